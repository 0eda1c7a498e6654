import { UserTypeEnum } from "../../../../generated/enums.ts";
import type { Session } from "../../../core/context.ts";
import { fail } from "../../../core/errors.ts";
import { PLATFORM } from "../../../lib/org-no.ts";
import type { Earner } from "../ledger/accounts.ts";

/**
 * Who a signed-in person earns for: their organisation, or themselves. NO_PERMISSION for who does not teach, unless
 * `anyone` may ask.
 */
export function earnerIn({ userNo, orgNo, userType }: Session, { anyone = false } = {}): Earner {
  if (userType === UserTypeEnum.organisation && orgNo !== PLATFORM) return { orgNo };
  return anyone || userType === UserTypeEnum.lecturer ? { userNo } : fail("NO_PERMISSION");
}

/** The columns of an earner in the tables that have them. */
export function columnsOf(earner: Earner): { user_no: string | null; org_no: string | null } {
  return "userNo" in earner ? { user_no: earner.userNo, org_no: null } : { user_no: null, org_no: earner.orgNo };
}
