import { sql } from "kysely";
import { ModerationEnum, ModerationTargetEnum } from "../../../generated/enums.ts";
import type { DeleteAnswerBody, RichText, SaveAnswerBody, SaveAnswerReply } from "../../../generated/types.ts";
import type { OperationContext } from "../../core/context.ts";
import { fail, failFields } from "../../core/errors.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import type { Trx } from "../../database/connect.ts";
import { countUse } from "../../lib/rate-limit.ts";
import { isRecordId } from "../../lib/record-id.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { checkBody } from "./check-body.ts";
import {
  addNotice,
  editComment,
  ensureBlogger,
  MAX_MENTIONS,
  mentionedIn,
  namesIn,
  NOTICE,
} from "../community/index.ts";
import { admitPost, recordPost, type AdmittedPost } from "../moderation/index.ts";
import { ANSWERS_AN_HOUR, looksAfterSite, QUESTION } from "./rules.ts";

/**
 * Answers a question, changes an answer or a comment of one's own, or comments on a question or an answer. NOT_FOUND where the
 * question, the answer or what is commented on is not there; QUESTION_CLOSED for a new answer to a closed one;
 * POST_CHANGED where the answer was changed meanwhile; COMMENT_GONE where the comment is; what `admitPost` says of its words and of who writes.
 */
export function saveAnswer(input: SaveAnswerBody, context: OperationContext): Promise<SaveAnswerReply> {
  const { questionId, id, parentId } = input;
  if ([questionId, id, parentId].some((one) => one !== undefined && !isRecordId(one))) fail("NOT_FOUND");
  if (input.body === undefined) return saveComment(input, context);
  return id === undefined ? addAnswer(input, input.body, context) : changeAnswer({ ...input, id }, input.body, context);
}

async function addAnswer(
  { questionId }: SaveAnswerBody,
  body: RichText,
  context: OperationContext,
): Promise<SaveAnswerReply> {
  const { userNo } = sessionIn(context);
  const admitted = await admitPost(context, { orgNo: context.orgNo, documents: [body] });
  const checked = await checkBody({ body: admitted.documents[0] ?? body, userNo }, context);
  return withActor(context.db, systemActor, async (trx) => {
    const question = await begin(trx, { questionId, userNo }, context);
    if (question.gmt_close !== null) fail("QUESTION_CLOSED");
    const saved = await insertSaid(trx, {
      question,
      userNo,
      isAnswer: true,
      body: checked.body,
      text: checked.text,
      admitted,
      now: context.now(),
    });
    if (admitted.moderation !== ModerationEnum.shown) return saved;
    const told = {
      kind: NOTICE.answer,
      targetKind: QUESTION,
      targetId: questionId,
      actorUserNo: userNo,
      now: context.now(),
    } as const;
    await addNotice(trx, { userNo: question.user_no, ...told });
    return saved;
  });
}

async function changeAnswer(
  { questionId, id, version }: SaveAnswerBody & { id: string },
  body: RichText,
  context: OperationContext,
): Promise<SaveAnswerReply> {
  const { userNo } = sessionIn(context);
  const own = (trx: Trx) => lockOwnAnswer(trx, { id, questionId, userNo });
  const before = await withActor(context.db, systemActor, own);
  const admitted = await admitPost(context, { orgNo: context.orgNo, documents: [body] });
  const looked = { body: admitted.documents[0] ?? body, userNo, before: before.body as RichText };
  const checked = await checkBody(looked, context);
  return withActor(context.db, systemActor, async (trx) => {
    const answer = await own(trx);
    if (version !== undefined && version !== answer.version) fail("POST_CHANGED");
    const now = context.now();
    const { is_shown } = await trx
      .updateTable("community_comment")
      .set({
        body: JSON.stringify(checked.body),
        body_text: checked.text,
        // What moderation hid stays hidden, whatever its author makes of it.
        moderation: answer.moderation === ModerationEnum.shown ? admitted.moderation : answer.moderation,
        version: answer.version + 1,
        gmt_edit: now,
        gmt_modified: now,
      })
      .where("id", "=", id)
      .returning("is_shown")
      .executeTakeFirstOrThrow();
    await recordPost(trx, { targetKind: ModerationTargetEnum.comment, targetId: id }, { ...admitted, now });
    return { id, isShown: is_shown ? 1 : 0 };
  });
}

