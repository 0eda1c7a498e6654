import pg from "pg";

/** How many rows each table has. */
export type RowCounts = Record<string, number>;

/** The settings by which the owner of the tables reads all rows of all of them. */
export const AS_SYSTEM = "-c app.scope=system";

/** Counts the rows of each table. For a connection that reads as the server's own work does. */
export async function countRows(client: pg.Client): Promise<RowCounts> {
  const { rows: tables } = await client.query<{ name: string }>(
    "select relname as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace where nspname = 'public' and relkind = 'r' order by relname",
  );
  const counts: RowCounts = {};
  for (const { name } of tables) {
    const { rows } = await client.query<{ count: string }>(`select count(*) from public.${pg.escapeIdentifier(name)}`);
    counts[name] = Number(rows[0]?.count);
  }
  return counts;
}

/** A statement that fails where a table has another number of rows, or is not there. */
export function rowCheck(counts: RowCounts): string {
  return `do $check$ declare expected record; found bigint; begin
    for expected in select key, value::bigint as rows from json_each_text(${pg.escapeLiteral(JSON.stringify(counts))}) loop
      execute format('select count(*) from public.%I', expected.key) into found;
      if found <> expected.rows then raise exception 'table % has % rows, and % in the backup', expected.key, found, expected.rows; end if;
    end loop;
  end $check$;`;
}
