import type { FilterCount } from "../../../generated/types.ts";
import type { Db } from "../../database/connect.ts";
import type { CatalogueCache } from "./cache.ts";
import { countCourses, type CourseFilter } from "./course-queries.ts";
import { selectFacets, type Facet, type PriceClass } from "./facet-queries.ts";

interface Totals {
  db: Db;
  cache: CatalogueCache;
}

/**
 * How many courses a filter leaves. All public courses are counted at once, in groups, when the catalogue has changed
 * or after a minute; what a list asks for is a sum of groups. Only lecturers, shelves, courses by their numbers and states of sessions are no
 * groups: those are counted in the table, and kept as long.
 */
export async function totalOf(filter: CourseFilter, { db, cache }: Totals): Promise<number> {
  if (isGrouped(filter)) {
    const fits = fitsIn(filter);
    return (await facetsOf({ db, cache })).reduce((sum, facet) => (fits(facet) ? sum + facet.total : sum), 0);
  }
  const key = JSON.stringify(filter);
  const { generation } = cache;
  const total = cache.total(key) ?? (await countCourses(db, filter));
  cache.keepTotal(key, total, generation);
  return total;
}

/** Whether what a filter leaves is a sum of groups. */
export function isGrouped({ courseIds, lecturerUserNo, liveState, zoneId }: CourseFilter): boolean {
  return [courseIds, lecturerUserNo, liveState, zoneId].every((one) => one === undefined);
}

/**
 * How many courses each value of each filter would leave beside the other filters as they are. Of the categories those
 * of the first level, and those below the chosen ones. Values that leave none are not there. For filters that are
 * groups.
 */
export async function filterCounts(filter: CourseFilter, totals: Totals): Promise<FilterCount[]> {
  const facets = await facetsOf(totals);
  const counts = (
    name: string,
    rest: CourseFilter,
    valuesOf: (facet: Facet) => readonly (string | null)[],
  ): FilterCount[] => {
    const found = new Map<string, number>();
    const fits = fitsIn(rest);
    for (const facet of facets)
      if (fits(facet))
        for (const value of valuesOf(facet))
          if (value !== null) found.set(value, (found.get(value) ?? 0) + facet.total);
    return [...found].map(([value, totalCount]) => ({ name, value, totalCount }));
  };
  const { categoryno1, categoryno2, ...other } = { ...filter, categoryno3: undefined };
  return [
    ...counts("categoryno1", other, (facet) => [facet.category_id1]),
    ...(categoryno1 === undefined
      ? []
      : counts("categoryno2", { ...other, categoryno1 }, (facet) => [facet.category_id2])),
    ...(categoryno2 === undefined
      ? []
      : counts("categoryno3", { ...other, categoryno1, categoryno2 }, (facet) => [facet.category_id3])),
    ...counts("courseCategory", { ...filter, courseCategory: undefined }, (facet) => [String(facet.course_category)]),
    ...counts("priceType", { ...filter, priceType: undefined }, (facet) => priceTypes[facet.price]),
  ];
}

/** How many public courses each category has, on every level, by its number. */
export async function categoryTotals(
  filter: Pick<CourseFilter, "orgNo" | "withheld">,
  totals: Totals,
): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  const fits = fitsIn(filter);
  for (const facet of await facetsOf(totals)) {
    if (!fits(facet)) continue;
    for (const id of [facet.category_id1, facet.category_id2, facet.category_id3])
      if (id !== null) counts.set(id, (counts.get(id) ?? 0) + facet.total);
  }
  return counts;
}

function facetsOf({ db, cache }: Totals): Promise<Facet[]> {
  return cache.of("facets", () => selectFacets(db));
}

/** The kinds of price, as lists filter by them, that a class of prices belongs to. */
const priceTypes: Record<PriceClass, readonly string[]> = {
  free: ["free"],
  same: ["paid"],
  member: ["paid", "member"],
};

function fitsIn({
  orgNo,
  categoryno1,
  categoryno2,
  categoryno3,
  courseCategory,
  withheld,
  priceType = "all",
}: CourseFilter): (facet: Facet) => boolean {
  return (facet) =>
    (orgNo === undefined || facet.org_no === orgNo) &&
    (categoryno1 === undefined || facet.category_id1 === categoryno1) &&
    (categoryno2 === undefined || facet.category_id2 === categoryno2) &&
    (categoryno3 === undefined || facet.category_id3 === categoryno3) &&
    (courseCategory === undefined || facet.course_category === courseCategory) &&
    (withheld === undefined || !withheld.includes(facet.course_category)) &&
    (priceType === "all" || priceTypes[facet.price].includes(priceType));
}
