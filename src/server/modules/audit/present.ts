import type { AuditEntry } from "../../../generated/types.ts";
import type { Texts } from "../../../site/compile/texts.ts";
import type { AuditRow } from "./audit-queries.ts";
import { dateTimeIn } from "../../lib/date-time.ts";

/** An entry of the audit log as it leaves the server. An action without words in this language shows itself. */
export function presentAudit(
  row: AuditRow,
  { timeZone, texts, names }: { timeZone: string; texts: Texts; names: ReadonlyMap<string, string> },
): AuditEntry {
  return {
    id: row.id,
    gmtCreate: dateTimeIn(timeZone, row.gmt_create),
    actorKind: row.actor_kind,
    actorUserNo: row.actor_user_no ?? "",
    actorName: row.actor_name || (names.get(row.actor_user_no ?? "") ?? ""),
    action: row.action,
    actionName: texts.lookup(`site.audit.${row.action}`) ?? row.action,
    orgNo: row.org_no ?? "",
    orgName: row.org_name ?? "",
    subject: row.subject,
    detail: row.detail,
  };
}
