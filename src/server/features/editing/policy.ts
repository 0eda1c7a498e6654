import { ownSite, type Policies } from "../../policy.ts";

/** An organisation edits its own site, operators any. */
export const editingPolicies = {
  getSiteDraft: ownSite,
  saveSiteDraft: ownSite,
  discardSiteDraft: ownSite,
  checkSitePatch: ownSite,
  publishSite: ownSite,
  listSiteRevisions: ownSite,
  getSiteRevisionDiff: ownSite,
  rollbackSite: ownSite,
  createSitePreview: ownSite,
} satisfies Partial<Policies>;
