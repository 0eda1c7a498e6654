import type { Trx } from "../server/database/connect.ts";
import { businessCategories, vocationalCategories } from "./content/categories.ts";
import type { CategorySeed } from "./content/types.ts";
import { insertRows, required } from "./insert-rows.ts";

/** Both trees, a level at a time. */
export async function seedCategories(trx: Trx): Promise<void> {
  const ids = new Map<string, string>();
  let level: { seed: CategorySeed; parent?: CategorySeed; type: number }[] = [
    ...vocationalCategories.map((seed) => ({ seed, type: 1 })),
    ...businessCategories.map((seed) => ({ seed, type: 2 })),
  ];
  for (const floor of [1, 2, 3]) {
    const rows = await insertRows<{ id: string; sort: number }>(
      trx,
      "category",
      level.map(({ seed, parent, type }, index) => ({
        parent_id: parent ? required(ids, parent.key) : null,
        category_type: type,
        floor,
        category_key: seed.key,
        category_name: { "zh-CN": seed.zh, en: seed.en },
        sort: index + 1,
      })),
      ["id", "sort"],
    );
    for (const { id, sort } of rows) {
      const entry = level[sort - 1];
      if (entry) ids.set(entry.seed.key, id);
    }
    level = level.flatMap(({ seed, type }) =>
      (seed.children ?? []).map((child) => ({ seed: child, parent: seed, type })),
    );
  }
}

/** The path of ids to each third-level category, by its key; read back by the names, which differ within a tree. */
export async function categoryPaths(
  trx: Trx,
): Promise<Map<string, { ids: [string, string, string]; names: string[] }>> {
  const rows = await trx
    .selectFrom("category")
    .select(["id", "parent_id", "category_type", "category_name"])
    .where("org_no", "=", "default")
    .execute();
  const idOf = (seed: CategorySeed, type: number, parent: string | null): string => {
    const row = rows.find(
      (row) =>
        row.parent_id === parent &&
        row.category_type === type &&
        JSON.stringify(row.category_name).includes(JSON.stringify(seed.zh)),
    );
    if (!row) throw new Error(`The category ${seed.key} is not there.`);
    return row.id;
  };
  const paths = new Map<string, { ids: [string, string, string]; names: string[] }>();
  for (const [type, tree] of [
    [1, vocationalCategories],
    [2, businessCategories],
  ] as const) {
    for (const first of tree) {
      const id1 = idOf(first, type, null);
      paths.set(first.key, { ids: [id1, "", ""], names: [first.zh, first.en] });
      for (const second of first.children ?? []) {
        const id2 = idOf(second, type, id1);
        for (const third of second.children ?? []) {
          const names = [first, second, third].flatMap(({ zh, en }) => [zh, en]);
          paths.set(third.key, { ids: [id1, id2, idOf(third, type, id2)], names });
        }
      }
    }
  }
  return paths;
}
