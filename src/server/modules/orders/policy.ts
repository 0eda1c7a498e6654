import { operator, signedIn, type Policies } from "../../core/policy.ts";
import { runningSite } from "../../core/whose.ts";
import type { OperationContext } from "../../core/context.ts";

/** The platform's statement is for operators; whose others are, the session says. */
const ownStatement = (context: OperationContext, { of }: { of?: "own" | "platform" | undefined }): boolean =>
  of === "platform" ? operator(context) : signedIn(context);

/** Coupons: organisations make their own, operators everybody's; and statements. */
export const orderPolicies = {
  listOwnCoupons: runningSite,
  listCouponTargets: runningSite,
  saveCoupon: runningSite,
  issueCoupon: runningSite,
  suspendCoupon: runningSite,
  suspendCoupons: runningSite,
  listCouponUses: runningSite,
  listStatements: ownStatement,
  getStatement: ownStatement,
  exportStatement: ownStatement,
} satisfies Partial<Policies>;
