import type { Binding } from "../../generated/types.ts";
import { bindingRoots, type BindingRoot, type Scope } from "./scope.ts";

/** Reads one value from what a page knows. */
export type Read = (scope: Scope) => unknown;

/** Whether a value in a document is a binding: an object with the property `$bind`. */
export function isBinding(value: unknown): value is Binding {
  return typeof value === "object" && value !== null && "$bind" in value;
}

/**
 * Compiles a binding to a function. What is missing, or cannot be converted as `as` asks, gives `or`, else undefined.
 * null counts as missing. Only own properties are read, so no path reaches a prototype.
 */
export function compileBinding(binding: Binding): Read {
  const read = compilePath(binding.$bind);
  const { as, or } = binding;
  if (as === undefined && or === undefined) return read;
  const convert = as === undefined ? same : converters[as];
  // An `as` that this version does not know gives nothing rather than a value of the wrong kind.
  if (!convert) return () => or;
  return (scope) => {
    const value = read(scope);
    return value === undefined ? or : (convert(value) ?? or);
  };
}

/** Compiles a path such as `data.courses.list`; one whose root is unknown reads nothing. */
export function compilePath(path: string): Read {
  const [root = "", ...names] = path.split(".");
  if (!isRoot(root)) return () => undefined;
  if (names.length === 0) return (scope) => scope[root] ?? undefined;
  return (scope) => {
    let value: unknown = scope[root];
    for (const name of names) {
      if (value === undefined || value === null || !Object.hasOwn(value, name)) return undefined;
      value = (value as Record<string, unknown>)[name];
    }
    return value ?? undefined;
  };
}

function isRoot(name: string): name is BindingRoot {
  return (bindingRoots as readonly string[]).includes(name);
}

const same = (value: unknown): unknown => value;

/** `{ as }` of a binding. Each gives undefined for what it cannot convert: "12abc" is no number, "maybe" no boolean. */
const converters: Record<NonNullable<Binding["as"]>, (value: unknown) => unknown> = {
  number: toNumber,
  integer: (value) => {
    const number = toNumber(value);
    return Number.isSafeInteger(number) ? number : undefined;
  },
  boolean: (value) => {
    if (typeof value === "boolean") return value;
    if (value === "true" || value === "1" || value === 1) return true;
    return value === "false" || value === "0" || value === 0 ? false : undefined;
  },
  string: (value) => {
    if (typeof value === "string") return value;
    return typeof value === "number" || typeof value === "boolean" ? String(value) : undefined;
  },
};

/** A finite number, or a string that is nothing but one in decimal notation. */
export function toNumber(value: unknown): number | undefined {
  if (typeof value === "number") return Number.isFinite(value) ? value : undefined;
  return typeof value === "string" && /^-?\d{1,15}(\.\d+)?$/.test(value) ? Number(value) : undefined;
}
