import type { Handlers } from "../../../../generated/contract.ts";
import type { OperationContext } from "../../../core/context.ts";
import type { IncomingFile } from "../../../core/incoming-file.ts";
import { listAttendanceTotals, listGradeAttendees, saveGradeAttendee } from "./attendees.ts";
import { getGradeAttendance, listAttendanceLessons, saveGradeAttendance } from "./sessions.ts";
import { checkGradeToken, signGradeAttendance } from "./sign.ts";

/** Signing in to the lessons of classes. Whose a class is, is looked at with each. */
export const attendanceHandlers = {
  saveGradeAttendance,
  getGradeAttendance,
  listAttendanceLessons,
  listGradeAttendees,
  saveGradeAttendee,
  listAttendanceTotals,
  checkGradeToken,
  signGradeAttendance,
} satisfies Partial<Handlers<OperationContext, IncomingFile>>;
