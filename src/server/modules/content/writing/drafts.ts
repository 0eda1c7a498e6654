import { sql } from "kysely";
import type {
  DeleteArticleDraftBody,
  SaveArticleDraftBody,
  SaveArticleDraftReply,
} from "../../../../generated/types.ts";
import type { OperationContext } from "../../../core/context.ts";
import { fail, failFields } from "../../../core/errors.ts";
import { whose } from "../../../core/whose.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import type { Trx } from "../../../database/connect.ts";
import { isRecordId } from "../../../lib/record-id.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { checkPost, type PostText } from "../../community/index.ts";
import { selectOwnArticle, type ArticleText, type OwnArticleRow } from "./own-queries.ts";
import { firstZone } from "./zones.ts";

/**
 * Saves what is written of an article; without an id it is a new one. NOT_FOUND where it is another site's; POST_CHANGED
 * where a newer save is there.
 */
export async function saveArticleDraft(
  input: SaveArticleDraftBody,
  context: OperationContext,
): Promise<SaveArticleDraftReply> {
  const { orgNo, site } = await whose(input, context);
  const { userNo } = sessionIn(context);
  const { id, version, zoneId } = input;
  if (id !== undefined && !isRecordId(id)) fail("NOT_FOUND");
  const now = context.now();
  return withActor(context.db, systemActor, async (trx) => {
    const article =
      id === undefined ? undefined : ((await selectOwnArticle(trx, { id, orgNo, lock: true })) ?? fail("NOT_FOUND"));
    if (article && article.version !== version) fail("POST_CHANGED");
    const written: ArticleText = {
      zone_id: zoneId ? await zoneOf(trx, { zoneId, orgNo, context }) : await firstZone(trx, { orgNo, site, now }),
      art_title: input.artTitle.trim(),
      art_summary: input.artSummary?.trim() ?? "",
      art_pic: input.artPic ?? "",
      author_name: input.authorName?.trim() ?? "",
      art_desc: input.artDesc,
    };
    await checkArticle(trx, { written, article, userNo, isDraft: true }, context);
    const articleId = article?.id ?? (await insertArticle(trx, { orgNo, zoneId: written.zone_id, now }));
    const stored = {
      ...written,
      art_desc: JSON.stringify(written.art_desc),
      editor_user_no: userNo,
      gmt_modified: now,
    };
    await trx
      .insertInto("article_draft")
      .values({ article_id: articleId, org_no: orgNo, gmt_create: now, ...stored })
      .onConflict((conflict) => conflict.column("article_id").doUpdateSet(stored))
      .execute();
    return { id: articleId, version: article ? await nextVersion(trx, articleId) : 1 };
  });
}

/** Gives up what was written of a published article; what was never published is deleted with it. NOT_FOUND. */
export async function deleteArticleDraft(
  { id, ...input }: DeleteArticleDraftBody,
  context: OperationContext,
): Promise<Record<string, never>> {
  const { orgNo } = await whose(input, context);
  if (!isRecordId(id)) fail("NOT_FOUND");
  await withActor(context.db, systemActor, async (trx) => {
    const article = (await selectOwnArticle(trx, { id, orgNo, lock: true })) ?? fail("NOT_FOUND");
    await trx.deleteFrom("article_draft").where("article_id", "=", id).execute();
    if (article.shown.art_title === "") await trx.deleteFrom("article").where("id", "=", id).execute();
    else await nextVersion(trx, id);
  });
  return {};
}

/** Counts a save; gives the version that the article has then. */
export async function nextVersion(trx: Trx, id: string): Promise<number> {
  const { version } = await trx
    .updateTable("article")
    .set({ version: sql<number>`version + 1` })
    .where("id", "=", id)
    .returning("version")
    .executeTakeFirstOrThrow();
  return version;
}

/** Looks through what is written as `checkPost` does, and names the fields as articles have them. */
export async function checkArticle(
  trx: Trx,
  {
    written,
    article,
    userNo,
    isDraft,
  }: { written: ArticleText; article: OwnArticleRow | undefined; userNo: string; isDraft: boolean },
  context: OperationContext,
): Promise<void> {
  const before = [article?.shown, article?.draft].filter((text) => text !== undefined).map(postOf);
  const fields = { title: "artTitle", cover: "artPic", content: "artDesc" };
  await checkPost(trx, { text: postOf(written), before, userNo, isDraft, fields }, context);
}

const postOf = ({ art_title, art_pic, art_desc }: ArticleText): PostText => ({
  title: art_title,
  cover: art_pic,
  content: art_desc,
});

/** A category of the site, by its number. */
async function zoneOf(
  trx: Trx,
  { zoneId, orgNo, context }: { zoneId: string; orgNo: string; context: OperationContext },
): Promise<string> {
  const zone = isRecordId(zoneId)
    ? await trx
        .selectFrom("article_zone")
        .where("id", "=", zoneId)
        .where("org_no", "=", orgNo)
        .select("id")
        .executeTakeFirst()
    : undefined;
  const { t } = context.site.texts(context.locale);
  return zone?.id ?? failFields([{ path: "zoneId", message: t("error.field.article.zone") }]);
}

/** A new article that nobody sees. */
async function insertArticle(
  trx: Trx,
  { orgNo, zoneId, now }: { orgNo: string; zoneId: string; now: Date },
): Promise<string> {
  const { id } = await trx
    .insertInto("article")
    .values({
      org_no: orgNo,
      zone_id: zoneId,
      art_title: "",
      art_desc: JSON.stringify({ type: "doc", content: [] }),
      gmt_publish: now,
      gmt_create: now,
      gmt_modified: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
