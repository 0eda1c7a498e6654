import type { Handlers } from "../../../generated/contract.ts";
import type { OperationContext } from "../../core/context.ts";
import { auditCourse } from "./audit.ts";
import { listCourseAudits } from "./audit-list.ts";
import { createCourseDraft, getCourseDraft, saveCourseDraft } from "./drafts.ts";
import { listCourseDrafts } from "./list-drafts.ts";
import { getCoursePreview } from "./preview.ts";
import { getPreviewMedia } from "./preview-media.ts";
import { getOwnLecturer, listOrganisationLecturers, saveOwnLecturer } from "./lecturers.ts";
import { deleteCourseDraft, saveCourseShelf } from "./shelf.ts";
import { submitCourseDraft, withdrawCourseDraft } from "./submit.ts";
import { listShelfCourses, resumeCourse, suspendCourse } from "./suspension.ts";

/** Courses as those see them who make and audit them. */
export const makingHandlers = {
  createCourseDraft,
  listCourseDrafts,
  getCourseDraft,
  getCoursePreview,
  getPreviewMedia,
  saveCourseDraft,
  submitCourseDraft,
  withdrawCourseDraft,
  saveCourseShelf,
  deleteCourseDraft,
  listShelfCourses,
  suspendCourse,
  resumeCourse,
  listCourseAudits,
  auditCourse,
  listOrganisationLecturers,
  getOwnLecturer: (_input, context) => getOwnLecturer(context),
  saveOwnLecturer,
} satisfies Partial<Handlers<OperationContext>>;
