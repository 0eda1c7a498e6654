import { sql } from "kysely";
import { contract } from "../../../../generated/contract.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import type { Db } from "../../../database/connect.ts";
import type { PreviewRight } from "./preview-token.ts";

/** Those of its staff who may make such a link. */
const roles = contract.createSitePreview.staff ?? [];

/**
 * Whether who made a preview link may edit that site today, as `ownSite` says of a call: a link ends with the right of
 * its maker, when the account is locked or gone, is of another organisation or no operator any more. Asked for each
 * page: one row by its key.
 */
export async function mayStillPreview(db: Db, { orgNo, userNo }: PreviewRight): Promise<boolean> {
  const { rows } = await withActor(db, systemActor, (trx) =>
    sql`select 1 from app_user where user_no = ${userNo} and gmt_lock is null
      and (is_operator or (user_type = 3 and org_no = ${orgNo} and org_no <> 'default')
        or exists (select from org_staff where org_staff.user_no = app_user.user_no and org_staff.org_no = ${orgNo}
          and state = 'accepted' and staff_role = any(${[...roles]}::text[])))`.execute(trx),
  );
  return rows.length > 0;
}
