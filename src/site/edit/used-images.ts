import { isObject } from "../../shared/json.ts";
import { toPointer } from "../document/positions.ts";
import type { Layer } from "../document/resolve.ts";

/**
 * The addresses of the pictures that an organisation's own layer names and that are kept here, each once, those named
 * last first.
 */
export function imagesIn(layer: Layer): string[] {
  return [...new Set(addressesIn(layer).reverse())];
}

/** Places of one address that are told; more nobody reads. */
const MAX_PLACES = 50;

/** Where a value names each of these addresses, as JSON pointers; what names none is not in it. */
export function addressPlaces(value: unknown, addresses: readonly string[]): Record<string, string[]> {
  const wanted = new Set(addresses);
  const places: Record<string, string[]> = {};
  const look = (one: unknown, path: readonly string[]): void => {
    if (typeof one === "string") {
      if (!wanted.has(one)) return;
      const found = (places[one] ??= []);
      if (found.length < MAX_PLACES) found.push(toPointer(path));
    } else if (Array.isArray(one)) one.forEach((inner, index) => look(inner, [...path, String(index)]));
    else if (isObject(one)) for (const [name, inner] of Object.entries(one)) look(inner, [...path, name]);
  };
  look(value, []);
  return places;
}

function addressesIn(value: unknown): string[] {
  if (typeof value === "string") return kept.test(value) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(addressesIn);
  return isObject(value) ? Object.values(value).flatMap(addressesIn) : [];
}

/** Uploads, and the drawings of the demo. */
const kept = /^\/(?:files\/public\/\S+|demo\/\S+\.(?:svg|webp|png|jpg))$/;
