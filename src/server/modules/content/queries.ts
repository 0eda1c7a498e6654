import type { Db } from "../../database/connect.ts";
import { hasWords } from "../../lib/matches-search.ts";
import type { PageRange } from "../../lib/paging.ts";

export interface ArticleFilter {
  orgNo: string;
  zoneId?: string | undefined;
  /** What is searched among them. */
  typed?: string | undefined;
  /** One that is left out. */
  exceptId?: string | undefined;
}

export type ArticleCardRow = Awaited<ReturnType<typeof selectArticles>>[number];
export type ArticleRow = NonNullable<Awaited<ReturnType<typeof selectArticle>>>;

/** A site's categories of articles in their order. */
export function selectArticleZones(db: Db, orgNo: string) {
  return db
    .selectFrom("article_zone")
    .where("article_zone.org_no", "=", orgNo)
    .select(["article_zone.id", "article_zone.zone_name", "article_zone.zone_desc"])
    .select(({ selectFrom }) =>
      selectFrom("article")
        .whereRef("article.zone_id", "=", "article_zone.id")
        .where("article.is_putaway", "=", true)
        .select(({ fn }) => fn.countAll<string>().as("count"))
        .as("article_count"),
    )
    .orderBy("article_zone.sort")
    .orderBy("article_zone.id")
    .execute();
}

export function selectArticles(db: Db, filter: ArticleFilter, range: PageRange) {
  return shownArticles(db, filter)
    .innerJoin("article_zone", "article_zone.id", "article.zone_id")
    .select(cardColumns)
    .orderBy("article.is_top", "desc")
    .orderBy("article.gmt_publish", "desc")
    .orderBy("article.id", "desc")
    .limit(range.pageSize)
    .offset(range.offset)
    .execute();
}

export async function countArticles(db: Db, filter: ArticleFilter): Promise<number> {
  const { total } = await shownArticles(db, filter)
    .select(({ fn }) => fn.countAll<string>().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

export function selectArticle(db: Db, { id, orgNo }: { id: string; orgNo: string | undefined }) {
  const query = db
    .selectFrom("article")
    .where("article.is_putaway", "=", true)
    .where("article.id", "=", id)
    .innerJoin("article_zone", "article_zone.id", "article.zone_id")
    .select([...cardColumns, "article.art_desc", "article.org_no", "article.gmt_modified"]);
  return (orgNo === undefined ? query : query.where("article.org_no", "=", orgNo)).executeTakeFirst();
}

const cardColumns = [
  "article.id",
  "article.art_title",
  "article.art_summary",
  "article.art_pic",
  "article.zone_id",
  "article_zone.zone_name",
  "article.author_name",
  "article.count_view",
  "article.gmt_publish",
  "article.is_top",
] as const;

function shownArticles(db: Db, { orgNo, zoneId, typed, exceptId }: ArticleFilter) {
  let query = db.selectFrom("article").where("article.is_putaway", "=", true).where("article.org_no", "=", orgNo);
  if (zoneId !== undefined) query = query.where("article.zone_id", "=", zoneId);
  if (exceptId !== undefined) query = query.where("article.id", "<>", exceptId);
  return typed === undefined
    ? query
    : query.where(({ ref }) => hasWords([ref("article.art_title"), ref("article.art_summary")], typed));
}
