import type { RichText } from "../../../generated/types.ts";

/** The text of a document that has nothing but paragraphs; undefined where it has more, which a plain field would lose. */
export function plainText({ content }: RichText): string | undefined {
  const lines: string[] = [];
  for (const block of content) {
    if (block.type !== "paragraph") return undefined;
    let line = "";
    for (const run of block.content ?? []) {
      if (run.type !== "text" || (run.marks?.length ?? 0) > 0) return undefined;
      line += run.text;
    }
    lines.push(line);
  }
  return lines.join("\n");
}

/** A text as a document: each line a paragraph. */
export function richText(text: string): RichText {
  if (text === "") return { type: "doc", content: [] };
  return {
    type: "doc",
    content: text
      .split("\n")
      .map((line) =>
        line === "" ? { type: "paragraph" } : { type: "paragraph", content: [{ type: "text", text: line }] },
      ),
  };
}

/** Whether a document has neither words nor a picture. */
export function isEmpty(document: RichText): boolean {
  const text = plainText(document);
  return text !== undefined && text.trim() === "";
}
