import { orgScope } from "../../lib/org-no.ts";
import type {
  GetOpenCourseParams,
  GetOpenCourseReply,
  ListOpenCourseCategoriesReply,
  ListOpenCoursesBody,
  ListOpenCoursesReply,
} from "../../../generated/types.ts";
import type { OperationContext } from "../../core/context.ts";
import { fail } from "../../core/errors.ts";
import { pageOf, pageSpan, totalFromPage } from "../../lib/paging.ts";
import { isRecordId } from "../../lib/record-id.ts";
import { wordingIn } from "../../lib/localised-text.ts";
import { presentOpenCard, presentOpenCourse } from "./present.ts";
import {
  countOpenCourses,
  selectOpenCategories,
  selectOpenCourse,
  selectOpenCourses,
  type OpenFilter,
} from "./queries.ts";

/** Open classes: those that are on or come next first, then those that are over. */
export async function listOpenCourses(
  input: ListOpenCoursesBody,
  context: OperationContext,
): Promise<ListOpenCoursesReply> {
  const { page, rows: range } = pageSpan(input);
  const { categoryId, isOver, exceptId } = input;
  if (categoryId !== undefined && !isRecordId(categoryId)) return pageOf([], 0, page);
  const filter = {
    ...filterOf(context),
    categoryId,
    isOver,
    exceptId: exceptId !== undefined && isRecordId(exceptId) ? exceptId : undefined,
  };
  const rows = await selectOpenCourses(context.db, filter, range);
  const total = totalFromPage(rows.length, range) ?? (await countOpenCourses(context.db, filter));
  return pageOf(
    rows.map((row) => presentOpenCard(row, context)),
    total,
    page,
  );
}

/** The categories that have open classes. */
export async function listOpenCourseCategories(context: OperationContext): Promise<ListOpenCourseCategoriesReply> {
  const rows = await selectOpenCategories(context.db, filterOf(context));
  return {
    list: rows.map(({ id, category_name, num }) => ({
      id,
      categoryName: wordingIn(category_name, context.locale),
      num: Number(num),
    })),
  };
}

/**
 * An open class with lecturer and introduction. NOT_FOUND where it is not shown, or on an organisation's site not its
 * own.
 */
export async function getOpenCourse(
  { id }: GetOpenCourseParams,
  context: OperationContext,
): Promise<GetOpenCourseReply> {
  const row = isRecordId(id) ? await selectOpenCourse(context.db, { ...filterOf(context), id }) : undefined;
  return presentOpenCourse(row ?? fail("NOT_FOUND"), context);
}

function filterOf(context: OperationContext): OpenFilter {
  return { orgNo: orgScope(context), now: context.now() };
}
