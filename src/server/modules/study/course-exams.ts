import type { CourseExam, ListCourseExamsParams, ListCourseExamsReply } from "../../../generated/types.ts";
import { examHref } from "../../../shared/links.ts";
import type { OperationContext } from "../../core/context.ts";
import { actorOf, withActor } from "../../database/actor.ts";
import { isRecordId } from "../../lib/record-id.ts";
import { examStateAt, selectExamsOfCourses } from "../exams/index.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { standingIn } from "./present.ts";
import { selectCoursePeriods, selectHeldCourses } from "./queries.ts";

/** Courses that one call gives at most: those studied last. */
const MAX_COURSES = 100;

/**
 * The courses that a learner holds, with whether each is complete and which exams it opens to them. Of another learner
 * than oneself a caller sees what row level security lets them: an organisation what belongs to it, an operator all,
 * others nothing.
 */
export async function listCourseExams(
  { userNo }: ListCourseExamsParams,
  context: OperationContext,
): Promise<ListCourseExamsReply> {
  const session = sessionIn(context);
  const whose = userNo ?? session.userNo;
  if (!isRecordId(whose)) return { list: [], examList: [] };
  const { timeZone } = context.site.settings;
  return withActor(context.db, actorOf(session), async (trx) => {
    const rows = await selectHeldCourses(
      trx,
      { userNo: whose, now: context.now(), state: "all" },
      { pageCurrent: 1, pageSize: MAX_COURSES, offset: 0 },
    );
    const periods = Map.groupBy(
      await selectCoursePeriods(trx, { courseIds: rows.map(({ id }) => id), userNo: whose }),
      ({ course_id }) => course_id,
    );
    const exams = Map.groupBy(
      await selectExamsOfCourses(
        trx,
        rows.map(({ id }) => id),
      ),
      ({ course_id }) => course_id,
    );
    const list = rows.map((row): CourseExam => {
      const { percent } = standingIn(periods.get(row.id) ?? [], timeZone);
      return {
        courseId: row.id,
        courseName: row.course_name,
        courseLogo: row.course_logo,
        // Checked by the table.
        courseCategory: row.course_category as CourseExam["courseCategory"],
        percent,
        isComplete: percent === 100 ? 1 : 0,
        examList: (exams.get(row.id) ?? []).map((exam) => ({
          examId: exam.id,
          examName: exam.exam_name,
          examState: examStateAt(exam, context.now()),
        })),
      };
    });
    const examList = list.flatMap(({ courseId, courseName, percent, examList: exams }) =>
      exams.map((exam) => ({ ...exam, href: examHref(exam.examId), courseId, courseName, percent })),
    );
    return { list, examList };
  });
}
