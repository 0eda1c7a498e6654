import { sql } from "kysely";
import type {
  AcceptAnswerBody,
  SaveQuestionDuplicateBody,
  SendAnswerInvitationBody,
} from "../../../generated/types.ts";
import type { OperationContext } from "../../core/context.ts";
import { fail } from "../../core/errors.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import type { Trx } from "../../database/connect.ts";
import { countUse } from "../../lib/rate-limit.ts";
import { isRecordId } from "../../lib/record-id.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { addNotice, NOTICE } from "../community/index.ts";
import { INVITATIONS_AN_HOUR, looksAfterSite, QUESTION } from "./rules.ts";

/**
 * Accepts an answer to a question of one's own, another instead of the one before, or none. NOT_FOUND where the
 * question is another's, or the answer is none to it.
 */
export async function acceptAnswer({ id, answerId }: AcceptAnswerBody, context: OperationContext): Promise<object> {
  const { userNo } = sessionIn(context);
  if (!isRecordId(id) || (answerId !== undefined && !isRecordId(answerId))) fail("NOT_FOUND");
  await withActor(context.db, systemActor, async (trx) => {
    const question = await lockQuestion(trx, id);
    if (question.user_no !== userNo) fail("NOT_FOUND");
    const answer = answerId === undefined ? undefined : await selectAnswer(trx, { answerId, id });
    if (answerId !== undefined && !answer) fail("NOT_FOUND");
    if (question.accepted_comment_id === (answer?.id ?? null)) return;
    await trx
      .updateTable("community_post")
      .set({ accepted_comment_id: answer?.id ?? null, gmt_modified: context.now() })
      .where("id", "=", id)
      .execute();
    if (answer)
      await addNotice(trx, {
        userNo: answer.user_no,
        kind: NOTICE.accepted,
        targetKind: QUESTION,
        targetId: id,
        actorUserNo: userNo,
        now: context.now(),
      });
  });
  return {};
}

/** Invites somebody to answer, by their name in the community. PERSON_NOT_FOUND; POST_TOO_MANY within an hour. */
export async function sendAnswerInvitation(
  { id, userName }: SendAnswerInvitationBody,
  context: OperationContext,
): Promise<object> {
  const { userNo } = sessionIn(context);
  if (!isRecordId(id)) fail("NOT_FOUND");
  const now = context.now();
  await withActor(context.db, systemActor, async (trx) => {
    if (!(await countUse(trx, { subject: `invite ${userNo}`, most: INVITATIONS_AN_HOUR, seconds: 3600, now })))
      fail("POST_TOO_MANY");
    const question = await lockQuestion(trx, id);
    // Of several with the name, whoever answered most: nobody else can be meant.
    const person = await trx
      .selectFrom("blogger")
      .where("blogger_name", "=", userName.trim())
      .where("moderation", "=", 1)
      .where("user_no", "<>", userNo)
      .select("user_no")
      .orderBy(sql`(org_no = ${question.org_no})`, "desc")
      .orderBy("count_answer", "desc")
      .orderBy("user_no")
      .executeTakeFirst();
    if (!person) fail("PERSON_NOT_FOUND");
    await trx
      .insertInto("community_invite")
      .values({ post_id: id, user_no: person.user_no, inviter_user_no: userNo, gmt_create: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await addNotice(trx, {
      userNo: person.user_no,
      kind: NOTICE.invitation,
      targetKind: QUESTION,
      targetId: id,
      actorUserNo: userNo,
      now: context.now(),
    });
  });
  return {};
}

/**
 * Closes a question as a duplicate of another, or opens it again: its asker, and those who look after the site.
 * QUESTION_CIRCLE where the other was closed itself, or is this one.
 */
export async function saveQuestionDuplicate(
  { id, duplicateId }: SaveQuestionDuplicateBody,
  context: OperationContext,
): Promise<object> {
  const session = sessionIn(context);
  if (!isRecordId(id) || (duplicateId !== undefined && !isRecordId(duplicateId))) fail("NOT_FOUND");
  await withActor(context.db, systemActor, async (trx) => {
    // In one order, so that two who close two questions as each other's duplicate wait for one another.
    for (const one of [id, duplicateId ?? id].sort()) await lockQuestion(trx, one);
    const question = await lockQuestion(trx, id);
    if (question.user_no !== session.userNo && !looksAfterSite(session, question.org_no)) fail("NOT_FOUND");
    if (duplicateId !== undefined) {
      const other = await lockQuestion(trx, duplicateId);
      if (other.org_no !== question.org_no) fail("NOT_FOUND");
      if (duplicateId === id || other.gmt_close !== null) fail("QUESTION_CIRCLE");
    }
    const now = context.now();
    await trx
      .updateTable("community_post")
      .set({
        duplicate_of: duplicateId ?? null,
        gmt_close: duplicateId === undefined ? null : now,
        gmt_modified: now,
      })
      .where("id", "=", id)
      .execute();
  });
  return {};
}

async function lockQuestion(trx: Trx, id: string) {
  const row = await trx
    .selectFrom("community_post")
    .where("id", "=", id)
    .where("kind", "=", QUESTION)
    .where("is_shown", "=", true)
    .select(["user_no", "org_no", "accepted_comment_id", "gmt_close"])
    .forUpdate()
    .executeTakeFirst();
  return row ?? fail("NOT_FOUND");
}

function selectAnswer(trx: Trx, { answerId, id }: { answerId: string; id: string }) {
  return trx
    .selectFrom("community_comment")
    .where("id", "=", answerId)
    .where("target_kind", "=", QUESTION)
    .where("target_id", "=", id)
    .where("is_answer", "=", true)
    .where("is_shown", "=", true)
    .select(["id", "user_no"])
    .forShare()
    .executeTakeFirst();
}
