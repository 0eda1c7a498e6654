import { isSame } from "../../shared/same.ts";
import { isObject } from "../../shared/json.ts";
import { formats } from "../../generated/built/validators/runtime.js";

/**
 * Whether a value fits a schema, by walking through it. It decides which conditional fields and which branch are drawn
 * before the compiled validator is there: on the server, without JavaScript, and until a person comes to the form; and
 * which fields an answer has (`form-fields.ts`). It
 * knows what
 * `form-dialect.ts` lists; what it does not know does not hinder.
 */
export function fits(schema: unknown, value: unknown): boolean {
  if (typeof schema === "boolean") return schema;
  if (!isObject(schema)) return true;
  return Object.entries(schema).every(([keyword, rule]) => rules[keyword]?.(rule, value, schema as Schema) ?? true);
}

type Schema = Record<string, unknown>;
type Rule = (rule: unknown, value: unknown, schema: Schema) => boolean;

const rules: Readonly<Record<string, Rule>> = {
  type: (rule, value) => [rule].flat().some((type) => isOfType(type, value)),
  const: (rule, value) => isSame(rule, value),
  enum: (rule, value) => !Array.isArray(rule) || rule.some((one) => isSame(one, value)),
  allOf: (rule, value) => list(rule).every((one) => fits(one, value)),
  anyOf: (rule, value) => list(rule).some((one) => fits(one, value)),
  oneOf: (rule, value) => list(rule).filter((one) => fits(one, value)).length === 1,
  not: (rule, value) => !fits(rule, value),
  if: (rule, value, schema) => fits((fits(rule, value) ? schema["then"] : schema["else"]) ?? true, value),
  minLength: (rule, value) => typeof value !== "string" || [...value].length >= Number(rule),
  maxLength: (rule, value) => typeof value !== "string" || [...value].length <= Number(rule),
  pattern: (rule, value) => typeof value !== "string" || typeof rule !== "string" || new RegExp(rule, "u").test(value),
  format: (rule, value) =>
    typeof value !== "string" ||
    typeof rule !== "string" ||
    !Object.hasOwn(formats, rule) ||
    formats[rule]?.(value) === true,
  minimum: (rule, value) => typeof value !== "number" || value >= Number(rule),
  maximum: (rule, value) => typeof value !== "number" || value <= Number(rule),
  exclusiveMinimum: (rule, value) => typeof value !== "number" || value > Number(rule),
  exclusiveMaximum: (rule, value) => typeof value !== "number" || value < Number(rule),
  multipleOf: (rule, value) => typeof value !== "number" || Number.isInteger(value / Number(rule)),
  minItems: (rule, value) => !Array.isArray(value) || value.length >= Number(rule),
  maxItems: (rule, value) => !Array.isArray(value) || value.length <= Number(rule),
  uniqueItems: (rule, value) =>
    rule !== true ||
    !Array.isArray(value) ||
    value.every((one, index) => !value.slice(0, index).some((other) => isSame(one, other))),
  contains: (rule, value) => !Array.isArray(value) || value.some((one) => fits(rule, one)),
  items: (rule, value) =>
    !Array.isArray(value) || value.every((one, index) => fits(Array.isArray(rule) ? (rule[index] ?? true) : rule, one)),
  properties: (rule, value) =>
    !isObject(value) ||
    !isObject(rule) ||
    Object.entries(rule).every(([name, inner]) => value[name] === undefined || fits(inner, value[name])),
  required: (rule, value) =>
    !isObject(value) || list(rule).every((name) => typeof name !== "string" || value[name] !== undefined),
  additionalProperties: (rule, value, schema) =>
    !isObject(value) ||
    Object.entries(value).every(([name, one]) => isNamed(name, schema) || one === undefined || fits(rule, one)),
  minProperties: (rule, value) => !isObject(value) || Object.keys(value).length >= Number(rule),
  maxProperties: (rule, value) => !isObject(value) || Object.keys(value).length <= Number(rule),
  propertyNames: (rule, value) => !isObject(value) || Object.keys(value).every((name) => fits(rule, name)),
  dependentRequired: needed,
  dependencies: needed,
};

/** What must be there, or hold, where a property is there. */
function needed(rule: unknown, value: unknown): boolean {
  if (!isObject(value) || !isObject(rule)) return true;
  return Object.entries(rule).every(
    ([name, then]) =>
      value[name] === undefined ||
      (Array.isArray(then) ? then.every((other) => value[String(other)] !== undefined) : fits(then, value)),
  );
}

function isNamed(name: string, { properties }: Schema): boolean {
  return isObject(properties) && Object.hasOwn(properties, name);
}

function list(rule: unknown): unknown[] {
  return Array.isArray(rule) ? rule : [];
}

function isOfType(type: unknown, value: unknown): boolean {
  if (type === "null") return value === null;
  if (type === "array") return Array.isArray(value);
  if (type === "object") return isObject(value);
  if (type === "integer") return Number.isInteger(value);
  return typeof value === type;
}
