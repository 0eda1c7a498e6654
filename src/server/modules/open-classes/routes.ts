import type { Handlers } from "../../../generated/contract.ts";
import type { OperationContext } from "../../core/context.ts";
import { deleteOpenCourseUser, getOpenCourseUser, saveOpenCourseUser } from "./registration.ts";
import { cancelOpenCourse, listOpenSessions, listOwnOpenCourses, saveOpenCourse } from "./own.ts";
import { getOpenCourse, listOpenCourseCategories, listOpenCourses } from "./service.ts";

/** Open classes, and who comes to them. */
export const openHandlers = {
  listOpenCourseCategories: (_input, context) => listOpenCourseCategories(context),
  listOpenCourses,
  getOpenCourse,
  getOpenCourseUser,
  saveOpenCourseUser,
  deleteOpenCourseUser,
  listOwnOpenCourses,
  listOpenSessions,
  saveOpenCourse,
  cancelOpenCourse,
} satisfies Partial<Handlers<OperationContext>>;
