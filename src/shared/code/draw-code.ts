import { common, createLowlight } from "lowlight";

/** A piece of code: a text, or its kind and the text. */
export type CodeSpan = string | [kind: CodeKind, text: string];
export type CodeKind = (typeof kinds)[keyof typeof kinds];

/** Longer code stays as it is, in characters: some languages take time by the square of it. */
export const MAX_CODE = 10_000;

/** What is told apart, by the names of the library's classes. */
const kinds = {
  keyword: "keyword",
  literal: "keyword",
  "selector-tag": "keyword",
  operator: "keyword",
  string: "string",
  regexp: "string",
  comment: "comment",
  quote: "comment",
  number: "number",
  symbol: "number",
  bullet: "number",
  title: "name",
  section: "name",
  name: "name",
  attr: "name",
  attribute: "name",
  "selector-class": "name",
  "selector-id": "name",
  type: "type",
  built_in: "type",
  meta: "type",
  variable: "type",
  "template-variable": "type",
  addition: "added",
  deletion: "removed",
} as const;

const lowlight = createLowlight(common);

/** Code in pieces; undefined where the language is not known or there is too much of it. Together they are the text. */
export function drawCode(text: string, language: string): CodeSpan[] | undefined {
  if (text.length > MAX_CODE || !lowlight.registered(language)) return undefined;
  const spans: CodeSpan[] = [];
  const walk = (node: { type: string; value?: string; children?: unknown[]; properties?: object }, kind?: CodeKind) => {
    if (node.type === "text") return add(spans, node.value ?? "", kind);
    const own = node.properties && kindOf(node.properties);
    for (const child of node.children ?? []) walk(child as typeof node, own ?? kind);
  };
  walk(lowlight.highlight(language, text) as never);
  return spans;
}

function kindOf(properties: { className?: unknown }): CodeKind | undefined {
  const [first = ""] = Array.isArray(properties.className) ? (properties.className as string[]) : [];
  return (kinds as Record<string, CodeKind>)[first.replace("hljs-", "")];
}

/** Adds a text; the same kind twice is one piece. */
function add(spans: CodeSpan[], text: string, kind: CodeKind | undefined): void {
  const last = spans.at(-1);
  if (kind === undefined) {
    if (typeof last === "string") spans[spans.length - 1] = last + text;
    else spans.push(text);
  } else if (Array.isArray(last) && last[0] === kind) last[1] += text;
  else spans.push([kind, text]);
}
