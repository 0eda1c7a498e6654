import { anyone, type Policies } from "../../core/policy.ts";

export const contentPolicies = {
  listArticleZoneCategories: anyone,
  listArticleZoneRefs: anyone,
  getArticle: anyone,
} satisfies Partial<Policies>;
