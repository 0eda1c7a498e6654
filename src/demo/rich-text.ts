import type { RichBlock, RichText } from "../generated/types.ts";

/**
 * A rich text document from light markup: `## ` a heading, `- ` list entries, `> ` a quotation, "```" code, `$$…$$` a
 * formula, else a paragraph; blocks are apart by empty lines.
 */
export function richText(markup: string): RichText {
  return {
    type: "doc",
    content: markup
      .trim()
      .split(/\n\s*\n/)
      .map(block),
  };
}

/** The introduction of a course: what it is, what one can do afterwards, whom it suits, how it is taught. */
export function introduction(parts: {
  about: string;
  gains: string[];
  audience: string;
  method: string;
  locale: "zh-CN" | "en";
}): RichText {
  const [gained, suits, taught] =
    parts.locale === "en"
      ? ["What you will be able to do", "Who it is for", "How it is taught"]
      : ["学完之后，你能", "适合谁学", "怎样教"];
  return richText(
    [
      parts.about,
      `## ${gained}`,
      parts.gains.map((gain) => `- ${gain}`).join("\n"),
      `## ${suits}`,
      parts.audience,
      `## ${taught}`,
      parts.method,
    ].join("\n\n"),
  );
}

/** The plain words of a document, for searching. */
export function plainWords(document: RichText): string {
  const words: string[] = [];
  JSON.stringify(document, (key, value: unknown) => {
    if ((key === "text" || key === "latex") && typeof value === "string") words.push(value);
    return value;
  });
  return words.join("\n");
}

function block(source: string): RichBlock {
  const text = source.trim();
  if (text.startsWith("## ")) return { type: "heading", attrs: { level: 2 }, content: inline(text.slice(3)) };
  if (text.startsWith("> ")) return { type: "blockquote", content: [paragraph(text.slice(2))] };
  if (text.startsWith("```"))
    return { type: "codeBlock", content: [{ type: "text", text: text.replace(/^```\n|\n```$/g, "") }] };
  if (text.startsWith("- ")) {
    return {
      type: "bulletList",
      content: text.split("\n").map((entry) => ({ type: "listItem", content: [paragraph(entry.replace(/^- /, ""))] })),
    };
  }
  const displayed = /^\$\$([^$]+)\$\$$/.exec(text)?.[1];
  if (displayed !== undefined) return { type: "formulaBlock", attrs: { latex: displayed.trim() } };
  return paragraph(text);
}

function paragraph(text: string): Extract<RichBlock, { type: "paragraph" }> {
  return { type: "paragraph", content: inline(text) };
}

/** `*words*` are italic, `$x^2$` is a formula; nothing else is marked. */
function inline(text: string): NonNullable<Extract<RichBlock, { type: "paragraph" }>["content"]> {
  return text
    .split(/(\*[^*]+\*|\$[^$]+\$)/)
    .filter((piece) => piece !== "")
    .map((piece) => {
      if (piece.length > 2 && piece.startsWith("$") && piece.endsWith("$"))
        return { type: "formula", attrs: { latex: piece.slice(1, -1) } };
      return piece.length > 2 && piece.startsWith("*") && piece.endsWith("*")
        ? { type: "text", text: piece.slice(1, -1), marks: [{ type: "italic" }] }
        : { type: "text", text: piece };
    });
}
