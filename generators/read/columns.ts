import { readFileSync } from "node:fs";
import { join } from "node:path";
import { SourceError } from "../problem.ts";
import { emptyDatabase } from "./empty-database.ts";

/** A column of a table or view of the migrated database, as information_schema tells it. */
export interface Column {
  tableName: string;
  columnName: string;
  /** The type's name in the catalogue: `int8`, `timestamptz`, `_text` for an array. */
  typeName: string;
  nullable: boolean;
  /** Written by the database when an INSERT leaves it out. */
  hasDefault: boolean;
  /** Written only by the database. */
  generatedAlways: boolean;
}

const query = `
  select table_name as "tableName", column_name as "columnName", udt_name as "typeName", is_nullable = 'YES' as nullable,
    column_default is not null or is_identity = 'YES' as "hasDefault",
    is_generated = 'ALWAYS' or identity_generation = 'ALWAYS' as "generatedAlways"
  from information_schema.columns where table_schema = 'public' order by table_name, ordinal_position`;

/**
 * Runs the migrations on a new database in memory and reads the columns it then has, so that the types cannot drift
 * from the migrations. Without migrations there are none.
 * @throws SourceError naming the migration that fails
 */
export async function readColumns(root: string, migrations: readonly string[]): Promise<Column[]> {
  if (migrations.length === 0) return [];
  const database = await emptyDatabase();
  try {
    for (const file of migrations) {
      try {
        await database.exec(readFileSync(join(root, file), "utf8"));
      } catch (error) {
        throw new SourceError([
          {
            file,
            pointer: "",
            message: `the migration fails: ${error instanceof Error ? error.message : String(error)}`,
          },
        ]);
      }
    }
    const { rows } = await database.query<Column>(query);
    return rows.map((row) => ({ ...row, generatedAlways: row.generatedAlways === true }));
  } finally {
    await database.close();
  }
}
