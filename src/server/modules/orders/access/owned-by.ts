import { UserTypeEnum } from "../../../../generated/enums.ts";
import type { Trx } from "../../../database/connect.ts";
import { PLATFORM } from "../../../lib/org-no.ts";

/** Whose a course, an exam or a class is. */
export interface Owner {
  /** The lecturer. */
  owner: string | null;
  orgNo: string | null;
}

/**
 * Tells what is a person's own: what they teach, and for the account of an organisation all that is the
 * organisation's. In a transaction that may read the person.
 */
export async function ownedBy(trx: Trx, userNo: string): Promise<(of: Owner) => boolean> {
  const row = await trx
    .selectFrom("app_user")
    .where("user_no", "=", userNo)
    .where("user_type", "=", UserTypeEnum.organisation)
    .where("org_no", "<>", PLATFORM)
    .select("org_no")
    .executeTakeFirst();
  return ({ owner, orgNo }) => owner === userNo || (row !== undefined && row.org_no === orgNo);
}
