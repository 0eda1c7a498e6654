import type { Trx } from "../server/database/connect.ts";
import { accounts } from "./content/accounts.ts";
import { messages } from "./content/messages.ts";
import { dayAt, insertRows, required } from "./insert-rows.ts";
import { richText } from "./rich-text.ts";

/** Messages of the demo's accounts: read and unread, one on top, one that is still to be sent. */
export async function seedMessages(trx: Trx, now: Date): Promise<void> {
  const mobiles = accounts.map(({ mobile }) => mobile);
  const users = await trx.selectFrom("app_user").select(["user_no", "mobile"]).where("mobile", "in", mobiles).execute();
  const userNos = new Map(users.map(({ mobile, user_no }) => [mobile ?? "", user_no]));
  const rows = await insertRows<{ id: string; msg_title: string }>(
    trx,
    "msg",
    messages.map((message) => {
      const sent = dayAt(now, -message.daysAgo, 9);
      return {
        org_no: "default",
        msg_type: message.type,
        msg_title: message.title,
        msg_text: richText(message.body),
        send_time: sent,
        gmt_create: now,
        gmt_modified: now,
      };
    }),
    ["id", "msg_title"],
  );
  const ids = new Map(rows.map(({ id, msg_title }) => [msg_title, id]));
  await insertRows(
    trx,
    "msg_user",
    messages.flatMap((message) =>
      (message.to ?? mobiles).map((mobile) => ({
        msg_id: required(ids, message.title),
        user_no: required(userNos, mobile),
        is_top: message.isTop === true,
        gmt_read: message.isRead ? dayAt(now, -message.daysAgo, 20) : null,
        gmt_create: now,
      })),
    ),
  );
}
