import { sql } from "kysely";
import type { Trx } from "../../database/connect.ts";
import type { AuditActorKind } from "./record-audit.ts";

export interface AuditFilter {
  orgNo?: string | undefined;
  /** A whole action, or one that ends with a dot for all that begin with it. */
  action?: string | undefined;
  userNo?: string | undefined;
  /** Days as YYYY-MM-DD in `timeZone`, both with them. */
  dateFrom?: string | undefined;
  dateUntil?: string | undefined;
  timeZone: string;
}

export interface AuditRow {
  id: string;
  gmt_create: Date;
  actor_kind: AuditActorKind;
  actor_user_no: string | null;
  actor_name: string;
  action: string;
  org_no: string | null;
  org_name: string | null;
  subject: string;
  detail: Record<string, unknown>;
}

/** Entries of the log, the newest first, from before one of them on. */
export async function selectAudits(
  trx: Trx,
  { filter, before, limit }: { filter: AuditFilter; before?: string | undefined; limit: number },
): Promise<AuditRow[]> {
  const { orgNo, action, userNo, dateFrom, dateUntil, timeZone } = filter;
  const conditions = [
    before === undefined ? undefined : sql`entry.id < ${before}`,
    orgNo === undefined ? undefined : sql`entry.org_no = ${orgNo}`,
    action === undefined
      ? undefined
      : action.endsWith(".")
        ? sql`entry.action like ${`${action.replaceAll(/[\\%_]/g, "\\$&")}%`}`
        : sql`entry.action = ${action}`,
    userNo === undefined ? undefined : sql`entry.actor_user_no = ${userNo}`,
    dateFrom === undefined ? undefined : sql`entry.gmt_create >= ${dateFrom}::date::timestamp at time zone ${timeZone}`,
    dateUntil === undefined
      ? undefined
      : sql`entry.gmt_create < (${dateUntil}::date + 1)::timestamp at time zone ${timeZone}`,
  ].filter((condition) => condition !== undefined);
  const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
  const { rows } = await sql<AuditRow>`
    select entry.id, entry.gmt_create, actor_kind, actor_user_no, actor_name,
      action, entry.org_no, organisation.org_name, subject, detail
    from audit_entry as entry
    left join organisation on organisation.org_no = entry.org_no
    ${where} order by entry.id desc limit ${limit}`.execute(trx);
  return rows;
}

/**
 * What the accounts are called. Accounts are not an operator's rows: who may read the log is told this of them, and no
 * more.
 */
export async function selectActorNames(trx: Trx, userNos: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (userNos.length === 0) return new Map();
  const rows = await trx
    .selectFrom("app_user")
    .select(["user_no", "name", "login_name"])
    .where("user_no", "in", userNos)
    .execute();
  return new Map(rows.map(({ user_no: userNo, name, login_name: loginName }) => [userNo, name || loginName]));
}
