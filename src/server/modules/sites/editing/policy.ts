import { ownSite, signedInOrganisation, type Policies } from "../../../core/policy.ts";

/** An organisation edits its own site, operators any. */
export const editingPolicies = {
  getSiteDraft: ownSite,
  saveSiteDraft: ownSite,
  discardSiteDraft: ownSite,
  checkSitePatch: ownSite,
  publishSite: ownSite,
  saveSiteRequest: ownSite,
  withdrawSiteRequest: ownSite,
  sendSiteDraftBack: ownSite,
  savePublishingRule: ownSite,
  listSiteRevisions: ownSite,
  getSiteRevisionDiff: ownSite,
  rollbackSite: ownSite,
  scheduleSite: ownSite,
  unscheduleSite: ownSite,
  exportSite: ownSite,
  importSite: ownSite,
  createSitePreview: ownSite,
  getOwnOrganisation: signedInOrganisation,
  saveOwnOrganisation: signedInOrganisation,
} satisfies Partial<Policies>;
