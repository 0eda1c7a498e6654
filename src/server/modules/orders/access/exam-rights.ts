import { sql } from "kysely";
import { GradeStateEnum, UserTypeEnum } from "../../../../generated/enums.ts";
import type { Trx } from "../../../database/connect.ts";
import { fail } from "../../../core/errors.ts";
import { GRADE_MEMBER } from "./grade-places.ts";

interface OrderedExam {
  userNo: string;
  examId: string;
  orderNo: string;
  now: Date;
}

/**
 * Gives a person the right to sit an exam, in a transaction of scope `system`. Given twice, it is one right. NOT_FOUND
 * where there is no such exam.
 */
export async function grantExam(trx: Trx, { userNo, examId, orderNo, now }: OrderedExam): Promise<void> {
  const exam = await trx.selectFrom("exam").where("id", "=", examId).select("org_no").executeTakeFirst();
  if (!exam) fail("NOT_FOUND");
  await sql`insert into exam_user (user_no, org_no, exam_id, order_no, gmt_create)
    values (${userNo}, ${exam.org_no}, ${examId}, ${orderNo}, ${now})
    on conflict (user_no, exam_id) where gmt_revoke is null do nothing`.execute(trx);
}

/**
 * Ends the right that an order gave, in a transaction of scope `system`. An attempt that is open goes on to its end, and
 * results stay: no other attempt can be begun.
 */
export async function revokeExam(trx: Trx, { userNo, examId, orderNo, now }: OrderedExam): Promise<void> {
  await trx
    .updateTable("exam_user")
    .set({ gmt_revoke: now })
    .where("user_no", "=", userNo)
    .where("exam_id", "=", examId)
    .where("order_no", "=", orderNo)
    .where("gmt_revoke", "is", null)
    .execute();
}

/**
 * Exams among these that a person may sit whatever they cost: bought, their own or their
 * organisation's, or with them on the list. In a transaction that may read these.
 */
export async function examsHeld(
  trx: Trx,
  { userNo, examIds }: { userNo: string; examIds: readonly string[] },
): Promise<Set<string>> {
  // Each by itself: one statement of all three takes longer to plan than these take together.
  const own = await sql<{ id: string }>`select id from exam where id = any(${examIds}::bigint[]) and (
    owner_user_no = ${userNo}
    or org_no <> 'default' and org_no = (select org_no from app_user where user_no = ${userNo} and user_type = ${UserTypeEnum.organisation}))`.execute(
    trx,
  );
  const [bought, listed] = [rightsIn("exam_user"), rightsIn("exam_member")];
  // Whoever is on its list by a mobile number holds it before they came with the code, too.
  const admitted = sql<{ id: string }>`select exam_id as id from exam_admission
    where exam_id = any(${examIds}::bigint[]) and gmt_revoke is null and (user_no = ${userNo} or user_no is null
      and person_number <> '' and person_number = (select mobile from app_user where user_no = ${userNo}))`;
  const rows = [...own.rows];
  for (const right of [bought, listed, admitted]) rows.push(...(await right.execute(trx)).rows);
  return new Set(rows.map(({ id }) => id));

  function rightsIn(table: "exam_user" | "exam_member") {
    return sql<{ id: string }>`select exam_id as id from ${sql.table(table)}
      where user_no = ${userNo} and exam_id = any(${examIds}::bigint[]) and gmt_revoke is null`;
  }
}

/**
 * Exams that were given to a person and not to everybody, in a transaction of scope `system`: on whose list they are, that
 * they bought, and those of their classes. What an exam itself says of it (on offer, over) is not looked at.
 */
export async function examsGivenTo(trx: Trx, userNo: string): Promise<string[]> {
  const { rows } = await sql<{ exam_id: string }>`
    select exam_id from exam_admission where gmt_revoke is null and user_no = ${userNo}
    union select exam_id from exam_admission where gmt_revoke is null and user_no is null and person_number <> ''
      and person_number = (select mobile from app_user where user_no = ${userNo})
    union select exam_id from exam_user where gmt_revoke is null and user_no = ${userNo}
    union select exam_id from grade_member join grade on grade.id = grade_id join grade_exam using (grade_id)
      where user_no = ${userNo} and grade_member.state = ${GRADE_MEMBER.active}
        and grade.state in (${GradeStateEnum.open}, ${GradeStateEnum.running})`.execute(trx);
  return rows.map(({ exam_id }) => exam_id);
}

/**
 * Those of some people who bought an exam or whose it is, in a transaction of scope `system`: whoever is on its list is
 * the exam's own to know.
 */
export async function examHoldersAmong(
  trx: Trx,
  { examId, userNos }: { examId: string; userNos: readonly string[] },
): Promise<Set<string>> {
  const { rows } = await sql<{ user_no: string }>`select app_user.user_no from app_user join exam on exam.id = ${examId}
    where app_user.user_no = any(${userNos}::bigint[]) and (exam.owner_user_no = app_user.user_no
      or exam.org_no <> 'default' and app_user.org_no = exam.org_no and app_user.user_type = ${UserTypeEnum.organisation}
      or exists (select from exam_user where exam_user.exam_id = exam.id and exam_user.user_no = app_user.user_no
        and exam_user.gmt_revoke is null))`.execute(trx);
  return new Set(rows.map(({ user_no }) => user_no));
}
