import { sql } from "kysely";
import type { StaffRole } from "../../generated/contract.ts";
import { UserTypeEnum } from "../../generated/enums.ts";
import type { Trx } from "../database/connect.ts";

/**
 * The accounts that look after something of an organisation, which are told of it: its own, and those of its staff in
 * these roles. At most two hundred user numbers; in scope system.
 */
export async function organisationPeople(
  trx: Trx,
  { orgNo, roles }: { orgNo: string; roles: readonly StaffRole[] },
): Promise<string[]> {
  const { rows } = await sql<{ user_no: string }>`select user_no from app_user
      where org_no = ${orgNo} and user_type = ${UserTypeEnum.organisation}
    union select user_no from org_staff
      where org_no = ${orgNo} and state = 'accepted' and staff_role = any(${[...roles]}::text[])
    order by user_no limit 200`.execute(trx);
  return rows.map(({ user_no }) => user_no);
}
