import { sql } from "kysely";
import { ArticleStateEnum } from "../../../../generated/enums.ts";
import type {
  DeleteArticleBody,
  PublishArticleBody,
  PublishArticleReply,
  SaveArticleTopBody,
  WithdrawArticleBody,
} from "../../../../generated/types.ts";
import { momentOf } from "../../../../shared/date-time.ts";
import { richTextWords } from "../../../../shared/richtext.ts";
import type { OperationContext } from "../../../core/context.ts";
import { fail, failFields } from "../../../core/errors.ts";
import { whose } from "../../../core/whose.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import type { Db } from "../../../database/connect.ts";
import { highlight } from "../../../lib/highlight.ts";
import { isRecordId } from "../../../lib/record-id.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { summaryOf } from "../../community/index.ts";
import { checkArticle } from "./drafts.ts";
import { selectOwnArticle } from "./own-queries.ts";

/**
 * Publishes what is written of an article, now or at a set time; an article without a draft as it was. NOT_FOUND;
 * POST_CHANGED where a newer save is there.
 */
export async function publishArticle(
  { id, version, gmtPublish, ...input }: PublishArticleBody,
  context: OperationContext,
): Promise<PublishArticleReply> {
  const { orgNo, site } = await whose(input, context);
  const { userNo } = sessionIn(context);
  if (!isRecordId(id)) fail("NOT_FOUND");
  const now = context.now();
  const planned = gmtPublish === undefined ? undefined : momentOf(gmtPublish, site.settings.timeZone);
  const { t } = context.site.texts(context.locale);
  // Before the transaction: threads colour the code.
  const read = () => withActor(context.db, systemActor, (trx) => selectOwnArticle(trx, { id, orgNo }));
  const known = (await read()) ?? fail("NOT_FOUND");
  const body = await highlight((known.draft ?? known.shown).art_desc, { services: context.services, owner: orgNo });
  return withActor(context.db, systemActor, async (trx) => {
    const article = (await selectOwnArticle(trx, { id, orgNo, lock: true })) ?? fail("NOT_FOUND");
    if (article.version !== version || known.version !== version) fail("POST_CHANGED");
    const written = article.draft ?? article.shown;
    await checkArticle(trx, { written, article, userNo, isDraft: false }, context);
    const wasShown = article.state === ArticleStateEnum.published;
    if (planned !== undefined && (wasShown || planned <= now))
      failFields([{ path: "gmtPublish", message: t("error.field.post.time") }]);
    const isFirst = article.state === ArticleStateEnum.draft || article.state === ArticleStateEnum.scheduled;
    await trx
      .updateTable("article")
      .set({
        ...written,
        art_summary: written.art_summary || summaryOf(body) || richTextWords(body, MAX_SUMMARY),
        art_desc: JSON.stringify(body),
        is_putaway: planned === undefined,
        gmt_schedule: planned ?? null,
        gmt_publish: planned ?? (isFirst ? now : article.gmt_publish),
        gmt_modified: now,
        version: version + 1,
      })
      .where("id", "=", id)
      .execute();
    await trx.deleteFrom("article_draft").where("article_id", "=", id).execute();
    return { id, version: version + 1 };
  });
}

const MAX_SUMMARY = 160;

/** Takes an article off the site, or a planned one off the plan. NOT_FOUND where it is neither. */
export async function withdrawArticle(
  { id, ...input }: WithdrawArticleBody,
  context: OperationContext,
): Promise<Record<string, never>> {
  const { orgNo } = await whose(input, context);
  if (!isRecordId(id)) fail("NOT_FOUND");
  const { numUpdatedRows } = await withActor(context.db, systemActor, (trx) =>
    trx
      .updateTable("article")
      .set({ is_putaway: false, gmt_schedule: null, version: sql<number>`version + 1` })
      .where("id", "=", id)
      .where("org_no", "=", orgNo)
      .where((where) => where.or([where("is_putaway", "=", true), where("gmt_schedule", "is not", null)]))
      .executeTakeFirst(),
  );
  if (numUpdatedRows === 0n) fail("NOT_FOUND");
  return {};
}

/** Deletes an article with its draft. NOT_FOUND. */
export async function deleteArticle(
  { id, ...input }: DeleteArticleBody,
  context: OperationContext,
): Promise<Record<string, never>> {
  const { orgNo } = await whose(input, context);
  if (!isRecordId(id)) fail("NOT_FOUND");
  const { numDeletedRows } = await withActor(context.db, systemActor, (trx) =>
    trx.deleteFrom("article").where("id", "=", id).where("org_no", "=", orgNo).executeTakeFirst(),
  );
  if (numDeletedRows === 0n) fail("NOT_FOUND");
  return {};
}

/** Puts an article before the others, or back. NOT_FOUND. */
export async function saveArticleTop(
  { id, isTop, ...input }: SaveArticleTopBody,
  context: OperationContext,
): Promise<Record<string, never>> {
  const { orgNo } = await whose(input, context);
  if (!isRecordId(id)) fail("NOT_FOUND");
  const { numUpdatedRows } = await withActor(context.db, systemActor, (trx) =>
    trx
      .updateTable("article")
      .set({ is_top: isTop === 1 })
      .where("id", "=", id)
      .where("org_no", "=", orgNo)
      .executeTakeFirst(),
  );
  if (numUpdatedRows === 0n) fail("NOT_FOUND");
  return {};
}

/** Publishes what was planned and whose time has come; of several servers each takes what no other holds. Gives how many. */
export async function publishDueArticles(db: Db, now: Date): Promise<number> {
  const { numAffectedRows = 0n } = await withActor(db, systemActor, (trx) =>
    sql`update article set is_putaway = true, gmt_publish = gmt_schedule, gmt_schedule = null
      where id in (select id from article where gmt_schedule <= ${now} order by gmt_schedule limit 100
        for update skip locked)`.execute(trx),
  );
  return Number(numAffectedRows);
}
