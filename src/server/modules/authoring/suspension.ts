import type {
  ListShelfCoursesBody,
  ListShelfCoursesReply,
  ResumeCourseBody,
  ResumeCourseReply,
  ShelfCourse,
  SuspendCourseBody,
  SuspendCourseReply,
} from "../../../generated/types.ts";
import { courseHref } from "../../../shared/links.ts";
import { previewHref } from "../../../shared/preview-links.ts";
import { withheldKinds } from "../../../site/document/features.ts";
import type { OperationContext } from "../../core/context.ts";
import { fail, failFields } from "../../core/errors.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import type { Trx } from "../../database/connect.ts";
import { dateTimeIn } from "../../lib/date-time.ts";
import { pageOf, pageRange, totalFromPage } from "../../lib/paging.ts";
import { isRecordId } from "../../lib/record-id.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { auditActor, recordAudit } from "../audit/index.ts";
import { messageText, writeMessages } from "../messages/index.ts";
import { selectMakers } from "./audit-queries.ts";
import { PASSED } from "./draft-state.ts";
import { selectOrgNo, type MakingRow } from "./draft-queries.ts";
import { courseOf } from "./owner.ts";
import { writeSearch } from "./search-row.ts";
import { updateShelf } from "./state-queries.ts";
import {
  countShelf,
  deleteSuspension,
  insertSuspension,
  selectShelf,
  selectSuspension,
  type ShelfRow,
} from "./suspension-queries.ts";

const LEAST_REASON = 2;

/** Courses on the shelf, or those that operators took off it. */
export async function listShelfCourses(
  { state, keyword = "", ...input }: ListShelfCoursesBody,
  context: OperationContext,
): Promise<ListShelfCoursesReply> {
  const range = pageRange(input);
  const filter = { isSuspended: state === "suspended", keyword: keyword.trim() };
  return withActor(context.db, systemActor, async (trx) => {
    const rows = await selectShelf(trx, filter, range);
    const total = totalFromPage(rows.length, range) ?? (await countShelf(trx, filter));
    return pageOf(
      rows.map((row) => present(row, context)),
      total,
      range,
    );
  });
}

/**
 * Takes a course off the shelf. Who makes it reads the reason in a message, and cannot put it back; who bought it keeps
 * it. Of a course that its maker took off before, it keeps them from putting it back. Done twice it is done once, with
 * the first reason. NOT_FOUND for a course that never was on the shelf.
 */
export async function suspendCourse(
  { courseId, reason }: SuspendCourseBody,
  context: OperationContext,
): Promise<SuspendCourseReply> {
  const session = sessionIn(context);
  const now = context.now();
  const why = reason.trim();
  if ([...why].length < LEAST_REASON) {
    const { t } = context.site.texts(context.locale);
    failFields([{ path: "reason", message: t("error.field.opinion") }]);
  }
  const site = await siteOfCourse(courseId, context);
  await withActor(context.db, systemActor, async (trx) => {
    const course = await courseOf(trx, { courseId, session, purpose: "look", lock: true });
    if (course.audit_status !== PASSED) fail("NOT_FOUND");
    if (await selectSuspension(trx, courseId)) return;
    await insertSuspension(trx, {
      courseId,
      reason: why,
      wasPutaway: course.is_putaway,
      userNo: session.userNo,
      now,
    });
    if (course.is_putaway) await updateShelf(trx, { courseId, isPutaway: false, now });
    await notifyMakers(trx, { course, reason: why, site, now });
    await recordAudit(trx, {
      ...auditActor(session),
      action: "course.suspend",
      orgNo: course.org_no,
      subject: `course:${courseId}`,
      detail: { reason: why },
    });
  });
  return { courseId };
}

/** Puts a course back where it was before an operator took it off. NOT_FOUND where none did. */
export async function resumeCourse(
  { courseId }: ResumeCourseBody,
  context: OperationContext,
): Promise<ResumeCourseReply> {
  const session = sessionIn(context);
  const now = context.now();
  const site = await siteOfCourse(courseId, context);
  await withActor(context.db, systemActor, async (trx) => {
    const course = await courseOf(trx, { courseId, session, purpose: "look", lock: true });
    const before = (await selectSuspension(trx, courseId)) ?? fail("NOT_FOUND");
    await deleteSuspension(trx, courseId);
    if (before.was_putaway && !course.is_putaway) {
      await updateShelf(trx, { courseId, isPutaway: true, now });
      await writeSearch(trx, courseId);
    }
    await notifyMakers(trx, { course, reason: undefined, site, now });
    await recordAudit(trx, {
      ...auditActor(session),
      action: "course.resume",
      orgNo: course.org_no,
      subject: `course:${courseId}`,
    });
  });
  return { courseId };
}

/** The site that a course is of, read before the transaction that changes the course. */
async function siteOfCourse(courseId: string, context: OperationContext): Promise<OperationContext["site"]> {
  if (!isRecordId(courseId)) fail("NOT_FOUND");
  const orgNo = await withActor(context.db, systemActor, (trx) => selectOrgNo(trx, courseId));
  return (await context.services.tenants.resolve(orgNo ?? fail("NOT_FOUND"))) ?? context.site;
}

/** Tells those who make a course that it was taken off and why; without a reason, that it was put back. */
async function notifyMakers(
  trx: Trx,
  {
    course,
    reason,
    site,
    now,
  }: { course: MakingRow; reason: string | undefined; site: OperationContext["site"]; now: Date },
): Promise<void> {
  const { org_no: orgNo, course_name: name } = course;
  const { t } = site.texts(site.locales.default);
  const makers = await selectMakers(trx, [course.lecturer_user_no, course.draft_user_no]);
  await writeMessages(trx, {
    userNos: makers.map(({ user_no: userNo }) => userNo),
    about: "course",
    orgNo,
    title: t(reason === undefined ? "site.making.resumedTitle" : "site.making.suspendedTitle", { name }),
    paragraphs:
      reason === undefined
        ? [[messageText(t("site.making.resumedText", { name }))]]
        : [[messageText(t("site.making.suspendedText", { name }))], [messageText(t("site.making.reason", { reason }))]],
    at: now,
  });
}

function present(row: ShelfRow, context: OperationContext): ShelfCourse {
  const { id, course_category: category } = row;
  const isShown = !withheldKinds(context.site.settings.features)?.includes(category);
  return {
    courseId: id,
    courseName: row.course_name,
    courseLogo: row.course_logo,
    href: isShown ? (row.gmt_create === null ? courseHref(category, id) : previewHref(category, id)) : "",
    lecturerName: row.lecturer_name ?? "",
    orgName: row.org_name,
    countStudy: row.count_study,
    reason: row.reason ?? "",
    suspendedBy: row.suspended_by ?? "",
    ...(row.gmt_create === null ? {} : { gmtSuspend: dateTimeIn(context.site.settings.timeZone, row.gmt_create) }),
  };
}