async function saveComment(
  { questionId, id, parentId, commentText = "" }: SaveAnswerBody,
  context: OperationContext,
): Promise<SaveAnswerReply> {
  const { userNo } = sessionIn(context);
  const written = commentText.trim();
  const { t } = context.site.texts(context.locale);
  if (written === "") failFields([{ path: "commentText", message: t("error.field.commentEmpty") }]);
  if (namesIn(written).length > MAX_MENTIONS)
    failFields([{ path: "commentText", message: t("error.field.mentions", { limit: MAX_MENTIONS }) }]);
  const admitted = await admitPost(context, { orgNo: context.orgNo, texts: [written] });
  const {
    texts: [text = ""],
  } = admitted;
  return withActor(context.db, systemActor, async (trx) => {
    const now = context.now();
    const question = await begin(trx, { questionId, userNo }, context);
    if (id !== undefined) return changeComment(trx, { id, questionId, userNo, text, admitted, now });
    const parent =
      parentId === undefined ? undefined : ((await selectSaid(trx, { id: parentId, questionId })) ?? fail("NOT_FOUND"));
    const target = { targetKind: QUESTION, targetId: questionId } as const;
    const mentions = await mentionedIn(trx, { text, ...target, orgNos: [question.org_no] });
    const said = { body: plain(text), text, mentions, admitted, now };
    const saved = await insertSaid(trx, { question, userNo, isAnswer: false, parent, ...said });
    if (admitted.moderation !== ModerationEnum.shown) return saved;
    for (const named of mentions)
      await addNotice(trx, { userNo: named, kind: NOTICE.mention, ...target, actorUserNo: userNo, now });
    if (mentions.includes(parent?.user_no ?? question.user_no)) return saved;
    await addNotice(trx, {
      userNo: parent?.user_no ?? question.user_no,
      kind: parent && !parent.is_answer ? NOTICE.reply : NOTICE.comment,
      targetKind: QUESTION,
      targetId: questionId,
      actorUserNo: userNo,
      now,
    });
    return saved;
  });
}

/** Edits a comment of one's own. COMMENT_GONE where it is gone, another's, or below something else. */
async function changeComment(
  trx: Trx,
  {
    id,
    questionId,
    userNo,
    text,
    admitted,
    now,
  }: { id: string; questionId: string; userNo: string; text: string; admitted: AdmittedPost; now: Date },
): Promise<SaveAnswerReply> {
  const { moderation } = admitted;
  const target = { targetKind: QUESTION, targetId: questionId } as const;
  await editComment(trx, { id, written: { ...target, userNo, body: plain(text), text, moderation, now } });
  await recordPost(trx, { targetKind: ModerationTargetEnum.comment, targetId: id }, { ...admitted, now });
  return { id, isShown: moderation === ModerationEnum.shown ? 1 : 0 };
}

/**
 * Takes back an answer or a comment: one's own, or any on a site that one looks after. Its text is gone; its place
 * stays where others commented on it. An answer that was accepted is accepted no more.
 */
export async function deleteAnswer({ id }: DeleteAnswerBody, context: OperationContext): Promise<object> {
  const session = sessionIn(context);
  if (!isRecordId(id)) fail("NOT_FOUND");
  await withActor(context.db, systemActor, async (trx) => {
    const row = await trx
      .selectFrom("community_comment")
      .where("id", "=", id)
      .where("target_kind", "=", QUESTION)
      .where("is_removed", "=", false)
      .select(["user_no", "org_no"])
      .forUpdate()
      .executeTakeFirst();
    if (!row || (row.user_no !== session.userNo && !looksAfterSite(session, row.org_no))) fail("NOT_FOUND");
    await trx
      .updateTable("community_comment")
      .set({
        is_removed: true,
        body: JSON.stringify(plain("")),
        body_text: "",
        mentions: [],
        gmt_modified: context.now(),
      })
      .where("id", "=", id)
      .execute();
  });
  return {};
}

