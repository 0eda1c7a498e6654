import { expect, it } from "vitest";
import { readMigrations } from "./migrate.ts";
import { statementsOf } from "./sql-statements.ts";

it("ends a statement at its semicolon, and not at one in a text, a name, a comment or a body", () => {
  expect(
    statementsOf(`-- first; a comment
select ';', 'it''s; ', e'\\';', ";" ; /* ; */
create function f() returns trigger language plpgsql as $$ begin return new; end $$;
do $body$ begin perform '$$;'; end $body$;
-- nothing; follows
`),
  ).toEqual([
    `-- first; a comment\nselect ';', 'it''s; ', e'\\';', ";"`,
    "/* ; */\ncreate function f() returns trigger language plpgsql as $$ begin return new; end $$",
    "do $body$ begin perform '$$;'; end $body$",
  ]);
});

it("loses nothing of any migration", () => {
  const bare = (sql: string) => sql.replaceAll(/--[^\n]*|\s|;/g, "");
  for (const { name, sql } of readMigrations()) expect(bare(statementsOf(sql).join("")), name).toBe(bare(sql));
});
