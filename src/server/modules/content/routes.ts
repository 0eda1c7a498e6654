import type { Handlers } from "../../../generated/contract.ts";
import type { OperationContext } from "../../core/context.ts";
import { getArticle, listArticles, listArticleZones } from "./service.ts";

/** The information articles of a site. */
export const contentHandlers = {
  listArticleZoneCategories: (_input, context) => listArticleZones(context),
  listArticleZoneRefs: listArticles,
  getArticle,
} satisfies Partial<Handlers<OperationContext>>;
