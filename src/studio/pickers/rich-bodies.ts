import type { RichText } from "../../generated/types.ts";

/** A rich text of a document: one body for all languages, or one for each. */
export type WordedRich = RichText | { text: Record<string, RichText> };

/** The bodies of a rich text by language. What has one for all was written in the first language of the site. */
export function bodiesOf(
  value: WordedRich | undefined,
  [first = "zh-CN"]: readonly string[],
): Record<string, RichText> {
  return value === undefined ? {} : "text" in value ? value.text : { [first]: value };
}

/** A rich text with another body in one language; undefined where none is left. */
export function withBody(
  value: WordedRich | undefined,
  { locale, body, locales }: { locale: string; body: RichText | undefined; locales: readonly string[] },
): WordedRich | undefined {
  const { [locale]: _, ...others } = bodiesOf(value, locales);
  const after = body === undefined ? others : { ...others, [locale]: body };
  const isPlain = locales.length === 1 && Object.keys(after).length === 1;
  return Object.keys(after).length === 0 ? undefined : isPlain ? after[locale] : { text: after };
}
