import type { Message } from "../../../generated/types.ts";
import { withoutOffLinks } from "../../../site/compile/without-off.ts";
import type { OperationContext } from "../../core/context.ts";
import { dateTimeIn } from "../../lib/date-time.ts";
import type { MessageRow } from "./queries.ts";

/** People are told when it was sent, not when it was written. Nothing of it leads to what the site does not offer. */
export function presentMessage(row: MessageRow, { settings, isOff }: OperationContext["site"]): Message {
  return {
    id: row.id,
    msgId: row.msg_id,
    // Checked by the table.
    msgType: row.msg_type as Message["msgType"],
    msgTitle: row.msg_title,
    // Checked when it was written.
    msgText: withoutOffLinks(row.msg_text as Message["msgText"], isOff),
    isRead: row.gmt_read === null ? 0 : 1,
    isTop: row.is_top ? 1 : 0,
    gmtCreate: dateTimeIn(settings.timeZone, row.send_time),
  };
}
