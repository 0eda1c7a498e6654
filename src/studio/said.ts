import type { StudioKey } from "../generated/locale-keys.ts";
import type { Translate } from "./types.ts";

/** The text of a key that is put together from a name; undefined where the studio has none: a missing key gives itself. */
export function said(t: Translate, key: string): string | undefined {
  const text = t(key as StudioKey);
  return text === key ? undefined : text;
}
