import {
  formFormats,
  formOptions,
  formWidgets,
  messageKeywords,
  type formKeywords,
  type OptionRule,
} from "../../src/site/document/form-dialect.ts";
import type { Schema } from "../schema.ts";

const count: Schema = { type: "integer", minimum: 0 };
const schema: Schema = { $ref: "#/$defs/schema" };
const schemas: Schema = { type: "array", items: schema };
const fields: Schema = { type: "object", additionalProperties: orNull(schema) };
const names: Schema = { type: "array", items: { type: "string" } };
const number: Schema = { type: "number" };

/** What the value of each keyword is. */
const keywordRules: Readonly<Record<(typeof formKeywords)[number], Schema>> = {
  $schema: { type: "string" },
  $comment: { type: "string" },
  title: { type: "string" },
  description: { type: "string" },
  examples: { type: "array" },
  default: {},
  readOnly: { type: "boolean" },
  const: {},
  enum: { type: "array", minItems: 1 },
  type: { anyOf: [{ $ref: "#/$defs/type" }, { type: "array", items: { $ref: "#/$defs/type" } }] },
  properties: fields,
  required: names,
  additionalProperties: { anyOf: [{ type: "boolean" }, schema] },
  minProperties: count,
  maxProperties: count,
  propertyNames: schema,
  dependencies: { type: "object" },
  dependentRequired: { type: "object", additionalProperties: names },
  items: { anyOf: [schema, schemas] },
  additionalItems: { anyOf: [{ type: "boolean" }, schema] },
  minItems: count,
  maxItems: count,
  uniqueItems: { type: "boolean" },
  contains: schema,
  minLength: count,
  maxLength: count,
  pattern: {
    type: "string",
    description:
      "It begins with ^, and after each character the next one decides how it goes on. For plates, identity cards, postcodes and phones see the option check.",
  },
  format: { enum: [...formFormats] },
  minimum: number,
  maximum: number,
  exclusiveMinimum: number,
  exclusiveMaximum: number,
  multipleOf: number,
  allOf: schemas,
  anyOf: schemas,
  oneOf: schemas,
  not: schema,
  if: schema,
  // oxlint-disable-next-line unicorn/no-thenable -- the keyword is JSON Schema's; nothing awaits a schema
  then: schema,
  else: schema,
};

/**
 * `form.json`: the schema of a site's `forms/<name>.json`, for editors. It says what `src/site/document/form-dialect.ts` says,
 * which the checker and what is drawn go by. The document is a patch: null, which removes, may stand at any name.
 */
export function formDocumentSchema(words: Catalogue = {}): Schema {
  const options = Object.entries(formOptions).map(([name, rule]): [string, Schema] => [
    name,
    { ...described(words[`option.${name}`]), ...optionSchema({ name, rule, words }) },
  ]);
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "form.json",
    description: "A change of a form of the product.",
    type: "object",
    additionalProperties: false,
    properties: {
      $schema: { description: "Where this schema is, for editors.", type: "string" },
      title: { type: "string" },
      schema,
      uiSchema: { $ref: "#/$defs/presentation" },
      messages: {
        description: "Property → keyword → text key.",
        type: "object",
        additionalProperties: orNull({ $ref: "#/$defs/messages" }),
      },
      submit: { type: ["object", "null"], additionalProperties: false, properties: { $t: { type: "string" } } },
    },
    $defs: {
      type: { enum: ["string", "number", "integer", "boolean", "array", "object", "null"] },
      schema: {
        type: ["object", "boolean"],
        additionalProperties: false,
        properties: mapped(Object.entries(keywordRules)),
      },
      presentation: {
        description:
          "ui:… keys are for the field itself; every other key is a field, or items for the entries of a list.",
        type: "object",
        properties: {
          ...mapped(options.map(([name, rule]) => [`ui:${name}`, rule])),
          "ui:options": { type: ["object", "null"], additionalProperties: false, properties: mapped(options) },
        },
        // A key with ui: that is not listed means nothing.
        patternProperties: {
          "^(?!ui:)": { anyOf: [{ $ref: "#/$defs/presentation" }, { type: "array" }, { type: "null" }] },
        },
        additionalProperties: false,
      },
      messages: {
        type: "object",
        additionalProperties: false,
        properties: mapped(messageKeywords.map((name) => [name, { type: "string" }])),
      },
    },
  };
}

/** The words of the reference: `widget.<name>` and `option.<name>`. */
type Catalogue = Readonly<Record<string, string>>;

function described(description: string | undefined): Schema {
  return description === undefined ? {} : { description };
}

function optionSchema({ name, rule, words }: { name: string; rule: OptionRule; words: Catalogue }): Schema {
  if (name === "widget")
    return {
      anyOf: Object.keys(formWidgets).map((widget) => ({
        const: widget,
        ...described(words[`widget.${widget}`]),
      })),
    };
  switch (rule.is) {
    case "any":
      return {};
    case "one":
      return { enum: [...rule.of] };
    case "text":
      return { type: "string" };
    case "flag":
      return { type: "boolean" };
    case "count":
      return { type: "integer", minimum: 1 };
    case "texts":
      return names;
    case "values":
      return { type: "array" };
    case "groups":
      return {
        type: "array",
        items: {
          type: "object",
          required: ["title", "fields"],
          properties: { title: { type: "string" }, description: { type: "string" }, fields: names },
        },
      };
    case "names":
      return { type: "object", additionalProperties: { type: "string" } };
    case "lists":
      return { type: "object", additionalProperties: { type: "array" } };
    case "paths":
      return { type: "object", additionalProperties: { type: "string", pattern: "^/(?![/\\\\])" } };
    case "day":
      return { type: "string", pattern: "^(yesterday|today|tomorrow|\\d{4}-\\d{2}-\\d{2})$" };
    case "size":
      return { type: "object", required: ["width", "height"], properties: { width: count, height: count } };
    case "links":
      return {
        type: "object",
        additionalProperties: {
          type: "object",
          required: ["title", "href"],
          properties: { title: { type: "string" }, href: { type: "string" } },
        },
      };
  }
}

function mapped(entries: readonly (readonly [string, Schema])[]): Record<string, Schema> {
  return Object.fromEntries(entries.map(([name, rule]) => [name, orNull(rule)]));
}

/** A patch may take anything away. */
function orNull(rule: Schema): Schema {
  const { description, ...rest } = rule;
  if (Object.keys(rest).length === 0) return rule;
  return { ...(description === undefined ? {} : { description }), anyOf: [rest, { type: "null" }] };
}
