import type { Category } from "../../generated/types.ts";

/** The categories of a level of the tree, each with the ids from the top down to it. */
export function categoriesOfLevel(
  categories: readonly Category[],
  level: number,
  above: readonly string[] = [],
): { category: Category; path: string[] }[] {
  return categories.flatMap((category) => {
    const path = [...above, category.id];
    return level <= 1 ? [{ category, path }] : categoriesOfLevel(category.childrenList ?? [], level - 1, path);
  });
}
