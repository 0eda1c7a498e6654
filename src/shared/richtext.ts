import type { RichBlock, RichInline, RichListItem, RichTableCell, RichTableRow, RichText } from "../generated/types.ts";
import { safeAddress } from "./addresses.ts";

/** Anything in a rich text document that stands by itself. */
export type RichNode = RichText | RichBlock | RichListItem | RichTableRow | RichTableCell | RichInline;

/** The nodes directly inside a node; none for text, pictures and breaks. */
export function childrenOf(node: RichNode): readonly RichNode[] {
  return "content" in node ? (node.content ?? []) : [];
}

/** Visits every node in the order of reading, parents before what is in them. */
export function walkRichText(node: RichNode, visit: (node: RichNode) => void): void {
  visit(node);
  for (const child of childrenOf(node)) walkRichText(child, visit);
}

/**
 * The words of a document without their form, formulae as their source unless they are read otherwise, blocks parted by
 * a space, at most `limit` characters with an ellipsis.
 */
export function richTextWords(
  document: RichText,
  limit = Number.POSITIVE_INFINITY,
  formula: (latex: string) => string = (latex) => latex,
): string {
  const words = wordsWith(document, " ", formula).replaceAll(/\s+/g, " ").trim();
  if (words.length <= limit) return words;
  return `${[...words]
    .slice(0, Math.max(limit - 1, 0))
    .join("")
    .trimEnd()}…`;
}

/** The words of a document without their form, what stands by itself on a line of its own. */
export function richTextLines(document: RichText): string[] {
  return wordsWith(document, "\n")
    .split("\n")
    .map((line) => line.replaceAll(/\s+/g, " ").trim())
    .filter((line) => line !== "");
}

function wordsWith(document: RichText, gap: string, formula = (latex: string): string => latex): string {
  const parts: string[] = [];
  walkRichText(document, (node) => {
    if (node.type === "text") parts.push(node.text);
    else if (node.type === "formula") parts.push(formula(node.attrs.latex));
    else if (node.type === "formulaBlock") parts.push(gap, formula(node.attrs.latex));
    else if (node.type === "hardBreak" || (node.type !== "doc" && parts.length > 0)) parts.push(gap);
  });
  return parts.join("");
}

/** Every address in a document that is not allowed, of links and pictures alike. */
export function unsafeRichTextAddresses(document: RichText): string[] {
  const unsafe: string[] = [];
  const look = (address: string): void => {
    if (safeAddress(address) === undefined) unsafe.push(address);
  };
  walkRichText(document, (node) => {
    if (node.type === "image") look(node.attrs.src);
    if (node.type !== "text") return;
    for (const mark of node.marks ?? []) if (mark.type === "link") look(mark.attrs.href);
  });
  return unsafe;
}
