import { sql } from "kysely";
import { PeriodTypeEnum } from "../generated/enums.ts";
import { systemActor, withActor } from "../server/database/actor.ts";
import { createJob, type Job } from "../server/core/job.ts";
import type { Metrics } from "../server/core/metrics.ts";
import type { Services } from "../server/core/services.ts";
import { BEGAN, LASTS, LIVE_SLUG } from "./seed-live.ts";
import { artworkAddress } from "./covers.ts";

const INTERVAL_MS = 30_000;

type Needed = Pick<Services, "db" | "liveRooms" | "log" | "now">;

/** Keeps the demo's live class on while the server runs: shortly before it would end, it began a while ago. */
export function keepDemoLive(services: Needed, metrics: Metrics): Job {
  return createJob({
    name: "demo-live",
    intervalMs: INTERVAL_MS,
    run: () => moveDemoLive(services),
    failure: "the demo's live class was not kept on",
    log: services.log,
    metrics,
  });
}

/**
 * Moves the session that is on, with its chat, where it is about to end or has ended; the one to come is always to
 * come.
 */
export async function moveDemoLive({ db, liveRooms, now }: Needed): Promise<void> {
  const at = now();
  const moved = await withActor(db, systemActor, async (trx) => {
    const course = await trx
      .selectFrom("course")
      .where("course_logo", "=", artworkAddress.course(LIVE_SLUG))
      .select("id")
      .executeTakeFirst();
    if (!course) return undefined;
    const sessions = await trx
      .selectFrom("period")
      .where("course_id", "=", course.id)
      .where("period_type", "=", PeriodTypeEnum.live)
      .select(["id", "begin_time", "end_time"])
      .orderBy("sort")
      .orderBy("id")
      .execute();
    const [running, coming] = [sessions[1], sessions[2]];
    if (coming?.begin_time && coming.begin_time.getTime() < at.getTime() + 60 * 60_000) {
      await sql`update period set begin_time = begin_time + interval '2 days', end_time = end_time + interval '2 days'
        where id = ${coming.id}`.execute(trx);
    }
    if (!running?.begin_time || !running.end_time || running.end_time.getTime() > at.getTime() + 2 * INTERVAL_MS)
      return undefined;
    const begin = new Date(at.getTime() - BEGAN * 60_000);
    const seconds = (begin.getTime() - running.begin_time.getTime()) / 1000;
    const later = sql`make_interval(secs => ${seconds})`;
    await trx
      .updateTable("period")
      .set({ begin_time: begin, end_time: new Date(begin.getTime() + LASTS * 60_000) })
      .where("id", "=", running.id)
      .execute();
    await sql`update live_message set gmt_create = gmt_create + ${later} where period_id = ${running.id} and ref like 'demo-%'`.execute(
      trx,
    );
    await sql`update live_member set gmt_join = gmt_join + ${later}, gmt_leave = gmt_leave + ${later}
      where period_id = ${running.id} and gmt_leave < ${begin}`.execute(trx);
    // Touched, so that lists hear of it.
    await sql`insert into live_session (period_id) values (${running.id}) on conflict (period_id)
      do update set gmt_modified = ${at}`.execute(trx);
    return running.id;
  });
  if (moved !== undefined) await liveRooms.changed(moved);
}
