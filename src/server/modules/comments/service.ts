import { ModerationEnum, ModerationTargetEnum } from "../../../generated/enums.ts";
import type {
  DeleteCourseCommentBody,
  ListCourseCommentsBody,
  ListCourseCommentsReply,
  SaveCommentLikeBody,
  SaveCommentLikeReply,
  SaveCourseCommentBody,
  SaveCourseCommentReply,
} from "../../../generated/types.ts";
import type { OperationContext } from "../../core/context.ts";
import { fail, failFields } from "../../core/errors.ts";
import { actorOf, systemActor, withActor } from "../../database/actor.ts";
import type { Db } from "../../database/connect.ts";
import { orgScope } from "../../lib/org-no.ts";
import { keyedRange, pageOfKeyed, totalOfPage } from "../../lib/keyed-list.ts";
import { countUse } from "../../lib/rate-limit.ts";
import { isRecordId } from "../../lib/record-id.ts";
import { sessionIn } from "../../lib/require-session.ts";
import {
  countReactions,
  countRoots,
  editComment,
  ensureBlogger,
  insertComment,
  MAX_MENTIONS,
  namesIn,
  plainDocument,
  presentThreads,
  removeComment,
  selectThreads,
  setReaction,
  TARGET,
} from "../community/index.ts";
import { looksAfter } from "../media/index.ts";
import { admitPost, recordPost } from "../moderation/index.ts";
import { hasCourse } from "../orders/index.ts";
import { holdShownComment, saveScore, selectCommentOwners, selectPublicCourse, selectRatedCourse } from "./queries.ts";

/** Comments and ratings of one person in an hour. */
export const COMMENTS_AN_HOUR = 30;

/** What is said of a course on the shelf. Who is signed in is told what is theirs. */
export async function listCourseComments(
  { courseId, ...page }: ListCourseCommentsBody,
  context: OperationContext,
): Promise<ListCourseCommentsReply> {
  const range = keyedRange(page);
  if (!isRecordId(courseId)) fail("NOT_FOUND");
  const { session, services } = context;
  const { keptReads } = services;
  const viewer = session?.userNo;
  const target = { targetKind: TARGET.course, targetId: courseId, viewer };
  const read = async (db: Db): Promise<ListCourseCommentsReply> => {
    const orgNo = orgScope(context);
    // One that is on the shelf, which everybody sees alike.
    const course = await keptReads.of({ key: `rating of ${courseId} at ${orgNo}`, reader: viewer }, async () => ({
      value: (await selectRatedCourse(db, { courseId, orgNo })) ?? fail("NOT_FOUND"),
      isShared: true,
    }));
    const threads = await selectThreads(db, target, range);
    const total = totalOfPage(threads.roots.length, range) ?? (await countRoots(db, target));
    const moderates = session !== undefined && looksAfter(course, session);
    return {
      ...pageOfKeyed(
        presentThreads(threads, { viewer, moderates, site: context.site }),
        { total, next: threads.next },
        range,
      ),
      scoreAverage: course.score_average === null ? "" : Number(course.score_average).toFixed(1),
      scoreTotal: Number(course.score_total),
    };
  };
  return session ? withActor(context.db, actorOf(session), read) : read(context.db);
}

/**
 * Says something of a course, answers a comment, changes one's own, or rates. RATING_NOT_HELD without the right to the
 * course; NOT_FOUND where the course is not on the shelf or the comment is not there; COMMENT_TOO_MANY within an hour;
 * what `admitPost` says of its words and of who writes.
 */
export async function saveCourseComment(
  input: SaveCourseCommentBody,
  context: OperationContext,
): Promise<SaveCourseCommentReply> {
  const { userNo } = sessionIn(context);
  const { courseId, commentId, parentId, score } = input;
  const text = textOf(input, context);
  if ([courseId, commentId, parentId].some((id) => id !== undefined && !isRecordId(id))) fail("NOT_FOUND");
  const now = context.now();
  const course =
    (await withActor(context.db, systemActor, (trx) => selectPublicCourse(trx, { courseId, orgNo: undefined }))) ??
    fail("NOT_FOUND");
  const admitted = text === "" ? undefined : await admitPost(context, { orgNo: course.org_no, texts: [text] });
  return withActor(context.db, systemActor, async (trx) => {
    if (score !== undefined && !(await hasCourse(trx, { userNo, courseId, now }))) fail("RATING_NOT_HELD");
    if (!(await countUse(trx, { subject: `comment ${userNo}`, most: COMMENTS_AN_HOUR, seconds: 3600, now })))
      fail("COMMENT_TOO_MANY");
    if (score !== undefined) await saveScore(trx, { userNo, courseId, score, now });
    if (!admitted) return {};
    const { moderation } = admitted;
    const [shown = ""] = admitted.texts;
    const target = { targetKind: TARGET.course, targetId: courseId, orgNo: context.orgNo };
    const written = { ...target, userNo, body: plainDocument(shown), text: shown, moderation, now };
    let id = commentId;
    if (id !== undefined) await editComment(trx, { id, written });
    else {
      await ensureBlogger(trx, context);
      id = await insertComment(trx, { ...written, parentId });
    }
    await recordPost(trx, { targetKind: ModerationTargetEnum.courseComment, targetId: id }, { ...admitted, now });
    return { id, ...(moderation === ModerationEnum.waiting ? { moderation } : {}) };
  });
}

/** The words of a comment; empty for a rating alone. */
function textOf({ commentText, commentId, score }: SaveCourseCommentBody, context: OperationContext): string {
  const { t } = context.site.texts(context.locale);
  const text = commentText?.trim() ?? "";
  if (text === "" && (score === undefined || commentText !== undefined || commentId !== undefined))
    failFields([{ path: "commentText", message: t("error.field.commentEmpty") }]);
  if (namesIn(text).length > MAX_MENTIONS)
    failFields([{ path: "commentText", message: t("error.field.mentions", { limit: MAX_MENTIONS }) }]);
  return text;
}

/**
 * Takes back a comment: one's own, or any of a course that one looks after (its lecturer, its organisation, an
 * operator).
 * NOT_FOUND where it is nothing of the kind, or gone.
 */
export async function deleteCourseComment(
  { id }: DeleteCourseCommentBody,
  context: OperationContext,
): Promise<Record<string, never>> {
  const session = sessionIn(context);
  if (!isRecordId(id)) fail("NOT_FOUND");
  await withActor(context.db, systemActor, async (trx) => {
    const owners = (await selectCommentOwners(trx, id)) ?? fail("NOT_FOUND");
    if (owners.user_no !== session.userNo && !looksAfter(owners, session)) fail("NOT_FOUND");
    if (!(await removeComment(trx, { id, now: context.now() }))) fail("NOT_FOUND");
  });
  return {};
}

/** Likes a comment, or no more: a person counts once. NOT_FOUND where it is not shown, or its course is not. */
export async function saveCommentLike(
  { id, isLike }: SaveCommentLikeBody,
  context: OperationContext,
): Promise<SaveCommentLikeReply> {
  const { userNo } = sessionIn(context);
  if (!isRecordId(id)) fail("NOT_FOUND");
  const like = { targetKind: TARGET.comment, targetId: id, reaction: "like" } as const;
  const count = await withActor(context.db, systemActor, async (trx) => {
    if (!(await holdShownComment(trx, id))) fail("NOT_FOUND");
    await setReaction(trx, { userNo, ...like, isOn: isLike === 1, now: context.now() });
    return countReactions(trx, like);
  });
  return { isLiked: isLike, countLike: count };
}
