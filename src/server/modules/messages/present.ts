import type { Message } from "../../../generated/types.ts";
import { dateTimeIn } from "../../lib/date-time.ts";
import type { MessageRow } from "./queries.ts";

/** People are told when it was sent, not when it was written. */
export function presentMessage(row: MessageRow, timeZone: string | undefined): Message {
  return {
    id: row.id,
    msgId: row.msg_id,
    // Checked by the table.
    msgType: row.msg_type as Message["msgType"],
    msgTitle: row.msg_title,
    // Checked when it was written.
    msgText: row.msg_text as Message["msgText"],
    isRead: row.gmt_read === null ? 0 : 1,
    isTop: row.is_top ? 1 : 0,
    gmtCreate: dateTimeIn(timeZone, row.send_time),
  };
}
