import { anyone, signedIn, type Policies } from "../../core/policy.ts";

/** Everyone may look; a place is a person's own. */
export const openPolicies = {
  listOpenCourseCategories: anyone,
  listOpenCourses: anyone,
  getOpenCourse: anyone,
  getOpenCourseUser: signedIn,
  saveOpenCourseUser: signedIn,
  deleteOpenCourseUser: signedIn,
} satisfies Partial<Policies>;
