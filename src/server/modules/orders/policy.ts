import type { Policies } from "../../core/policy.ts";
import { runningSite } from "../../core/whose.ts";

/** Coupons: organisations make their own, operators everybody's. */
export const orderPolicies = {
  listOwnCoupons: runningSite,
  listCouponTargets: runningSite,
  saveCoupon: runningSite,
  issueCoupon: runningSite,
  suspendCoupon: runningSite,
  listCouponUses: runningSite,
} satisfies Partial<Policies>;
