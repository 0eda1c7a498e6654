import { statementsOf } from "../../src/server/database/sql-statements.ts";

/** What a migration must not do while servers of the version before work on the same database. */
interface Rule {
  breaks: RegExp;
  /** Why, and what to do instead. */
  reason: string;
}

const name = String.raw`(?:"[^"]+"|[\w.]+)`;
const alter = String.raw`^alter table (?:if exists )?(?:only )?${name} (?:.*, )?`;

/** Of tables that are there already: one that the file makes has no rows, and nobody who reads it. */
const rules: readonly Rule[] = [
  {
    breaks: new RegExp(String.raw`${alter}alter (?:column )?${name} set not null`),
    reason:
      "set not null reads the whole table while nobody may use it: add a check (… is not null) not valid, validate it outside a transaction, then set it in a later file",
  },
  {
    breaks: /^create (?:unique )?index (?!concurrently)/,
    reason: "an index keeps everybody from writing while it is made: create it concurrently, outside a transaction",
  },
  {
    breaks: /^drop index (?!concurrently)/,
    reason: "dropping an index waits for all who read its table, and all others wait behind it: drop it concurrently",
  },
  {
    breaks: new RegExp(
      String.raw`${alter}add (?:constraint ${name} )?(?:check|foreign key|unique|primary key|exclude)\b(?!.*\bnot valid$)`,
    ),
    reason:
      "a constraint reads the whole table while nobody may write it: add it not valid, and validate it outside a transaction; of a unique one make the index concurrently first",
  },
  {
    breaks: new RegExp(String.raw`${alter}drop (?:column )?(?!constraint|expression)(?:if exists )?${name}`),
    reason:
      "servers of the version before still name the column: take it out of the code first, and drop it one version later",
  },
  {
    breaks: new RegExp(
      String.raw`^alter (?:table|view|index|type) (?:if exists )?${name} rename|^drop (?:table|view|type)\b`,
    ),
    reason:
      "servers of the version before still know it by its name: add the new one, write both, and drop the old one later",
  },
  {
    breaks: new RegExp(String.raw`${alter}alter (?:column )?${name} (?:set data )?type\b`),
    reason:
      "another type writes the whole table anew, and servers of the version before read the old one: add a column",
  },
  {
    breaks: new RegExp(
      String.raw`${alter}add (?:column )?(?:if not exists )?(?!constraint)${name} (?!.*\bdefault\b).*\bnot null\b`,
    ),
    reason: "servers of the version before insert rows without the column: give it a default",
  },
  {
    breaks: new RegExp(
      String.raw`${alter}add (?:column )?.*\bdefault (?:gen_random_uuid|random|clock_timestamp|nextval)\b`,
    ),
    reason:
      "a default that differs from row to row writes the whole table anew: add the column without, and fill it in parts",
  },
];

/** A line before a statement that breaks a rule on purpose, with the reason. */
const SAFE = /^-- safe: \S.{9,}$/m;

/** What a file does that a rolling upgrade cannot bear, each as a sentence. */
export function unsafeStatements(sql: string): string[] {
  const made = new Set<string>();
  return statementsOf(sql).flatMap((written) => {
    const isSafe = SAFE.test(written);
    const statement = written
      .replaceAll(/--[^\n]*(\n|$)/g, "")
      .replaceAll(/\s+/g, " ")
      .trim()
      .toLowerCase();
    const created = new RegExp(String.raw`^create (?:unlogged )?table (?:if not exists )?(${name})`).exec(
      statement,
    )?.[1];
    if (created !== undefined) made.add(created);
    const table = new RegExp(
      String.raw`^(?:alter table (?:if exists )?(?:only )?|create (?:unique )?index (?:concurrently )?(?:if not exists )?(?:(?!on )${name} )?on (?:only )?)(${name})`,
    ).exec(statement)?.[1];
    if (isSafe || (table !== undefined && made.has(table))) return [];
    return rules
      .filter(({ breaks }) => breaks.test(statement))
      .map(({ reason }) => `${statement.slice(0, 80)}: ${reason}`);
  });
}
