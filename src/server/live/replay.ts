import { createHash, randomBytes } from "node:crypto";
import { mkdir, open, rm } from "node:fs/promises";
import { join } from "node:path";
import { systemActor, withActor } from "../database/actor.ts";
import type { Services } from "../services.ts";
import { selectSession } from "./session-queries.ts";

type Needed = Pick<Services, "db" | "storage" | "settings" | "live" | "liveRooms" | "now">;

/** ms after a session: a recording that was not there by then does not come. */
const PATIENCE_MS = 48 * 60 * 60_000;

/**
 * Fetches the recording of a session that is over and makes it its replay. Done again, nothing changes. Rejects while the
 * picture is still coming, or where the media server has no recording yet: it is tried again later.
 */
export async function keepReplay(periodId: string, services: Needed): Promise<void> {
  const session = await withActor(services.db, systemActor, (trx) => selectSession(trx, periodId));
  if (!session?.gmt_start || !session.end_time || session.has_replay) return;
  if (!services.settings.live?.playbackUrl || services.now().getTime() > session.end_time.getTime() + PATIENCE_MS) return;
  if (session.is_on) throw new Error("the session is still being sent");
  const from = new Date(session.gmt_start.getTime() - 1000);
  const to = session.gmt_stop && session.gmt_stop > session.end_time ? session.gmt_stop : session.end_time;
  const recording = await services.live.recording({ channelNo: session.lecturer_user_no, periodId, from, to });
  if (!recording) throw new Error("the media server has no recording yet");
  const folder = join(services.settings.dataDir, "incoming");
  const path = join(folder, `live-${randomBytes(12).toString("hex")}`);
  await mkdir(folder, { recursive: true });
  try {
    const { bytes, sha256 } = await save(recording.stream, path);
    const name = randomBytes(16).toString("hex");
    const key = `private/media/${name.slice(0, 2)}/${name.slice(2)}.mp4`;
    await services.storage.put(key, path);
    const isKept = await withActor(services.db, systemActor, async (trx) => {
      const { numInsertedOrUpdatedRows } = await trx
        .insertInto("period_media")
        .values({ period_id: periodId, kind: "mp4", name: "replay.mp4", storage_key: key, media_type: "video/mp4", seconds: recording.seconds, bytes: String(bytes), sha256 })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return (numInsertedOrUpdatedRows ?? 0n) > 0n;
    });
    if (!isKept) await services.storage.remove(key);
  } finally {
    await rm(path, { force: true });
  }
  await services.liveRooms.changed(periodId);
}

async function save(stream: AsyncIterable<Buffer>, path: string): Promise<{ bytes: number; sha256: Buffer }> {
  const hash = createHash("sha256");
  let bytes = 0;
  const file = await open(path, "wx");
  try {
    for await (const piece of stream) {
      hash.update(piece);
      bytes += piece.length;
      await file.writeFile(piece);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  if (bytes === 0) throw new Error("the recording is empty");
  return { bytes, sha256: hash.digest() };
}
