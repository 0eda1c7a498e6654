import { sql } from "kysely";
import type { Db } from "../../database/connect.ts";

/** What a statement gives; its rows have the form that the caller says. */
export async function rowsOf<Row>(db: Db, query: ReturnType<typeof sql>): Promise<Row[]> {
  return (await query.execute(db)).rows as Row[];
}
