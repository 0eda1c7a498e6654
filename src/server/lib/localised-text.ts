import { firstLanguage } from "../../generated/languages.ts";
import { languageChain } from "../../shared/language-tags.ts";
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

/** What is kept in a language, else in less and less of its tag, else in the first language. */
export function valueIn(values: unknown, locale: string): unknown {
  if (!isObject(values)) return undefined;
  for (const one of languageChain(locale, firstLanguage)) if (values[one] !== undefined) return values[one];
  return undefined;
}
