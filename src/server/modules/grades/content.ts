import { sql } from "kysely";
import type {
  GradeCourse,
  ListGradeChoicesBody,
  ListGradeChoicesReply,
  ListGradeCoursesBody,
  ListGradeCoursesReply,
  OwnGrade,
  SaveGradeContentBody,
} from "../../../generated/types.ts";
import type { OperationContext } from "../../core/context.ts";
import { fail } from "../../core/errors.ts";
import type { Trx } from "../../database/connect.ts";
import { hasWords } from "../../lib/matches-search.ts";
import { isRecordId } from "../../lib/record-id.ts";
import { type GradeRow } from "../orders/index.ts";
import { withGrade } from "./access.ts";
import { coursesOf, presentGradeExam } from "./content-queries.ts";
import { ownGrade } from "./own.ts";

/** Choices of one search. */
const MAX_CHOICES = 50;

/** Courses and exams that a class can have: of its lecturer, or of its organisation. NOT_FOUND. */
export async function listGradeChoices(
  { gradeId, keyword = "" }: ListGradeChoicesBody,
  context: OperationContext,
): Promise<ListGradeChoicesReply> {
  return withGrade({ gradeId, as: "owner" }, context, async (trx, grade) => {
    const named = (column: string) =>
      keyword.trim() === "" ? sql`true` : hasWords([sql.ref<string>(column)], keyword);
    const { rows: courseList } = await sql<GradeCourse>`
      select id as "courseId", course_name as "courseName", course_logo as "courseLogo",
        course_category as "courseCategory"
      from course where ${ownCourse(grade)} and ${named("course_name")}
      order by id desc limit ${MAX_CHOICES}`.execute(trx);
    const { rows } = await sql<Parameters<typeof presentGradeExam>[0]>`
      select id, exam_name, exam_kind, gmt_begin, gmt_end, gmt_due from exam
      where ${ownExam(grade)} and ${named("exam_name")} order by id desc limit ${MAX_CHOICES}`.execute(trx);
    return { courseList, examList: rows.map((row) => presentGradeExam(row, context)) };
  });
}

/** The courses of a class whose names have these words: a lesson is about one of them. NOT_FOUND. */
export async function listGradeCourses(
  { gradeId, keyword = "" }: ListGradeCoursesBody,
  context: OperationContext,
): Promise<ListGradeCoursesReply> {
  const typed = keyword.trim().toLowerCase();
  return withGrade({ gradeId, as: "manager" }, context, async (trx) => ({
    list: (await coursesOf(trx, gradeId)).filter(({ courseName }) => courseName.toLowerCase().includes(typed)),
  }));
}

/** An organisation's class may have everything of the organisation; a lecturer's what is theirs. */
const ownCourse = ({ org_no, lecturer_user_no }: GradeRow) =>
  sql<boolean>`(is_public and org_no = ${org_no}
    and ${lecturer_user_no === null || org_no !== "default" ? sql`true` : sql`lecturer_user_no = ${lecturer_user_no}`})`;
const ownExam = ({ org_no, lecturer_user_no }: GradeRow) =>
  sql<boolean>`(org_no = ${org_no} and ${
    lecturer_user_no === null
      ? sql`true`
      : sql`(owner_user_no = ${lecturer_user_no} or (owner_user_no is null and org_no <> 'default'))`
  })`;

/** Decides which courses and exams a class has. NOT_FOUND, also for one that it cannot have. */
export async function saveGradeContent(
  { gradeId, courseIdList, examIdList }: SaveGradeContentBody,
  context: OperationContext,
): Promise<OwnGrade> {
  if (![...courseIdList, ...examIdList].every(isRecordId)) fail("NOT_FOUND");
  return withGrade({ gradeId, as: "owner" }, context, async (trx, grade) => {
    await replace(trx, {
      table: "grade_course",
      column: "course_id",
      gradeId,
      ids: courseIdList,
      may: sql`select id from course where ${ownCourse(grade)}`,
    });
    await replace(trx, {
      table: "grade_exam",
      column: "exam_id",
      gradeId,
      ids: examIdList,
      may: sql`select id from exam where ${ownExam(grade)}`,
    });
    return ownGrade(trx, gradeId, context);
  });
}

/** What stays keeps its row; what is new must be one of those that may. */
async function replace(
  trx: Trx,
  {
    table,
    column,
    gradeId,
    ids,
    may,
  }: { table: string; column: string; gradeId: string; ids: readonly string[]; may: ReturnType<typeof sql> },
): Promise<void> {
  const [rows, id] = [sql.table(table), sql.ref(column)];
  await sql`delete from ${rows} where grade_id = ${gradeId} and not ${id} = any(${ids}::bigint[])`.execute(trx);
  const { rows: there } = await sql<{ id: string }>`
    insert into ${rows} (grade_id, ${id}, sort)
    select ${gradeId}, one.id, one.sort from unnest(${ids}::bigint[]) with ordinality as one (id, sort)
    where one.id in (${may}) or exists (select from ${rows} as before where before.grade_id = ${gradeId} and before.${id} = one.id)
    on conflict (grade_id, ${id}) do update set sort = excluded.sort returning ${id} as id`.execute(trx);
  if (there.length < new Set(ids).size) fail("NOT_FOUND");
}
