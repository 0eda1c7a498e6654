import { ArticleStateEnum } from "../../../../generated/enums.ts";
import type {
  GetOwnArticleBody,
  ListOwnArticlesBody,
  ListOwnArticlesReply,
  OwnArticle,
} from "../../../../generated/types.ts";
import type { OperationContext } from "../../../core/context.ts";
import { fail } from "../../../core/errors.ts";
import { whose } from "../../../core/whose.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import { dateTimeIn } from "../../../lib/date-time.ts";
import { wordingIn } from "../../../lib/localised-text.ts";
import { pageOf, pageRange, totalFromPage } from "../../../lib/paging.ts";
import { isRecordId } from "../../../lib/record-id.ts";
import { countOwnArticles, selectOwnArticle, selectOwnArticles } from "./own-queries.ts";

/** The articles of one's site in every state, the latest begun first. */
export async function listOwnArticles(
  { articleState = 0, zoneId = "", keyword = "", ...input }: ListOwnArticlesBody,
  context: OperationContext,
): Promise<ListOwnArticlesReply> {
  const { orgNo, site } = await whose(input, context);
  const range = pageRange(input);
  if (zoneId !== "" && !isRecordId(zoneId)) return pageOf([], 0, range);
  const filter = { orgNo, state: articleState || undefined, zoneId: zoneId || undefined, keyword };
  return withActor(context.db, systemActor, async (trx) => {
    const rows = await selectOwnArticles(trx, filter, range);
    const total = totalFromPage(rows.length, range) ?? (await countOwnArticles(trx, filter));
    const { timeZone } = site.settings;
    const list = rows.map((row) => ({
      id: row.id,
      artTitle: row.art_title,
      artPic: row.art_pic,
      zoneId: row.zone_id,
      zoneName: wordingIn(row.zone_name, context.locale),
      articleState: row.state,
      isTop: row.is_top ? (1 as const) : (0 as const),
      hasDraft: row.article_id === null ? (0 as const) : (1 as const),
      version: row.version,
      gmtModified: dateTimeIn(timeZone, row.gmt_modified),
      ...(row.state === ArticleStateEnum.draft ? {} : { gmtPublish: dateTimeIn(timeZone, row.gmt_publish) }),
    }));
    return pageOf(list, total, range);
  });
}

/** An article of one's site as it is worked on. NOT_FOUND. */
export async function getOwnArticle(
  { id, ...input }: GetOwnArticleBody,
  context: OperationContext,
): Promise<OwnArticle> {
  const { orgNo, site } = await whose(input, context);
  const row = isRecordId(id)
    ? await withActor(context.db, systemActor, (trx) => selectOwnArticle(trx, { id, orgNo }))
    : undefined;
  if (!row) fail("NOT_FOUND");
  const text = row.draft ?? row.shown;
  return {
    id: row.id,
    artTitle: text.art_title,
    artSummary: text.art_summary,
    artPic: text.art_pic,
    authorName: text.author_name,
    zoneId: text.zone_id,
    artDesc: text.art_desc,
    articleState: row.state,
    hasDraft: row.draft ? 1 : 0,
    version: row.version,
    ...(row.state === ArticleStateEnum.draft
      ? {}
      : { gmtPublish: dateTimeIn(site.settings.timeZone, row.gmt_publish) }),
  };
}
