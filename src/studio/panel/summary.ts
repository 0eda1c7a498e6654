import { isBinding } from "../../site/compile/bindings.ts";
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
export function textWords(value: object, { locale, texts, own }: Around): string | undefined {
  if (isWording(value)) return value.text[locale] || Object.values(value.text).find((words) => words !== "") || "";
  if (isBinding(value)) return value.$bind;
  if (!isReference(value)) return undefined;
  const key = value.$t;
  const said = own.texts?.[locale];
  const changed = isObject(said) && typeof said[key] === "string" ? said[key] : undefined;
  return changed ?? texts[locale]?.[key] ?? key;
}

function firstOf(values: readonly unknown[], around: Around): string {
  for (const value of values) {
    const words = isObject(value) || Array.isArray(value) ? summaryOf(value, around) : "";
    if (words !== "") return words;
  }
  return values.find((value): value is string => typeof value === "string") ?? "";
}
