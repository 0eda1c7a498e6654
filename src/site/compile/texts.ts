import type { TextKey } from "../../generated/built/locale-keys.ts";
import { writeNumber } from "../../shared/numbers.ts";
import { groupedAmount } from "../../shared/prices.ts";

/**
 * Values that fill the `{names}` of a text. `count` chooses between `key_one`, `key_other` and what other forms the
 * language has. Numbers are written as the
 * language writes them ("12,345"); what only looks like a number, such as a year, is given as a string.
 */
export type TextValues = Readonly<Record<string, string | number>>;

/** Texts by key, in one language. */
export type Catalogue = Readonly<Record<string, string>>;

/** The texts of one language, with what stands in where one is missing. */
export interface Texts {
  locale: string;
  /** The languages that stand in where a text of the site's own lacks this one: its default language first. */
  instead: readonly string[];
  /** The text as written, `{names}` unfilled; undefined when no catalogue has the key. */
  lookup: (key: string) => string | undefined;
  /** The text with its values filled in. A key that nothing has shows itself, so that it is noticed. */
  t: Translate;
  /** The same of a key that a document names, which may be of a site's own texts. */
  say: Translate<string>;
}

/** The text of a key of the product, with its values filled in. */
export type Translate<Key extends string = TextKey> = (key: Key, values?: TextValues) => string;

/**
 * Texts in a language. The first catalogue that has a key gives it, so the order is: the tenant's own words, the
 * product's words. What none has is said by `below`, the texts of the language to fall back to, by the rules of that
 * one: forms of plurals never come from two languages.
 *
 * @param written makes of a text what is shown: `{names}` of a language from right to left stand apart.
 */
export function createTexts({
  locale,
  catalogues,
  below,
  written = (text) => text,
}: {
  locale: string;
  catalogues: readonly Catalogue[];
  below?: Texts | undefined;
  written?: (text: string) => string;
}): Texts {
  const own = (key: string): string | undefined => {
    for (const catalogue of catalogues) if (Object.hasOwn(catalogue, key)) return written(catalogue[key] as string);
    return undefined;
  };
  const lookup = (key: string): string | undefined => {
    const found = own(key);
    if (found !== undefined || !below) return found;
    const plain = withoutForm(key);
    return plain !== key && (own(plain) ?? own(`${plain}_other`)) !== undefined ? undefined : below.lookup(key);
  };
  const sayOwn = sayBy(locale, own);
  const say = (key: string, values?: TextValues): string => sayOwn(key, values) ?? below?.say(key, values) ?? key;
  return { locale, instead: below ? [below.locale, ...below.instead] : [], lookup, t: say, say };
}

/** Says the texts that `lookup` has by the rules of a language; undefined for what it has not. */
export function sayBy(
  locale: string,
  lookup: (key: string) => string | undefined,
): (key: string, values?: TextValues) => string | undefined {
  return (key, values) => {
    if (!values) return lookup(key);
    const plural = "count" in values ? lookup(`${key}_${pluralOf(locale, values["count"])}`) : undefined;
    const text = plural ?? lookup(key) ?? lookup(`${key}_other`);
    return text === undefined ? text : format(text, values, (value) => writeNumber(locale, value));
  };
}

/**
 * Fills the `{names}` of a text. A name without a value leaves nothing behind; an amount behind ¥ has its thousands
 * apart.
 */
export function format(
  text: string,
  values: Readonly<Record<string, unknown>>,
  write: (value: number) => string = String,
): string {
  if (!text.includes("{")) return text;
  return text.replace(/\{(\w+)\}/g, (_, name: string, at: number) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (typeof value === "number") return write(value);
    return typeof value !== "string" ? "" : text[at - 1] === "¥" ? groupedAmount(value) : value;
  });
}

/** "one" or "other" (or what else the language tells apart) for a number; "other" for what is no number. */
export function pluralOf(locale: string, count: unknown): Intl.LDMLPluralRule {
  let rules = pluralRules.get(locale);
  if (!rules) pluralRules.set(locale, (rules = new Intl.PluralRules(locale)));
  // What is no number is "other" there too.
  return rules.select(count === "" ? Number.NaN : Number(count));
}

/** The forms of a plural that a language tells apart: "one" and "other" of English, all six of Arabic. */
export function formsOf(locale: string): readonly Intl.LDMLPluralRule[] {
  return new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
}

/** The key of a text without the form of a plural at its end: `cart.items` of `cart.items_few`. */
export function withoutForm(key: string): string {
  return key.replace(/_(zero|one|two|few|many|other)$/, "");
}

/** Making the rules of a language costs some 20 µs, so they are kept. */
const pluralRules = new Map<string, Intl.PluralRules>();
