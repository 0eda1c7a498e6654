import { referenced, type Bundle, type Definitions } from "../model/bundle.ts";
import type { Operation } from "../model/operation.ts";
import type { Schema } from "../schema.ts";
import { banner, type Output } from "./output.ts";

/** Attributes of an input. */
type Attributes = Readonly<Record<string, number | string>>;

/** Limits of a value, or of the values in it: by the names of an object, by `items` of a list. */
interface Limits {
  [name: string]: number | string | Limits;
}

/** What an editor writes is in no input, and each call that takes a document would repeat all of it. */
const written = new Set(["RichText"]);

/**
 * `input-limits.ts`: what each call accepts in its fields, as the attributes of an input. Nobody loads the table: the
 * bundler puts the value where it is named (`src/server/bundling/inline-values.ts`).
 */
export function inputLimitsOutput(operations: readonly Operation[], { definitions, inputs }: Bundle): Output {
  const schemas = [
    ...operations.map(({ id, typeName }) => [id, inputs[`${typeName}Input`]] as const),
    ["site", definitions["SiteSettings"]] as const,
  ];
  const rows = schemas.flatMap(([name, schema]) => {
    const limits = limitsIn(schema ?? {}, definitions);
    return limits ? [`  ${name}: ${JSON.stringify(limits)},\n`] : [];
  });
  return {
    path: "input-limits.ts",
    text: `${banner}/**
 * Operation → field → attributes of an input: \`<input {...inputLimits.saveGradeLesson.place} />\`. A list has \`maxItems\`,
 * and its values are below \`items\`; those of an object with any names are below \`values\`. \`site\` has what a site
 * says of itself. Always named whole, so that a page has no more of it than it uses.
 */
export const inputLimits = {
${rows.join("")}} as const;
`,
  };
}

/** Limits of the values in a schema; undefined where it has none. */
function limitsIn(schema: Schema, definitions: Definitions, inside: readonly string[] = []): Limits | undefined {
  const name = referenced(schema);
  if (name !== undefined) {
    // A value that holds others of its kind has no depth that one could name.
    if (inside.includes(name) || written.has(name)) return undefined;
    return limitsIn(definitions[name] ?? {}, definitions, [...inside, name]);
  }
  const within = (inner: Schema) => limitsIn(inner, definitions, inside);
  const branches = [schema.anyOf, schema.oneOf, schema.allOf].flatMap((list) => list ?? []).map(within);
  const own: Limits = { ...attributesOf(schema) };
  for (const [field, inner] of Object.entries(schema.properties ?? {})) {
    const limits = within(inner);
    if (limits) own[field] = limits;
  }
  const items = schema.items && within(schema.items);
  if (items) own["items"] = items;
  const { additionalProperties: others } = schema;
  const values = typeof others === "object" ? within(others) : undefined;
  if (values) own["values"] = values;
  const whole = merged([own, ...branches.filter((branch) => branch !== undefined)]);
  return Object.keys(whole).length > 0 ? whole : undefined;
}

/** Limits of them all; what two say differently is said by neither. */
function merged(all: readonly Limits[]): Limits {
  const names = [...new Set(all.flatMap((limits) => Object.keys(limits)))];
  return Object.fromEntries(
    names.flatMap((name): [string, Limits[string]][] => {
      const values = all.flatMap((limits) => limits[name] ?? []);
      const [first] = values;
      if (first === undefined) return [];
      if (values.every((value) => typeof value === "object")) {
        const both = merged(values);
        return Object.keys(both).length > 0 ? [[name, both]] : [];
      }
      return values.every((value) => value === first) ? [[name, first]] : [];
    }),
  );
}

/** What a schema says of a value of its own. A text of at least one character is `required`, which the form decides. */
function attributesOf(schema: Schema): Attributes {
  const { minLength, maxLength, minimum, maximum, multipleOf, maxItems, pattern } = schema;
  const typed = typeof pattern === "string" ? typedPattern(pattern) : undefined;
  const said = {
    minLength: typeof minLength === "number" && minLength > 1 ? minLength : undefined,
    maxLength: maxLength ?? typed?.maxLength,
    min: minimum,
    max: maximum,
    step: multipleOf,
    pattern: typed?.pattern,
    maxItems,
  };
  return Object.fromEntries(
    Object.entries(said).filter((entry): entry is [string, number | string] => entry[1] !== undefined),
  );
}

/**
 * A pattern as an input has it: for the whole value, in the syntax of the flag `v`, and how long a value can be. None
 * where it fits a part of the value, or where it would read differently.
 */
function typedPattern(pattern: string): { pattern: string; maxLength?: number } | undefined {
  const whole = /^\^(.*)\$$/.exec(pattern)?.[1]?.replaceAll(/-\]/g, "\\-]");
  if (whole === undefined || whole.includes("|") || !fits(whole)) return undefined;
  const most = /^\[[^\]]*\]\{(?:\d+,)?(\d+)\}$/.exec(whole)?.[1];
  return { pattern: whole, ...(most === undefined ? {} : { maxLength: Number(most) }) };
}

function fits(pattern: string): boolean {
  try {
    return new RegExp(pattern, "v") instanceof RegExp;
  } catch {
    return false;
  }
}
