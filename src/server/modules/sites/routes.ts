import type { Handlers } from "../../../generated/contract.ts";
import type { OperationContext } from "../../core/context.ts";
import { addSite } from "./add.ts";
import { listDraftFaults } from "./draft-findings.ts";
import { listFlavours } from "./flavours.ts";
import { getSite, listSites } from "./list.ts";
import { getSiteUsage, saveSitePlan } from "./plan.ts";
import { getSiteFigures } from "./site-figures.ts";
import { resumeSites, suspendSites, updateSitePlans } from "./several.ts";
import { resumeSite, suspendSite } from "./suspension.ts";

/** Sites as operators look after them. */
export const siteHandlers = {
  listSites,
  listFlavours,
  listDraftFaults,
  getSite,
  getSiteFigures,
  addSite,
  suspendSite,
  resumeSite,
  suspendSites,
  resumeSites,
  getSiteUsage,
  saveSitePlan,
  updateSitePlans,
} satisfies Partial<Handlers<OperationContext>>;
