import type { Handlers } from "../../../generated/contract.ts";
import type { OperationContext } from "../../core/context.ts";
import { checkCourseApply, checkCourseGrade, saveCourseApply } from "./apply.ts";
import { listCourseExams } from "./course-exams.ts";
import { exportStudyLogs } from "./export-logs.ts";
import { listStudyLogs, saveSignOutRecord, saveStudyLog } from "./logs.ts";
import { signCourse } from "./sign-playback.ts";
import { getStudyCourse, listStudyChapters, listStudyCourses } from "./progress.ts";

/** What the signed-in person may study, and how far they are. */
export const studyHandlers = {
  getStudyCourse,
  listStudyCourses,
  listStudyChapters,
  checkCourseApply,
  saveCourseApply,
  checkCourseGrade,
  listCourseExams,
  signCourse,
  saveStudyLog,
  listStudyLogs,
  exportStudyLogs,
  saveSignOutRecord,
} satisfies Partial<Handlers<OperationContext>>;
