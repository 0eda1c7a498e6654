import { isBinding } from "../../site/compile/bindings.ts";
import { firstLanguage } from "../../generated/languages.ts";
import { languageChain, lessAndLess } from "../../shared/language-tags.ts";
import { isObject } from "../../shared/json.ts";
import { isWording } from "../../site/document/kinds.ts";
import { isReference } from "../../site/compile/localise.ts";
import type { Layer } from "../../site/document/resolve.ts";
import type { Catalogue } from "../../site/compile/texts.ts";

interface Around {
  locale: string;
  /** The product's texts by language. */
  texts: Readonly<Record<string, Catalogue>>;
  own: Layer;
  /** What it stands on, which may have texts in languages that the product does not bring. */
  base?: Layer;
}

/** The first words in a value, to tell entries of a list apart; "" when it has none. */
export function summaryOf(value: unknown, around: Around): string {
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return firstOf(value, around);
  if (!isObject(value)) return "";
  return textWords(value, around) ?? firstOf(namesFirst(value), around);
}

/** The values of an object, what it is called before all else. */
function namesFirst(value: object): unknown[] {
  const rank = (name: string) => (/(title|name|heading|label)$/i.test(name) ? 0 : 1);
  return Object.entries(value)
    .sort(([a], [b]) => rank(a) - rank(b))
    .map(([, inner]) => inner);
}

/** What a text says in a language, or in another where it has none; undefined for what is no text. */
export function textWords(value: object, { locale, texts, own, base }: Around): string | undefined {
  if (isWording(value))
    return (
      lessAndLess(locale)
        .map((one) => value.text[one])
        .find(Boolean) ||
      Object.values(value.text).find((words) => words !== "") ||
      ""
    );
  if (isBinding(value)) return value.$bind;
  if (!isReference(value)) return undefined;
  const key = value.$t;
  for (const one of languageChain(locale, firstLanguage)) {
    const said = [own.texts?.[one], base?.texts?.[one], texts[one]];
    const words = said.flatMap((catalogue) => (isObject(catalogue) ? (catalogue[key] ?? []) : []))[0];
    if (typeof words === "string") return words;
  }
  return key;
}

function firstOf(values: readonly unknown[], around: Around): string {
  for (const value of values) {
    const words = isObject(value) || Array.isArray(value) ? summaryOf(value, around) : "";
    if (words !== "") return words;
  }
  return values.find((value): value is string => typeof value === "string") ?? "";
}
