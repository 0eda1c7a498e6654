import { sql } from "kysely";
import {
  AttendanceStateEnum,
  ExamAttemptStateEnum,
  ExamKindEnum,
  GradeCertificateEnum,
  GradeRoleEnum,
} from "../../../../generated/enums.ts";
import type { Trx } from "../../../database/connect.ts";
import { GRADE_MEMBER, type GradeRow } from "../../orders/index.ts";

/** Of the lessons with check-in, how many somebody has to have been at, in percent. */
const PRESENT_PERCENT = 80;

/**
 * Which members get the certificates of a class at its end, by its rule. Only what was to come when they joined is asked
 * of them: exams and homework on offer, and lessons with check-in, of which those that they were excused from do not
 * count. Who was asked for nothing has neither passed nor been there. In scope `system`.
 */
export async function selectCertified(
  trx: Trx,
  grade: Pick<GradeRow, "id" | "certificate_rule">,
  now: Date,
): Promise<string[]> {
  const { id, certificate_rule: rule } = grade;
  const passed = sql`exists (select from asked where gmt_due > gmt_join) and not exists (
    select from asked where gmt_due > gmt_join and not exists (select from exam_attempt
      where exam_attempt.exam_id = asked.id and exam_attempt.user_no = grade_member.user_no and not is_replaced
        and exam_attempt.state = ${ExamAttemptStateEnum.finished} and cents >= exam_attempt.pass_cents))`;
  const present = sql`(select count(*) filter (where attendee.state in (${AttendanceStateEnum.present}, ${AttendanceStateEnum.late})) * 100
      >= count(*) * ${PRESENT_PERCENT} and count(*) > 0
    from held left join grade_attendee as attendee
      on attendee.lesson_id = held.id and attendee.user_no = grade_member.user_no
    where held.gmt_end > gmt_join and attendee.state is distinct from ${AttendanceStateEnum.excused})`;
  const isGiven = {
    [GradeCertificateEnum.none]: sql`false`,
    [GradeCertificateEnum.passed]: passed,
    [GradeCertificateEnum.present]: present,
    [GradeCertificateEnum.either]: sql`(${passed} or ${present})`,
    [GradeCertificateEnum.all]: sql`true`,
    // Checked by the table.
  }[rule as GradeCertificateEnum];
  const { rows } = await sql<{ user_no: string }>`
    with asked as (
      select exam.id, coalesce(gmt_due, exam.gmt_end, 'infinity') as gmt_due
      from grade_exam join exam on exam.id = exam_id
      where grade_id = ${id} and is_putaway and exam_kind <> ${ExamKindEnum.practice}
    ), held as (
      select lesson.id, lesson.gmt_end from grade_lesson as lesson join grade_attendance on lesson_id = lesson.id
      where lesson.grade_id = ${id} and (lesson.gmt_end <= ${now} or gmt_close is not null)
    )
    select user_no from grade_member
    where grade_id = ${id} and state = ${GRADE_MEMBER.active} and role = ${GradeRoleEnum.member} and ${isGiven}
    order by user_no`.execute(trx);
  return rows.map(({ user_no }) => user_no);
}
