import { PLATFORM } from "../../lib/org-no.ts";
import type {
  CourseDraft,
  CourseDraftBody,
  CreateCourseDraftBody,
  CreateCourseDraftReply,
  GetCourseDraftParams,
  SaveCourseDraftBody,
  SaveCourseDraftReply,
} from "../../../generated/types.ts";
import { UserTypeEnum } from "../../../generated/enums.ts";
import type { OperationContext, Session } from "../../core/context.ts";
import { actorOf, systemActor, withActor } from "../../database/actor.ts";
import type { Trx } from "../../database/connect.ts";
import { fail, failFields } from "../../core/errors.ts";
import { dateTimeIn } from "../../lib/date-time.ts";
import { isRecordId } from "../../lib/record-id.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { foreignPictures } from "./check-images.ts";
import { courseZone } from "./course-zone.ts";
import { foreignMedia } from "./draft-facts.ts";
import { insertCourse, saveDraft, selectAuditHistory, selectLecturer, type MakingRow } from "./draft-queries.ts";
import { draftState, PASSED, stateOf } from "./draft-state.ts";
import { courseOf, lookUpCourse } from "./owner.ts";
import { publishedBody, publishedMedia } from "./published-body.ts";

/**
 * A draft that is empty but for its name. LECTURER_NONE where nobody is there to teach it; 900 for a lecturer of
 * another organisation.
 */
export async function createCourseDraft(
  input: CreateCourseDraftBody,
  context: OperationContext,
): Promise<CreateCourseDraftReply> {
  const session = sessionIn(context);
  const { courseCategory } = input;
  const courseName = input.courseName.trim();
  if (courseName === "")
    failFields([{ path: "courseName", message: context.site.texts(context.locale).t("error.field.blank") }]);
  const now = context.now();
  return withActor(context.db, systemActor, async (trx) => {
    const lecturer = await teacherFor(trx, { session, wished: input.lecturerUserNo, context });
    const courseId = await insertCourse(trx, {
      orgNo: lecturer.org_no,
      lecturerUserNo: lecturer.lecturer_user_no,
      courseCategory,
      courseName,
      now,
    });
    const body = emptyBody({ courseCategory, courseName, lecturerUserNo: lecturer.lecturer_user_no });
    await saveDraft(trx, { courseId, orgNo: lecturer.org_no, version: 1, body, userNo: session.userNo, now });
    return { courseId };
  });
}

/** The draft of a course, or what is published of it where nothing was changed. NOT_FOUND; NO_PERMISSION. */
export async function getCourseDraft(
  { courseId }: GetCourseDraftParams,
  context: OperationContext,
): Promise<CourseDraft> {
  const session = sessionIn(context);
  const course = await lookUpCourse(context, courseId, session, "look");
  const { timeZone } = context.site.settings;
  const lessonZone = await courseZone(courseId, context);
  const mediaList = await withActor(context.db, systemActor, (trx) => publishedMedia(trx, courseId));
  return withActor(context.db, actorOf(session), async (trx) => ({
    courseId,
    version: course.version ?? 0,
    state: stateOf(course),
    auditOpinion: course.audit_opinion ?? "",
    isPutaway: course.is_putaway ? 1 : 0,
    isPublished: course.audit_status === PASSED,
    countStudy: course.count_study,
    gmtModified: dateTimeIn(timeZone, course.draft_modified ?? course.course_modified),
    body: await bodyOf(trx, course, lessonZone),
    mediaList,
    auditList: (await selectAuditHistory(trx, courseId)).map((row) => ({
      version: row.version,
      // Checked by the table.
      auditStatus: row.audit_status as 1 | 2,
      auditOpinion: row.audit_opinion,
      gmtCreate: dateTimeIn(timeZone, row.gmt_create),
    })),
  }));
}

/**
 * Saves a draft over the version that was edited. DRAFT_CONFLICT with `data.version` where another was saved meanwhile;
 * DRAFT_WAITING while it is being audited: who submitted it may withdraw it. 900 for a category, lecturer, picture or
 * file that is not theirs to use.
 */
