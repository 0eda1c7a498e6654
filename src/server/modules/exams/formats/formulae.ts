import type { RichBlock, RichInline, RichListItem, RichText } from "../../../../generated/types.ts";
import { MAX_LATEX } from "../../../../shared/formula/limits.ts";
import type { ImportedQuestion } from "./imported.ts";

/**
 * What stands between the signs of TeX: `$$…$$` and `\[…\]` for a line of its own, `\(…\)` and `$…$` within one. A sum
 * of money is no formula: a single sign stands close to what it holds, and no digit follows the second one.
 */
const signs =
  /\$\$([^$]+)\$\$|\\\[([\s\S]+?)\\\]|\\\(([\s\S]+?)\\\)|(?<![\\$\w])\$(?![\s$])([^$\n]*[^$\s\\])\$(?![\d$])/g;

/** A question with the formulae of its texts. What cannot be drawn is shown as its source. */
export function withSpottedFormulae(question: ImportedQuestion): ImportedQuestion {
  return { ...question, body: inTexts(question.body), key: inTexts(question.key) };
}

function inTexts<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null) return value;
  if (isDocument(value)) return spotFormulae(value) as Value;
  if (Array.isArray(value)) return value.map((one: unknown) => inTexts(one)) as Value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inTexts(one)])) as Value;
}

const isDocument = (value: object): value is RichText => "type" in value && value.type === "doc";

/** A document with formulae where its text has them between the signs of TeX. */
export function spotFormulae({ type, content }: RichText): RichText {
  return { type, content: content.map(inBlock) };
}

function inBlock(block: RichBlock): RichBlock {
  switch (block.type) {
    case "paragraph": {
      const content = inLine(block.content);
      const [only, ...others] = content;
      if (others.length === 0 && only?.type === "formula" && isDisplayed(block.content))
        return { type: "formulaBlock", attrs: only.attrs };
      return block.content ? { ...block, content } : block;
    }
    case "heading":
      return block.content ? { ...block, content: inLine(block.content) } : block;
    case "bulletList":
    case "orderedList":
      return {
        ...block,
        content: block.content.map((item): RichListItem => ({ ...item, content: item.content.map(inBlock) })),
      };
    case "blockquote":
      return { ...block, content: block.content.map(inBlock) };
    default:
      return block;
  }
}

/** Whether a paragraph begins with the signs of a formula on a line of its own. */
function isDisplayed([first]: readonly RichInline[] = []): boolean {
  return first?.type === "text" && /^\s*(\$\$|\\\[)/.test(first.text);
}

function inLine(content: readonly RichInline[] = []): RichInline[] {
  return content.flatMap((one): RichInline[] => {
    if (one.type !== "text" || one.marks?.some(({ type }) => type === "code" || type === "link")) return [one];
    const pieces: RichInline[] = [];
    let done = 0;
    const keep = (until: number) => {
      const text = one.text.slice(done, until);
      if (text !== "") pieces.push({ ...one, text });
    };
    for (const match of one.text.matchAll(signs)) {
      const single = match[4];
      const latex = (match[1] ?? match[2] ?? match[3] ?? single ?? "").trim();
      // Blanks are no part of a formula, and prose between two single signs is none.
      const isFormula =
        latex !== "" &&
        latex.length <= MAX_LATEX &&
        !/_{2,}/.test(latex) &&
        (single === undefined || single.includes("\\") || !/[\u3000-\u9fff\uff00-\uffef]/.test(single));
      if (!isFormula) continue;
      keep(match.index);
      pieces.push({ type: "formula", attrs: { latex } });
      done = match.index + match[0].length;
    }
    keep(one.text.length);
    // White space around a formula that stands alone says nothing.
    return pieces.length > 1 && pieces.every((piece) => piece.type !== "text" || piece.text.trim() === "")
      ? pieces.filter(({ type }) => type !== "text")
      : pieces;
  });
}

/** A formula as text, as `spotFormulae` reads it back. */
export function formulaText(latex: string, isBlock: boolean): string {
  const line = latex.replaceAll(/\s+/g, " ");
  return isBlock ? String.raw`\[${line}\]` : String.raw`\(${line}\)`;
}
