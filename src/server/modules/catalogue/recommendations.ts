import { orgScope } from "../../lib/org-no.ts";
import { CourseCategoryEnum } from "../../../generated/enums.ts";
import type {
  ListHomeRecommendationsBody,
  ListHomeRecommendationsReply,
  ListRecommendedCoursesBody,
  ListRecommendedCoursesReply,
  ListRecommendedResourcesBody,
  ListRecommendedResourcesReply,
} from "../../../generated/types.ts";
import type { OperationContext } from "../../core/context.ts";
import { isRecordId } from "../../lib/record-id.ts";
import { presentRecommended } from "./course-card.ts";
import { withheldIn } from "./scope.ts";
import { selectMostStudied, selectNear, selectRecommended } from "./recommend-queries.ts";

/** As many as a row beside a course or a menu shows. */
const MAX_COURSES = 8;

/** Courses to go on with: from a course, else of a category, else the most studied. */
export async function listRecommendedCourses(
  { courseId, categoryId }: ListRecommendedCoursesBody,
  context: OperationContext,
): Promise<ListRecommendedCoursesReply> {
  const scope = { orgNo: orgScope(context), withheld: withheldIn(context), limit: MAX_COURSES };
  if (courseId !== undefined) {
    const rows = isRecordId(courseId) ? await selectNear(context.db, { ...scope, courseId }) : [];
    return { list: rows.map(presentRecommended) };
  }
  if (categoryId !== undefined) return listHomeRecommendations({ categoryId }, context);
  return { list: (await selectMostStudied(context.db, scope)).map(presentRecommended) };
}

/** Resources to go on with: from a course, else of a category, else the most studied. */
export async function listRecommendedResources(
  { courseId, categoryId }: ListRecommendedResourcesBody,
  context: OperationContext,
): Promise<ListRecommendedResourcesReply> {
  const scope = { orgNo: orgScope(context), courseCategory: CourseCategoryEnum.resource, limit: MAX_COURSES };
  const rows = await (courseId !== undefined
    ? isRecordId(courseId)
      ? selectNear(context.db, { ...scope, courseId })
      : []
    : categoryId !== undefined
      ? isRecordId(categoryId)
        ? selectRecommended(context.db, { ...scope, categoryId })
        : []
      : selectMostStudied(context.db, scope));
  return { list: rows.map(presentRecommended) };
}

/** Recommended courses of a category. */
export async function listHomeRecommendations(
  { categoryId }: ListHomeRecommendationsBody,
  context: OperationContext,
): Promise<ListHomeRecommendationsReply> {
  const rows = isRecordId(categoryId)
    ? await selectRecommended(context.db, {
        orgNo: orgScope(context),
        withheld: withheldIn(context),
        categoryId,
        limit: MAX_COURSES,
      })
    : [];
  return { list: rows.map(presentRecommended) };
}
