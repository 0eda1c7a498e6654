import { sql } from "kysely";
import { ExamAttemptStateEnum, ExamKindEnum, GradeRoleEnum } from "../../../../generated/enums.ts";
import type { ExamQuestionKey, RichText } from "../../../../generated/types.ts";
import type { Trx } from "../../../database/connect.ts";
import { GRADE_MEMBER } from "../../orders/index.ts";

export interface HomeworkRow {
  id: string;
  version: number;
  exam_name: string;
  introduce: RichText;
  gmt_begin: Date | null;
  gmt_due: Date | null;
  gmt_end: Date | null;
  late_percent: number | null;
  is_file_taken: boolean;
  /** Made in its class: one task, whose criteria members see. */
  is_rubric_shown: boolean;
  max_cents: number;
  /** The one question of what was made in its class. */
  question_id: string | null;
  key: ExamQuestionKey | null;
  is_begun: boolean;
  handed_in: number;
  late: number;
  waiting: number;
  members: number;
}

/** The homework of a class, or one of it, the newest first. In scope `system`. */
export async function selectHomework(
  trx: Trx,
  { gradeId, id }: { gradeId: string; id?: string | undefined },
): Promise<HomeworkRow[]> {
  const { rows } = await sql<HomeworkRow>`
    select exam.id, exam.version, exam_name, introduce, exam.gmt_begin, gmt_due, exam.gmt_end, late_percent,
      is_file_taken, is_rubric_shown, exam.max_cents, question.id as question_id, secret.key,
      exists (select from exam_attempt where exam_id = exam.id) as is_begun,
      coalesce(done.handed_in, 0) as handed_in, coalesce(done.late, 0) as late, coalesce(done.waiting, 0) as waiting,
      (select count(*)::int from grade_member where grade_id = ${gradeId} and state = ${GRADE_MEMBER.active}
        and role = ${GradeRoleEnum.member} and gmt_join < coalesce(least(gmt_due, exam.gmt_end), 'infinity')) as members
    from grade_exam join exam on exam.id = grade_exam.exam_id
      join exam_paper_version as paper on paper.id = exam.paper_version_id
      left join exam_question as question on is_rubric_shown
        and question.id = (paper.sections -> 0 -> 'fixed' -> 0 ->> 'questionId')::bigint
      left join exam_question_key as secret on secret.version_id = question.version_id
      left join lateral (
        select count(*)::int as handed_in, count(*) filter (where gmt_submit > gmt_due)::int as late,
          count(*) filter (where exam_attempt.state <> ${ExamAttemptStateEnum.finished})::int as waiting
        from exam_attempt join grade_member using (user_no)
        where exam_id = exam.id and grade_id = ${gradeId} and grade_member.state = ${GRADE_MEMBER.active}
          and not is_replaced and exam_attempt.state <> ${ExamAttemptStateEnum.inProgress}
      ) as done on true
    where grade_exam.grade_id = ${gradeId} and exam_kind = ${ExamKindEnum.homework}
      and ${id === undefined ? sql`true` : sql`exam.id = ${id}`}
    order by exam.id desc`.execute(trx);
  return rows;
}
