import { PLATFORM } from "../../../lib/org-no.ts";
import { sql } from "kysely";
import type { Trx } from "../../../database/connect.ts";
import { fail } from "../../../core/errors.ts";
import { readQuota } from "./quota.ts";

/**
 * Refuses somebody who is about to belong to an organisation that has no place left: QUOTA_MEMBERS. Of two who come at
 * once the second counts the first, because the organisation's row is held. The platform has room for everybody. In
 * scope
 * `system`.
 */
export async function refuseMember(trx: Trx, orgNo: string): Promise<void> {
  if (orgNo === PLATFORM) return;
  const { members } = await readQuota(trx, { orgNo, usualStorageGb: 0 });
  if (members === undefined) return;
  await sql`select 1 from organisation where org_no = ${orgNo} for no key update`.execute(trx);
  if ((await countMembers(trx, orgNo)) >= members) fail("QUOTA_MEMBERS", { args: { limit: members } });
}

/** Accounts that belong to an organisation, of every kind. */
export async function countMembers(trx: Trx, orgNo: string): Promise<number> {
  const { rows } = await sql<{
    members: number;
  }>`select count(*)::int as members from app_user where org_no = ${orgNo}`.execute(trx);
  return rows[0]?.members ?? 0;
}
