import { sql } from "kysely";
import type { Trx } from "../../../database/connect.ts";
import { MESSAGES_AT_A_TIME, type LiveMessage } from "../../../../shared/live-chat.ts";

interface MessageRow {
  id: string;
  ref: string;
  user_no: string;
  user_name: string;
  is_staff: boolean;
  message_text: string;
  gmt_create: Date;
}

/** The last messages of a session, or those before one, the oldest first; all in scope `system`. */
export async function selectMessages(
  trx: Trx,
  { periodId, before }: { periodId: string; before?: string | undefined },
): Promise<{ messages: LiveMessage[]; hasMore: boolean }> {
  const { rows } = await sql<MessageRow>`
    select id, ref, user_no, user_name, is_staff, message_text, gmt_create from live_message
    where period_id = ${periodId} and gmt_remove is null and (${before ?? null}::bigint is null or id < ${before ?? null})
    order by id desc limit ${MESSAGES_AT_A_TIME + 1}`.execute(trx);
  return {
    messages: rows.slice(0, MESSAGES_AT_A_TIME).reverse().map(messageOf),
    hasMore: rows.length > MESSAGES_AT_A_TIME,
  };
}

export async function selectMessage(
  trx: Trx,
  { periodId, id }: { periodId: string; id: string },
): Promise<LiveMessage | undefined> {
  const { rows } = await sql<MessageRow>`
    select id, ref, user_no, user_name, is_staff, message_text, gmt_create from live_message
    where period_id = ${periodId} and id = ${id} and gmt_remove is null`.execute(trx);
  return rows[0] && messageOf(rows[0]);
}

export interface NewMessage {
  periodId: string;
  userNo: string;
  userName: string;
  isStaff: boolean;
  text: string;
  ref: string;
  now: Date;
}

/** The same message that was sent before; "removed" where it was taken away since. */
export async function selectByRef(
  trx: Trx,
  { periodId, userNo, ref }: Pick<NewMessage, "periodId" | "userNo" | "ref">,
): Promise<LiveMessage | "removed" | undefined> {
  const { rows } = await sql<MessageRow & { is_removed: boolean }>`
    select id, ref, user_no, user_name, is_staff, message_text, gmt_create, gmt_remove is not null as is_removed from live_message
    where period_id = ${periodId} and user_no = ${userNo} and ref = ${ref}`.execute(trx);
  return rows[0]?.is_removed ? "removed" : rows[0] && messageOf(rows[0]);
}

export async function addMessage(
  trx: Trx,
  { periodId, userNo, userName, isStaff, text, ref, now }: NewMessage,
): Promise<LiveMessage> {
  const { rows } = await sql<MessageRow>`
    insert into live_message (period_id, user_no, user_name, is_staff, message_text, ref, gmt_create)
    values (${periodId}, ${userNo}, ${userName}, ${isStaff}, ${text}, ${ref}, ${now})
    returning id, ref, user_no, user_name, is_staff, message_text, gmt_create`.execute(trx);
  return messageOf(rows[0]!);
}

/** When somebody wrote within some time, the oldest first; removed messages too. */
export async function selectTimes(
  trx: Trx,
  { periodId, userNo, since }: { periodId: string; userNo: string; since: Date },
): Promise<Date[]> {
  const { rows } = await sql<{ gmt_create: Date }>`
    select gmt_create from live_message where period_id = ${periodId} and user_no = ${userNo} and gmt_create > ${since}
    order by gmt_create`.execute(trx);
  return rows.map(({ gmt_create }) => gmt_create);
}

/** True where it was there and is not any more. */
export async function removeMessage(
  trx: Trx,
  { periodId, id, by, now }: { periodId: string; id: string; by: string; now: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update live_message set gmt_remove = ${now}, remove_user_no = ${by}
    where period_id = ${periodId} and id = ${id} and gmt_remove is null`.execute(trx);
  return (numAffectedRows ?? 0n) > 0n;
}

function messageOf(row: MessageRow): LiveMessage {
  return {
    id: row.id,
    ref: row.ref,
    userNo: row.user_no,
    userName: row.user_name,
    isStaff: row.is_staff,
    text: row.message_text,
    time: row.gmt_create.getTime(),
  };
}
