import type { RichBlock, RichListItem, RichText } from "../../generated/types.ts";
import { walkRichText } from "../richtext.ts";
import type { CodeSpan } from "./draw-code.ts";

type CodeBlock = Extract<RichBlock, { type: "codeBlock" }>;

/** Code of a document in a language. */
export interface Code {
  language: string;
  text: string;
}

/** The code of a document that names its language, in the order of reading. */
export function codeIn(document: RichText): Code[] {
  const found: Code[] = [];
  walkRichText(document, (node) => {
    if (node.type === "codeBlock" && node.attrs) found.push(codeOf(node));
  });
  return found;
}

/** The same document with the pieces of its code beside it, where `draw` gives some, and never what stood there before. */
export function withCode(document: RichText, draw: (code: Code) => CodeSpan[] | undefined): RichText {
  return { type: "doc", content: document.content.map((block) => drawn(block, draw)) };
}

function drawn(block: RichBlock, draw: (code: Code) => CodeSpan[] | undefined): RichBlock {
  switch (block.type) {
    case "codeBlock": {
      const { spans: _before, ...code } = block;
      const spans = code.attrs && draw(codeOf(code));
      return spans ? { ...code, spans } : code;
    }
    case "blockquote":
      return { ...block, content: block.content.map((inside) => drawn(inside, draw)) };
    case "bulletList":
    case "orderedList":
      return {
        ...block,
        content: block.content.map((item): RichListItem => ({
          ...item,
          content: item.content.map((inside) => drawn(inside, draw)),
        })),
      };
    default:
      return block;
  }
}

const codeOf = ({ attrs, content = [] }: CodeBlock): Code => ({
  language: attrs?.language ?? "",
  text: content.map(({ text }) => text).join(""),
});
