import { orgScope } from "../../lib/org-no.ts";
import type {
  Comment,
  DeleteCourseCommentBody,
  ListCourseCommentsBody,
  ListCourseCommentsReply,
  SaveCommentLikeBody,
  SaveCommentLikeReply,
  SaveCourseCommentBody,
  SaveCourseCommentReply,
} from "../../../generated/types.ts";
import { ModerationEnum, ModerationTargetEnum } from "../../../generated/enums.ts";
import { hasCourse } from "../orders/index.ts";
import type { OperationContext } from "../../core/context.ts";
import { actorOf, systemActor, withActor } from "../../database/actor.ts";
import type { Db } from "../../database/connect.ts";
import { fail, failFields } from "../../core/errors.ts";
import { looksAfter } from "../media/index.ts";
import { admitPost, recordPost } from "../moderation/index.ts";
import { dateTimeIn } from "../../lib/date-time.ts";
import { pageOf, pageRange, totalFromPage } from "../../lib/paging.ts";
import { isRecordId } from "../../lib/record-id.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { countUse } from "../../lib/rate-limit.ts";
import {
  countRoots,
  insertComment,
  removeComment,
  saveScore,
  selectAuthor,
  selectCommentOwners,
  selectParent,
  selectPublicCourse,
  selectThreads,
  setLike,
  type CommentRow,
} from "./queries.ts";

/** Comments and ratings of one person in an hour. */
export const COMMENTS_AN_HOUR = 30;

/** What is said of a course on the shelf. Who is signed in is told what is theirs. */
export async function listCourseComments(
  { courseId, ...page }: ListCourseCommentsBody,
  context: OperationContext,
): Promise<ListCourseCommentsReply> {
  const range = pageRange(page);
  const { session } = context;
  const read = async (db: Db): Promise<ListCourseCommentsReply> => {
    const viewer = session?.userNo;
    const found = isRecordId(courseId)
      ? await selectThreads(db, { courseId, orgNo: orgScope(context), viewer }, range)
      : undefined;
    const { course, roots, answers } = found ?? fail("NOT_FOUND");
    const moderates = session !== undefined && looksAfter(course, session);
    const total = totalFromPage(roots.length, range) ?? (await countRoots(db, { courseId, viewer }));
    const byRoot = Map.groupBy(answers, ({ parent_id }) => parent_id);
    const present = (row: CommentRow) =>
      presentComment(row, { viewer, moderates, timeZone: context.site.settings.timeZone });
    const list = roots.map((row) => ({ ...present(row), list: (byRoot.get(row.id) ?? []).map(present) }));
    return {
      ...pageOf(list, total, range),
      scoreAverage: course.score_average === null ? "" : Number(course.score_average).toFixed(1),
      scoreTotal: Number(course.score_total),
    };
  };
  return session ? withActor(context.db, actorOf(session), read) : read(context.db);
}

/**
 * Says something of a course, answers a comment, or rates. RATING_NOT_HELD without the right to the course; NOT_FOUND
 * where the course is not on the shelf or the comment is not there; COMMENT_TOO_MANY within an hour; what
 * `admitPost` says of its words and of who writes.
 */
export async function saveCourseComment(
  input: SaveCourseCommentBody,
  context: OperationContext,
): Promise<SaveCourseCommentReply> {
  const { userNo } = sessionIn(context);
  const { courseId, parentId, score } = input;
  const text = input.commentText?.trim() ?? "";
  if (text === "" && (score === undefined || input.commentText !== undefined)) {
    failFields([{ path: "commentText", message: context.site.texts(context.locale).t("error.field.commentEmpty") }]);
  }
  if (!isRecordId(courseId) || (parentId !== undefined && !isRecordId(parentId))) fail("NOT_FOUND");
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
    const parent =
      parentId === undefined ? undefined : ((await selectParent(trx, { id: parentId, courseId })) ?? fail("NOT_FOUND"));
    const author = (await selectAuthor(trx, userNo)) ?? fail("SESSION_INVALID");
    const comment = {
      userNo,
      courseId,
      text: admitted.texts[0] ?? "",
      moderation: admitted.moderation,
      author,
      parentId: parent?.parent_id ?? parent?.id,
      replyUserName: parent?.parent_id ? parent.user_name : "",
      now,
    };
    const id = (await insertComment(trx, comment)) ?? fail("NOT_FOUND");
    await recordPost(trx, { targetKind: ModerationTargetEnum.courseComment, targetId: id }, { ...admitted, now });
    return { id, ...(admitted.moderation === ModerationEnum.waiting ? { moderation: admitted.moderation } : {}) };
  });
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

/** Likes a comment, or no more: a person counts once. */
export async function saveCommentLike(
  { id, isLike }: SaveCommentLikeBody,
  context: OperationContext,
): Promise<SaveCommentLikeReply> {
  const { userNo } = sessionIn(context);
  if (!isRecordId(id)) fail("NOT_FOUND");
  const countLike = await withActor(context.db, systemActor, (trx) =>
    setLike(trx, { id, userNo, isLike: isLike === 1 }),
  );
  return { isLiked: isLike, countLike: countLike ?? fail("NOT_FOUND") };
}

function presentComment(
  row: CommentRow,
  { viewer, moderates, timeZone }: { viewer: string | undefined; moderates: boolean; timeZone: string | undefined },
): Comment {
  return {
    id: row.id,
    ...(row.parent_id === null ? {} : { parentId: row.parent_id }),
    userNo: row.user_no,
    userName: row.is_removed ? "" : row.user_name,
    userPhoto: row.is_removed ? "" : row.user_photo,
    ...(row.reply_user_name === "" ? {} : { replyUserName: row.reply_user_name }),
    commentText: row.comment_text,
    countLike: row.count_like,
    ...(row.score === null || row.parent_id !== null || row.is_removed ? {} : { score: row.score }),
    isOwn: row.user_no === viewer ? 1 : 0,
    mayRemove: moderates || row.user_no === viewer ? 1 : 0,
    isLiked: row.is_liked ? 1 : 0,
    isRemoved: row.is_removed ? 1 : 0,
    ...(row.moderation === ModerationEnum.shown ? {} : { moderation: row.moderation }),
    gmtCreate: dateTimeIn(timeZone, row.gmt_create),
    gmtModified: dateTimeIn(timeZone, row.gmt_modified),
  };
}
