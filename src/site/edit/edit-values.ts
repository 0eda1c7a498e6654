import { isObject, type JsonObject } from "../../shared/json.ts";
import { valueAt, withValueAt, withoutValueAt, type LayerPath } from "../document/layer-path.ts";
import { combinePatches, layPatch } from "../document/merge.ts";
import { inheritedValue } from "../document/origin.ts";
import type { Layer } from "../document/resolve.ts";

export interface SetValue {
  own: Layer;
  path: LayerPath;
  value: unknown;
  /**
   * What the layer stands on, resolved: with it, an object takes the place of the inherited one whole, also of what it
   * leaves out.
   */
  inherited?: Layer | undefined;
}

/**
 * The own layer with a value set. Parents are made; a document that it begins is given its `version`, and the flavour
 * that a layer names is named in its settings too.
 *
 * @throws UnsafeDocumentError for the keys `__proto__`, `constructor`, `prototype`, and beyond 64 levels.
 */
export function setValue({ own, path, value, inherited }: SetValue): Layer {
  const below = inherited && isObject(value) ? inheritedValue({ own, base: inherited, path }) : undefined;
  const patch = isObject(value) ? patchTowards(below, value) : value;
  const changed = withVersions(withValueAt(own as unknown as JsonObject, path, patch), path, own.version);
  return path.length === 1 && path[0] === "extends" ? withFlavour(changed, value) : (changed as unknown as Layer);
}

export interface RemoveValue {
  own: Layer;
  /** What the layer stands on, resolved. */
  inherited: Layer;
  path: LayerPath;
}

/** The own layer without a value: where it is inherited null stands in its place, else it is taken out of the layer. */
export function removeValue({ own, inherited, path }: RemoveValue): Layer {
  const isInherited = inheritedValue({ own, base: inherited, path }) !== undefined;
  const reset = resetValue({ own, path });
  return isInherited ? setValue({ own: reset, path, value: null }) : reset;
}

/** The own layer without its word on a value, so that the inherited one holds; what is empty then goes too. */
export function resetValue({ own, path }: { own: Layer; path: LayerPath }): Layer {
  let changed = withoutValueAt(own as unknown as JsonObject, path);
  if (changed === (own as unknown as JsonObject)) return own;
  for (let parent = path.slice(0, -1); parent.length > 0; parent = parent.slice(0, -1)) {
    if (!isVain(valueAt(changed, parent), parent)) break;
    changed = withoutValueAt(changed, parent);
  }
  return path.length === 1 && path[0] === "extends" ? withFlavour(changed, undefined) : (changed as unknown as Layer);
}

/**
 * Whether an object says nothing: it is empty, or a document of nothing but its version. `site` stays: a layer always
 * has it.
 */
function isVain(value: unknown, path: LayerPath): boolean {
  if (!isObject(value) || (path.length === 1 && path[0] === "site")) return false;
  const keys = Object.keys(value);
  return keys.length === 0 || (keys.length === 1 && keys[0] === "version" && hasVersion(path));
}

/** Paths of documents that have a version: all but forms and texts. */
function hasVersion([part = "", ...rest]: LayerPath): boolean {
  return rest.length === 0
    ? ["site", "nav", "theme"].includes(part)
    : rest.length === 1 && (part === "screens" || part === "layouts");
}

function withVersions(layer: JsonObject, path: LayerPath, version: number): JsonObject {
  for (const length of [1, 2]) {
    const document = path.slice(0, length);
    const value = valueAt(layer, document);
    if (hasVersion(document) && isObject(value) && !Object.hasOwn(value, "version"))
      return withValueAt(layer, document, { version, ...value });
  }
  return layer;
}

function withFlavour(layer: JsonObject, flavour: unknown): Layer {
  const site = isObject(layer["site"]) ? layer["site"] : { version: layer["version"] };
  const { extends: _, ...rest } = site;
  return {
    ...layer,
    site: flavour === undefined || flavour === null ? rest : { ...rest, extends: flavour },
  } as unknown as Layer;
}

/**
 * The patch that makes `below` into `value`: null for what `value` leaves out, and what it would only repeat stays
 * said.
 */
function patchTowards(below: unknown, value: JsonObject): unknown {
  // Refuses forbidden keys and depths as every merge does.
  const copy = combinePatches({}, { value }) as { value: unknown };
  return isObject(below) ? towards(layPatch(below, value), copy.value) : copy.value;
}

function towards(laid: unknown, value: unknown): unknown {
  if (!isObject(value) || !isObject(laid)) return value;
  const patch: JsonObject = {};
  for (const key of Object.keys(value)) patch[key] = towards(laid[key], value[key]);
  for (const key of Object.keys(laid)) if (!Object.hasOwn(value, key)) patch[key] = null;
  return patch;
}
