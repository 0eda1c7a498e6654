import { PLATFORM } from "../../../lib/org-no.ts";
import { sql } from "kysely";
import type { Path } from "../../../../site/check/finding.ts";
import type { CategoryEntry, CategoryKept } from "./document.ts";
import { counted, isAlready, type Importing } from "./part.ts";

/** The trees of the platform's categories. What a document does not name stays where it is. */
export async function importCategories(entries: readonly CategoryEntry[], importing: Importing): Promise<void> {
  if (entries.length === 0) return;
  const rows = await importing.trx.selectFrom("category").selectAll().execute();
  await importLevel(entries, { path: ["categories"], floor: 1, importing, rows });
}

interface Row {
  id: string;
  org_no: string;
  parent_id: string | null;
  category_type: number;
  category_key: string;
  category_name: unknown;
  sort: number;
}

interface Level {
  path: Path;
  floor: number;
  /** What they stand under; undefined at the first level. */
  parent?: { id: string; category_type: number };
  importing: Importing;
  /** All that there are, kept true while it goes on. */
  rows: Row[];
}

async function importLevel(entries: readonly CategoryEntry[], level: Level): Promise<void> {
  const { importing, rows } = level;
  for (const [index, entry] of entries.entries()) {
    const path = [...level.path, `${index}`];
    const row = rows.find(({ category_key }) => category_key === entry.key);
    if (row && isElsewhere(row, entry, level, path)) continue;
    if (entry.remove) {
      if (row) await remove(row, { ...level, path });
      continue;
    }
    const kept = await keep(entry, row, level);
    importing.done({ part: "categories", key: entry.key, change: kept.change });
    await importLevel(entry.children ?? [], {
      path: [...path, "children"],
      floor: level.floor + 1,
      parent: kept.row,
      importing,
      rows,
    });
  }
}

/** A category is not moved: the courses in it keep the whole path. */
function isElsewhere(row: Row, entry: CategoryEntry, { parent, importing, rows }: Level, path: Path): boolean {
  const tell = (message: string) => importing.report({ path: [...path, "key"], message });
  if (row.org_no !== PLATFORM) tell(`the category "${entry.key}" is of the organisation ${row.org_no}`);
  else if (row.parent_id !== (parent?.id ?? null)) {
    const above = rows.find(({ id }) => id === row.parent_id);
    tell(
      `the category "${entry.key}" stands ${above ? `under "${above.category_key}"` : "at the first level"}, and categories cannot be moved; use another key here`,
    );
  } else if (!entry.remove && entry.categoryType !== undefined && entry.categoryType !== row.category_type) {
    importing.report({
      path: [...path, "categoryType"],
      message: `the category "${entry.key}" is of type ${row.category_type}, and categories cannot be moved; use another key here`,
    });
  } else return false;
  return true;
}

async function keep(
  entry: CategoryKept & { key: string },
  row: Row | undefined,
  { parent, floor, importing, rows }: Level,
): Promise<{ row: Row; change: "added" | "changed" | "unchanged" }> {
  const { trx, now } = importing;
  if (row) {
    const wanted = { category_name: entry.categoryName, sort: entry.order ?? row.sort };
    if (isAlready(row, wanted)) return { row, change: "unchanged" };
    await trx
      .updateTable("category")
      .set({ ...wanted, gmt_modified: now })
      .where("id", "=", row.id)
      .execute();
    return { row, change: "changed" };
  }
  const neighbours = rows.filter(({ parent_id, org_no }) => parent_id === (parent?.id ?? null) && org_no === PLATFORM);
  const added = await trx
    .insertInto("category")
    .values({
      category_key: entry.key,
      parent_id: parent?.id ?? null,
      category_type: parent?.category_type ?? entry.categoryType ?? 1,
      floor,
      category_name: entry.categoryName,
      sort: entry.order ?? Math.max(0, ...neighbours.map(({ sort }) => sort)) + 1,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  rows.push(added);
  return { row: added, change: "added" };
}

/** Removes a category with everything below it, unless any of it is in use. */
async function remove(row: Row, { path, importing, rows }: Level): Promise<void> {
  const { trx, report, done } = importing;
  const gone = withBelow(row, rows);
  const ids = gone.map(({ id }) => id);
  const foreign = gone.filter(({ org_no }) => org_no !== PLATFORM);
  const {
    rows: [uses],
  } = await sql<Record<"courses" | "drafts" | "open" | "packages", string>>`select
    (select count(*) from course
      where category_id1 = any(${ids}::bigint[]) or category_id2 = any(${ids}::bigint[])
      or category_id3 = any(${ids}::bigint[])) as courses,
    (select count(*) from course_draft
      where body ->> 'categoryId1' = any(${ids}::text[]) or body ->> 'categoryId2' = any(${ids}::text[])
      or body ->> 'categoryId3' = any(${ids}::text[])) as drafts,
    (select count(*) from open_course where category_id1 = any(${ids}::bigint[])) as open,
    (select count(*) from custom_package where category_id1 = any(${ids}::bigint[])) as packages`.execute(trx);
  const used = uses
    ? [
        counted(uses.courses, "course"),
        counted(uses.drafts, "draft"),
        counted(uses.open, "open course"),
        counted(uses.packages, "package"),
        counted(foreign.length, "category of an organisation", "categories of organisations"),
      ].filter(Boolean)
    : [];
  if (used.length > 0) {
    report({
      path: [...path, "remove"],
      message: `the category "${row.category_key}" cannot be removed: ${used.join(", ")} in it or below it. Put them elsewhere first`,
    });
    return;
  }
  // The lowest first: each is referred to by those below it.
  for (const { id, category_key } of gone.toReversed()) {
    await trx.deleteFrom("category").where("id", "=", id).execute();
    done({ part: "categories", key: category_key, change: "removed" });
    rows.splice(
      rows.findIndex((other) => other.id === id),
      1,
    );
  }
}

function withBelow(row: Row, rows: readonly Row[]): Row[] {
  return [row, ...rows.filter(({ parent_id }) => parent_id === row.id).flatMap((child) => withBelow(child, rows))];
}
