import { orgScope } from "../../lib/org-no.ts";
import type { CourseSuggestion, CourseWay } from "../../../generated/types.ts";
import type { OperationContext } from "../../core/context.ts";
import { wordingIn } from "../../lib/localised-text.ts";
import { catalogueCache } from "./cache.ts";
import { selectCategoryName } from "./category-queries.ts";
import { presentCard } from "./course-card.ts";
import { selectCourses, type CourseFilter } from "./course-queries.ts";
import { totalOf } from "./course-totals.ts";
import { settingOf, withheldIn } from "./scope.ts";
import { countHitsByKind, type HitFilter } from "./search-queries.ts";
import type { SearchWords } from "./search-words.ts";

/** Courses offered in place of what was not found: one row of cards. */
const POPULAR = 4;

/**
 * What to offer where a list is empty: the same list without one of its filters, the next wider category, and what many
 * study.
 */
export async function suggestCourses(filter: CourseFilter, context: OperationContext): Promise<CourseSuggestion> {
  const ways: CourseWay[] = [];
  for (const without of reliefs(filter)) {
    const left: CourseFilter = { ...filter, ...Object.fromEntries(without.map((name) => [name, undefined])) };
    const totalCount = await totalOf(left, { db: context.db, cache: catalogueCache(context.services) });
    if (totalCount === 0) continue;
    const category = without[0]?.startsWith("categoryno") ? (left.categoryno2 ?? left.categoryno1) : undefined;
    const name = category === undefined ? undefined : await selectCategoryName(context.db, category);
    ways.push({
      without: [...without],
      ...(name === undefined ? {} : { categoryName: wordingIn(name, context.locale) }),
      totalCount,
    });
    // Wider categories have what the nearest has.
    if (without[0]?.startsWith("categoryno")) break;
  }
  return { ways, popular: await popularCourses(filter.courseCategory, context) };
}

/**
 * What to offer where nothing was found by words: in which other categories there is something, and what many study.
 */
export async function suggestForSearch(
  { words, filter }: { words: SearchWords | undefined; filter: HitFilter },
  context: OperationContext,
): Promise<CourseSuggestion> {
  const kinds =
    words && filter.courseCategory !== undefined ? await countHitsByKind(context.db, { words, filter }) : [];
  // Checked by the table.
  const ways = kinds.map(({ course_category, total }) => ({
    courseCategory: course_category as NonNullable<CourseWay["courseCategory"]>,
    totalCount: Number(total),
  }));
  return { ways, popular: await popularCourses(undefined, context) };
}

/**
 * Which filters to try without: each of the narrow ones alone, then the category, level by level from the narrowest.
 */
function reliefs(filter: CourseFilter): string[][] {
  const single = (["liveState", "priceType", "courseCategory"] as const)
    .filter((name) => filter[name] !== undefined && filter[name] !== "all")
    .map((name) => [name]);
  const levels = (["categoryno3", "categoryno2", "categoryno1"] as const).filter((name) => filter[name] !== undefined);
  return [...single, ...levels.map((_, index) => levels.slice(0, index + 1))];
}

/** Of this category where it has any, else of all. */
async function popularCourses(
  courseCategory: number | undefined,
  context: OperationContext,
): Promise<CourseSuggestion["popular"]> {
  const list = { sort: "popular", range: { pageSize: POPULAR, offset: 0 } } as const;
  const filter = { orgNo: orgScope(context), courseCategory, withheld: withheldIn(context) };
  const rows = await selectCourses(context.db, { ...list, filter });
  const shown =
    rows.length > 0 || courseCategory === undefined
      ? rows
      : await selectCourses(context.db, { ...list, filter: { ...filter, courseCategory: undefined } });
  const setting = settingOf(context);
  return shown.map((row) => presentCard(row, setting));
}
