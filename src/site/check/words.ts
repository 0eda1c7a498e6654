import en from "../../locales/check/en.json" with { type: "json" };
import zhCN from "../../locales/check/zh-CN.json" with { type: "json" };
import { format } from "../compile/texts.ts";

/** What the checker can say, by key; the words of each language are in src/locales/check. */
export type CheckKey = keyof typeof en;

/** What stands in a sentence: a name as it is, something that is itself worded, or several of them. */
export type CheckValue = string | number | Told | readonly Told[];

/** Something said, before it is in any language. */
export interface Told {
  key: CheckKey;
  values?: Readonly<Record<string, CheckValue>>;
}

/** The languages that the checker speaks. */
export type CheckLocale = "zh-CN" | "en";

/** Says it in a language; one that the checker does not speak is English. */
export function sayIn(locale: string, { key, values = {} }: Told): string {
  const words: Readonly<Record<CheckKey, string>> = locale === "zh-CN" ? zhCN : en;
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
  return Object.hasOwn(en, text);
}

/** JSON types as a person calls them. */
export function typesInWords(types: Iterable<string>): readonly Told[] {
  return [...types].map((type) => {
    const key = `type.${type}`;
    return { key: isKey(key) ? key : "type.object" };
  });
}

function worded(value: CheckValue, locale: string): string {
  if (typeof value === "string" || typeof value === "number") return String(value);
  const or = locale === "zh-CN" ? zhCN.or : ` ${en.or} `;
  return "key" in value ? sayIn(locale, value) : value.map((one) => sayIn(locale, one)).join(or);
}