export async function saveCourseDraft(
  { courseId, version, body }: SaveCourseDraftBody,
  context: OperationContext,
): Promise<SaveCourseDraftReply> {
  const session = sessionIn(context);
  const now = context.now();
  const timeZone = await courseZone(courseId, context);
  return withActor(context.db, systemActor, async (trx) => {
    const course = await courseOf(trx, { courseId, session, purpose: "make", lock: true });
    const newest = course.version ?? 0;
    if (newest !== version) fail("DRAFT_CONFLICT", { data: { version: newest } });
    if (course.draft_state === draftState.waiting) fail("DRAFT_WAITING");
    await refuseForeign(trx, { course, body, before: await bodyOf(trx, course, timeZone), session, context });
    await saveDraft(trx, { courseId, orgNo: course.org_no, version: newest + 1, body, userNo: session.userNo, now });
    return {
      version: newest + 1,
      state: draftState.editing,
      gmtModified: dateTimeIn(context.site.settings.timeZone, now),
    };
  });
}

/** What is edited of a course; `timeZone` is that of its lessons (`courseZone`). */
export async function bodyOf(trx: Trx, course: MakingRow, timeZone: string | undefined): Promise<CourseDraftBody> {
  // Checked when it was saved.
  if (course.body !== null) return course.body as CourseDraftBody;
  return publishedBody(trx, { courseId: course.id, timeZone });
}

interface Saving {
  course: MakingRow;
  body: CourseDraftBody;
  before: CourseDraftBody;
  session: Session;
  context: OperationContext;
}

async function refuseForeign(trx: Trx, { course, body, before, session, context }: Saving): Promise<void> {
  const { t } = context.site.texts(context.locale);
  const faults = (await foreignPictures(trx, { course, body, before, session })).map((path) => ({
    path,
    message: t("error.field.ownUpload"),
  }));
  // A kind is chosen once: its screen, its lists and its lessons go by it.
  if (body.courseCategory !== course.course_category)
    faults.push({ path: "courseCategory", message: t("error.field.courseCategory") });
  if (body.lecturerUserNo !== before.lecturerUserNo) {
    const isOwn =
      session.userType !== UserTypeEnum.lecturer &&
      (await teaches(trx, { lecturerUserNo: body.lecturerUserNo, orgNo: course.org_no }));
    if (!isOwn) faults.push({ path: "lecturerUserNo", message: t("error.field.lecturer") });
  }
  // Of the files only those that are new: one that was there and is gone is said when it is submitted, and nothing is
  // lost.
  if (faults.length === 0)
    for (const path of await foreignMedia(trx, { course, body, before }))
      faults.push({ path, message: t("error.field.draft.mediaGone") });
  if (faults.length > 0) failFields(faults);
}

async function teaches(
  trx: Trx,
  { lecturerUserNo, orgNo }: { lecturerUserNo: string; orgNo: string },
): Promise<boolean> {
  return isRecordId(lecturerUserNo) && (await selectLecturer(trx, { lecturerUserNo, orgNo })) !== undefined;
}

/** Lecturers teach themselves; an organisation says who, or has its first lecturer until it does. */
async function teacherFor(
  trx: Trx,
  { session, wished, context }: { session: Session; wished: string | undefined; context: OperationContext },
) {
  if (session.userType === UserTypeEnum.lecturer)
    return (await selectLecturer(trx, { lecturerUserNo: session.userNo })) ?? fail("LECTURER_NONE");
  const { orgNo } = session;
  // The platform is no organisation, so its lecturers belong to none.
  if (orgNo === PLATFORM) fail("LECTURER_NONE");
  if (wished !== undefined && !(await teaches(trx, { lecturerUserNo: wished, orgNo }))) {
    failFields([{ path: "lecturerUserNo", message: context.site.texts(context.locale).t("error.field.lecturer") }]);
  }
  return (await selectLecturer(trx, { orgNo, lecturerUserNo: wished })) ?? fail("LECTURER_NONE");
}

function emptyBody({
  courseCategory,
  courseName,
  lecturerUserNo,
}: Pick<CourseDraftBody, "courseCategory" | "courseName" | "lecturerUserNo">): CourseDraftBody {
  return {
    courseName,
    courseSubtitle: "",
    courseCategory,
    categoryId1: "",
    categoryId2: "",
    categoryId3: "",
    lecturerUserNo,
    courseLogo: "",
    isFree: 0,
    courseOriginal: "",
    courseDiscount: "",
    noSkip: false,
    watermark: false,
    introduce: { type: "doc", content: [] },
    chapters: [],
  };
}
