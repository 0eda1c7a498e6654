import { sql } from "kysely";
import { AnnouncementAudienceEnum, AnnouncementStateEnum, MsgTypeEnum } from "../../../../generated/enums.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import type { Db, Trx } from "../../../database/connect.ts";
import { PLATFORM } from "../../../lib/org-no.ts";
import { MESSAGE_KIND } from "../message-kinds.ts";
import { addBySms } from "../write-message.ts";

/** Receivers in one transaction: a server that is stopped loses no more, and others are not kept waiting. */
const BATCH = 5000;

interface DueAnnouncement {
  id: string;
  org_no: string;
  audience: AnnouncementAudienceEnum;
  target_id: string | null;
  people: string[];
  msg_title: string;
  msg_text: unknown;
  is_top: boolean;
  msg_id: string | null;
  last_user_no: string;
}

/**
 * Sends the announcements whose time has come, batch by batch, going on where a stopped server was. Of several servers
 * one at a time works on an announcement. Gives how many messages were given to people.
 */
export async function sendAnnouncements(db: Db, now: Date, signal?: AbortSignal): Promise<number> {
  let total = 0;
  for (;;) {
    const sent = await withActor(db, systemActor, (trx) => sendBatch(trx, now));
    if (sent === undefined || signal?.aborted) return total + (sent ?? 0);
    total += sent;
  }
}

/** One batch of one announcement; undefined where nothing is due that no other server holds. */
async function sendBatch(trx: Trx, now: Date): Promise<number | undefined> {
  const [due] = (
    await sql<DueAnnouncement>`select id, org_no, audience, target_id, people, msg_title, msg_text, is_top, msg_id,
        last_user_no
      from announcement
      where state in (${AnnouncementStateEnum.scheduled}, ${AnnouncementStateEnum.sending}) and send_time <= ${now}
      order by send_time, id limit 1 for update skip locked`.execute(trx)
  ).rows;
  if (!due) return undefined;
  const msgId = due.msg_id ?? (await addMessage(trx, due, now));
  const [batch] = (
    await sql<{ last: string | null; picked: number; sent: number }>`with picked as materialized (
        select user_no from (${receivers(due)}) as receiver where user_no > ${due.last_user_no}::bigint
        order by user_no limit ${BATCH}),
      sent as (
        insert into msg_user (msg_id, user_no, is_top, gmt_create)
        select ${msgId}::bigint, user_no, ${due.is_top}::boolean, ${now}::timestamptz from picked
        where not exists (select from message_choice where message_choice.user_no = picked.user_no
          and ${MESSAGE_KIND.announcement}::smallint = any(muted))
        on conflict do nothing returning user_no),
      texted as (${addBySms({ msgId, kind: MESSAGE_KIND.announcement, at: now })})
      select (select max(user_no) from picked)::text as last, (select count(*) from picked)::int as picked,
        (select count(*) from sent)::int as sent`.execute(trx)
  ).rows;
  const { last = null, picked = 0, sent = 0 } = batch ?? {};
  await sql`update announcement set msg_id = ${msgId}, last_user_no = coalesce(${last}::bigint, last_user_no),
      count_sent = count_sent + ${sent}, gmt_modified = ${now},
      state = ${picked < BATCH ? AnnouncementStateEnum.sent : AnnouncementStateEnum.sending}
    where id = ${due.id}`.execute(trx);
  return sent;
}

async function addMessage(trx: Trx, due: DueAnnouncement, now: Date): Promise<string> {
  const isAboutStudy =
    due.audience === AnnouncementAudienceEnum.course || due.audience === AnnouncementAudienceEnum.grade;
  const { id } = await trx
    .insertInto("msg")
    .values({
      org_no: due.org_no,
      msg_type: isAboutStudy ? MsgTypeEnum.course : MsgTypeEnum.system,
      msg_title: due.msg_title,
      msg_text: JSON.stringify(due.msg_text),
      send_time: now,
      gmt_create: now,
      gmt_modified: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Whom an announcement is for. The platform's to everybody is for the people of all sites. */
function receivers({ audience, org_no, target_id, people }: DueAnnouncement) {
  switch (audience) {
    case AnnouncementAudienceEnum.everybody:
      return org_no === PLATFORM
        ? sql`select user_no from app_user`
        : sql`select user_no from app_user where org_no = ${org_no}`;
    case AnnouncementAudienceEnum.course:
      return sql`select distinct user_no from course_user where course_id = ${target_id} and gmt_revoke is null
        and (gmt_expire is null or gmt_expire > now())`;
    case AnnouncementAudienceEnum.grade:
      // 1: they are in it.
      return sql`select user_no from grade_member where grade_id = ${target_id} and state = 1`;
    case AnnouncementAudienceEnum.people:
      return sql`select user_no from app_user where user_no = any(${people}::bigint[])`;
  }
}
