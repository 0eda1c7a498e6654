import type {
  DeleteBlogCommentBody,
  ListBlogCommentsBody,
  ListBlogCommentsReply,
  SaveBlogCommentBody,
  SaveBlogCommentReply,
  SaveBlogLikeBody,
  SaveBlogLikeReply,
  SaveBlogRecordBody,
  SaveBlogRecordReply,
  SavePostCommentLikeBody,
  SavePostCommentLikeReply,
} from "../../../generated/types.ts";
import { ModerationTargetEnum, UserTypeEnum } from "../../../generated/enums.ts";
import type { OperationContext, Session } from "../../core/context.ts";
import { fail, failFields } from "../../core/errors.ts";
import { actorOf, systemActor, withActor } from "../../database/actor.ts";
import type { Db, Trx } from "../../database/connect.ts";
import { orgScope, PLATFORM } from "../../lib/org-no.ts";
import { keyedRange, pageOfKeyed, totalOfPage } from "../../lib/keyed-list.ts";
import { countUse } from "../../lib/rate-limit.ts";
import { isRecordId } from "../../lib/record-id.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { admitPost, recordPost } from "../moderation/index.ts";
import {
  commentOwners,
  countRoots,
  editComment,
  insertComment,
  MAX_MENTIONS,
  namesIn,
  removeComment,
  selectThreads,
} from "./comments.ts";
import { NOTICE, POST_KIND, TARGET } from "./kinds.ts";
import { ensureBlogger, newProfile } from "./people.ts";
import { selectPost } from "./post-queries.ts";
import { plainDocument } from "./text-document.ts";
import { presentThreads } from "./present-comment.ts";
import { countReactions, setReaction } from "./reactions.ts";

const kind = POST_KIND.blog;

/** Comments of one person in an hour. */
export const COMMENTS_AN_HOUR = 60;

/** Likes a blog, or no more: a person counts once. POST_GONE where it is not shown. */
export async function saveBlogLike(
  { id, isLike }: SaveBlogLikeBody,
  context: OperationContext,
): Promise<SaveBlogLikeReply> {
  const { userNo } = sessionIn(context);
  if (!isRecordId(id)) fail("POST_GONE");
  const like = { targetKind: kind, targetId: id, reaction: "like" } as const;
  const tells = { notice: NOTICE.like, profile: newProfile(context) };
  await withActor(context.db, systemActor, (trx) =>
    setReaction(trx, { userNo, ...like, isOn: isLike === 1, now: context.now(), tells }),
  );
  return { isLiked: isLike, countLike: await countReactions(context.db, like) };
}

/** Puts a blog among one's favourites. POST_GONE where it is not shown. */
export function saveBlogRecord(input: SaveBlogRecordBody, context: OperationContext): Promise<SaveBlogRecordReply> {
  return keep(input, true, context);
}

/** Takes a blog out of one's favourites. */
export function deleteBlogRecord(input: SaveBlogRecordBody, context: OperationContext): Promise<SaveBlogRecordReply> {
  return keep(input, false, context);
}

async function keep(
  { id }: SaveBlogRecordBody,
  isOn: boolean,
  context: OperationContext,
): Promise<SaveBlogRecordReply> {
  const { userNo } = sessionIn(context);
  if (!isRecordId(id)) fail("POST_GONE");
  const favourite = { targetKind: kind, targetId: id, reaction: "favourite" } as const;
  await withActor(context.db, systemActor, (trx) =>
    setReaction(trx, { userNo, ...favourite, isOn, now: context.now() }),
  );
  return { isCollected: isOn ? 1 : 0, countCollection: await countReactions(context.db, favourite) };
}

/** Likes a comment, or no more. COMMENT_GONE where it is not shown. */
export async function savePostCommentLike(
  { id, isLike }: SavePostCommentLikeBody,
  context: OperationContext,
): Promise<SavePostCommentLikeReply> {
  const { userNo } = sessionIn(context);
  if (!isRecordId(id)) fail("COMMENT_GONE");
  const like = { targetKind: TARGET.comment, targetId: id, reaction: "like" } as const;
  await withActor(context.db, systemActor, (trx) =>
    setReaction(trx, { userNo, ...like, isOn: isLike === 1, now: context.now() }),
  );
  return { isLiked: isLike, countLike: await countReactions(context.db, like) };
}

