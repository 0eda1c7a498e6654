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
  return (await db.selectFrom("category").select("category_name").where("id", "=", id).executeTakeFirst())
    ?.category_name;
}
