import type { AuditEntry } from "../../../generated/types.ts";
import type { Texts } from "../../../site/compile/texts.ts";
import type { AuditRow } from "./audit-queries.ts";
import { dateTimeIn } from "../../lib/date-time.ts";
import { PLATFORM } from "../../lib/org-no.ts";

interface Presentation {
  timeZone: string;
  texts: Texts;
  /** The names of those whose entry has none, by their number. */
  names: ReadonlyMap<string, string>;
  /** What the platform's own site is called in the reader's language. */
  platformName: string;
}

/** An entry of the audit log as it leaves the server. An action without words in this language shows itself. */
export function presentAudit(row: AuditRow, { timeZone, texts, names, platformName }: Presentation): AuditEntry {
  return {
    id: row.id,
    gmtCreate: dateTimeIn(timeZone, row.gmt_create),
    actorKind: row.actor_kind,
    actorUserNo: row.actor_user_no ?? "",
    actorName: row.actor_name || (names.get(row.actor_user_no ?? "") ?? ""),
    action: row.action,
    actionName: texts.lookup(`site.audit.${row.action}`) ?? row.action,
    orgNo: row.org_no ?? "",
    orgName: (row.org_no === PLATFORM && platformName) || (row.org_name ?? ""),
    subject: row.subject,
    detail: row.detail,
  };
}
