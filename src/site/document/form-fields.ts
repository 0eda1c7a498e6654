import { isObject, type JsonObject } from "../../shared/json.ts";
import { fits } from "./fits.ts";

/**
 * The fields of a form's schema by their names, each with all that is said of it. Fields stand in `properties`, and in
 * the branches of the same value too (`then`, `else`, `dependencies`, `allOf`, `anyOf`, `oneOf`): whoever reads
 * `properties` alone forgets those.
 */
export function fieldsOf(schema: unknown): Map<string, JsonObject[]> {
  return collect([...partsOf(schema, () => true)]);
}

/** The fields that a form asks for, as far as it is filled in with `data`: those of the branches that hold. */
export function askedFields(schema: unknown, data: JsonObject): Map<string, JsonObject[]> {
  return collect([...partsOf(schema, (branch) => branch.holds(data))]);
}

/**
 * The answers to what a form asks for, and no others: a field that a condition hides has no answer, whatever it held
 * before. A hidden answer decides no other condition either.
 */
export function pickAnswers(schema: unknown, data: JsonObject): JsonObject {
  let picked = data;
  // Fields that hide each other in a circle have no end; what was found last is checked as any other answer.
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const fields = askedFields(schema, picked);
    const next = Object.fromEntries(
      [...fields].flatMap(([name, schemas]) =>
        Object.hasOwn(data, name) ? [[name, pickWithin(schemas, data[name])] as const] : [],
      ),
    );
    const isSettled = Object.keys(next).length === Object.keys(picked).length && hasAll(picked, Object.keys(next));
    picked = next;
    if (isSettled) break;
  }
  return picked;
}

/** A schema and all that is said of the same value in its branches, whether they hold or not. */
export function withBranches(schema: unknown): JsonObject[] {
  return [...partsOf(schema, () => true), ...conditionsOf(schema)];
}

const MAX_ROUNDS = 20;

interface Branch {
  schema: unknown;
  holds: (data: JsonObject) => boolean;
}

function* partsOf(schema: unknown, takes: (branch: Branch) => boolean): Generator<JsonObject> {
  if (!isObject(schema)) return;
  yield schema;
  for (const branch of branchesOf(schema)) if (takes(branch)) yield* partsOf(branch.schema, takes);
}

function branchesOf(schema: JsonObject): Branch[] {
  const condition = schema["if"];
  return [
    ...listOf(schema["allOf"]).map((branch) => ({ schema: branch, holds: () => true })),
    ...["anyOf", "oneOf"].flatMap((list) => choicesOf(listOf(schema[list]))),
    ...(condition === undefined
      ? []
      : [
          { schema: schema["then"], holds: (data: JsonObject) => fits(condition, data) },
          { schema: schema["else"], holds: (data: JsonObject) => !fits(condition, data) },
        ]),
    ...Object.entries(isObject(schema["dependencies"]) ? schema["dependencies"] : {}).map(([name, branch]) => ({
      schema: branch,
      holds: (data: JsonObject) => data[name] !== undefined,
    })),
  ];
}

/** Where no choice fits, the answer is wrong, and every field of it is needed to say what is. */
function choicesOf(list: readonly unknown[]): Branch[] {
  return list.map((branch) => ({
    schema: branch,
    holds: (data) => fits(branch, data) || !list.some((other) => fits(other, data)),
  }));
}

/** What conditions say of fields; they bring none. */
function conditionsOf(schema: unknown): JsonObject[] {
  return [...partsOf(schema, () => true)].flatMap((part) => (isObject(part["if"]) ? withBranches(part["if"]) : []));
}

function collect(parts: readonly JsonObject[]): Map<string, JsonObject[]> {
  const fields = new Map<string, JsonObject[]>();
  for (const { properties } of parts) {
    for (const [name, field] of Object.entries(isObject(properties) ? properties : {}))
      fields.set(name, [...(fields.get(name) ?? []), ...(isObject(field) ? [field] : [])]);
  }
  return fields;
}

/** The same inside a group of fields that has conditions; a closed group refuses by itself what it does not ask for. */
function pickWithin(schemas: readonly JsonObject[], value: unknown): unknown {
  const isGroup = isObject(value) && schemas.some((schema) => branchesOf(schema).length > 0);
  const isOpen = schemas.every((schema) => schema["additionalProperties"] === undefined);
  return isGroup && isOpen ? pickAnswers({ allOf: schemas }, value) : value;
}

function hasAll(data: JsonObject, names: readonly string[]): boolean {
  return names.every((name) => Object.hasOwn(data, name));
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
