import type { Category } from "../../../generated/types.ts";
import { wordingIn } from "../../lib/localised-text.ts";
import type { CategoryRow } from "./category-queries.ts";

/** A category of the first level with the tree it belongs to. */
export interface TreeNode {
  type: number;
  category: Category;
}

interface TreeSource {
  /** In the order in which they are shown. */
  categories: readonly CategoryRow[];
  /** Courses on the shelf by category; each course counts on every level of its path. */
  counts: ReadonlyMap<string, number>;
  locale: string;
  /** Whether categories without courses are shown. */
  keepEmpty: boolean;
}

/** The categories as trees, named in a language. */
export function buildTree({ categories, counts, locale, keepEmpty }: TreeSource): TreeNode[] {
  const byParent = Map.groupBy(categories, ({ parent_id }) => parent_id);
  const below = (parent: string | null): CategoryRow[] =>
    (byParent.get(parent) ?? []).filter(({ id }) => keepEmpty || counts.has(id));
  const present = (row: CategoryRow): Category => ({
    id: row.id,
    categoryName: wordingIn(row.category_name, locale),
    // Checked by the table.
    categoryType: row.category_type as NonNullable<Category["categoryType"]>,
    courseCount: counts.get(row.id) ?? 0,
    childrenList: below(row.id).map(present),
  });
  return below(null).map((row) => ({ type: row.category_type, category: present(row) }));
}
