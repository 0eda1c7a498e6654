import { systemActor, withActor } from "../../database/actor.ts";
import { channelOf } from "../../providers/live/live.ts";
import type { Services } from "../../core/services.ts";
import { noteReplay } from "./replay-queries.ts";
import { markOff, markOn, selectSessionOfChannel, selectWithoutReplay } from "./session-queries.ts";

/** What the media server tells: a picture comes in, it is gone, a piece of its recording is on disk. */
export type LiveEvent = "ready" | "notReady" | "recorded";

export interface LiveReport {
  event: LiveEvent;
  path: string;
  /** The connection that sends. */
  sourceId: string;
}

/** ms after a session that its recording is looked for: the last piece is being written. */
const RECORDING_AFTER_MS = 30_000;
const LATELY_MS = 24 * 60 * 60_000;

/**
 * Takes in what the media server tells. Told twice or late, nothing changes; of a channel or time without a session,
 * nothing is kept.
 */
export async function handleLiveWebhook(
  { event, path, sourceId }: LiveReport,
  services: Pick<Services, "db" | "liveRooms" | "now">,
): Promise<void> {
  const channelNo = channelOf(path);
  if (channelNo === undefined) return;
  const now = services.now();
  const changed = await withActor(services.db, systemActor, async (trx): Promise<string[]> => {
    if (event === "ready") {
      const session = await selectSessionOfChannel(trx, { channelNo, now });
      if (!session) return [];
      return [...(await markOn(trx, { channelNo, periodId: session.id, sourceId, now })), session.id];
    }
    if (event === "notReady") return markOff(trx, { channelNo, sourceId, now });
    for (const { id, end_time } of await selectWithoutReplay(trx, {
      channelNo,
      since: new Date(now.getTime() - LATELY_MS),
    })) {
      const due = new Date(Math.max(end_time.getTime(), now.getTime()) + RECORDING_AFTER_MS);
      await noteReplay(trx, { periodId: id, due });
    }
    return [];
  });
  for (const periodId of changed) await services.liveRooms.changed(periodId);
}
