import { sql } from "kysely";
import { ExamAttemptStateEnum, GradeRoleEnum } from "../../../generated/enums.ts";
import type {
  ExportGradeBookBody,
  ExportGradeBookReply,
  GetGradeBookBody,
  GetGradeBookReply,
  GetGradeFiguresBody,
  GetGradeFiguresReply,
} from "../../../generated/types.ts";
import type { OperationContext } from "../../core/context.ts";
import type { Trx } from "../../database/connect.ts";
import { dateTimeIn } from "../../lib/date-time.ts";
import { csvOf, workbookOf, type Sheet } from "../../lib/sheets.ts";
import { pointsOf } from "../exams/index.ts";
import { GRADE_MEMBER, type GradeRow } from "../orders/index.ts";
import { selectPercents } from "../progress/index.ts";
import { withGrade } from "./access.ts";

/** Members of one page of the gradebook, and of a file. */
const PAGE_SIZE = 500;
const MAX_LINES = 20_000;

interface BookExam {
  id: string;
  exam_name: string;
  max_cents: number;
  pass_cents: number;
  gmt_due: Date | null;
  /** When it was due, or its window ended. */
  due: Date | null;
}

interface BookRow {
  user_no: string;
  name: string;
  member_number: string;
  gmt_join: Date;
  /** By exam: hundredths of a point of the best finished attempt; null while none is finished. */
  scores: Record<string, number | null> | null;
  /** Exams of which what counts was late. */
  late: string[] | null;
}

/**
 * Members and what they have reached in each exam of a class: the best finished attempt counts, and of homework what was
 * handed in last. Those who left are not in it; their marks are there again when they come back. NOT_FOUND.
 */
export async function getGradeBook(
  { gradeId, page = 1 }: GetGradeBookBody,
  context: OperationContext,
): Promise<GetGradeBookReply> {
  return withGrade({ gradeId, as: "manager" }, context, async (trx, grade) => {
    const exams = await selectBookExams(trx, gradeId);
    const rows = await selectBook(trx, { gradeId, exams, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE });
    return {
      examList: exams.map(({ id, exam_name, max_cents, pass_cents }) => ({
        id,
        examName: exam_name,
        maxScore: pointsOf(max_cents),
        passScore: pointsOf(pass_cents),
      })),
      list: rows.map((row) => ({
        userNo: row.user_no,
        name: row.name,
        memberNumber: row.member_number,
        scoreList: exams.map((exam) => scoreOf(row, exam)),
        ...(row.late ? { lateList: row.late } : {}),
      })),
      memberCount: grade.member_count,
      pageCount: Math.ceil(grade.member_count / PAGE_SIZE),
    };
  });
}

/** Points, "" for somebody who has not sat it, "?" for what is not marked yet, and "-" for what was over when they came. */
function scoreOf({ scores, gmt_join }: BookRow, { id, due }: BookExam): string {
  const cents = scores?.[id];
  if (cents === undefined) return due !== null && due <= gmt_join ? "-" : "";
  return cents === null ? "?" : String(pointsOf(cents));
}

function selectBookExams(trx: Trx, gradeId: string): Promise<BookExam[]> {
  return trx
    .selectFrom("grade_exam")
    .innerJoin("exam", "exam.id", "grade_exam.exam_id")
    .where("grade_id", "=", gradeId)
    .select(["exam.id", "exam_name", "max_cents", "pass_cents", "gmt_due"])
    .select(sql<Date | null>`coalesce(gmt_due, gmt_end)`.as("due"))
    .orderBy("grade_exam.sort")
    .orderBy("exam.id")
    .execute();
}

async function selectBook(
  trx: Trx,
  { gradeId, exams, limit, offset }: { gradeId: string; exams: readonly BookExam[]; limit: number; offset: number },
): Promise<BookRow[]> {
  const { rows: people } = await sql<Omit<BookRow, "scores" | "late">>`
    select user_no, app_user.name, member_number, gmt_join from grade_member join app_user using (user_no)
    where grade_id = ${gradeId} and grade_member.state = ${GRADE_MEMBER.active} and role = ${GradeRoleEnum.member}
    order by gmt_join, user_no limit ${limit} offset ${offset}`.execute(trx);
  // Who and which exams are said as lists: joined, a database without statistics compares each attempt with each member.
  const { rows: marks } = await sql<Pick<BookRow, "user_no" | "scores" | "late">>`
    with best as materialized (
      select user_no, exam_id, max(gmt_submit) as handed_in,
        max(cents) filter (where state = ${ExamAttemptStateEnum.finished}) as cents
      from exam_attempt
      where exam_id = any(${exams.map(({ id }) => id)}::bigint[])
        and user_no = any(${people.map(({ user_no }) => user_no)}::bigint[])
        and state <> ${ExamAttemptStateEnum.inProgress} and not is_replaced
      group by user_no, exam_id
    )
    select user_no, jsonb_object_agg(exam_id, cents) as scores,
      array_agg(exam_id::text) filter (where handed_in > gmt_due) as late
    from best join unnest(${exams.map(({ id }) => id)}::bigint[], ${exams.map(({ gmt_due }) => gmt_due)}::timestamptz[])
      as exam (id, gmt_due) on exam.id = exam_id
    group by user_no`.execute(trx);
  const marksOf = new Map(marks.map((row) => [row.user_no, row]));
  return people.map((person) => ({ scores: null, late: null, ...person, ...marksOf.get(person.user_no) }));
}

