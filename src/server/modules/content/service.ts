import { orgScope } from "../../lib/org-no.ts";
import type {
  GetArticleBody,
  GetArticleReply,
  ListArticleZoneCategoriesReply,
  ListArticleZoneRefsBody,
  ListArticleZoneRefsReply,
} from "../../../generated/types.ts";
import type { OperationContext } from "../../core/context.ts";
import { fail } from "../../core/errors.ts";
import { pageOf, pageRange, totalFromPage } from "../../lib/paging.ts";
import { isRecordId } from "../../lib/record-id.ts";
import { wordingIn } from "../../lib/localised-text.ts";
import { presentArticle, presentArticleCard } from "./present.ts";
import { countArticles, selectArticle, selectArticles, selectArticleZones } from "./queries.ts";

/** The categories of a site's articles with how many each has; the platform and each organisation have their own. */
export async function listArticleZones(context: OperationContext): Promise<ListArticleZoneCategoriesReply> {
  const rows = await selectArticleZones(context.db, context.orgNo);
  const list = rows.map((row) => ({
    id: row.id,
    zoneName: wordingIn(row.zone_name, context.locale),
    zoneDesc: wordingIn(row.zone_desc, context.locale),
    articleCount: Number(row.article_count ?? 0),
  }));
  return { list };
}

/** A site's articles, of one category or of all: those on top first, then the newest. */
export async function listArticles(
  input: ListArticleZoneRefsBody,
  context: OperationContext,
): Promise<ListArticleZoneRefsReply> {
  const range = pageRange(input);
  const { zoneId, exceptId, str: typed } = input;
  if (zoneId !== undefined && !isRecordId(zoneId)) return pageOf([], 0, range);
  const filter = {
    orgNo: context.orgNo,
    zoneId,
    typed,
    exceptId: exceptId !== undefined && isRecordId(exceptId) ? exceptId : undefined,
  };
  const rows = await selectArticles(context.db, filter, range);
  const total = totalFromPage(rows.length, range) ?? (await countArticles(context.db, filter));
  return pageOf(
    rows.map((row) => presentArticleCard(row, context.locale, context.site.settings.timeZone)),
    total,
    range,
  );
}

/** An article of this site; NOT_FOUND where it is another's or not shown. */
export async function getArticle({ id }: GetArticleBody, context: OperationContext): Promise<GetArticleReply> {
  const row = isRecordId(id) ? await selectArticle(context.db, { id, orgNo: orgScope(context) }) : undefined;
  return row ? presentArticle(row, context) : fail("NOT_FOUND");
}
