import { anyone, operator, organisation, signedIn, type Policies } from "../../core/policy.ts";

/** Everyone may look, organisations ask, operators answer. */
export const customPolicies = {
  listCustomCategories: anyone,
  listCustomPackages: anyone,
  getCustomPackage: anyone,
  checkCustomApply: signedIn,
  saveCustomApply: organisation,
  listCustomApplies: operator,
  auditCustomApply: operator,
} satisfies Partial<Policies>;
