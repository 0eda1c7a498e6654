import { isObject, type JsonObject } from "../../../site/json.ts";
import { combinePatches, UnsafeDocumentError } from "../../../site/merge.ts";
import { currentVersion } from "../../../site/migrate.ts";
import type { Layer } from "../../../site/resolve.ts";
import { canonicalJson } from "../canonical.ts";

/** Bytes that an organisation's own layer may have as JSON: the largest of the product's own folders has a tenth of it. */
export const MOST_LAYER_BYTES = 2 * 1024 * 1024;

/** Why something cannot be kept as a draft at all, in a word of the texts `error.field.layer.…`, and where. */
export class LayerRefusedError extends Error {
  readonly reason: "size" | "depth" | "key" | "name" | "version";
  readonly path: readonly string[];

  constructor(reason: LayerRefusedError["reason"], path: readonly string[] = []) {
    super(`the layer is refused: ${reason} at /${path.join("/")}`);
    this.name = "LayerRefusedError";
    this.reason = reason;
    this.path = path;
  }
}

/**
 * A layer that came from outside, as it is kept: copied without prototypes, its flavour and version said in its settings as
 * a folder says them, and without parts that say nothing. What is wrong with its documents is the checker's to tell.
 *
 * @throws LayerRefusedError for a layer above 2 MB, deeper than 64 levels, with `__proto__` and the like, or with a document
 * whose name could be no file's, or in a version that this program does not read.
 */
export function ownLayerOf(patch: object): Layer {
  const layer = withoutPrototypes(patch);
  for (const part of namedParts) {
    const documents = layer[part];
    if (!isObject(documents)) continue;
    if (Object.keys(documents).length === 0) delete layer[part];
    for (const name of Object.keys(documents)) if (!isDocumentName(part, name)) throw new LayerRefusedError("name", [part, name]);
  }
  const version = layer["version"] === undefined ? currentVersion : layer["version"];
  if (typeof version !== "number" || !Number.isInteger(version) || version < 1 || version > currentVersion) throw new LayerRefusedError("version", ["version"]);
  const flavour = typeof layer["extends"] === "string" ? layer["extends"] : undefined;
  const { extends: _, ...settings } = isObject(layer["site"]) ? layer["site"] : {};
  layer["version"] = version;
  layer["site"] = { version, ...settings, ...(flavour === undefined ? {} : { extends: flavour }) };
  if (Buffer.byteLength(canonicalJson(layer)) > MOST_LAYER_BYTES) throw new LayerRefusedError("size");
  // Its parts are objects, as the operation's schema says; what is in them is checked before anything is published.
  return layer as unknown as Layer;
}

/** Whether a document of a layer may be called this: it is the name of a file, on any system, that a folder would be read with. */
export function isDocumentName(part: string, name: string): boolean {
  const steps = name.split("/");
  if (name.length > 120 || (part !== "screens" && steps.length > 1)) return false;
  // eslint-disable-next-line no-control-regex
  return steps.every((step) => step !== "" && !step.startsWith(".") && !/[\u0000-\u001f\\:*?"<>|]/.test(step) && step.trim() === step);
}

const namedParts = ["layouts", "screens", "forms", "texts"] as const;

function withoutPrototypes(patch: object): JsonObject {
  try {
    return combinePatches({}, patch) as JsonObject;
  } catch (error) {
    if (!(error instanceof UnsafeDocumentError)) throw error;
    throw new LayerRefusedError(error.path.length > 64 ? "depth" : "key", error.path.slice(0, 8));
  }
}
