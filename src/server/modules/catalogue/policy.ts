import { anyone, type Policies } from "../../core/policy.ts";

/** Everyone may read the catalogue; which rows are public is the business of row level security. */
export const cataloguePolicies = {
  listCourseCategories: anyone,
  listCourses: anyone,
  getCourse: anyone,
  getCourseSharing: anyone,
  listCourseChapters: anyone,
  searchCourses: anyone,
  listRecommendedCourses: anyone,
  listRecommendedResources: anyone,
  listHomeCategories: anyone,
  listHomeRecommendations: anyone,
  listZones: anyone,
  listLecturers: anyone,
  getLecturer: anyone,
  listGrades: anyone,
  listVipSets: anyone,
} satisfies Partial<Policies>;
