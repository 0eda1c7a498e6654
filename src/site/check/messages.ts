import { checkCatalogues } from "../../generated/built/catalogues/check.ts";
import { languages, type Language } from "../../generated/languages.ts";
import { format } from "../compile/texts.ts";
import { isObject } from "../../shared/json.ts";
import { plainText } from "./value-text.ts";

/** What the checker can say, by key; the words of each language are in src/locales/check. */
export type CheckKey = keyof (typeof checkCatalogues)[typeof spoken];

/** The language that stands in for one that the checker does not speak. */
const spoken = "en";

/** What stands in a sentence: a name as it is, something that is itself worded, or several of them. */
export type CheckValue = string | number | Told | readonly Told[];

/** Something said, before it is in any language. */
export interface Told {
  key: CheckKey;
  values?: Readonly<Record<string, CheckValue>>;
}

/** The languages that the checker speaks. */
export type CheckLocale = Language;

/** Says it in a language; one that the checker does not speak is English. */
export function sayIn(locale: string, { key, values = {} }: Told): string {
  const words = wordsIn(locale);
  if (key === "language.other") return languageName(plainText(values["code"]), locale);
  const said = Object.entries(values).map(([name, value]) => [name, worded(value, locale)] as const);
  return format(words[key], Object.fromEntries(said));
}

/** The same finding with its message in another language. */
export function tellIn<Finding extends { message: string; key?: CheckKey; values?: Told["values"] }>(
  locale: string,
  finding: Finding,
): Finding {
  const { key, values } = finding;
  return key === undefined ? finding : { ...finding, message: sayIn(locale, { key, ...(values ? { values } : {}) }) };
}

/** Whether the checker has words for it. */
export function isKey(text: string): text is CheckKey {
  return Object.hasOwn(checkCatalogues[spoken], text);
}

/** JSON types as a person calls them; what a document has in the place of a type may be anything. */
export function typesInWords(types: Iterable<string>): readonly Told[] {
  return [...types].map((type) => {
    const key = `type.${plainText(type)}`;
    return { key: isKey(key) ? key : "type.object" };
  });
}

function wordsIn(locale: string): Readonly<Record<CheckKey, string>> {
  return checkCatalogues[languages.find((one) => one === locale) ?? spoken];
}

/** A finding may carry what stands in a document, and that can be anything. */
function worded(value: unknown, locale: string): string {
  if (Array.isArray(value)) return value.map((one) => worded(one, locale)).join(wordsIn(locale).or);
  return isMessage(value) ? sayIn(locale, value) : plainText(value);
}

function isMessage(value: unknown): value is Told {
  return isObject(value) && typeof value["key"] === "string" && isKey(value["key"]);
}

/** What is no code of a language is named as it is written. */
function languageName(code: string, locale: string): string {
  try {
    return new Intl.DisplayNames([locale], { type: "language" }).of(code) ?? code;
  } catch {
    return code;
  }
}
