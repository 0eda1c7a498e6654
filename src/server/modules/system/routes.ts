import type { Handlers } from "../../../generated/contract.ts";
import type { OperationContext } from "../../core/context.ts";
import { listEnum, listProvinces, listTransportCategories } from "./lists.ts";
import { listOrganisations } from "./organisations.ts";
import { getOrgInfo, getWebsiteNavArticle, listAdvs, siteView } from "./website.ts";

/** What a site says of itself, answered from its published document; and the lists that forms choose from. */
export const systemHandlers = {
  getWebsite: async (_input, context) => siteView(context).info,
  listNavBars: async (_input, context) => ({ list: siteView(context).nav }),
  listAdvs: async (input, context) => listAdvs(input, context),
  listWebsiteLinks: async (_input, context) => ({ websiteLinkList: siteView(context).links }),
  listWebsiteNavs: async (_input, context) => ({ websiteNavList: siteView(context).about }),
  getWebsiteNavArticle: async (input, context) => getWebsiteNavArticle(input, context),
  getOrgInfo,
  listOrganisations,
  listEnum: async (input, context) => listEnum(input, context),
  listProvinces,
  listTransportCategories: (_input, context) => listTransportCategories(context),
} satisfies Partial<Handlers<OperationContext>>;
