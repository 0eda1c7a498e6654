import { operator, ownSite, type Policies } from "../../policy.ts";

export const sitePolicies = {
  suspendSite: operator,
  resumeSite: operator,
  getSiteUsage: ownSite,
  saveSitePlan: operator,
} satisfies Partial<Policies>;