/** The gradebook as a file in the caller's language. NOT_FOUND. */
export async function exportGradeBook(
  { gradeId, format }: ExportGradeBookBody,
  context: OperationContext,
): Promise<ExportGradeBookReply> {
  const { t } = context.site.texts(context.locale);
  const { grade, exams, rows } = await withGrade({ gradeId, as: "manager" }, context, async (trx, found) => {
    const all = await selectBookExams(trx, gradeId);
    return {
      grade: found,
      exams: all,
      rows: await selectBook(trx, { gradeId, exams: all, limit: MAX_LINES, offset: 0 }),
    };
  });
  const sheet: Sheet = {
    name: t("site.gradeBook.file"),
    head: [t("site.examPeople.name"), t("site.gradeBook.number"), ...exams.map(({ exam_name }) => exam_name)],
    rows: rows.map((row) => [
      row.name,
      row.member_number,
      ...exams.map((exam) => {
        const score = scoreOf(row, exam);
        return score === "?" ? t("site.gradeBook.marking") : score === "" || score === "-" ? "" : Number(score);
      }),
    ]),
  };
  const content = await (format === "csv" ? csvOf(sheet) : workbookOf(sheet));
  return {
    fileName: fileNameOf(grade, sheet.name, format, context),
    mediaType: mediaTypes[format],
    content: content.toString("base64"),
  };
}

function fileNameOf({ grade_name }: GradeRow, what: string, format: string, context: OperationContext): string {
  const day = dateTimeIn(context.site.settings.timeZone, context.now()).slice(0, 10);
  return `${grade_name.replaceAll(/[\\/:*?"<>|]/g, " ")}-${what}-${day}.${format}`;
}

const mediaTypes = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/** How far the members of a class are in its courses, and how they did in its exams. NOT_FOUND. */
export async function getGradeFigures(
  { gradeId }: GetGradeFiguresBody,
  context: OperationContext,
): Promise<GetGradeFiguresReply> {
  return withGrade({ gradeId, as: "manager" }, context, async (trx, grade) => {
    const { rows: active } = await sql<{ user_no: string }>`select user_no from grade_member
      where grade_id = ${gradeId} and state = ${GRADE_MEMBER.active} and role = ${GradeRoleEnum.member}`.execute(trx);
    // A list, for the reason that selectBook gives.
    const members = sql`any(${active.map(({ user_no }) => user_no)}::bigint[])`;
    const courses = await courseFigures(trx, { gradeId, members: active.map(({ user_no }) => user_no) });
    const exams = await sql<{
      id: string;
      name: string;
      max: number;
      sat: number;
      passed: number;
      mean: number | null;
    }>`
      with best as (
        select exam_id, user_no, max(cents) as cents from exam_attempt
        where exam_id in (select exam_id from grade_exam where grade_id = ${gradeId})
          and user_no = ${members} and state = ${ExamAttemptStateEnum.finished} and not is_replaced group by exam_id, user_no
      )
      select exam.id, exam_name as name, max_cents as max, count(best.user_no)::int as sat,
        count(*) filter (where best.cents >= exam.pass_cents)::int as passed, avg(best.cents)::float8 as mean
      from grade_exam join exam on exam.id = exam_id left join best on best.exam_id = exam.id
      where grade_id = ${gradeId} group by exam.id, grade_exam.sort order by grade_exam.sort, exam.id`.execute(trx);
    return {
      memberCount: grade.member_count,
      courseList: courses,
      examList: exams.rows.map(({ id, name, max, sat, passed, mean }) => ({
        id,
        examName: name,
        maxScore: pointsOf(max),
        satCount: sat,
        passedCount: passed,
        ...(mean === null ? {} : { meanScore: Math.round(mean) / 100 }),
      })),
    };
  });
}

/** How far the members of a class are in each of its courses; who has not begun is at nothing. */
async function courseFigures(
  trx: Trx,
  { gradeId, members }: { gradeId: string; members: string[] },
): Promise<GetGradeFiguresReply["courseList"]> {
  const { rows } = await sql<{ courseId: string; courseName: string }>`
    select course.id as "courseId", course_name as "courseName"
    from grade_course join course on course.id = grade_course.course_id
    where grade_id = ${gradeId} order by grade_course.sort, course.id`.execute(trx);
  const percents = await selectPercents(trx, { courseIds: rows.map(({ courseId }) => courseId), userNos: members });
  return rows.map((row) => {
    const own = [...(percents.get(row.courseId)?.values() ?? [])];
    return {
      ...row,
      begunCount: own.length,
      completeCount: own.filter((percent) => percent === 100).length,
      percent: Math.floor(own.reduce((sum, percent) => sum + percent, 0) / Math.max(members.length, 1)),
    };
  });
}
