import { orgScope } from "../../lib/org-no.ts";
import type {
  ListCoursesBody,
  ListCoursesReply,
  SearchCoursesBody,
  SearchCoursesReply,
} from "../../../generated/types.ts";
import type { OperationContext } from "../../core/context.ts";
import { failFields } from "../../core/errors.ts";
import { pageOf, pageSpan, totalFromPage } from "../../lib/paging.ts";
import { isRecordId } from "../../lib/record-id.ts";
import { catalogueCache } from "./cache.ts";
import { presentCard } from "./course-card.ts";
import { selectCourses, type CourseFilter } from "./course-queries.ts";
import { filterCounts, isGrouped, totalOf } from "./course-totals.ts";
import { markHits } from "./highlight.ts";
import { countHits, selectHits } from "./search-queries.ts";
import { settingOf, withheldIn } from "./scope.ts";
import { searchWords } from "./search-words.ts";
import { selectCategoryName } from "./category-queries.ts";
import { selectZone } from "./zone-queries.ts";
import { wordingIn } from "../../lib/localised-text.ts";
import { suggestCourses, suggestForSearch } from "./suggest-courses.ts";

/** Courses on the shelf. Each of the three category levels narrows by itself; together they all must fit. */
export async function listCourses(input: ListCoursesBody, context: OperationContext): Promise<ListCoursesReply> {
  const { page, rows: range } = pageSpan(input);
  const filter = filterOf(input, context);
  if (!filter) return pageOf([], 0, page);
  const totals = { db: context.db, cache: catalogueCache(context.services) };
  const rows = await selectCourses(context.db, {
    filter,
    sort: input.sort ?? (filter.courseIds ? "chosen" : "default"),
    range,
  });
  const total = totalFromPage(rows.length, range) ?? (await totalOf(filter, totals));
  const setting = settingOf(context);
  const list = {
    ...pageOf(
      rows.map((row) => presentCard(row, setting)),
      total,
      page,
    ),
    ...(await shelfOf(filter, context)),
    ...(await categoryOf(filter, context)),
    ...(input.withCounts && isGrouped(filter) ? { filterCounts: await filterCounts(filter, totals) } : {}),
  };
  return total > 0 || filter.courseIds ? list : { ...list, suggestion: await suggestCourses(filter, context) };
}

/** What a shelf is called that a list is of; nothing of one that is not shown. */
async function shelfOf({ zoneId }: CourseFilter, context: OperationContext): Promise<{ zoneName?: string }> {
  const zone = zoneId === undefined ? undefined : await selectZone(context.db, { id: zoneId, orgNo: context.orgNo });
  return zone ? { zoneName: wordingIn(zone.zone_name, context.locale) } : {};
}

/** What the lowest category is called that a list is narrowed to. */
async function categoryOf(
  { categoryno1, categoryno2, categoryno3 }: CourseFilter,
  context: OperationContext,
): Promise<{ categoryName?: string }> {
  const id = categoryno3 ?? categoryno2 ?? categoryno1;
  const name = id === undefined ? undefined : await selectCategoryName(context.db, id);
  return name === undefined ? {} : { categoryName: wordingIn(name, context.locale) };
}

/** Courses by words; those with the words in their name first, then the most studied. Hits in the name are marked. */
export async function searchCourses(input: SearchCoursesBody, context: OperationContext): Promise<SearchCoursesReply> {
  // PostgreSQL has no character 0 in texts.
  const typed = input.str.trim();
  if (typed === "")
    failFields([{ path: "str", message: context.site.texts(context.locale).t("error.field.searchEmpty") }]);
  const { page, rows: range } = pageSpan(input);
  const words = searchWords(typed);
  if (!words) return { ...pageOf([], 0, page), suggestion: await suggestForSearch({ words, filter: {} }, context) };
  const filter = { orgNo: orgScope(context), courseCategory: input.type, withheld: withheldIn(context) };
  const rows = await selectHits(context.db, { typed, words, filter, range });
  const total = totalFromPage(rows.length, range) ?? (await totalHits({ words, filter }, context));
  const setting = settingOf(context);
  const list = rows.map((row) => ({
    ...presentCard(row, setting),
    highlight: {
      courseName: markHits(row.course_name, words.marks),
      courseSubtitle: markHits(row.course_subtitle, words.marks),
    },
  }));
  const found = pageOf(list, total, page);
  return total > 0 ? found : { ...found, suggestion: await suggestForSearch({ words, filter }, context) };
}

/** How many hits there are, counted once a minute for the same words. */
async function totalHits(asked: Parameters<typeof countHits>[1], { db, services }: OperationContext): Promise<number> {
  const cache = catalogueCache(services);
  const key = `hits ${asked.words.query} ${JSON.stringify(asked.filter)}`;
  const { generation } = cache;
  const total = cache.total(key) ?? (await countHits(db, asked));
  cache.keepTotal(key, total, generation);
  return total;
}

/** undefined when a number in it is too large to be anybody's, so that nothing fits. */
function filterOf(input: ListCoursesBody, context: OperationContext): CourseFilter | undefined {
  const { categoryno1, categoryno2, categoryno3, courseCategory, priceType, liveState, lecturerUserNo, zoneId } = input;
  if ([categoryno1, categoryno2, categoryno3, lecturerUserNo, zoneId].some((id) => id !== undefined && !isRecordId(id)))
    return undefined;
  return {
    orgNo: orgScope(context),
    categoryno1,
    categoryno2,
    categoryno3,
    courseCategory,
    priceType: priceType && priceTypes[priceType],
    liveState,
    lecturerUserNo,
    zoneId,
    courseIds: input.courseIds?.filter(isRecordId),
    withheld: withheldIn(context),
  };
}

/**
 * Kinds of price by what they are called in calls, and in the addresses of sales (sale/{type}).
 */
const priceTypes = {
  all: "all",
  free: "free",
  paid: "paid",
  member: "member",
  1: "free",
  2: "paid",
  3: "member",
} as const;
