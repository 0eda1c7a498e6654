import type { Trx } from "../server/database/connect.ts";
import { businessCategories, vocationalCategories } from "./content/categories.ts";
import { subjects } from "./content/courses/index.ts";
import { recommendations, zones } from "./content/zones.ts";
import { artworkAddress } from "./covers.ts";
import { insertRows, required } from "./insert-rows.ts";
import { categoryPaths } from "./seed-categories.ts";

/** The shelves of the home pages, and what stands beside each category in the mega menus. */
export async function seedShelves(trx: Trx): Promise<void> {
  const courseIds = await courseIdsBySlug(trx);
  const rows = await insertRows<{ id: string; sort: number }>(
    trx,
    "zone",
    zones.map((zone, index) => ({
      org_no: zone.orgNo,
      zone_key: zone.key,
      zone_location: zone.place ?? 1,
      zone_name: { "zh-CN": zone.zh, en: zone.en },
      zone_desc: { "zh-CN": zone.descZh, en: zone.descEn },
      sort: index + 1,
    })),
    ["id", "sort"],
  );
  await insertRows(
    trx,
    "zone_course",
    rows.flatMap(({ id, sort }) =>
      (zones[sort - 1]?.courses ?? []).map((slug, index) => ({
        zone_id: id,
        course_id: required(courseIds, slug),
        sort: index + 1,
      })),
    ),
  );
  const paths = await categoryPaths(trx);
  await insertRows(
    trx,
    "course_recommend",
    [...vocationalCategories, ...businessCategories].flatMap(({ key, children }) => {
      const slugs =
        recommendations[key] ??
        mostStudied((children ?? []).flatMap((second) => (second.children ?? []).map((third) => third.key)));
      return slugs.map((slug, index) => ({
        category_id: required(paths, key).ids[0],
        course_id: required(courseIds, slug),
        sort: index + 1,
      }));
    }),
  );
}

/** The ids of the demo's courses: a cover belongs to one course. */
export async function courseIdsBySlug(trx: Trx): Promise<Map<string, string>> {
  const rows = await trx.selectFrom("course").select(["id", "course_logo"]).execute();
  const byLogo = new Map(rows.map(({ id, course_logo }) => [course_logo, id]));
  return new Map(
    subjects.flatMap(({ courses }) =>
      courses.map(({ slug }) => [slug, required(byLogo, artworkAddress.course(slug))] as const),
    ),
  );
}

function mostStudied(categories: string[]): string[] {
  return subjects
    .flatMap(({ courses }) => courses)
    .filter(({ at }) => categories.includes(at))
    .sort((a, b) => b.study - a.study)
    .slice(0, 4)
    .map(({ slug }) => slug);
}
