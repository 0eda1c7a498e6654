import { sql, type Expression, type RawBuilder, type SqlBool } from "kysely";

/** Words that one search asks for. More say nothing more. */
const MAX_WORDS = 8;

/**
 * Whether the columns together have every word of what was typed, wherever it stands and however it is written. Nothing
 * where nothing was typed.
 */
export function hasWords(columns: readonly Expression<string>[], typed: string): RawBuilder<SqlBool> {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  if (words.length === 0) return sql<SqlBool>`false`;
  const text = sql`lower(${sql.join(columns, sql` || ' ' || `)})`;
  return sql<SqlBool>`(${sql.join(
    words.map((word) => sql`position(${word} in ${text}) > 0`),
    sql` and `,
  )})`;
}
