import type { Trx } from "../../database/connect.ts";
import type { PageRange } from "../../lib/paging.ts";

export interface MessageFilter {
  userNo: string;
  /** Messages whose time to be sent comes later are not there yet. */
  now: Date;
  isRead?: boolean | undefined;
}

export type MessageRow = Awaited<ReturnType<typeof selectMessages>>[number];

export function selectMessages(trx: Trx, filter: MessageFilter, range: PageRange) {
  return sent(trx, filter)
    .select([
      "msg_user.id",
      "msg_user.msg_id",
      "msg_user.gmt_read",
      "msg_user.is_top",
      "msg.msg_type",
      "msg.msg_title",
      "msg.msg_text",
      "msg.send_time",
    ])
    .orderBy("msg_user.is_top", "desc")
    .orderBy("msg.send_time", "desc")
    .orderBy("msg_user.id", "desc")
    .limit(range.pageSize)
    .offset(range.offset)
    .execute();
}

export async function countSent(trx: Trx, filter: MessageFilter): Promise<number> {
  const { total } = await sent(trx, filter)
    .select(({ fn }) => fn.countAll<string>().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Whether a message was sent to the person. */
export async function wasSent(trx: Trx, { id, ...filter }: MessageFilter & { id: string }): Promise<boolean> {
  const row = await sent(trx, filter).where("msg_user.id", "=", id).select("msg_user.id").executeTakeFirst();
  return row !== undefined;
}

/** Marks one message, or all that were sent; what was read before keeps its time. */
export async function markRead(
  trx: Trx,
  { userNo, now, id }: { userNo: string; now: Date; id?: string },
): Promise<void> {
  const query = trx
    .updateTable("msg_user")
    .set({ gmt_read: now })
    .where("user_no", "=", userNo)
    .where("gmt_read", "is", null)
    .where("msg_id", "in", (where) => where.selectFrom("msg").select("msg.id").where("msg.send_time", "<=", now));
  await (id === undefined ? query : query.where("id", "=", id)).execute();
}

function sent(trx: Trx, { userNo, now, isRead }: MessageFilter) {
  const query = trx
    .selectFrom("msg_user")
    .innerJoin("msg", "msg.id", "msg_user.msg_id")
    .where("msg_user.user_no", "=", userNo)
    .where("msg.send_time", "<=", now);
  return isRead === undefined ? query : query.where("msg_user.gmt_read", isRead ? "is not" : "is", null);
}
