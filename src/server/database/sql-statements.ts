/**
 * The statements of a migration, one by one, without what stands between them. Semicolons in texts, names, comments and
 * bodies of functions end nothing.
 */
export function statementsOf(sql: string): string[] {
  const statements: string[] = [];
  let start = 0;
  const end = (at: number): void => {
    const statement = sql.slice(start, at).trim();
    if (statement.replace(COMMENTS, "").trim() !== "") statements.push(statement);
    start = at + 1;
  };
  for (const { 0: token, index } of sql.matchAll(TOKENS)) if (token === ";") end(index);
  end(sql.length);
  return statements;
}

const COMMENTS = /--[^\n]*|\/\*[^]*?\*\//g;
/** Whatever may hold a semicolon that ends nothing, or one that does. */
const TOKENS =
  /--[^\n]*|\/\*[^]*?\*\/|\$(\w*)\$[^]*?\$\1\$|\be'(?:[^'\\]|\\[^]|'')*'|'(?:[^']|'')*'|"(?:[^"]|"")*"|;/gi;
