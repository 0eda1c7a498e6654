import { ownSite, type Policies } from "../../core/policy.ts";

/** An organisation has a library of its own; operators look after any. */
export const imagePolicies = {
  listSiteImages: ownSite,
  addSiteImage: ownSite,
  saveSiteImage: ownSite,
  addSiteImagePart: ownSite,
  removeSiteImage: ownSite,
  restoreSiteImage: ownSite,
} satisfies Partial<Policies>;
