import type { RichText } from "../../generated/types.ts";

/** A rich text of one paragraph. */
export const richText = (text: string): RichText => ({
  type: "doc",
  content: [{ type: "paragraph", content: [{ type: "text", text }] }],
});
