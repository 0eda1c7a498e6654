import { sql } from "kysely";
import type { Database } from "../generated/database.ts";
import type { Trx } from "../server/database/connect.ts";

/**
 * Inserts many rows by one short statement: the rows travel as one JSON parameter, so that neither the number of
 * parameters nor the texts of statements grow with them. All rows must have the same columns as the first.
 * Gives the named columns of what was inserted.
 */
export async function insertRows<Row = never>(
  trx: Trx,
  table: keyof Database,
  rows: readonly Record<string, unknown>[],
  returning: readonly string[] = [],
): Promise<Row[]> {
  const [first] = rows;
  if (!first) return [];
  const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)));
  const back = returning.length > 0 ? sql` returning ${sql.join(returning.map((name) => sql.ref(name)))}` : sql``;
  const { rows: inserted } = await sql<Row>`insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)${back}`.execute(
    trx,
  );
  return inserted;
}

/** The value of a key that must be there: content names content. */
export function required<Value>(map: ReadonlyMap<string, Value>, key: string): Value {
  const value = map.get(key);
  if (value === undefined) throw new Error(`The demo content names "${key}", which there is not.`);
  return value;
}

/** Fen from yuan. */
export const fen = (yuan: number): number => Math.round(yuan * 100);

const DAY_MS = 86_400_000;

/** A moment so many days from now, at an hour of the day in China. */
export function dayAt(now: Date, days: number, hour: number, minute = 0): Date {
  const day = new Date(now.getTime() + days * DAY_MS + 8 * 3_600_000);
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), hour - 8, minute));
}
