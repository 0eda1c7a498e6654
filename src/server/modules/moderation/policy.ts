import { anyOf, operator, signedIn, signedInOrganisation, type Policies } from "../../core/policy.ts";

/** Organisations look after what is their own; operators after everything. */
const moderating = anyOf(operator, signedInOrganisation);

export const moderationPolicies = {
  saveReport: signedIn,
  listOwnReviews: signedIn,
  saveAppeal: signedIn,
  listReviews: moderating,
  auditReview: moderating,
  auditReviews: moderating,
  listReviewEvents: moderating,
  listModerationWords: moderating,
  saveModerationWord: moderating,
  removeModerationWords: moderating,
  checkWordList: moderating,
  importWordList: moderating,
  checkModerationText: moderating,
  listBlockedPeople: moderating,
  saveBlockedPerson: moderating,
  removeBlockedPerson: moderating,
  exportModerationWords: moderating,
  getModerationSettings: moderating,
  saveModerationSettings: moderating,
  listWriters: moderating,
} satisfies Partial<Policies>;
