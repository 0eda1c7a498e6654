import { sql, type RawBuilder } from "kysely";
import { onTestFinished } from "vitest";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import type { Database } from "../../src/generated/database.ts";
import type { Db } from "../../src/server/database/connect.ts";

interface RowsToRestore {
  table: keyof Database & string;
  /** Which rows: all of the table, unless it says so. */
  where?: RawBuilder<unknown>;
}

/**
 * Sets rows back to what they are now when the test ends, also where it fails: what it changes in the demo is no
 * other test's. Rows that it adds or deletes stay so.
 */
export async function restoreRowsAfterTest(db: Db, { table, where = sql`true` }: RowsToRestore): Promise<void> {
  const name = sql.table(table);
  const { before, columns } = await withActor(db, systemActor, async (trx) => {
    const { rows } = await sql<{ before: string; columns: string[] }>`
      select (select jsonb_agg(to_jsonb(${name})) from ${name} where ${where})::text as before,
        array(select column_name::text from information_schema.columns
          where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER') as columns`.execute(
      trx,
    );
    return rows[0]!;
  });
  const names = sql.join(columns.map((column) => sql.ref(column)));
  onTestFinished(async () => {
    await withActor(db, systemActor, (trx) =>
      sql`update ${name} set (${names}) = (select ${names} from jsonb_populate_record(null::${name}, old.row))
        from jsonb_array_elements(${before}::jsonb) as old (row)
        where ${name}.id = (old.row ->> 'id')::bigint`.execute(trx),
    );
  });
}
