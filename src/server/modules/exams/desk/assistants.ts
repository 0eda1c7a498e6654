import { sql } from "kysely";
import type {
  AddExamAssistantBody,
  ExamAssistant,
  ListExamAssistantsBody,
  ListExamAssistantsReply,
  RemoveExamAssistantBody,
} from "../../../../generated/types.ts";
import { UserTypeEnum } from "../../../../generated/enums.ts";
import type { OperationContext } from "../../../core/context.ts";
import { fail } from "../../../core/errors.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import type { Trx } from "../../../database/connect.ts";
import { dateTimeIn } from "../../../lib/date-time.ts";
import { maskMobile } from "../../../lib/mask-mobile.ts";
import { isRecordId } from "../../../lib/record-id.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { auditActor, recordAudit } from "../../audit/index.ts";
import { checkDesk, selectDeskExam } from "./access.ts";

/** Who watches and marks an exam beside its maker. NOT_FOUND. */
export async function listExamAssistants(
  { examId }: ListExamAssistantsBody,
  context: OperationContext,
): Promise<ListExamAssistantsReply> {
  await checkDesk(examId, "maker", context);
  return withActor(context.db, systemActor, async (trx) => ({ list: await assistantsOf(trx, examId, context) }));
}

/**
 * Lets somebody watch and mark. NOT_FOUND; EXAM_NO_MARKER for a number that is no lecturer's and no organisation's, and
 * for one that has no account, without saying which.
 */
export async function addExamAssistant(
  { examId, mobile }: AddExamAssistantBody,
  context: OperationContext,
): Promise<ListExamAssistantsReply> {
  await checkDesk(examId, "maker", context);
  return withActor(context.db, systemActor, async (trx) => {
    const exam = await selectDeskExam(trx, examId);
    const user = await trx
      .selectFrom("app_user")
      .where("mobile", "=", mobile)
      .where("user_type", "in", [UserTypeEnum.lecturer, UserTypeEnum.organisation])
      .select("user_no")
      .executeTakeFirst();
    if (!user || user.user_no === exam.owner_user_no) fail("EXAM_NO_MARKER");
    await trx
      .insertInto("exam_assistant")
      .values({ exam_id: examId, user_no: user.user_no, org_no: exam.org_no, gmt_create: context.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await record(trx, { action: "exam.assistant", examId, userNo: user.user_no, orgNo: exam.org_no, context });
    return { list: await assistantsOf(trx, examId, context) };
  });
}

/** Takes it away again. What they have marked stays, and what they have open is free for others. NOT_FOUND. */
export async function removeExamAssistant(
  { examId, userNo }: RemoveExamAssistantBody,
  context: OperationContext,
): Promise<ListExamAssistantsReply> {
  await checkDesk(examId, "maker", context);
  if (!isRecordId(userNo)) fail("NOT_FOUND");
  return withActor(context.db, systemActor, async (trx) => {
    const exam = await selectDeskExam(trx, examId);
    await trx.deleteFrom("exam_assistant").where("exam_id", "=", examId).where("user_no", "=", userNo).execute();
    await sql`delete from exam_claim using exam_attempt where exam_attempt.id = attempt_id
      and exam_attempt.exam_id = ${examId} and marker_user_no = ${userNo}`.execute(trx);
    await record(trx, { action: "exam.assistantGone", examId, userNo, orgNo: exam.org_no, context });
    return { list: await assistantsOf(trx, examId, context) };
  });
}

function record(
  trx: Trx,
  {
    action,
    examId,
    userNo,
    orgNo,
    context,
  }: Record<"action" | "examId" | "userNo" | "orgNo", string> & { context: OperationContext },
): Promise<void> {
  return recordAudit(trx, {
    ...auditActor(sessionIn(context)),
    action,
    orgNo,
    subject: `exam:${examId}`,
    detail: { userNo },
  });
}

async function assistantsOf(trx: Trx, examId: string, context: OperationContext): Promise<ExamAssistant[]> {
  const rows = await trx
    .selectFrom("exam_assistant")
    .innerJoin("app_user", "app_user.user_no", "exam_assistant.user_no")
    .where("exam_id", "=", examId)
    .select(["app_user.user_no", "app_user.name", "app_user.mobile", "exam_assistant.gmt_create"])
    .orderBy("exam_assistant.gmt_create")
    .execute();
  return rows.map(({ user_no, name, mobile, gmt_create }) => ({
    userNo: user_no,
    name,
    mobile: mobile === null ? "" : maskMobile(mobile),
    gmtCreate: dateTimeIn(context.site.settings.timeZone, gmt_create),
  }));
}
