import type { TextKey } from "../../generated/built/locale-keys.ts";
import { writeNumber } from "../../shared/numbers.ts";
import { groupedAmount } from "../../shared/prices.ts";

/**
 * Values that fill the `{names}` of a text. `count` chooses between `key_one` and `key_other`. Numbers are written as the
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
 * product's words, then the same two in the language to fall back to.
 */
export function createTexts({
  locale,
  instead = [],
  catalogues,
}: {
  locale: string;
  instead?: readonly string[];
  catalogues: readonly Catalogue[];
}): Texts {
  const lookup = (key: string): string | undefined => {
    for (const catalogue of catalogues) if (Object.hasOwn(catalogue, key)) return catalogue[key];
    return undefined;
  };
  const say = (key: string, values?: TextValues): string => {
    if (!values) return lookup(key) ?? key;
    const plural = "count" in values ? lookup(`${key}_${pluralOf(locale, values["count"])}`) : undefined;
    const text = plural ?? lookup(key) ?? lookup(`${key}_other`) ?? key;
    return format(text, values, (value) => writeNumber(locale, value));
  };
  return { locale, instead, lookup, t: say, say };
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

/** Making the rules of a language costs some 20 µs, so they are kept. */
const pluralRules = new Map<string, Intl.PluralRules>();
