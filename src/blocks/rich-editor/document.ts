import { isSame } from "../../shared/same.ts";
import type { JSONContent } from "@tiptap/core";
import type {
  RichBlock,
  RichCodeLanguage,
  RichInline,
  RichListItem,
  RichMark,
  RichTableCell,
  RichTableRow,
  RichText,
} from "../../generated/types.ts";
import { childrenOf, type RichNode } from "../../shared/richtext.ts";

/**
 * A document as the editor takes it. What has nothing in it gets an empty paragraph, because a cursor must have a
 * place.
 */
export function toEditor(document: RichText): JSONContent {
  return { type: "doc", content: orEmptyLine(normal(document).content).map(asEditor) };
}

/** A cell of the editor has lines in it; one of a document has what stands in its line. */
function asEditor(node: RichNode): JSONContent {
  if (node.type === "tableCell" || node.type === "tableHeader")
    return { type: node.type, content: [{ type: "paragraph", ...within([...(node.content ?? [])]) } as JSONContent] };
  const inside = childrenOf(node);
  return inside.length > 0 ? { ...node, content: inside.map(asEditor) } : (node as JSONContent);
}

/** What the editor holds as a document: only what schemas/entities/rich-*.schema.json know. */
export function fromEditor({ content = [] }: JSONContent): RichText {
  return normal({ type: "doc", content: content.map(block) });
}

/**
 * The one way of writing what is shown: runs of text with the same marks are one run, marks stand in one order and
 * once, code has none, and what has nothing to show (a list without entries) is not there. The editor gives and keeps
 * this form.
 */
export function normal(document: RichText): RichText {
  const content = normalBlocks(document.content);
  const [first, ...more] = content;
  const isEmpty = first?.type === "paragraph" && !first.content && more.length === 0;
  return { type: "doc", content: isEmpty ? [] : content };
}

function normalBlocks(blocks: readonly RichBlock[]): RichBlock[] {
  return blocks.flatMap((entry): RichBlock[] => {
    switch (entry.type) {
      case "paragraph":
        return [{ type: "paragraph", ...within(inline(entry.content)) }];
      case "heading":
        return [{ type: "heading", attrs: { level: entry.attrs.level }, ...within(inline(entry.content)) }];
      case "codeBlock":
        return [{ type: "codeBlock", ...inLanguage(entry.attrs?.language), ...within(withoutMarks(entry.content)) }];
      case "blockquote":
        return [{ type: "blockquote", content: orEmptyLine(normalBlocks(entry.content)) }];
      case "bulletList":
      case "orderedList": {
        const content = entry.content.map((item): RichListItem => ({
          type: "listItem",
          content: orEmptyLine(normalBlocks(item.content)),
        }));
        return content.length > 0 ? [{ type: entry.type, content }] : [];
      }
      case "table": {
        const content = squareRows(entry.content);
        return content.length > 0 ? [{ type: "table", content }] : [];
      }
      case "formulaBlock":
        return [{ type: "formulaBlock", attrs: { latex: entry.attrs.latex } }];
      case "image":
        return [{ type: "image", attrs: { src: entry.attrs.src, alt: entry.attrs.alt } }];
      case "horizontalRule":
        return [{ type: "horizontalRule" }];
    }
  });
}

/** Rows of the same length; none where there is no cell. */
function squareRows(rows: readonly RichTableRow[]): RichTableRow[] {
  const width = Math.max(0, ...rows.map(({ content }) => content.length));
  if (width === 0) return [];
  return rows.map(({ content }) => ({
    type: "tableRow",
    content: Array.from({ length: width }, (_, place): RichTableCell => {
      const cell = content[place];
      return { type: cell?.type ?? "tableCell", ...within(inline(cell?.content)) };
    }),
  }));
}

