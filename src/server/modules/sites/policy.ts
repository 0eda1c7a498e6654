import { anyOf, operator, ownSite, signedInOrganisation, type Policies } from "../../core/policy.ts";

export const sitePolicies = {
  getSiteUsage: ownSite,
  listFlavours: anyOf(operator, signedInOrganisation),
} satisfies Partial<Policies>;
