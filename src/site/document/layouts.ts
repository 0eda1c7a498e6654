import { isObject, type JsonObject } from "../../shared/json.ts";
import { combinePatches, layPatch } from "./merge.ts";
import { withWhatSitsIn } from "./removal.ts";

/** The layout document of a name, merged from a site's layers; undefined when there is none. */
export type FindLayout = (name: string) => JsonObject | undefined;

/**
 * A layout whole: where it `extends` another it is a merge patch over that one, as a screen is over its layout. So the
 * header is written once, and a tenant that changes it in one layout has changed it in all that stand on it.
 * undefined when it, or one below it, is missing, or when it stands on itself.
 */
export function wholeLayout(find: FindLayout, name: string): JsonObject | undefined {
  return namesInChain(find, name)?.reduceRight<JsonObject | undefined>(
    (below, one) => over(below, find(one)),
    undefined,
  );
}

/** The names of a layout and of those that it stands on, itself first; undefined when one is missing or comes twice. */
export function namesInChain(find: FindLayout, name: string): string[] | undefined {
  const names: string[] = [];
  for (let next: string | undefined = name; next !== undefined;) {
    const document = find(next);
    if (!document || names.includes(next)) return undefined;
    names.push(next);
    next = extendedBy(document);
  }
  return names;
}

/**
 * Lays one layer's part of a layout over what is below it. Null stays where the layout itself is a patch over another.
 */
export function layLayout(below: unknown, patch: unknown): unknown {
  const combined = combinePatches(below, patch);
  return isObject(combined) && extendedBy(combined) !== undefined ? combined : layPatch(below, patch);
}

interface Laid {
  below: JsonObject;
  whole: JsonObject;
}

const laid = new WeakMap<JsonObject, Laid>();

/** The same documents give the same object, so that what a screen only takes from its layout is known by identity. */
function over(below: JsonObject | undefined, document: JsonObject | undefined): JsonObject | undefined {
  if (!below || !document) return document;
  const known = laid.get(document);
  if (known?.below === below) return known.whole;
  const { extends: _, ...patch } = document;
  const whole = layPatch(below, withWhatSitsIn(below, patch)) as JsonObject;
  laid.set(document, { below, whole });
  return whole;
}

function extendedBy(document: JsonObject): string | undefined {
  const named = document["extends"];
  return typeof named === "string" ? named : undefined;
}
