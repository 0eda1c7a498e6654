import { operator, ownSite, type Policies } from "../../core/policy.ts";

export const sitePolicies = {
  listSites: operator,
  getSite: operator,
  addSite: operator,
  suspendSite: operator,
  resumeSite: operator,
  getSiteUsage: ownSite,
  saveSitePlan: operator,
} satisfies Partial<Policies>;
