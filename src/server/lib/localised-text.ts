import { firstLanguage } from "../../generated/languages.ts";
import { isObject } from "../../shared/json.ts";

/** A name kept as {"zh-CN": …, "en": …} in a language; where that is missing in the first one, else "". */
export function wordingIn(names: unknown, locale: string): string {
  const value = valueIn(names, locale);
  return typeof value === "string" ? value : "";
}

/** A list of texts kept by language. */
export function wordingsIn(lists: unknown, locale: string): string[] {
  const value = valueIn(lists, locale);
  return Array.isArray(value) ? value.filter((entry) => typeof entry === "string") : [];
}

function valueIn(values: unknown, locale: string): unknown {
  if (!isObject(values)) return undefined;
  return values[locale] ?? values[firstLanguage];
}
