import { PLATFORM, orgScope } from "../../lib/org-no.ts";
import type {
  GetCourseBody,
  GetCourseReply,
  ListCourseChaptersBody,
  ListCourseChaptersReply,
} from "../../../generated/types.ts";
import { withoutOffLinks } from "../../../site/compile/without-off.ts";
import type { OperationContext } from "../../core/context.ts";
import { fail } from "../../core/errors.ts";
import { organisationWords } from "../../lib/organisation-text.ts";
import { isRecordId } from "../../lib/record-id.ts";
import { selectCourse, selectOutline, type CourseRow } from "./course-view-queries.ts";
import { settingOf, withheldIn } from "./scope.ts";
import { presentChapters, presentCourse } from "./present-course.ts";

/**
 * A course with all that its page shows. NOT_FOUND where it is not public, or on an organisation's site not its own, or
 * of a kind that the site does not offer.
 */
export async function getCourse({ courseId }: GetCourseBody, context: OperationContext): Promise<GetCourseReply> {
  const row = await publicCourse(courseId, context);
  const outline = await selectOutline(context.db, { courseId });
  const organisation =
    row.org_no === PLATFORM
      ? undefined
      : { orgNo: row.org_no, ...(await organisationWords(row.org_no, row.org_name ?? "", context)) };
  const course = presentCourse({ row, outline, organisation, locale: context.locale, setting: settingOf(context) });
  return { ...course, introduce: withoutOffLinks(course.introduce, context.site.isOff) };
}

/** The chapters of a public course with their periods. */
export async function listCourseChapters(
  { courseId }: ListCourseChaptersBody,
  context: OperationContext,
): Promise<ListCourseChaptersReply> {
  await publicCourse(courseId, context);
  return { list: presentChapters(await selectOutline(context.db, { courseId }), settingOf(context)) };
}

async function publicCourse(courseId: string, context: OperationContext): Promise<CourseRow> {
  const row = isRecordId(courseId) ? await selectCourse(context.db, { courseId, orgNo: orgScope(context) }) : undefined;
  return row && !withheldIn(context)?.includes(row.course_category) ? row : fail("NOT_FOUND");
}
