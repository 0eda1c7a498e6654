import { IMAGE_PATH } from "../../shared/image-names.ts";
import { isObject, type JsonObject } from "../../shared/json.ts";
import { isBinding } from "../compile/bindings.ts";
import { entryOf } from "./permissions.ts";
import { isPrivate, type Secrets } from "./private.ts";

/** Blocks in blocks, at most: more is refused elsewhere. */
const MAX_DEPTH = 20;

/** What a host elsewhere would learn of whoever looks, because its address is there only then. */
export interface ToldElsewhere {
  /** The path that decides. */
  path: string;
  address: string;
}

/**
 * Whether a block has an address of another host that is fetched, or not, by what only the viewer may see: the block or
 * what it sits in is shown under a condition on it, or a value of it stands before the address. One such picture tells
 * one bit of a person's data, and a page may have hundreds.
 */
export function tellsElsewhere(
  block: JsonObject,
  { blocks, ...secrets }: Secrets & { blocks: Readonly<Record<string, unknown>> },
): ToldElsewhere | undefined {
  const address = foreignAddressIn(block["props"]);
  if (address === undefined) return undefined;
  const path = conditionOf(block, blocks, secrets) ?? fallbackOn(block["props"], secrets);
  return path === undefined ? undefined : { path, address };
}

/** The path of the viewer's own that a block, or one around it, is shown under. */
function conditionOf(
  block: JsonObject,
  blocks: Readonly<Record<string, unknown>>,
  secrets: Secrets,
  depth = 0,
): string | undefined {
  const own = pathsIn(block["when"]).find((path) => isViewers(path, secrets));
  const place = block["in"];
  if (own !== undefined || depth > MAX_DEPTH || typeof place !== "string" || !place.includes(".")) return own;
  const around = entryOf(blocks, place.split(".")[0] ?? "");
  return isObject(around) ? conditionOf(around, blocks, secrets, depth + 1) : undefined;
}

/** The path of a binding that an address elsewhere stands in for. */
function fallbackOn(value: unknown, secrets: Secrets): string | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  if (isBinding(value)) {
    const { $bind, or } = value as { $bind?: unknown; or?: unknown };
    const isTold = typeof $bind === "string" && isViewers($bind, secrets) && foreignAddressIn(or) !== undefined;
    return isTold ? $bind : undefined;
  }
  return firstOf(Object.values(value), (inner) => fallbackOn(inner, secrets));
}

/** Whether a path reads of the viewer, or data that are there by who looks. */
function isViewers(path: string, secrets: Secrets, depth = 0): boolean {
  if (path === "viewer" || path.startsWith("viewer.") || isPrivate(path, secrets)) return true;
  const [root, name = ""] = path.split(".");
  const source = root === "data" ? entryOf(secrets.data, name) : undefined;
  if (!isObject(source) || depth > MAX_DEPTH) return false;
  return pathsIn(source["when"]).some((inner) => isViewers(inner, secrets, depth + 1));
}

/** Every path that a condition reads. */
function pathsIn(condition: unknown): string[] {
  if (Array.isArray(condition)) return condition.flatMap(pathsIn);
  if (!isObject(condition)) return [];
  return Object.entries(condition).flatMap(([name, inner]) =>
    name === "path" && typeof inner === "string" ? [inner] : pathsIn(inner),
  );
}

/** The first address of another host in a value, at any depth. */
export function foreignAddressIn(value: unknown): string | undefined {
  if (typeof value === "string") return isForeign(value) ? value : undefined;
  return typeof value === "object" && value !== null ? firstOf(Object.values(value), foreignAddressIn) : undefined;
}

/**
 * As a browser reads it: `//host`, `\\host` and `https:host` lead elsewhere too. So does an image of another host that
 * this server shows: it is fetched there when it is first looked at.
 */
function isForeign(value: string): boolean {
  if (!/[/\\:]/.test(value)) return false;
  try {
    const { protocol, host, pathname } = new URL(value, "https://site.invalid");
    if (pathname === IMAGE_PATH) return true;
    return (protocol === "https:" || protocol === "http:") && host !== "site.invalid";
  } catch {
    return false;
  }
}

function firstOf<Value, Found>(values: readonly Value[], find: (value: Value) => Found | undefined): Found | undefined {
  for (const value of values) {
    const found = find(value);
    if (found !== undefined) return found;
  }
  return undefined;
}
