import { ownSite, type Policies } from "../../core/policy.ts";

export const sitePolicies = {
  getSiteUsage: ownSite,
} satisfies Partial<Policies>;
