import type { RichText } from "../../generated/types.ts";
import { isObject } from "../../shared/json.ts";
import { richTextLines } from "../../shared/richtext.ts";

/** A language in which who runs a site writes texts. */
export type WrittenIn = "zh-CN" | "en";

/** The words of a text that is kept by language, without their form: a line for each paragraph. */
export function plainWordsIn(documents: unknown, language: WrittenIn): string {
  const document = isObject(documents) ? documents[language] : undefined;
  // Checked when it was written.
  return isObject(document) ? richTextLines(document as unknown as RichText).join("\n") : "";
}

/** The lines of a text that say something. */
export function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

/**
 * Documents by language with what was written as plain text, each line a paragraph. One whose words are the same keeps
 * its form, and what was not said stays.
 */
export function withPlainTexts(before: unknown, texts: Record<WrittenIn, string | undefined>): object {
  const written = (["zh-CN", "en"] as const).flatMap((language) => {
    const text = texts[language];
    if (text === undefined || linesOf(text).join("\n") === plainWordsIn(before, language)) return [];
    return [[language, text.trim() === "" ? undefined : plainDocument(text)] as const];
  });
  // A language without a text has none: the page shows the first one's.
  return { ...(isObject(before) ? before : {}), ...Object.fromEntries(written) };
}

function plainDocument(text: string): RichText {
  return {
    type: "doc",
    content: linesOf(text).map((line) => ({ type: "paragraph", content: [{ type: "text", text: line }] })),
  };
}
