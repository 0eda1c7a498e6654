import { sql } from "kysely";
import type { Actor } from "../../database/actor.ts";
import type { Trx } from "../../database/connect.ts";
import { isSentAt, type LiveFacts } from "../catalogue/index.ts";
import type { PageRange } from "../../lib/paging.ts";

export interface SessionFilter {
  actor: Actor;
  which: "coming" | "past";
  now: Date;
}

export interface SessionListRow extends LiveFacts {
  id: string;
  period_name: string;
  course_id: string;
  course_name: string;
  lecturer_name: string | null;
  members: number;
  messages: number;
}

export async function selectSessions(trx: Trx, filter: SessionFilter, range: PageRange): Promise<SessionListRow[]> {
  const order =
    filter.which === "coming" ? sql`period.begin_time, period.id` : sql`period.begin_time desc, period.id desc`;
  const { rows } = await sql<SessionListRow>`
    select period.id, period.period_name, period.begin_time, period.end_time, course.id as course_id,
    course.course_name, lecturer.lecturer_name,
      live_session.is_on, live_session.gmt_start, live_session.has_replay,
      (select count(*)::int from live_member where live_member.period_id = period.id and not is_staff) as members,
      (select count(*)::int from live_message where live_message.period_id = period.id and gmt_remove is null) as messages
    ${sessionsFrom(filter)}
    order by ${order} limit ${range.pageSize} offset ${range.offset}`.execute(trx);
  return rows;
}

export async function countSessions(trx: Trx, filter: SessionFilter): Promise<number> {
  const { rows } = await sql<{ total: string }>`select count(*) as total ${sessionsFrom(filter)}`.execute(trx);
  return Number(rows[0]?.total ?? 0);
}

function sessionsFrom({ actor, which, now }: SessionFilter) {
  const isOver = sql`(period.end_time <= ${now} and not coalesce(${isSentAt(now)}, false))`;
  return sql`from period join course on course.id = period.course_id
    left join lecturer on lecturer.lecturer_user_no = course.lecturer_user_no left join live_session on live_session.period_id = period.id
    where period.period_type = 2 and period.gmt_remove is null and period.begin_time is not null
    and period.end_time is not null and ${ownedBy(actor)}
      and ${which === "past" ? isOver : sql`not ${isOver}`}`;
}

function ownedBy(actor: Actor) {
  if (actor.scope === "operator") return sql`true`;
  if (actor.scope === "organisation") return sql`course.org_no = ${actor.orgNo} and course.org_no <> 'default'`;
  return actor.scope === "user" ? sql`course.lecturer_user_no = ${actor.userNo}` : sql`false`;
}

export interface AttendeeRow {
  user_no: string;
  name: string;
  mobile: string | null;
  gmt_join: Date;
  gmt_leave: Date;
  seconds: number;
}

/** Those who came, without those who look after the session. */
export async function selectAttendees(
  trx: Trx,
  periodId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<AttendeeRow[]> {
  const { rows } = await sql<AttendeeRow>`
    select live_member.user_no, app_user.name, app_user.mobile, live_member.gmt_join, live_member.gmt_leave, live_member.seconds
    from live_member join app_user on app_user.user_no = live_member.user_no
    where live_member.period_id = ${periodId} and not live_member.is_staff and live_member.gmt_join is not null
    order by live_member.seconds desc, live_member.user_no limit ${limit} offset ${offset}`.execute(trx);
  return rows;
}

export async function countAttendees(trx: Trx, periodId: string): Promise<number> {
  const { rows } = await sql<{
    total: string;
  }>`select count(*) as total from live_member where period_id = ${periodId} and not is_staff and gmt_join is not null`.execute(
    trx,
  );
  return Number(rows[0]?.total ?? 0);
}
