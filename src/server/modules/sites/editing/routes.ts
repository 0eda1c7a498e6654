import type { Handlers } from "../../../../generated/contract.ts";
import type { OperationContext } from "../../../core/context.ts";
import type { IncomingFile } from "../../../core/incoming-file.ts";
import { exportSite, importSite } from "./archives.ts";
import { checkSitePatch, discardSiteDraft, getSiteDraft, saveSiteDraft } from "./drafts.ts";
import { createSitePreview } from "./preview.ts";
import { publishSite } from "./publish.ts";
import { savePublishingRule, saveSiteRequest, sendSiteDraftBack, withdrawSiteRequest } from "./requests.ts";
import { getSiteRevisionDiff, listSiteRevisions, rollbackSite } from "./revisions.ts";
import { getOwnOrganisation, saveOwnOrganisation } from "./own-organisation.ts";
import { scheduleSite, unscheduleSite } from "./schedule.ts";

/** Sites as they are edited in the studio. */
export const editingHandlers = {
  getSiteDraft,
  saveSiteDraft,
  discardSiteDraft,
  checkSitePatch,
  publishSite,
  saveSiteRequest,
  withdrawSiteRequest,
  sendSiteDraftBack,
  savePublishingRule,
  listSiteRevisions,
  getSiteRevisionDiff,
  rollbackSite,
  scheduleSite,
  unscheduleSite,
  exportSite,
  importSite,
  createSitePreview,
  getOwnOrganisation: (_input, context) => getOwnOrganisation(context),
  saveOwnOrganisation,
} satisfies Partial<Handlers<OperationContext, IncomingFile>>;
