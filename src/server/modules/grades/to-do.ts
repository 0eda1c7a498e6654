import { sql } from "kysely";
import { ExamAttemptStateEnum, ExamKindEnum, GradeRoleEnum, GradeStateEnum } from "../../../generated/enums.ts";
import type { MyGrade } from "../../../generated/types.ts";
import { isOffered } from "../../../site/document/features.ts";
import type { OperationContext } from "../../core/context.ts";
import type { Trx } from "../../database/connect.ts";
import { GRADE_MEMBER } from "../orders/index.ts";
import { presentGradeExam } from "./content-queries.ts";

/** What a class shows of what is to be done in it. */
const MAX_SHOWN = 5;

type Todo = Pick<MyGrade, "isSignInOpen" | "todoList" | "todoCount">;

/**
 * By class: what a member has not handed in and not sat yet, and whether a lesson can be checked in to. Nothing of what was
 * due before they joined. In scope `system`.
 */
export async function todoOf(trx: Trx, userNo: string, context: OperationContext): Promise<Map<string, Todo>> {
  const now = context.now();
  const member = sql`grade_member.user_no = ${userNo} and grade_member.state = ${GRADE_MEMBER.active}
    and grade_member.role = ${GradeRoleEnum.member}`;
  const signIns = await sql<{ grade_id: string }>`
    select distinct grade_attendance.grade_id from grade_attendance
      join grade_member on grade_member.grade_id = grade_attendance.grade_id
    where ${member} and gmt_close is null and not exists (select from grade_attendee
      where grade_attendee.lesson_id = grade_attendance.lesson_id and user_no = ${userNo} and gmt_sign is not null)`.execute(
    trx,
  );
  const todo = new Map<string, Todo>(signIns.rows.map(({ grade_id }) => [grade_id, { isSignInOpen: true }]));
  if (!isOffered(context.site.settings.features, "exams")) return todo;
  const { rows } = await sql<Parameters<typeof presentGradeExam>[0] & TodoRow>`
    with mine as (
      select grade_exam.grade_id, exam.id, exam_name, exam_kind, exam.gmt_begin, exam.gmt_end, exam.gmt_due,
        exists (select from exam_attempt where exam_id = exam.id and user_no = ${userNo}
          and state = ${ExamAttemptStateEnum.inProgress}) as is_begun,
        coalesce(exam.gmt_due, exam.gmt_end) as due
      from grade_member join grade on grade.id = grade_member.grade_id
        join grade_exam on grade_exam.grade_id = grade.id join exam on exam.id = exam_id
      where ${member} and grade.state in (${GradeStateEnum.open}, ${GradeStateEnum.running})
        and exam.is_putaway
        and (exam.gmt_end is null or exam.gmt_end > ${now})
        and (coalesce(exam.gmt_due, exam.gmt_end) is null or coalesce(exam.gmt_due, exam.gmt_end) > gmt_join)
        and not exists (select from exam_attempt where exam_id = exam.id and user_no = ${userNo} and not is_replaced
          and (state <> ${ExamAttemptStateEnum.inProgress} or gmt_deadline <= ${now}))
    )
    select * from (
      select *, count(*) over (partition by grade_id)::int as total,
        row_number() over (partition by grade_id order by due nulls last, id) as place from mine
    ) as one where place <= ${MAX_SHOWN} order by place`.execute(trx);
  for (const [gradeId, own] of Map.groupBy(rows, ({ grade_id }) => grade_id))
    todo.set(gradeId, {
      ...todo.get(gradeId),
      todoCount: own[0]?.total ?? 0,
      todoList: own.map((row) => ({
        ...presentGradeExam(row, context),
        ...(row.exam_kind === ExamKindEnum.homework
          ? { homeworkState: row.is_begun ? ("begun" as const) : ("none" as const), href: `/grade/homework/${row.id}` }
          : { href: `/exam/view/${row.id}` }),
      })),
    });
  return todo;
}

interface TodoRow {
  grade_id: string;
  is_begun: boolean;
  total: number;
}
