import type { Handlers } from "../../../generated/contract.ts";
import type { OperationContext } from "../../core/context.ts";
import { deleteCourseComment, listCourseComments, saveCommentLike, saveCourseComment } from "./service.ts";

/** What people say of courses. */
export const commentHandlers = {
  listCourseComments,
  saveCourseComment,
  deleteCourseComment,
  saveCommentLike,
} satisfies Partial<Handlers<OperationContext>>;
