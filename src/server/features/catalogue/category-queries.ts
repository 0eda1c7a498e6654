import { sql } from "kysely";
import type { Db } from "../../database/connect.ts";

export interface CategoryRow {
  id: string;
  parent_id: string | null;
  category_type: number;
  category_name: unknown;
}

/** The platform's categories and those of one organisation. */
export function selectCategories(db: Db, orgNo: string): Promise<CategoryRow[]> {
  return db
    .selectFrom("category")
    .select(["id", "parent_id", "category_type", "category_name"])
    .where("org_no", "in", ["default", orgNo])
    .orderBy("category_type")
    .orderBy("floor")
    .orderBy("sort")
    .orderBy("id")
    .execute();
}

/** The name of a category by language; undefined where there is none. */
export async function selectCategoryName(db: Db, id: string): Promise<unknown> {
  return (await db.selectFrom("category").select("category_name").where("id", "=", id).executeTakeFirst())?.category_name;
}

/** How many public courses each category has, on every level. */
export async function countByCategory(db: Db, orgNo: string | undefined): Promise<Map<string, number>> {
  let query = db.selectFrom("course").where("is_public", "=", true);
  if (orgNo !== undefined) query = query.where("org_no", "=", orgNo);
  const rows = await query
    .innerJoinLateral(
      () => sql<{ category_id: string }>`unnest(array[course.category_id1, course.category_id2, course.category_id3])`.as<"path">(sql`path(category_id)`),
      (join) => join.onTrue(),
    )
    .where("path.category_id", "is not", null)
    .select(({ fn }) => ["path.category_id", fn.countAll<string>().as("count")])
    .groupBy("path.category_id")
    .execute();
  return new Map(rows.map(({ category_id, count }) => [category_id, Number(count)]));
}
