import type { Handlers } from "../../../generated/contract.ts";
import type { OperationContext } from "../../context.ts";
import { checkSitePatch, discardSiteDraft, getSiteDraft, saveSiteDraft } from "./drafts.ts";
import { createSitePreview } from "./preview.ts";
import { publishSite } from "./publish.ts";
import { getSiteRevisionDiff, listSiteRevisions, rollbackSite } from "./revisions.ts";

/** Sites as they are edited in the studio. */
export const editingHandlers = {
  getSiteDraft,
  saveSiteDraft,
  discardSiteDraft,
  checkSitePatch,
  publishSite,
  listSiteRevisions,
  getSiteRevisionDiff,
  rollbackSite,
  createSitePreview,
} satisfies Partial<Handlers<OperationContext>>;
