import { sql } from "kysely";
import {
  ExamAudienceEnum,
  ExamKindEnum,
  ExamStateEnum,
  GradeRoleEnum,
  UserTypeEnum,
} from "../../../generated/enums.ts";
import type { OperationContext } from "../../core/context.ts";
import type { Trx } from "../../database/connect.ts";
import { GRADE_MEMBER } from "../orders/index.ts";
import { selectExam, type WholeExamRow } from "./exam-queries.ts";
import { examStateAt } from "./present.ts";

/**
 * An exam on offer as the caller may read it, in a transaction of scope `system`. What is for a list or for classes is
 * in no catalogue, and so it exists only for those it was given to, who sat it, and who make it or help with it: its
 * number alone opens nothing. The task of homework that has not begun is read by those alone who set it.
 */
export async function selectVisibleExam(
  trx: Trx,
  { id, orgNo }: { id: string; orgNo: string | undefined },
  context: OperationContext,
): Promise<WholeExamRow | undefined> {
  const now = context.now();
  const exam = await selectExam(trx, { id, orgNo, now });
  if (!exam) return undefined;
  if (exam.audience !== ExamAudienceEnum.list && exam.audience !== ExamAudienceEnum.grade) return exam;
  if (await isManagedBy(trx, exam, context)) return exam;
  if (!(await isGivenTo(trx, exam, context))) return undefined;
  const isTaskOpen = exam.exam_kind !== ExamKindEnum.homework || examStateAt(exam, now) !== ExamStateEnum.coming;
  return isTaskOpen ? exam : { ...exam, introduce: { type: "doc", content: [] } };
}

/** Whether the caller makes an exam, helps with it, or manages a class that has it. */
async function isManagedBy(trx: Trx, exam: WholeExamRow, { session }: OperationContext): Promise<boolean> {
  if (!session || session.room) return false;
  const { userNo, orgNo, userType, isOperator } = session;
  const isOrganisation = userType === UserTypeEnum.organisation && orgNo !== "default" && orgNo === exam.org_no;
  if (isOperator || isOrganisation || exam.owner_user_no === userNo) return true;
  const { rows } = await sql`
    select from exam_assistant where exam_id = ${exam.id} and user_no = ${userNo}
    union all select from grade_exam join grade on grade.id = grade_id
      where exam_id = ${exam.id} and (grade.lecturer_user_no = ${userNo} or exists (select from grade_member
        where grade_member.grade_id = grade.id and user_no = ${userNo} and role <> ${GradeRoleEnum.member} and state = ${GRADE_MEMBER.active}))
    limit 1`.execute(trx);
  return rows.length > 0;
}

/** Whether an exam was given to the caller, or they sat it while it was. */
async function isGivenTo(trx: Trx, exam: WholeExamRow, { session }: OperationContext): Promise<boolean> {
  if (!session) return false;
  // An exam room reaches its one exam alone, which was looked at before.
  if (session.room) return session.room.examId === exam.id;
  const { userNo } = session;
  const { rows } = await sql`
    select from exam_attempt where exam_id = ${exam.id} and user_no = ${userNo}
    union all select from exam_user where exam_id = ${exam.id} and user_no = ${userNo} and gmt_revoke is null
    union all select from exam_member where exam_id = ${exam.id} and user_no = ${userNo} and gmt_revoke is null
    union all select from exam_admission where exam_id = ${exam.id} and gmt_revoke is null
      and (user_no = ${userNo} or user_no is null and person_number <> ''
        and person_number = (select mobile from app_user where user_no = ${userNo}))
    union all select from grade_exam join grade_member using (grade_id)
      where exam_id = ${exam.id} and user_no = ${userNo} and state = ${GRADE_MEMBER.active}
    limit 1`.execute(trx);
  return rows.length > 0;
}
