import { sql, type SqlBool } from "kysely";
import { ArticleStateEnum } from "../../../../generated/enums.ts";
import type { RichText } from "../../../../generated/types.ts";
import type { Trx } from "../../../database/connect.ts";
import { hasWords } from "../../../lib/matches-search.ts";
import type { PageRange } from "../../../lib/paging.ts";

export interface OwnArticleFilter {
  orgNo: string;
  state: ArticleStateEnum | undefined;
  zoneId: string | undefined;
  keyword: string;
}

const stateOf = sql<ArticleStateEnum>`case when article.is_putaway then ${sql.lit(ArticleStateEnum.published)}
  when article.gmt_schedule is not null then ${sql.lit(ArticleStateEnum.scheduled)}
  when article.art_title = '' then ${sql.lit(ArticleStateEnum.draft)}
  else ${sql.lit(ArticleStateEnum.takenOff)} end`;

function ownArticles(trx: Trx, { orgNo, state, zoneId, keyword }: OwnArticleFilter) {
  let query = trx
    .selectFrom("article")
    .leftJoin("article_draft", "article_draft.article_id", "article.id")
    .where("article.org_no", "=", orgNo);
  if (state !== undefined) query = query.where(sql<SqlBool>`${stateOf} = ${state}`);
  if (zoneId !== undefined)
    query = query.where(sql<SqlBool>`coalesce(article_draft.zone_id, article.zone_id) = ${zoneId}`);
  if (keyword.trim() !== "")
    query = query.where(({ fn, ref }) =>
      hasWords([fn.coalesce(ref("article_draft.art_title"), ref("article.art_title"))], keyword),
    );
  return query;
}

/** The articles of a site as those who write them see them, the latest begun first. In scope system. */
export function selectOwnArticles(trx: Trx, filter: OwnArticleFilter, range: PageRange) {
  return ownArticles(trx, filter)
    .innerJoin("article_zone", (join) =>
      join.on(sql<SqlBool>`article_zone.id = coalesce(article_draft.zone_id, article.zone_id)`),
    )
    .select(({ fn, ref }) => [
      "article.id",
      fn.coalesce(ref("article_draft.art_title"), ref("article.art_title")).as("art_title"),
      fn.coalesce(ref("article_draft.art_pic"), ref("article.art_pic")).as("art_pic"),
      fn.coalesce(ref("article_draft.gmt_modified"), ref("article.gmt_modified")).as("gmt_modified"),
      "article_zone.id as zone_id",
      "article_zone.zone_name",
      "article.is_top",
      "article.version",
      "article.gmt_publish",
      "article_draft.article_id",
      stateOf.as("state"),
    ])
    .orderBy("article.id", "desc")
    .limit(range.pageSize)
    .offset(range.offset)
    .execute();
}

export async function countOwnArticles(trx: Trx, filter: OwnArticleFilter): Promise<number> {
  const { total } = await ownArticles(trx, filter)
    .select(({ fn }) => fn.countAll<string>().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** What an article says, or its draft. */
export interface ArticleText {
  zone_id: string;
  art_title: string;
  art_summary: string;
  art_pic: string;
  author_name: string;
  art_desc: RichText;
}

export interface OwnArticleRow {
  id: string;
  version: number;
  state: ArticleStateEnum;
  gmt_publish: Date;
  /** What was published; without a title where nothing was. */
  shown: ArticleText;
  draft: ArticleText | undefined;
}

const texts = ["zone_id", "art_title", "art_summary", "art_pic", "author_name", "art_desc"] as const;

/** An article of a site with its draft; `lock` lets one transaction at a time go on with it. In scope system. */
export async function selectOwnArticle(
  trx: Trx,
  { id, orgNo, lock = false }: { id: string; orgNo: string; lock?: boolean },
): Promise<OwnArticleRow | undefined> {
  let found = trx
    .selectFrom("article")
    .where("article.id", "=", id)
    .where("article.org_no", "=", orgNo)
    .select(["id", "version", "gmt_publish", stateOf.as("state"), ...texts]);
  if (lock) found = found.forUpdate();
  const row = await found.executeTakeFirst();
  if (!row) return undefined;
  const draft = await trx.selectFrom("article_draft").where("article_id", "=", id).select(texts).executeTakeFirst();
  const { id: articleId, version, state, gmt_publish, ...shown } = row;
  // Documents were checked when they were written.
  return {
    id: articleId,
    version,
    state,
    gmt_publish,
    shown: shown as ArticleText,
    draft: draft as ArticleText | undefined,
  };
}
