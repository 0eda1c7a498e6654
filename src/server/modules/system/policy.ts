import { anyone, type Policies } from "../../core/policy.ts";

export const systemPolicies = {
  getWebsite: anyone,
  listNavBars: anyone,
  listAdvs: anyone,
  listWebsiteLinks: anyone,
  listWebsiteNavs: anyone,
  getWebsiteNavArticle: anyone,
  getOrgInfo: anyone,
  listOrganisations: anyone,
  listEnum: anyone,
  listProvinces: anyone,
  listTransportCategories: anyone,
} satisfies Partial<Policies>;
