import { fromPointer } from "../document/positions.ts";
import type { Path, Problem } from "./finding.ts";
import type { SchemaError, Validate } from "./language.ts";
import type { WordsOf } from "./meaning.ts";
import { typeOfValue, type Schema } from "./schema.ts";
import { suggest } from "./suggest.ts";
import { typesInWords, type CheckKey } from "./messages.ts";
import { plainText, writtenText } from "./value-text.ts";

/**
 * What a document's schema has against it. `path` is the document's; `words` says what the properties at a place in it
 * are for.
 */
export function schemaProblems(
  validate: Validate,
  document: unknown,
  path: Path,
  words: (inside: readonly string[]) => WordsOf = () => () => [],
): Problem[] {
  if (validate(document)) return [];
  return (validate.errors ?? []).flatMap((error) => {
    const at = [...path, ...fromPointer(error.instancePath)];
    const told = tell(error, at, words);
    return told ? [{ path: at, ...told }] : [];
  });
}

/**
 * The schema's problems without those that were told better already: at the same place, below it, or, for a union
 * that fits none of its branches, right above it. Advice hides no mistake.
 */
export function withoutKnown(problems: readonly Problem[], known: readonly Problem[]): Problem[] {
  const mistakes = known.filter(({ severity }) => severity !== "warning");
  const places = new Set(mistakes.map(({ path }) => path.join("\n")));
  const above = new Set(mistakes.map(({ path }) => path.slice(0, -1).join("\n")));
  return problems.filter(({ path, key }) => {
    if ((key === "value.noBranch" || key === "property.oneOf") && above.has(path.join("\n"))) return false;
    return !path.some((_, index) => places.has(path.slice(0, index + 1).join("\n")));
  });
}

type Told = Omit<Problem, "path"> & { path?: Path };

/** One error of a validator in words; undefined for what another error says already. */
function tell(error: SchemaError, at: Path, words: (inside: readonly string[]) => WordsOf): Told | undefined {
  const { keyword, params, data } = error;
  const schema = (error.parentSchema ?? {}) as Schema & { description?: string };
  if (error.propertyName !== undefined)
    return keyword === "pattern"
      ? { path: [...at, error.propertyName], key: "name.notAllowed", values: { name: error.propertyName } }
      : undefined;
  switch (keyword) {
    case "propertyNames":
    case "if":
      return undefined;
    case "additionalProperties": {
      const name = plainText(params["additionalProperty"]);
      return {
        path: [...at, name],
        key: "property.unknown",
        values: { name },
        ...suggest(name, Object.keys(schema.properties ?? {}), (one) => words(fromPointer(error.instancePath))(one)),
      };
    }
    case "required":
      return { key: "property.missing", values: { name: plainText(params["missingProperty"]) } };
    case "enum": {
      const allowed = Array.isArray(params["allowedValues"]) ? params["allowedValues"].map(plainText) : [];
      return { key: "value.notAllowed", values: { value: writtenText(data) }, ...suggest(plainText(data), allowed) };
    }
    case "const":
      return { key: "value.mustBe", values: { value: JSON.stringify(params["allowedValue"]) } };
    case "type":
      return {
        key: "value.wrongType",
        values: {
          wanted: typesInWords([params["type"]].flat().map(plainText)),
          found: typesInWords([typeOfValue(data)]),
        },
      };
    case "anyOf":
    case "oneOf":
      return Array.isArray(params["alternatives"])
        ? {
            key: "property.oneOf",
            values: { names: params["alternatives"].join(", ") },
            allowed: params["alternatives"].map(plainText),
          }
        : { key: "value.noBranch" };
    case "format":
      return { key: "value.noDateTime", values: { value: writtenText(data) } };
    case "pattern":
      return schema.description === undefined
        ? { key: "value.wrongForm", values: { value: writtenText(data) } }
        : { key: "value.wrongFormAsked", values: { value: writtenText(data), asked: schema.description } };
    case "uniqueItems":
      return { key: "value.twice" };
    case "not":
      return { key: "value.forbidden" };
    default: {
      const key = limitKeys[keyword];
      return key === undefined
        ? { key: "value.breaksRule", values: { rule: keyword } }
        : { key, values: { limit: Number(params["limit"]) } };
    }
  }
}

const limitKeys: Readonly<Record<string, CheckKey>> = {
  minimum: "value.tooSmall",
  maximum: "value.tooBig",
  minLength: "value.tooShort",
  maxLength: "value.tooLong",
  minItems: "value.tooFew",
  maxItems: "value.tooMany",
  minProperties: "value.tooFew",
  maxProperties: "value.tooMany",
};
