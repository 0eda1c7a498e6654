import { sql } from "kysely";
import { PeriodTypeEnum } from "../../../generated/enums.ts";
import type { Trx } from "../../database/connect.ts";
import { isSentAt, NEAR_MS } from "../catalogue/index.ts";

/** A session with everything that decides about it. */
export type SessionRow = NonNullable<Awaited<ReturnType<typeof selectSession>>> & { begin_time: Date; end_time: Date };

/** A session by its period, whatever its course; undefined where there is none. In scope `system`. */
export function selectSession(trx: Trx, periodId: string) {
  return trx
    .selectFrom("period")
    .innerJoin("course", "course.id", "period.course_id")
    .leftJoin("live_session", "live_session.period_id", "period.id")
    .where("period.id", "=", periodId)
    .where("period.period_type", "=", PeriodTypeEnum.live)
    .where("period.gmt_remove", "is", null)
    .where("period.begin_time", "is not", null)
    .where("period.end_time", "is not", null)
    .select([
      "period.id",
      "period.course_id",
      "period.period_name",
      "period.begin_time",
      "period.end_time",
      "course.lecturer_user_no",
      "course.org_no",
      "live_session.is_on",
      "live_session.gmt_start",
      "live_session.gmt_stop",
      "live_session.has_replay",
      "live_session.is_paused",
    ])
    .executeTakeFirst();
}

/**
 * The session that a lecturer's channel is for at a moment: the one that is on, or the next that is near. In scope
 * `system`.
 */
export async function selectSessionOfChannel(
  trx: Trx,
  { channelNo, now }: { channelNo: string; now: Date },
): Promise<{ id: string } | undefined> {
  const opens = new Date(now.getTime() + NEAR_MS);
  const { rows } = await sql<{ id: string }>`
    select period.id from period join course on course.id = period.course_id left join live_session on live_session.period_id = period.id
    where course.lecturer_user_no = ${channelNo} and course.audit_status = 1 and period.period_type = 2
    and period.gmt_remove is null and period.begin_time <= ${opens}
      and (period.end_time > ${now} or ${isSentAt(now)})
    order by coalesce(live_session.is_on, false) and period.end_time > ${now} desc, period.begin_time <= ${now}
    and period.end_time > ${now} desc, period.begin_time, period.id
    limit 1`.execute(trx);
  return rows[0];
}

/** A picture comes in: the channel has one, so its other sessions have none any more; gives those that had. */
export async function markOn(
  trx: Trx,
  { channelNo, periodId, sourceId, now }: { channelNo: string; periodId: string; sourceId: string; now: Date },
): Promise<string[]> {
  // Of one that nobody told the end of, it is that of its time.
  const { rows } = await sql<{ period_id: string }>`
    update live_session
    set is_on = false, source_id = '', gmt_modified = ${now},
    gmt_stop = case when ${isSentAt(now)} then ${now}::timestamptz else period.end_time end
    from period join course on course.id = period.course_id
    where period.id = live_session.period_id and course.lecturer_user_no = ${channelNo} and live_session.is_on and period.id <> ${periodId}
    returning live_session.period_id`.execute(trx);
  await sql`insert into live_session (period_id, is_on, source_id, gmt_start) values (${periodId}, true, ${sourceId}, ${now})
    on conflict (period_id)
    do update set is_on = true, source_id = excluded.source_id, gmt_start = coalesce(live_session.gmt_start, excluded.gmt_start),
      gmt_stop = null, gmt_modified = ${now}`.execute(trx);
  return rows.map(({ period_id }) => period_id);
}

/**
 * The picture of a channel is gone; gives the sessions that it was of. Of a connection that was followed by another:
 * none.
 */
export async function markOff(
  trx: Trx,
  { channelNo, sourceId, now }: { channelNo: string; sourceId: string; now: Date },
): Promise<string[]> {
  const { rows } = await sql<{ period_id: string }>`
    update live_session set is_on = false, source_id = '', gmt_stop = ${now}, gmt_modified = ${now}
    from period join course on course.id = period.course_id
    where period.id = live_session.period_id and course.lecturer_user_no = ${channelNo} and live_session.is_on
      and (live_session.source_id = ${sourceId} or ${sourceId} = '' or live_session.source_id = '')
    returning live_session.period_id`.execute(trx);
  return rows.map(({ period_id }) => period_id);
}

/** The sessions of a channel that were sent lately and have no replay. */
export async function selectWithoutReplay(
  trx: Trx,
  { channelNo, since }: { channelNo: string; since: Date },
): Promise<{ id: string; end_time: Date }[]> {
  const { rows } = await sql<{ id: string; end_time: Date }>`
    select period.id, period.end_time from live_session join period on period.id = live_session.period_id
    join course on course.id = period.course_id
    where course.lecturer_user_no = ${channelNo} and live_session.gmt_start > ${since} and not live_session.has_replay
    and period.end_time is not null`.execute(trx);
  return rows;
}
