import type { Handlers } from "../../../generated/contract.ts";
import type { OperationContext } from "../../context.ts";
import { createCourseDraft, getCourseDraft, saveCourseDraft } from "./drafts.ts";
import { listCourseDrafts } from "./list-drafts.ts";
import { deleteCourseDraft, saveCourseShelf } from "./shelf.ts";
import { submitCourseDraft, withdrawCourseDraft } from "./submit.ts";

/** Courses as those see them who make and audit them. */
export const makingHandlers = {
  createCourseDraft,
  listCourseDrafts,
  getCourseDraft,
  saveCourseDraft,
  submitCourseDraft,
  withdrawCourseDraft,
  saveCourseShelf,
  deleteCourseDraft,
} satisfies Partial<Handlers<OperationContext>>;
