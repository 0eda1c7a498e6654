import { sql } from "kysely";
import type { Trx } from "../../database/connect.ts";
import { canonicalJson } from "../../lib/canonical-json.ts";
import { cutText } from "../../../shared/cut-text.ts";

/** Who did it: a person on a page, a program with an operator's token, the command line, or a file in TENANTS_DIR. */
export type AuditActorKind = "user" | "token" | "cli" | "folder";

export interface AuditActor {
  actorKind: AuditActorKind;
  /** The account it was done with; undefined for a folder. */
  actorUserNo?: string | undefined;
  /** The token, or the person at the machine; an account's name is looked up when the log is read. */
  actorName?: string | undefined;
  /** What they may for the organisation whose staff they are; kept with the detail. */
  staffRole?: string | undefined;
}

export interface AuditRecord extends AuditActor {
  /** What was done, such as `site.publish`: names with dots between. Its words are the text `site.audit.<action>`. */
  action: string;
  /** The organisation that it is about. */
  orgNo?: string | undefined;
  /** What it was done to, such as `course:42`. */
  subject: string;
  /** What else is worth knowing in a year; no secrets, and nothing that is long. */
  detail?: Record<string, unknown> | undefined;
}

/**
 * Writes into the audit log, in the transaction of what is recorded: both are there, or neither. The entry is bound
 * into the chain when the transaction commits (0031_audit_log.sql), so it does not matter where in it this is called.
 */
export function recordAudit(trx: Trx, record: AuditRecord): Promise<void> {
  return recordAudits(trx, [record]);
}

/** The same for several, in their order. */
export async function recordAudits(trx: Trx, records: readonly AuditRecord[]): Promise<void> {
  if (records.length === 0) return;
  const rows = JSON.stringify(records.map(toRow));
  await sql`insert into audit_entry (actor_kind, actor_user_no, actor_name, action, org_no, subject, detail)
    select actor_kind, actor_user_no, actor_name, action, org_no, subject, detail::json
    from json_to_recordset(${rows}::json) as record(actor_kind text, actor_user_no bigint, actor_name text,
      action text, org_no text, subject text, detail text)`.execute(trx);
}

function toRow({ actorKind, actorUserNo, actorName, staffRole, action, orgNo, subject, detail }: AuditRecord) {
  const text = canonicalJson({ ...detail, ...(staffRole === undefined ? {} : { staffRole }) });
  return {
    actor_kind: actorKind,
    actor_user_no: actorUserNo ?? null,
    actor_name: cutText(actorName ?? "", 200),
    action,
    org_no: orgNo || null,
    subject: cutText(subject, 300),
    // A detail that is too long must not keep what it tells of from being done.
    detail: Buffer.byteLength(text) <= LONGEST ? text : canonicalJson({ shortened: cutText(text, LONGEST / 4) }),
  };
}

/** Bytes; the table takes a little more. */
const LONGEST = 16_000;