type OpenQuestion = Awaited<ReturnType<typeof begin>>;

/** The question that somebody writes below, kept as it is until they are done; who writes is known to the community. */
async function begin(
  trx: Trx,
  { questionId, userNo }: { questionId: string; userNo: string },
  context: OperationContext,
) {
  const now = context.now();
  if (!(await countUse(trx, { subject: `answer ${userNo}`, most: ANSWERS_AN_HOUR, seconds: 3600, now })))
    fail("COMMENT_TOO_MANY");
  await ensureBlogger(trx, context);
  const question = await trx
    .selectFrom("community_post")
    .where("id", "=", questionId)
    .where("kind", "=", QUESTION)
    .where("is_shown", "=", true)
    .select(["id", "org_no", "user_no", "gmt_close"])
    .forUpdate()
    .executeTakeFirst();
  return question ?? fail("NOT_FOUND");
}

function selectSaid(trx: Trx, { id, questionId }: { id: string; questionId: string }) {
  return trx
    .selectFrom("community_comment")
    .where("id", "=", id)
    .where("target_kind", "=", QUESTION)
    .where("target_id", "=", questionId)
    .where("is_shown", "=", true)
    .select(["id", "root_id", "user_no", "is_answer"])
    .executeTakeFirst();
}

async function lockOwnAnswer(trx: Trx, { id, questionId, userNo }: { id: string; questionId: string; userNo: string }) {
  const row = await trx
    .selectFrom("community_comment")
    .where("id", "=", id)
    .where("target_kind", "=", QUESTION)
    .where("target_id", "=", questionId)
    .where("user_no", "=", userNo)
    .where("is_answer", "=", true)
    .where("is_removed", "=", false)
    .select(["body", "version", "moderation"])
    .forUpdate()
    .executeTakeFirst();
  return row ?? fail("NOT_FOUND");
}

interface NewSaid {
  question: OpenQuestion;
  userNo: string;
  isAnswer: boolean;
  parent?: Awaited<ReturnType<typeof selectSaid>>;
  body: RichText;
  text: string;
  /** Whom it names. */
  mentions?: string[];
  admitted: AdmittedPost;
  now: Date;
}

async function insertSaid(
  trx: Trx,
  { question, userNo, isAnswer, parent, body, text, mentions = [], admitted, now }: NewSaid,
): Promise<SaveAnswerReply> {
  const { id, is_shown } = await trx
    .insertInto("community_comment")
    .values({
      org_no: question.org_no,
      target_kind: QUESTION,
      target_id: question.id,
      user_no: userNo,
      is_answer: isAnswer,
      root_id: parent?.root_id ?? parent?.id ?? null,
      parent_id: parent?.id ?? null,
      reply_user_no: parent?.root_id ? parent.user_no : null,
      body: JSON.stringify(body),
      body_text: text,
      mentions: sql`${mentions}::bigint[]`,
      moderation: admitted.moderation,
      gmt_create: now,
      gmt_modified: now,
    })
    .returning(["id", "is_shown"])
    .executeTakeFirstOrThrow();
  await recordPost(trx, { targetKind: ModerationTargetEnum.comment, targetId: id }, { ...admitted, now });
  return { id, isShown: is_shown ? 1 : 0 };
}

/** A text as a document: each line a paragraph. */
function plain(text: string): RichText {
  return {
    type: "doc",
    content: text
      .split("\n")
      .filter(Boolean)
      .map((line) => ({ type: "paragraph", content: [{ type: "text", text: line }] })),
  };
}
