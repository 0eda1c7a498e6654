import type { Handlers } from "../../../generated/contract.ts";
import type { OperationContext } from "../../core/context.ts";
import { getArticle, listArticles, listArticleZones } from "./service.ts";
import { getOwnArticle, listOwnArticles } from "./writing/desk.ts";
import { deleteArticleDraft, saveArticleDraft } from "./writing/drafts.ts";
import { deleteArticle, publishArticle, saveArticleTop, withdrawArticle } from "./writing/publish.ts";
import { deleteArticleZone, listOwnArticleZones, saveArticleZone, saveArticleZoneOrder } from "./writing/zones.ts";

/** The information articles of a site. */
export const contentHandlers = {
  listArticleZoneCategories: (_input, context) => listArticleZones(context),
  listArticleZoneRefs: listArticles,
  getArticle,
  listOwnArticles,
  getOwnArticle,
  saveArticleDraft,
  deleteArticleDraft,
  publishArticle,
  withdrawArticle,
  deleteArticle,
  saveArticleTop,
  listOwnArticleZones,
  saveArticleZone,
  deleteArticleZone,
  saveArticleZoneOrder,
} satisfies Partial<Handlers<OperationContext>>;
