import type { RichText } from "../../src/generated/types.ts";

/** A document of one paragraph; without text, an empty one. */
export function richText(text: string): RichText {
  return { type: "doc", content: text ? [{ type: "paragraph", content: [{ type: "text", text }] }] : [] };
}
