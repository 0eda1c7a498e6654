import { signedIn, type Policies } from "../../core/policy.ts";

/** Everybody for themselves; what may be studied is the business of the right to a course. */
export const studyPolicies = {
  getStudyCourse: signedIn,
  listStudyCourses: signedIn,
  listStudyChapters: signedIn,
  checkCourseApply: signedIn,
  saveCourseApply: signedIn,
  checkCourseGrade: signedIn,
  listCourseExams: signedIn,
  signCourse: signedIn,
  saveStudyLog: signedIn,
  listStudyLogs: signedIn,
  exportStudyLogs: signedIn,
  saveSignOutRecord: signedIn,
} satisfies Partial<Policies>;
