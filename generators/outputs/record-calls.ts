import { MAX_EXPORTED } from "../../src/shared/lists.ts";
import { referenced, type Definitions } from "../model/bundle.ts";
import type { Operation } from "../model/operation.ts";
import type { Sources } from "../read/sources.ts";
import type { Schema } from "../schema.ts";
import { banner, type Output } from "./output.ts";
import { entitiesOf } from "./record-fields.ts";

/** What a list of records has to know of the call that it shows. */
export interface RecordCall {
  /** The values of its parameter `sort`: names of fields, with `-` before them from the other end. */
  sort: string[];
  /** Records that it gives at once at most; 0 where it has no pages. */
  maxSize: number;
  /** Records that who reads it may take away as a file at most; 0 where nobody may. */
  exports: number;
  /** Characters that it takes to search for at most; 0 where it searches for none. */
  maxSearch: number;
  /** The parameter that goes on after the last record, by what the reply has as `next`, where its pages have no number. */
  cursor?: string;
  /** Its parameters that are texts of a form, such as a number of an organisation, with the limits of an input. */
  texts?: Record<string, { pattern: string }>;
  /** Its parameters that are days. */
  dates?: string[];
  /** Parameter → the values that it takes, where they are named: those by which a list can be filtered. */
  choices?: Record<string, (string | number)[]>;
}

/**
 * `record-calls.ts`: how each call sorts, pages and narrows that gives a list of the entities that lists of records show. Like
 * `record-fields.ts` it comes with the code of such a list.
 */
export function recordCallsOutput(
  { blocks }: Pick<Sources, "blocks">,
  { operations, definitions }: { operations: readonly Operation[]; definitions: Definitions },
): Output {
  const entities = new Set(entitiesOf(blocks.map(({ content }) => content)));
  const rows = operations
    .filter((operation) => entities.has(entityIn(operation, definitions) ?? ""))
    .map((operation) => `  ${operation.id}: ${JSON.stringify(recordCallOf(operation, definitions))},\n`);
  return {
    path: "record-calls.ts",
    text: `${banner}export interface RecordCall {
  /** The values of its parameter \`sort\`: names of fields, with \`-\` before them from the other end. */
  sort: readonly string[];
  /** Records that it gives at once at most; 0 where it has no pages. */
  maxSize: number;
  /** Records that who reads it may take away as a file at most; 0 where nobody may. */
  exports: number;
  /** Characters that it takes to search for at most; 0 where it searches for none. */
  maxSearch: number;
  /** The parameter that goes on after the last record, by what the reply has as \`next\`, where its pages have no number. */
  cursor?: string;
  /** Its parameters that are texts of a form, such as a number of an organisation, with the limits of an input. */
  texts?: Readonly<Record<string, { readonly pattern: string }>>;
  /** Its parameters that are days. */
  dates?: readonly string[];
  /** Parameter → the values that it takes, where they are named: those by which a list can be filtered. */
  choices?: Readonly<Record<string, readonly (string | number)[]>>;
}

/** Operation → how it sorts, pages and narrows. */
export const recordCalls: Readonly<Record<string, RecordCall>> = {
${rows.join("")}};
`,
  };
}

/** The entity of the records that a call gives as its list. */
export function entityIn({ typeName }: Pick<Operation, "typeName">, definitions: Definitions): string | undefined {
  const items = definitions[`${typeName}Reply`]?.properties?.["list"]?.items;
  return items && referenced(items);
}

/** How a call sorts, pages and narrows, by the schema of its input. */
export function recordCallOf(
  { typeName, "x-export": exports }: Pick<Operation, "typeName" | "x-export">,
  definitions: Definitions,
): RecordCall {
  const parameters = {
    ...definitions[`${typeName}Params`]?.properties,
    ...definitions[`${typeName}Body`]?.properties,
  };
  const known = (name: string): Schema => {
    const schema = parameters[name] ?? {};
    return { ...definitions[referenced(schema) ?? ""], ...schema };
  };
  const sort = namedValues(known("sort")).filter((value) => typeof value === "string");
  const filters = Object.keys(parameters).filter((name) => name !== "sort");
  const hasNext = definitions[`${typeName}Reply`]?.properties?.["next"] !== undefined;
  const cursor = hasNext ? ["before", "after"].find((name) => name in parameters) : undefined;
  const dates = filters.filter((name) => dateFormats.has(String(known(name)["format"])));
  // Numbers of records are links' to say, nobody's to type.
  const texts = Object.fromEntries(
    filters.flatMap((name) => {
      const { pattern } = parameters[name] ?? {};
      return typeof pattern === "string" ? [[name, { pattern }] as const] : [];
    }),
  );
  const choices = Object.fromEntries(
    filters.map((name) => [name, namedValues(known(name))] as const).filter(([, values]) => values.length > 0),
  );
  return {
    sort,
    maxSize: Number(known(cursor === undefined ? "pageSize" : "limit")["maximum"] ?? 0),
    exports: exports === true ? MAX_EXPORTED : (exports ?? 0),
    maxSearch: Number(known("keyword")["maxLength"] ?? known("str")["maxLength"] ?? 0),
    ...(cursor === undefined ? {} : { cursor }),
    ...(Object.keys(texts).length > 0 ? { texts } : {}),
    ...(dates.length > 0 ? { dates } : {}),
    ...(Object.keys(choices).length > 0 ? { choices } : {}),
  };
}

const dateFormats: ReadonlySet<string> = new Set(["date", "optional-date"]);

/** The values that a schema names, without the empty one, which is none. */
function namedValues(schema: Schema): (string | number)[] {
  const values = schema.oneOf?.every((branch) => "const" in branch)
    ? schema.oneOf.map((branch) => branch.const)
    : (schema.enum ?? []);
  return values.filter(
    (value): value is string | number => (typeof value === "string" || typeof value === "number") && value !== "",
  );
}
