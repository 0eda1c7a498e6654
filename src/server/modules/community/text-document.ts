import type { RichText } from "../../../generated/types.ts";

/** A text as a document: each line is a paragraph. */
export function plainDocument(text: string): RichText {
  const lines = text.split(/\n/).map((line) => line.trim());
  return {
    type: "doc",
    content: lines.map((line) => ({
      type: "paragraph",
      ...(line === "" ? {} : { content: [{ type: "text" as const, text: line }] }),
    })),
  };
}
