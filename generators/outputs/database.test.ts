import { join } from "node:path";
import { expect, test } from "vitest";
import { SourceError } from "../problem.ts";
import { readColumns } from "../read/columns.ts";
import { databaseOutput } from "./database.ts";

const root = join(import.meta.dirname, "../fixtures/portal");

/** A database in memory starts in one to five seconds, more on a busy machine. */
const starting = 60_000;

test(
  "tables are typed from the migrated database",
  async () => {
    const { text } = databaseOutput(await readColumns(root, ["src/server/database/migrations/0001_start.sql"]));
    expect(text).toContain(`export interface LessonTable {
  id: Generated<Int8>;
  code: GeneratedAlways<string | null>;
  title: string;
  price: Numeric | null;
  tags: Generated<string[]>;
  extra: unknown;
  gmt_create: Generated<Timestamp>;
}`);
    expect(text).toContain("  lesson: LessonTable;");
  },
  starting,
);

test(
  "a migration that fails is named",
  async () => {
    const broken = ["src/server/database/migrations/0001_start.sql", "src/server/database/migrations/0001_start.sql"];
    const refusal = await readColumns(root, broken).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(SourceError);
    expect(String(refusal)).toMatch(/0001_start\.sql: the migration fails: relation "lesson" already exists/);
  },
  starting,
);

test("without migrations there are no tables", async () => {
  expect(databaseOutput(await readColumns(root, [])).text).toContain("export interface Database {\n}");
});
