import { sql } from "kysely";
import { ModerationEnum, ModerationTargetEnum } from "../../../generated/enums.ts";
import type { DeleteBlogBody, SaveBlogBody, SaveBlogReply, UpdateBlogBody } from "../../../generated/types.ts";
import { momentOf } from "../../../shared/date-time.ts";
import { richTextWords } from "../../../shared/richtext.ts";
import type { OperationContext } from "../../core/context.ts";
import { fail, failFields } from "../../core/errors.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import type { Trx } from "../../database/connect.ts";
import { highlight } from "../../lib/highlight.ts";
import { countUse } from "../../lib/rate-limit.ts";
import { isRecordId } from "../../lib/record-id.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { searchVector } from "../catalogue/index.ts";
import { admitPost, recordPost, type AdmittedPost } from "../moderation/index.ts";
import { checkPost, type PostText } from "./check-post.ts";
import { NOTICE, POST_KIND, POST_STATE } from "./kinds.ts";
import { ensureBlogger } from "./people.ts";
import { addPostNotices } from "./post-notices.ts";
import { requireLabel } from "./require-label.ts";
import { rowsOf } from "./rows.ts";
import { summaryOf } from "./summary.ts";

/** New posts of one person in an hour. */
export const POSTS_AN_HOUR = 20;
const MAX_TEXT = 100_000;

/**
 * Writes a blog: a draft, one for later, or one for everybody. POST_TOO_MANY within an hour; what `admitPost` says of
 * one that others are to see.
 */
export async function saveBlog(written: SaveBlogBody, context: OperationContext): Promise<SaveBlogReply> {
  const { userNo } = sessionIn(context);
  const { input, admitted } = await admit(written, context);
  const now = context.now();
  return withActor(context.db, systemActor, async (trx) => {
    await ensureBlogger(trx, context);
    const post = await prepared(trx, { input, before: undefined }, context);
    if (!(await countUse(trx, { subject: `post ${userNo}`, most: POSTS_AN_HOUR, seconds: 3600, now })))
      fail("POST_TOO_MANY");
    const [row] = await rowsOf<{ id: string; moderation: SaveBlogReply["moderation"] }>(
      trx,
      sql`insert into community_post (org_no, kind, user_no, article_type, label_no, title, summary, body, body_text,
          words, cover, state, moderation, gmt_publish, gmt_active, gmt_create, gmt_modified)
        values (${context.orgNo}, ${POST_KIND.blog}, ${userNo}, ${POST_KIND.blog}, ${post.labelNo}, ${post.title},
          ${post.summary}, ${post.body}::jsonb, ${post.bodyText}, ${post.words}::tsvector, ${post.cover}, ${post.state},
          ${admitted?.moderation ?? ModerationEnum.shown}, ${post.gmtPublish}, ${now}, ${now}, ${now})
        returning id, moderation`,
    );
    const { id, moderation } = row ?? fail("UNEXPECTED");
    await review(trx, { id, admitted, now });
    const isNew = moderation === ModerationEnum.shown;
    if (post.state === POST_STATE.published) await published(trx, { id, version: 1, post, userNo, isNew, now });
    return { id, version: 1, moderation };
  });
}

/**
 * Changes one's own blog. NOT_FOUND where it is another's or deleted; POST_CHANGED where a newer edit is there: nothing
 * of either is lost.
 */
export async function updateBlog(written: UpdateBlogBody, context: OperationContext): Promise<SaveBlogReply> {
  const { userNo } = sessionIn(context);
  if (!isRecordId(written.id)) fail("NOT_FOUND");
  const { input, admitted } = await admit(written, context);
  const now = context.now();
  return withActor(context.db, systemActor, async (trx) => {
    const [before] = await rowsOf<{
      title: string;
      cover: string;
      body: PostText["content"];
      state: number;
      version: number;
      gmt_publish: Date | null;
    }>(
      trx,
      sql`select title, cover, body, state, version, gmt_publish from community_post where id = ${input.id}
        and user_no = ${userNo} and kind = ${POST_KIND.blog} and state <> ${POST_STATE.deleted} for update`,
    );
    if (!before) fail("NOT_FOUND");
    if (before.version !== input.version) fail("POST_CHANGED");
    const wasPublished = before.state === POST_STATE.published;
    const post = await prepared(trx, { input, before: { ...before, content: before.body } }, context);
    const isEdit = wasPublished && post.state === POST_STATE.published;
    const [row] = await rowsOf<{ version: number; moderation: SaveBlogReply["moderation"] }>(
      trx,
      sql`update community_post set label_no = ${post.labelNo}, title = ${post.title}, summary = ${post.summary},
          body = ${post.body}::jsonb, body_text = ${post.bodyText}, words = ${post.words}::tsvector,
          cover = ${post.cover}, state = ${post.state},
          moderation = case when moderation = ${ModerationEnum.shown} then ${admitted?.moderation ?? ModerationEnum.shown} else moderation end,
          gmt_publish = ${isEdit ? before.gmt_publish : post.gmtPublish},
          gmt_edit = case when ${isEdit} then ${now}::timestamptz else gmt_edit end,
          version = version + 1, gmt_modified = ${now}
        where id = ${input.id} returning version, moderation`,
    );
    const { version, moderation } = row ?? fail("UNEXPECTED");
    await review(trx, { id: input.id, admitted, now });
    const isNew = !wasPublished && moderation === ModerationEnum.shown;
    if (post.state === POST_STATE.published) await published(trx, { id: input.id, version, post, userNo, isNew, now });
    return { id: input.id, version, moderation };
  });
}

