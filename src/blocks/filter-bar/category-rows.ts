import type { Category } from "../../generated/types.ts";
import type { Query } from "../../ui/query.ts";

/**
 * One row of the filter: the categories of a level, the chosen one, and the change that clears it and what is under it.
 */
export interface CategoryRow {
  level: 1 | 2 | 3;
  options: Category[];
  current: string | undefined;
  clear: Query;
}

/** The rows that the address opens: a level shows when its parent is chosen and has children. */
export function categoryRows(categories: Category[], query: Query): CategoryRow[] {
  const rows: CategoryRow[] = [];
  const clear: Record<string, string> = { categoryno3: "" };
  let options: Category[] | undefined = categories;
  for (const level of [1, 2, 3] as const) {
    if (!options?.length) break;
    const current: Category | undefined = options.find((option) => option.id === query["categoryno" + level]);
    rows.push({
      level,
      options,
      current: current?.id,
      clear:
        level === 3
          ? clear
          : level === 2
            ? { ...clear, categoryno2: "" }
            : { ...clear, categoryno2: "", categoryno1: "" },
    });
    options = current?.childrenList;
  }
  return rows;
}
