import type { Handlers } from "../../../generated/contract.ts";
import type { OperationContext } from "../../core/context.ts";
import { auditGradeApplications, listGradeApplications } from "./applications.ts";
import { getGradeBoard, saveGradeBoardChoice } from "./board.ts";
import { addGradeCode, listGradeCodes, cancelGradeCode } from "./codes.ts";
import { listGradeChoices, listGradeCourses, saveGradeContent } from "./content.ts";
import { exportGradeBook, getGradeBook, getGradeFigures } from "./gradebook.ts";
import { importGradeMembers, checkGradeList } from "./import.ts";
import {
  acceptGradeInvitation,
  joinGrade,
  leaveGrade,
  saveGradeApplication,
  withdrawGradeApplication,
} from "./join-grade.ts";
import { deleteGradeLesson, saveGradeLesson } from "./lessons.ts";
import { listGradeCandidates, listGradeMembers, saveGradeMembers, saveGradeRole } from "./members.ts";
import { exportGradeTimetable, getGradeRoom, listGradeMates, listMyGrades } from "./mine.ts";
import { addGradeNotice, deleteGradeNotice } from "./notices.ts";
import { deleteGrade, getOwnGrade, listOwnGrades, saveGrade, saveGradeState } from "./own.ts";
import { getGrade, getGradeStanding } from "./view.ts";

/** Classes: joining them, what they look like from inside, and managing them. */
export const gradeHandlers = {
  getGrade,
  getGradeStanding,
  joinGrade,
  saveGradeApplication,
  withdrawGradeApplication,
  acceptGradeInvitation,
  leaveGrade,
  listMyGrades: (_input, context) => listMyGrades(context),
  getGradeRoom,
  listGradeMates,
  getGradeBoard,
  saveGradeBoardChoice,
  exportGradeTimetable,
  listOwnGrades,
  getOwnGrade,
  saveGrade,
  saveGradeState,
  deleteGrade,
  listGradeMembers,
  listGradeCandidates,
  saveGradeMembers,
  saveGradeRole,
  checkGradeList,
  importGradeMembers,
  listGradeCodes,
  addGradeCode,
  cancelGradeCode,
  listGradeApplications,
  auditGradeApplications,
  addGradeNotice,
  deleteGradeNotice,
  saveGradeLesson,
  deleteGradeLesson,
  listGradeCourses,
  listGradeChoices,
  saveGradeContent,
  getGradeBook,
  exportGradeBook,
  getGradeFigures,
} satisfies Partial<Handlers<OperationContext>>;
