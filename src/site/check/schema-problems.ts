import { fromPointer } from "../positions.ts";
import type { Path, Problem } from "./finding.ts";
import type { SchemaError, Validate } from "./language.ts";
import { inWords, typeOfValue, type Schema } from "./schema.ts";
import { suggest } from "./suggest.ts";

/** What a document's schema has against it. `path` is the document's. */
export function schemaProblems(validate: Validate, document: unknown, path: Path): Problem[] {
  if (validate(document)) return [];
  return (validate.errors ?? []).flatMap((error) => {
    const at = [...path, ...fromPointer(error.instancePath)];
    const told = tell(error, at);
    return told ? [{ path: at, ...told }] : [];
  });
}

/**
 * The schema's problems without those that were told better already: at the same place, below it, or, for a union
 * that fits none of its branches, right above it.
 */
export function withoutKnown(problems: readonly Problem[], known: readonly Problem[]): Problem[] {
  const places = new Set(known.map(({ path }) => path.join("\n")));
  const above = new Set(known.map(({ path }) => path.slice(0, -1).join("\n")));
  return problems.filter(({ path, message }) => {
    if (message === noBranch && above.has(path.join("\n"))) return false;
    return !path.some((_, index) => places.has(path.slice(0, index + 1).join("\n")));
  });
}

const noBranch = "this fits none of the forms that are allowed here";

type Told = Omit<Problem, "path"> & { path?: Path };

/** One error of a validator in words; undefined for what another error says already. */
function tell(error: SchemaError, at: Path): Told | undefined {
  const { keyword, params, data } = error;
  const schema = (error.parentSchema ?? {}) as Schema & { description?: string };
  if (error.propertyName !== undefined) return keyword === "pattern" ? { path: [...at, error.propertyName], message: `"${error.propertyName}" is not a name that is allowed here` } : undefined;
  switch (keyword) {
    case "propertyNames":
    case "if":
      return undefined;
    case "additionalProperties": {
      const name = String(params["additionalProperty"]);
      return { path: [...at, name], message: `there is no property "${name}" here`, ...suggest(name, Object.keys(schema.properties ?? {})) };
    }
    case "required":
      return { message: `"${String(params["missingProperty"])}" is missing` };
    case "enum": {
      const allowed = Array.isArray(params["allowedValues"]) ? params["allowedValues"].map(String) : [];
      return { message: `${shown(data)} is not one of the values allowed`, ...suggest(String(data), allowed) };
    }
    case "const":
      return { message: `this must be ${JSON.stringify(params["allowedValue"])}` };
    case "type":
      return { message: `this must be ${inWords([params["type"]].flat().map(String))}, and is ${inWords([typeOfValue(data)])}` };
    case "anyOf":
    case "oneOf":
      return { message: noBranch };
    case "pattern":
      return { message: `${shown(data)} is not written as it must be here${schema.description ? `. ${schema.description}` : ""}` };
    default:
      return { message: error.message ?? `this breaks the rule "${keyword}"` };
  }
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? "this";
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
