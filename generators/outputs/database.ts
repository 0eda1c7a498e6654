import { pascal } from "../names.ts";
import type { Column } from "../read/columns.ts";
import type { Output } from "./output.ts";

const types: Record<string, string> = {
  bool: "boolean",
  int2: "number",
  int4: "number",
  float4: "number",
  float8: "number",
  int8: "Int8",
  numeric: "Numeric",
  text: "string",
  varchar: "string",
  bpchar: "string",
  name: "string",
  citext: "string",
  uuid: "string",
  inet: "string",
  interval: "string",
  date: "string",
  time: "string",
  tsvector: "string",
  timestamptz: "Timestamp",
  json: "unknown",
  jsonb: "unknown",
  bytea: "Uint8Array",
};

/** `database.ts`: the tables as Kysely knows them, from the migrated database. */
export function databaseOutput(columns: readonly Column[]): Output {
  const tables = Map.groupBy(columns, (column) => column.tableName);
  const interfaces = [...tables].map(([table, own]) => {
    const rows = own.map((column) => `  ${column.columnName}: ${columnType(column)};\n`);
    return `\nexport interface ${pascal(table)}Table {\n${rows.join("")}}\n`;
  });
  return {
    path: "database.ts",
    text: `// Made by \`npm run generate\` from src/server/database/migrations; never edit it by hand.
import type { ColumnType } from "kysely";

/** A column that the database fills in when an INSERT leaves it out. */
export type Generated<Type> = Type extends ColumnType<infer Select, infer Insert, infer Update>
  ? ColumnType<Select, Insert | undefined, Update>
  : ColumnType<Type, Type | undefined, Type>;

/** A column that only the database writes. */
export type GeneratedAlways<Type> = Type extends ColumnType<infer Select, infer _Insert, infer _Update> ? ColumnType<Select, never, never> : ColumnType<Type, never, never>;

/** bigint: read as a string, because a JavaScript number cannot hold all of them. */
export type Int8 = ColumnType<string, string | number | bigint, string | number | bigint>;

/** numeric: read as a string, exactly. */
export type Numeric = ColumnType<string, string | number, string | number>;

export type Timestamp = ColumnType<Date, Date | string, Date | string>;
${interfaces.join("")}
/** Every table and view. */
export interface Database {
${[...tables.keys()].map((table) => `  ${table}: ${pascal(table)}Table;\n`).join("")}}
`,
  };
}

function columnType({ tableName, columnName, typeName, ...column }: Column): string {
  const name = typeName.replace(/^_/, "");
  const base = types[name];
  if (base === undefined)
    throw new Error(
      `${tableName}.${columnName} has the type ${typeName}, for which generators/outputs/database.ts has no TypeScript type`,
    );
  const type = name === typeName ? base : `${base}[]`;
  const nullable = column.nullable && type !== "unknown" ? `${type} | null` : type;
  if (column.generatedAlways) return `GeneratedAlways<${nullable}>`;
  return column.hasDefault ? `Generated<${nullable}>` : nullable;
}
