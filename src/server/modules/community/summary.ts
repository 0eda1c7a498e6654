import type { RichText } from "../../../generated/types.ts";
import { richTextWords } from "../../../shared/richtext.ts";

const MAX_SUMMARY = 160;
const TOLD = new Set(["paragraph", "blockquote", "bulletList", "orderedList"]);

/** The beginning of a post for lists: what is told in sentences, without headings, code and formulae of their own. */
export function summaryOf({ type, content }: RichText): string {
  return richTextWords({ type, content: content.filter((block) => TOLD.has(block.type)) }, MAX_SUMMARY);
}
