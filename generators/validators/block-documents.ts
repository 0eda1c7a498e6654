import { referenced, type Definitions } from "../model/bundle.ts";
import type { BlockSource } from "../read/sources.ts";
import { mapInside, when, type Schema } from "../schema.ts";

/** The definition of a block in a document, and those that a value of its props may be instead. */
export const placement = "BlockPlacement";
const binding: Schema = { $ref: "#/$defs/Binding" };
const text: Schema = { $ref: "#/$defs/Text" };
const richText = "RichText";
const wordedDocument = "RichTextOrWording";

/**
 * The definitions with block props as documents write them: `BlockPlacement` is told apart by `type`, a value may be a
 * binding at any depth, and a text is a Text. Without a `BlockPlacement` there is nothing to do.
 */
export function withBlocks(definitions: Definitions, blocks: readonly BlockSource[]): Definitions {
  const base = definitions[placement];
  if (!base) return definitions;
  const result: Definitions = { ...definitions };
  const pending = blocks.map(({ component }) => `${component}Props`);
  const writing: Writing = { meet: (name) => pending.push(name), values: new Map() };
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    if (result[inDocument(name)]) continue;
    result[inDocument(name)] = asWritten(definitions[name] ?? {}, writing);
  }
  for (const { name, schema } of writing.values.values()) result[name] = schema;
  if (definitions[richText]) result[wordedDocument] = orByLanguage({ $ref: `#/$defs/${inDocument(richText)}` });
  const perType = blocks.map((block) =>
    when(
      { type: "object", required: ["type"], properties: { type: { const: block.type } } },
      {
        ...((block.props.required ?? []).length > 0 ? { required: ["props"] } : {}),
        properties: {
          props: { $ref: `#/$defs/${inDocument(`${block.component}Props`)}` },
          on: {
            type: "object",
            additionalProperties: block.eventsBy !== undefined,
            properties: Object.fromEntries(Object.keys(block.events ?? {}).map((event) => [event, {}])),
          },
        },
      },
    ),
  );
  result[placement] = {
    ...base,
    properties: { ...base.properties, type: { description: "A block type.", enum: blocks.map(({ type }) => type) } },
    ...(perType.length > 0 ? { allOf: perType } : {}),
  };
  return result;
}

function inDocument(name: string): string {
  return `${name}InDocument`;
}

interface Writing {
  /** Hears of each definition that is referred to. */
  meet: (name: string) => void;
  /** The values that may be bound instead, each once: equal ones share one definition, and so one compiled function. */
  values: Map<string, { name: string; schema: Schema }>;
}

/** The schema of a value as a document writes it. */
function asWritten(schema: Schema, writing: Writing): Schema {
  const name = referenced(schema);
  if (name !== undefined) {
    writing.meet(name);
    if (name === richText) return { $ref: `#/$defs/${wordedDocument}` };
    return { $ref: `#/$defs/${inDocument(name)}` };
  }
  return mapInside(withoutReadOnly(schema), (inner, [keyword]) => {
    const changed = inner["x-accepts"] === "text" ? text : asWritten(inner, writing);
    const isValue = keyword === "properties" || keyword === "items" || keyword === "additionalProperties";
    // A constant tells the branches of a union apart, before anything can be bound.
    return isValue && !("const" in inner) ? orBinding(changed, writing) : changed;
  });
}

/** Without the properties that the server alone writes. */
function withoutReadOnly(schema: Schema): Schema {
  if (!Object.values(schema.properties ?? {}).some((inner) => inner["readOnly"])) return schema;
  const properties = Object.entries(schema.properties ?? {}).filter(([, inner]) => !inner["readOnly"]);
  return { ...schema, properties: Object.fromEntries(properties) };
}

/** A rich text, or one in each of several languages: `{"text": {"zh-CN": …, "en": …}}`, as shorter texts are worded. */
function orByLanguage(document: Schema): Schema {
  const byLanguage: Schema = {
    type: "object",
    additionalProperties: false,
    required: ["text"],
    properties: {
      text: {
        type: "object",
        minProperties: 1,
        propertyNames: { pattern: "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$" },
        additionalProperties: document,
      },
    },
  };
  return when({ type: "object", required: ["text"] }, byLanguage, document);
}

function orBinding(described: Schema, { values }: Writing): Schema {
  const { description: _, ...schema } = described;
  const key = JSON.stringify(schema);
  const known = values.get(key) ?? {
    name: `Value${values.size + 1}`,
    schema: when({ type: "object", required: ["$bind"] }, binding, schema),
  };
  values.set(key, known);
  return { $ref: `#/$defs/${known.name}` };
}