/** The language of code, where one is known. */
function inLanguage(language: unknown): { attrs?: RichCodeLanguage } {
  return typeof language === "string" && /^[a-z0-9+#-]{1,20}$/.test(language) ? { attrs: { language } } : {};
}

function inline(nodes: readonly RichInline[] = []): RichInline[] {
  return nodes.reduce<RichInline[]>((before, node) => {
    if (node.type === "hardBreak") return [...before, { type: "hardBreak" }];
    if (node.type === "formula") return [...before, { type: "formula", attrs: { latex: node.attrs.latex } }];
    const marks = ordered(node.marks);
    const last = before.at(-1);
    if (last?.type === "text" && isSame(last.marks ?? [], marks))
      return [...before.slice(0, -1), { ...last, text: last.text + node.text }];
    return [...before, { type: "text", text: node.text, ...(marks.length > 0 ? { marks } : {}) }];
  }, []);
}

/** Code is text without marks. */
function withoutMarks(nodes: readonly { text: string }[] = []): { type: "text"; text: string }[] {
  const text = nodes.map((node) => node.text).join("");
  return text === "" ? [] : [{ type: "text", text }];
}

/** In the order of the editor's schema, so that the same marks always read the same; the first link counts. */
function ordered(marks: readonly RichMark[] = []): RichMark[] {
  return order.flatMap((type) => {
    const mark = marks.find((entry) => entry.type === type);
    if (!mark) return [];
    return [mark.type === "link" ? { type: "link" as const, attrs: { href: mark.attrs.href } } : { type: mark.type }];
  });
}

const order = ["link", "bold", "italic", "code"] as const;

function within<Content>(content: Content[]): { content?: Content[] } {
  return content.length > 0 ? { content } : {};
}

function orEmptyLine(blocks: RichBlock[]): RichBlock[] {
  return blocks.length > 0 ? blocks : [{ type: "paragraph" }];
}

/** A node of the editor as a block; the editor's schema has exactly these. */
function block(node: JSONContent): RichBlock {
  const { type, attrs, content = [] } = node;
  switch (type) {
    case "heading":
      return {
        type,
        attrs: { level: Math.min(Math.max(Number(attrs?.["level"]) || 2, 2), 4) },
        content: content.flatMap(run),
      };
    case "codeBlock":
      return {
        type,
        ...inLanguage(attrs?.["language"]),
        content: content.map(({ text = "" }) => ({ type: "text", text })),
      };
    case "table":
      return {
        type,
        content: content.map((row) => ({ type: "tableRow", content: (row.content ?? []).map(cell) })),
      };
    case "blockquote":
      return { type, content: content.map(block) };
    case "bulletList":
    case "orderedList":
      return {
        type,
        content: content.map((item): RichListItem => ({ type: "listItem", content: (item.content ?? []).map(block) })),
      };
    case "formulaBlock":
      return { type, attrs: { latex: String(attrs?.["latex"] ?? "") } };
    case "image":
      return { type, attrs: { src: String(attrs?.["src"] ?? ""), alt: String(attrs?.["alt"] ?? "") } };
    case "horizontalRule":
      return { type };
    default:
      return { type: "paragraph", content: content.flatMap(run) };
  }
}

/** A cell: its lines are one, with breaks between them. */
function cell({ type, content = [] }: JSONContent): RichTableCell {
  const lines = content.map((line) => (line.content ?? []).flatMap(run));
  return {
    type: type === "tableHeader" ? type : "tableCell",
    content: lines.flatMap((line, place) => (place > 0 ? [{ type: "hardBreak" as const }, ...line] : line)),
  };
}

function run({ type, text, attrs, marks = [] }: JSONContent): RichInline[] {
  if (type === "hardBreak") return [{ type }];
  if (type === "formula") return [{ type, attrs: { latex: String(attrs?.["latex"] ?? "") } }];
  if (!text) return [];
  return [
    {
      type: "text",
      text,
      marks: marks.flatMap((mark): RichMark[] => {
        if (mark.type === "link") return [{ type: "link", attrs: { href: String(mark.attrs?.["href"] ?? "") } }];
        return mark.type === "bold" || mark.type === "italic" || mark.type === "code" ? [{ type: mark.type }] : [];
      }),
    },
  ];
}
