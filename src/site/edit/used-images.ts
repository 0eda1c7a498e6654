import { isObject } from "../../shared/json.ts";
import type { Layer } from "../document/resolve.ts";

/**
 * The addresses of the pictures that an organisation's own layer names and that are kept here, each once, those named
 * last first.
 */
export function imagesIn(layer: Layer): string[] {
  return [...new Set(addressesIn(layer).reverse())];
}

function addressesIn(value: unknown): string[] {
  if (typeof value === "string") return kept.test(value) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(addressesIn);
  return isObject(value) ? Object.values(value).flatMap(addressesIn) : [];
}

/** Uploads, and the drawings of the demo. */
const kept = /^\/(?:files\/public\/\S+|demo\/\S+\.(?:svg|webp|png|jpg))$/;