/** Deletes one's own blog: nobody sees it any more, its author neither. NOT_FOUND where it is another's or gone. */
export async function deleteBlog({ id }: DeleteBlogBody, context: OperationContext): Promise<Record<string, never>> {
  const { userNo } = sessionIn(context);
  if (!isRecordId(id)) fail("NOT_FOUND");
  const { numAffectedRows = 0n } = await withActor(context.db, systemActor, (trx) =>
    sql`update community_post set state = ${POST_STATE.deleted}, gmt_modified = ${context.now()}
      where id = ${id} and user_no = ${userNo} and kind = ${POST_KIND.blog}
        and state <> ${POST_STATE.deleted}`.execute(trx),
  );
  if (numAffectedRows === 0n) fail("NOT_FOUND");
  return {};
}

/** What was written as it may be stored, and what moderation says of what others are to see; with coloured code. */
async function admit<Input extends SaveBlogBody>(written: Input, context: OperationContext) {
  const { services, orgNo } = context;
  const admitted =
    written.postState === POST_STATE.draft
      ? undefined
      : await admitPost(context, { orgNo, texts: [written.title], documents: [written.content] });
  const { texts: [title = written.title] = [], documents: [document = written.content] = [] } = admitted ?? {};
  const content = await highlight(document, { services, owner: orgNo });
  return { input: { ...written, title, content }, admitted };
}

/** Puts what waits into the review queue. */
async function review(
  trx: Trx,
  { id, admitted, now }: { id: string; admitted: AdmittedPost | undefined; now: Date },
): Promise<void> {
  const target = { targetKind: ModerationTargetEnum.blog, targetId: id };
  if (admitted) await recordPost(trx, target, { ...admitted, now });
}

type Prepared = Awaited<ReturnType<typeof prepared>>;

/** What is stored of what was written, after it was looked through. */
async function prepared(
  trx: Trx,
  { input, before }: { input: SaveBlogBody; before: PostText | undefined },
  context: OperationContext,
) {
  const { userNo } = sessionIn(context);
  const { content, postState: state, labelNo = "", cover = "" } = input;
  const title = input.title.trim();
  const now = context.now();
  const { t } = context.site.texts(context.locale);
  const isDraft = state === POST_STATE.draft;
  await checkPost(trx, { text: { title, cover, content }, before, userNo, isDraft }, context);
  const label = await requireLabel(trx, { labelNo, orgNo: context.orgNo, kind: POST_KIND.blog }, context);
  const planned =
    input.gmtPublish === undefined ? undefined : momentOf(input.gmtPublish, context.site.settings.timeZone);
  if (state === POST_STATE.scheduled && (planned === undefined || planned <= now))
    failFields([{ path: "gmtPublish", message: t("error.field.post.time") }]);
  const bodyText = richTextWords(content, MAX_TEXT);
  const [author] = await rowsOf<{ blogger_name: string }>(
    trx,
    sql`select blogger_name from blogger where user_no = ${userNo}`,
  );
  return {
    title,
    cover,
    state,
    body: JSON.stringify(content),
    bodyText,
    summary: summaryOf(content),
    labelNo: labelNo === "" ? null : labelNo,
    words: searchVector({ A: title, C: `${label?.label_name ?? ""} ${author?.blogger_name ?? ""}`, D: bodyText }),
    gmtPublish: state === POST_STATE.published ? now : state === POST_STATE.scheduled ? (planned ?? null) : null,
  };
}

/** Keeps the edit for the history, and tells the followers of a new post. */
async function published(
  trx: Trx,
  {
    id,
    version,
    post,
    userNo,
    isNew,
    now,
  }: { id: string; version: number; post: Prepared; userNo: string; isNew: boolean; now: Date },
): Promise<void> {
  await sql`insert into community_post_revision (post_id, version, title, body, editor_user_no, gmt_create)
    values (${id}, ${version}, ${post.title}, ${post.body}::jsonb, ${userNo}, ${now})`.execute(trx);
  if (isNew) await addPostNotices(trx, { id, kind: NOTICE.post, now });
}
