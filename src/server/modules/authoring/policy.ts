import { anyOf, lecturer, operator, organisation, signedIn, type Policies } from "../../core/policy.ts";

const makers = anyOf(lecturer, organisation);
const makersAndOperators = anyOf(lecturer, organisation, operator);

/** Whose course it is, is looked up with the course (owner.ts). */
export const makingPolicies = {
  createCourseDraft: makers,
  listCourseDrafts: makersAndOperators,
  getCourseDraft: makersAndOperators,
  getCoursePreview: signedIn,
  getPreviewMedia: signedIn,
  saveCourseDraft: makers,
  submitCourseDraft: makers,
  withdrawCourseDraft: makers,
  saveCourseShelf: makers,
  deleteCourseDraft: makers,
  listCourseAudits: operator,
  auditCourse: operator,
  listOrganisationLecturers: organisation,
  getOwnLecturer: lecturer,
  saveOwnLecturer: lecturer,
} satisfies Partial<Policies>;
