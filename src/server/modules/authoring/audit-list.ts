import type {
  CourseAuditCard,
  CourseDraftBody,
  ListCourseAuditsBody,
  ListCourseAuditsReply,
} from "../../../generated/types.ts";
import { presentOrg } from "../../lib/org-no.ts";
import { previewHref } from "../../../shared/preview-links.ts";
import type { OperationContext } from "../../core/context.ts";
import { actorOf, withActor } from "../../database/actor.ts";
import { dateTimeIn } from "../../lib/date-time.ts";
import { pageOf, pageRange } from "../../lib/paging.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { countWaiting, selectWaiting, type WaitingRow } from "./audit-queries.ts";
import { PASSED } from "./draft-state.ts";

/** The courses that wait for the audit, those that have waited longest first. */
export async function listCourseAudits(
  input: ListCourseAuditsBody,
  context: OperationContext,
): Promise<ListCourseAuditsReply> {
  const range = pageRange(input);
  return withActor(context.db, actorOf(sessionIn(context)), async (trx) => {
    const rows = await selectWaiting(trx, range);
    return pageOf(
      rows.map((row) => presentWaiting(row, context)),
      await countWaiting(trx),
      range,
    );
  });
}

function presentWaiting(row: WaitingRow, context: OperationContext): CourseAuditCard {
  // Checked when it was saved; one that waits has a body.
  const body = row.body as CourseDraftBody;
  return {
    courseId: row.course_id,
    version: row.version,
    courseName: body.courseName,
    courseLogo: body.courseLogo,
    courseCategory: body.courseCategory,
    lecturerName: row.lecturer_name ?? "",
    ...presentOrg(row),
    isPublished: row.audit_status === PASSED,
    isFree: body.isFree,
    courseOriginal: body.courseOriginal,
    periodTotal: body.chapters.reduce((sum, { periods }) => sum + periods.length, 0),
    previewUrl: previewHref(body.courseCategory, row.course_id),
    gmtSubmit: dateTimeIn(context.site.settings.timeZone, row.gmt_submit ?? row.gmt_modified),
  };
}
