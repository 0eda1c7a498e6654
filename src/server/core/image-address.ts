import { createHmac } from "node:crypto";
import { isObject } from "../../shared/json.ts";
import { safeAddress } from "../../shared/addresses.ts";
import { IMAGE_PATH, isImageName } from "../../shared/image-names.ts";
import { isSameSecret } from "./same-secret.ts";

/**
 * Images of other hosts as pages show them: by an address of this server, so that no visitor's browser asks the
 * other host. The address is signed, so that only what a document or a stored text names is fetched.
 */
export interface ImageAddresses {
  /** The same with addresses of this server in the place of images of other hosts, at any depth. */
  shown<Value>(value: Value): Value;
  /** The same with the addresses that were written in the place of those that `shown` gave. */
  written<Value>(value: Value): Value;
  /** The image that the query of an address names; undefined where it was not made here. */
  read(query: { of?: unknown; sign?: unknown }): string | undefined;
}

/** @param secret the key that all nodes share */
export function createImageAddresses(secret: string): ImageAddresses {
  const signOf = (url: string): string => createHmac("sha256", secret).update(url).digest("base64url").slice(0, 32);
  const read: ImageAddresses["read"] = ({ of, sign }) =>
    typeof of === "string" && typeof sign === "string" && isSameSecret(sign, signOf(of)) ? of : undefined;
  const addressOf = (url: string): string => `${IMAGE_PATH}?${new URLSearchParams({ of: url, sign: signOf(url) })}`;
  const writtenOf = (address: string): string => {
    if (!address.startsWith(`${IMAGE_PATH}?`)) return address;
    const query = new URLSearchParams(address.slice(IMAGE_PATH.length + 1));
    return read({ of: query.get("of"), sign: query.get("sign") }) ?? address;
  };
  return {
    read,
    shown: (value) => withImages(value, (address) => (isElsewhere(address) ? addressOf(address) : address)),
    written: (value) => withImages(value, writtenOf),
  };
}

/** For documents that nobody looks at. */
export const imagesAsWritten: Pick<ImageAddresses, "shown"> = { shown: (value) => value };

/** Browsers have never been let fetch an image without https. */
function isElsewhere(address: string): boolean {
  return /^https:\/\//i.test(address) && safeAddress(address) !== undefined;
}

/**
 * The value with each address of an image changed. What has none is given as it is, and nothing is changed in place.
 * What stands inside the value of such a property, such as what a binding falls back to, is its address too.
 */
function withImages<Value>(value: Value, change: (address: string) => string, isImage = false): Value {
  if (typeof value === "string") return (isImage ? change(value) : value) as Value;
  if (Array.isArray(value)) {
    const list = value.map((one: unknown) => withImages(one, change, isImage));
    return list.every((one, place) => one === value[place]) ? value : (list as Value);
  }
  // A date or what else has a class of its own is no part of a document.
  if (!isObject(value) || (Object.getPrototypeOf(value) !== Object.prototype && Object.getPrototypeOf(value) !== null))
    return value;
  let after: Record<string, unknown> | undefined;
  for (const [name, one] of Object.entries(value)) {
    const changed = withImages(one, change, isImageName(name) || (isImage && name === "or"));
    if (changed !== one) (after ??= { ...value })[name] = changed;
  }
  return (after ?? value) as Value;
}
