import type { Policies } from "../../core/policy.ts";
import { runningSite } from "../../core/whose.ts";

/** Organisations write on their own sites, operators on all. */
export const contentPolicies = {
  listOwnArticles: runningSite,
  getOwnArticle: runningSite,
  saveArticleDraft: runningSite,
  deleteArticleDraft: runningSite,
  publishArticle: runningSite,
  withdrawArticle: runningSite,
  deleteArticle: runningSite,
  saveArticleTop: runningSite,
  listOwnArticleZones: runningSite,
  saveArticleZone: runningSite,
  deleteArticleZone: runningSite,
  saveArticleZoneOrder: runningSite,
} satisfies Partial<Policies>;
