import { isObject } from "@rjsf/utils";
import { fits } from "./validation/fits.ts";

/**
 * The fields that a form asks for now, with these values in it: those of its conditions only where the condition holds.
 */
export function askedFields(schema: unknown, values: unknown): Set<string> {
  const names = new Set<string>();
  collect(schema, values, names);
  return names;
}

function collect(schema: unknown, values: unknown, names: Set<string>): void {
  if (!isObject(schema)) return;
  const { properties, allOf, if: condition } = schema as Record<string, unknown>;
  if (isObject(properties)) for (const name of Object.keys(properties)) names.add(name);
  if (condition !== undefined)
    collect((schema as Record<string, unknown>)[fits(condition, values) ? "then" : "else"], values, names);
  if (Array.isArray(allOf)) for (const branch of allOf) collect(branch, values, names);
}
