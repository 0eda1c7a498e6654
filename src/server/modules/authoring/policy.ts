import { makers, makersAndOperators, type Policies } from "../../core/policy.ts";

/** Whose course it is, is looked up with the course (owner.ts). */
export const makingPolicies = {
  createCourseDraft: makers,
  listCourseDrafts: makersAndOperators,
  getCourseDraft: makersAndOperators,
  saveCourseDraft: makers,
  submitCourseDraft: makers,
  withdrawCourseDraft: makers,
  saveCourseShelf: makers,
  deleteCourseDraft: makers,
} satisfies Partial<Policies>;
