import { anyone, type Policies } from "../../policy.ts";

export const contentPolicies = {
  listArticleZoneCategories: anyone,
  listArticleZoneRefs: anyone,
  getArticle: anyone,
} satisfies Partial<Policies>;
