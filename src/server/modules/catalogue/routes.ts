import type { Handlers } from "../../../generated/contract.ts";
import type { OperationContext } from "../../core/context.ts";
import { listCourseCategories, listHomeCategories } from "./categories.ts";
import { listGrades, listVipSets } from "./grades.ts";
import { getLecturer, listLecturers } from "./lecturers.ts";
import { listCourses, searchCourses } from "./list-courses.ts";
import { listHomeRecommendations, listRecommendedCourses, listRecommendedResources } from "./recommendations.ts";
import { getCourseSharing } from "./sharing.ts";
import { getCourse, listCourseChapters } from "./view-course.ts";
import { listZones } from "./zones.ts";

/** The public catalogue: categories, courses, shelves, lecturers, classes, membership. */
export const catalogueHandlers = {
  listCourseCategories,
  listCourses,
  getCourse,
  listCourseChapters,
  getCourseSharing,
  searchCourses,
  listRecommendedCourses,
  listRecommendedResources,
  listHomeCategories,
  listHomeRecommendations,
  listZones,
  listLecturers,
  getLecturer,
  listGrades,
  listVipSets: (_input, context) => listVipSets(context),
} satisfies Partial<Handlers<OperationContext>>;
