import { createHash, randomBytes } from "node:crypto";
import { mkdir, open, rm } from "node:fs/promises";
import { join } from "node:path";
import { LiveStatusEnum } from "../../../generated/enums.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import { presentLiveStatus } from "../catalogue/index.ts";
import { newMediaKey } from "../media/index.ts";
import { addEvent } from "../../core/outbox/add-event.ts";
import type { Services } from "../../core/services.ts";
import { PRIVATE_FOLDER } from "../../core/private-files.ts";
import { forgetReplay, type TakenReplay } from "./replay-queries.ts";
import { selectSession } from "./session-queries.ts";

export type ReplayNeeds = Pick<Services, "db" | "storage" | "settings" | "live" | "liveRooms" | "now">;

/** ms after a session: a recording that was not there by then does not come. */
const TIMEOUT_MS = 48 * 60 * 60_000;
/** ms until what was put into the storage and is named by nothing is removed. */
const ORPHAN_MS = 6 * 60 * 60_000;
/** Bytes: nine hours at 8 Mbit/s. A picture that nobody stopped must not fill the disk. */
export const MAX_BYTES = 32 * 1024 ** 3;

/** A recording that cannot become a replay, however often it is tried. */
export class UselessRecording extends Error {}

/**
 * Fetches the recording of a session that is over and makes it its replay. Done again, nothing changes. Rejects while
 * the picture is still coming, or where the media server has no recording yet: it is tried again later. `signal` breaks
 * it off.
 */
export async function keepReplay(
  taken: TakenReplay,
  services: ReplayNeeds,
  { signal, maxBytes = MAX_BYTES }: { signal: AbortSignal; maxBytes?: number },
): Promise<void> {
  const { storage, settings, live, liveRooms, now } = services;
  const periodId = taken.period_id;
  const asSystem = <Result>(work: Parameters<typeof withActor<Result>>[2]) => withActor(services.db, systemActor, work);
  const session = await asSystem((trx) => selectSession(trx, periodId));
  const isWanted =
    session?.gmt_start && session.begin_time && session.end_time && !session.has_replay && settings.live?.playbackUrl;
  if (!isWanted || now().getTime() > session.end_time!.getTime() + TIMEOUT_MS)
    return void (await asSystem((trx) => forgetReplay(trx, taken)));
  const { begin_time, end_time, gmt_start, gmt_stop } = {
    ...session,
    begin_time: session.begin_time!,
    end_time: session.end_time!,
    gmt_start: session.gmt_start!,
  };
  if (presentLiveStatus({ ...session, begin_time, end_time }, now()) === LiveStatusEnum.live)
    throw new Error("the session is not over");
  const to = gmt_stop && gmt_stop > end_time ? gmt_stop : end_time;
  const recording = await live.recording({
    channelNo: session.lecturer_user_no,
    periodId,
    from: new Date(gmt_start.getTime() - 1000),
    to,
    signal,
  });
  if (!recording) throw new Error("the media server has no recording yet");
  const folder = join(settings.dataDir, "incoming");
  const path = join(folder, `live-${randomBytes(12).toString("hex")}`);
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
  try {
    const { bytes, sha256 } = await save(recording.stream, { path, signal, maxBytes });
    const key = newMediaKey("mp4");
    // Said before it is put there: where this is interrupted, or another was faster, nothing is left lying about for
    // ever.
    await asSystem((trx) =>
      addEvent(trx, { topic: "storage.remove", payload: { keys: [key] }, now: now(), delay: ORPHAN_MS }),
    );
    await storage.put(key, path);
    await asSystem(async (trx) => {
      if (!(await forgetReplay(trx, taken))) return;
      await trx
        .insertInto("period_media")
        .values({
          period_id: periodId,
          kind: "mp4",
          name: "replay.mp4",
          storage_key: key,
          media_type: "video/mp4",
          seconds: recording.seconds,
          bytes: String(bytes),
          sha256,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    });
  } finally {
    recording.stream.destroy();
    await rm(path, { force: true });
  }
  await liveRooms.changed(periodId);
}

async function save(
  stream: AsyncIterable<Buffer>,
  { path, signal, maxBytes }: { path: string; signal: AbortSignal; maxBytes: number },
): Promise<{ bytes: number; sha256: Buffer }> {
  const hash = createHash("sha256");
  let bytes = 0;
  const file = await open(path, "wx", 0o600);
  try {
    for await (const piece of stream) {
      signal.throwIfAborted();
      hash.update(piece);
      bytes += piece.length;
      if (bytes > maxBytes) throw new UselessRecording("the recording is too large");
      await file.writeFile(piece);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  if (bytes === 0) throw new Error("the recording is empty");
  return { bytes, sha256: hash.digest() };
}
