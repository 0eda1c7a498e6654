import type { RichText } from "../generated/types.ts";

/** A document as plain paragraphs; undefined where it has more than those, which a text would lose. */
export function plainRichText(body: RichText | undefined): string | undefined {
  const lines = (body?.content ?? []).map((node) => {
    if (node.type !== "paragraph") return undefined;
    const inner = (node as { content?: { type: string; text?: string; marks?: unknown[] }[] }).content ?? [];
    return inner.every(({ type, marks }) => type === "text" && !marks?.length)
      ? inner.map(({ text }) => text ?? "").join("")
      : undefined;
  });
  return lines.includes(undefined) ? undefined : lines.join("\n");
}

/** A text as a document, a paragraph each line. */
export function richTextOf(text: string): RichText {
  const content = text
    .split("\n")
    .map((line) => ({ type: "paragraph", ...(line === "" ? {} : { content: [{ type: "text", text: line }] }) }));
  return { type: "doc", content } as RichText;
}
