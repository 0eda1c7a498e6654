import { operator, ownSite, signedInOrganisation, anyOf, type Policies } from "../../../core/policy.ts";

/** An organisation looks after the domains of its own site, operators after all. */
export const domainPolicies = {
  listSiteDomains: (context, { siteOrgNo }) =>
    siteOrgNo === undefined || siteOrgNo === ""
      ? anyOf(operator, signedInOrganisation)(context)
      : ownSite(context, { siteOrgNo }),
  addSiteDomain: ownSite,
  removeSiteDomain: ownSite,
  checkSiteDomain: ownSite,
  saveCanonicalDomain: ownSite,
} satisfies Partial<Policies>;
