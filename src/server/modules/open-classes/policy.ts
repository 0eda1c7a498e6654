import type { Policies } from "../../core/policy.ts";
import { runningSite } from "../../core/whose.ts";

/** Open classes: organisations make their own, operators everybody's. */
export const openPolicies = {
  listOwnOpenCourses: runningSite,
  listOpenSessions: runningSite,
  saveOpenCourse: runningSite,
  cancelOpenCourse: runningSite,
} satisfies Partial<Policies>;
