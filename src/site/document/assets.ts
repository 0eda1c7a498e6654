import { isImageName } from "../../shared/image-names.ts";
import { isObject } from "../../shared/json.ts";
import { maxDepth } from "./merge.ts";

/** Where the pictures of a site lie in its folder and in its archive. */
export const ASSETS = "assets/";

/** Kinds of pictures that may lie there, by the end of their names. */
const kinds = /\.(png|jpe?g|webp|svg)$/i;
/** How an own picture is named where it is kept: uploads that everybody may see. */
const kept = /^\/files\/(public\/[a-z]+\/[0-9a-f]{2}\/[0-9a-f]{30}\.webp)$/;

/** A place of a document that names a file of `assets/`. */
export interface AssetReference {
  path: readonly string[];
  /** From `assets/` on, as it was written. */
  name: string;
}

/** Whether a file may be a picture of a site, by its name. */
export function isPictureName(name: string): boolean {
  return kinds.test(name);
}

/**
 * Whether a name is one that a file below `assets/` can have on every system: folders, letters, digits, spaces and the
 * signs `-_.()`, and no step that leads elsewhere.
 */
export function isAssetName(name: string): boolean {
  const steps = name.split("/");
  return (
    name.length <= 200 &&
    steps[0] === "assets" &&
    steps.length > 1 &&
    steps.every((step) => /^[\p{L}\p{N}_-][\p{L}\p{M}\p{N}_ ().-]*$/u.test(step) && !/[ .]$/.test(step))
  );
}

/** The files of `assets/` that a document names, each with its place. */
export function assetReferences(document: unknown): AssetReference[] {
  const found: AssetReference[] = [];
  changed(document, (text, { path, isImage }) => {
    if (isReference(text, isImage)) found.push({ path, name: text.replace(/^\.\//, "") });
    return text;
  });
  return found;
}

/** The document with an address in the place of each file that has one. */
export function withAddresses<Value>(document: Value, addresses: ReadonlyMap<string, string>): Value {
  return changed(document, (text, { isImage }) =>
    isReference(text, isImage) ? (addresses.get(text.replace(/^\.\//, "")) ?? text) : text,
  ) as Value;
}

/** The document with other words in the place of each text that has some. */
export function withTexts<Value>(document: Value, texts: ReadonlyMap<string, string>): Value {
  return changed(document, (text) => texts.get(text) ?? text) as Value;
}

/** The own pictures that a document names, by address, with the keys of their files; each once, as they come. */
export function keptPictures(document: unknown): Map<string, string> {
  const found = new Map<string, string>();
  changed(document, (text) => {
    const [, key] = kept.exec(text) ?? [];
    if (key !== undefined) found.set(text, key);
    return text;
  });
  return found;
}

function isReference(text: string, isImage: boolean): boolean {
  return /^(?:\.\/)?assets\/\S/.test(text) && (isImage || (kinds.test(text) && !text.includes("\n")));
}

interface TextPlace {
  path: readonly string[];
  /** Whether it is in a property that is the address of a picture. */
  isImage: boolean;
}

/** Levels of a layer above its documents. */
const DEPTH_ABOVE = 4;

/** A value with each of its texts changed; what has none that changes is given as it is. */
function changed(
  value: unknown,
  change: (text: string, place: TextPlace) => string,
  place: TextPlace = { path: [], isImage: false },
): unknown {
  if (typeof value === "string") return change(value, place);
  const inner = (one: unknown, name: string, isImage: boolean) =>
    changed(one, change, { path: [...place.path, name], isImage });
  // Deeper than a document may be: it is refused elsewhere, and not walked through here.
  if (place.path.length > maxDepth + DEPTH_ABOVE) return value;
  if (Array.isArray(value)) {
    const list = value.map((one: unknown, index) => inner(one, String(index), place.isImage));
    return list.every((one, index) => one === value[index]) ? value : list;
  }
  if (!isObject(value)) return value;
  let after: Record<string, unknown> | undefined;
  for (const [name, one] of Object.entries(value)) {
    const next = inner(one, name, isImageName(name) || (place.isImage && name === "or"));
    if (next !== one) (after ??= { ...value })[name] = next;
  }
  return after ?? value;
}
