import { sql } from "kysely";
import type { Trx } from "../../database/connect.ts";

export interface AccountRow {
  user_no: string;
  org_no: string;
  login_name: string;
  is_operator: boolean;
}

/** An account by login name or mobile number. */
export async function findAccount(trx: Trx, loginName: string): Promise<AccountRow | undefined> {
  const { rows } = await sql<AccountRow>`select user_no, org_no, login_name, is_operator from app_user
    where login_name = ${loginName} or mobile = ${loginName} order by login_name = ${loginName} desc limit 1`.execute(
    trx,
  );
  return rows[0];
}

/** Locks an account, or with null lets it sign in again. */
export async function setLock(
  trx: Trx,
  { userNo, since, reason }: { userNo: string; since: Date | null; reason: string },
): Promise<void> {
  await sql`update app_user set gmt_lock = ${since}, lock_reason = ${reason}, gmt_modified = now() where user_no = ${userNo}`.execute(
    trx,
  );
}

export async function hasOrganisation(trx: Trx, orgNo: string): Promise<boolean> {
  const { rows } = await sql`select 1 from organisation where org_no = ${orgNo}`.execute(trx);
  return rows.length > 0;
}

/** An organisation whose site comes later; its folder may have been faster. */
export async function insertOrganisation(
  trx: Trx,
  { orgNo, orgName }: { orgNo: string; orgName: string },
): Promise<void> {
  await sql`insert into organisation (org_no, org_name) values (${orgNo}, ${orgName}) on conflict (org_no) do nothing`.execute(
    trx,
  );
}