/** Comments below a blog, the latest first, with their answers. NOT_FOUND where the blog is not shown. */
export async function listBlogComments(
  { id, ...page }: ListBlogCommentsBody,
  context: OperationContext,
): Promise<ListBlogCommentsReply> {
  const range = keyedRange(page);
  if (!isRecordId(id)) fail("NOT_FOUND");
  const { session } = context;
  const viewer = session?.userNo;
  const target = { targetKind: kind, targetId: id };
  const read = async (db: Db): Promise<ListBlogCommentsReply> => {
    const post = (await selectPost(db, { id, kind, orgNo: orgScope(context), viewer })) ?? fail("NOT_FOUND");
    const threads = await selectThreads(db, { ...target, viewer }, range);
    const total = totalOfPage(threads.roots.length, range) ?? (await countRoots(db, { ...target, viewer }));
    const moderates = session !== undefined && mayRemove(session, { authorUserNo: post.user_no, orgNo: post.org_no });
    return pageOfKeyed(
      presentThreads(threads, { viewer, moderates, site: context.site }),
      { total, next: threads.next },
      range,
    );
  };
  return session ? withActor(context.db, actorOf(session), read) : read(context.db);
}

/** Who may remove what others wrote below something: its author, operators, and the organisation whose site it is on. */
function mayRemove(
  { userNo, isOperator, userType, orgNo: own }: Session,
  { authorUserNo, orgNo }: { authorUserNo: string; orgNo: string },
): boolean {
  if (isOperator || userNo === authorUserNo) return true;
  return userType === UserTypeEnum.organisation && own !== PLATFORM && own === orgNo;
}

/**
 * Comments on a blog, answers a comment, or edits one's own. POST_GONE, COMMENT_GONE, COMMENT_ELSEWHERE;
 * COMMENT_TOO_MANY within an hour; what `admitPost` says of its words and of who writes.
 */
export async function saveBlogComment(
  { id, commentId, parentId, commentText }: SaveBlogCommentBody,
  context: OperationContext,
): Promise<SaveBlogCommentReply> {
  const { userNo } = sessionIn(context);
  const text = commentText.trim();
  const { t } = context.site.texts(context.locale);
  if (text === "") failFields([{ path: "commentText", message: t("error.field.commentEmpty") }]);
  if (namesIn(text).length > MAX_MENTIONS)
    failFields([{ path: "commentText", message: t("error.field.mentions", { limit: MAX_MENTIONS }) }]);
  if (!isRecordId(id)) fail("POST_GONE");
  if ([commentId, parentId].some((one) => one !== undefined && !isRecordId(one))) fail("COMMENT_GONE");
  const now = context.now();
  const admitted = await admitPost(context, { orgNo: context.orgNo, texts: [text] });
  const { moderation, texts } = admitted;
  const [shown = ""] = texts;
  const written = { targetKind: kind, targetId: id, userNo, body: plainDocument(shown), text: shown, moderation, now };
  const review = (trx: Trx, targetId: string) =>
    recordPost(trx, { targetKind: ModerationTargetEnum.comment, targetId }, { ...admitted, now });
  return withActor(context.db, systemActor, async (trx) => {
    if (!(await countUse(trx, { subject: `comment ${userNo}`, most: COMMENTS_AN_HOUR, seconds: 3600, now })))
      fail("COMMENT_TOO_MANY");
    if (commentId !== undefined) {
      await editComment(trx, { id: commentId, written });
      await review(trx, commentId);
      return { id: commentId, moderation };
    }
    await ensureBlogger(trx, context);
    const saved = await insertComment(trx, { ...written, parentId });
    await review(trx, saved);
    return { id: saved, moderation };
  });
}

/** Takes back a comment: one's own, or any below what one looks after. NOT_FOUND where it is nothing of the kind. */
export async function deleteBlogComment(
  { id }: DeleteBlogCommentBody,
  context: OperationContext,
): Promise<Record<string, never>> {
  const session = sessionIn(context);
  if (!isRecordId(id)) fail("NOT_FOUND");
  await withActor(context.db, systemActor, async (trx) => {
    const owners = (await commentOwners(trx, id)) ?? fail("NOT_FOUND");
    const looksAfter = mayRemove(session, { authorUserNo: owners.author_user_no, orgNo: owners.org_no });
    if (owners.target_kind !== kind || (owners.user_no !== session.userNo && !looksAfter)) fail("NOT_FOUND");
    if (!(await removeComment(trx, { id, now: context.now() }))) fail("NOT_FOUND");
  });
  return {};
}
