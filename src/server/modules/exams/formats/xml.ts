import { XMLParser } from "fast-xml-parser";

/** An element of a document, with its text and its elements in their order. Names are without their prefix. */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly (XmlElement | string)[];
  /** From 1. */
  line: number;
}

/** Why a document is not read. */
export class XmlMistake extends Error {
  readonly code: "fileUnreadable" | "fileWithEntities";
  readonly line: number;
  readonly column: number | undefined;

  constructor(code: XmlMistake["code"], line: number, column?: number) {
    super(`the XML is refused: ${code} in line ${line}`);
    this.code = code;
    this.line = line;
    this.column = column;
  }
}

/**
 * Reads XML. A document with a type declaration is refused: nothing in it defines entities, and nothing is fetched.
 *
 * @throws XmlMistake with line and column
 */
export function readXml(text: string): XmlElement {
  const declared = text.search(/<!(DOCTYPE|ENTITY)/i);
  if (declared >= 0) throw new XmlMistake("fileWithEntities", lineAt(text)(declared));
  let nodes: RawNode[];
  try {
    nodes = parser.parse(text, true) as RawNode[];
  } catch (error) {
    const [, line, column] = /:(\d+):(\d+)$/.exec(String((error as Error).message)) ?? [];
    throw new XmlMistake("fileUnreadable", Number(line ?? 1), column === undefined ? undefined : Number(column));
  }
  const lineOf = lineAt(text);
  const root = nodes.map((node) => elementOf(node, lineOf)).find((node) => typeof node === "object");
  if (!root) throw new XmlMistake("fileUnreadable", 1);
  return root;
}

/** The elements of a name directly inside an element. */
export function elementsOf(element: XmlElement | undefined, name?: string): XmlElement[] {
  return (element?.children ?? []).filter(
    (child): child is XmlElement => typeof child === "object" && (name === undefined || child.name === name),
  );
}

/** The first element of a name directly inside an element. */
export function elementOfName(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return elementsOf(element, name)[0];
}

/** All elements inside an element, at any depth, that a test holds for; not what is inside those. */
export function elementsWithin(element: XmlElement, holds: (element: XmlElement) => boolean): XmlElement[] {
  return elementsOf(element).flatMap((child) => (holds(child) ? [child] : elementsWithin(child, holds)));
}

/** The text of an element and of all in it. */
export function textOf(element: XmlElement | undefined): string {
  return (element?.children ?? []).map((child) => (typeof child === "string" ? child : textOf(child))).join("");
}

/** A text for an element or an attribute. What XML cannot have is left out. */
export function escapeXml(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u0020-\ufffd\u{10000}-\u{10ffff}]/gu, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** Puts the characters for numeric references and for the five names that XML has. */
export function decodeXml(text: string): string {
  if (!text.includes("&")) return text;
  return text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(lt|gt|amp|quot|apos));/gi, (whole, ten, hex, name) => {
    if (name !== undefined) return names[String(name).toLowerCase()] ?? whole;
    const code = ten === undefined ? Number.parseInt(hex, 16) : Number(ten);
    return code > 0 && code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff) ? String.fromCodePoint(code) : "\ufffd";
  });
}

const names: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };

type RawNode = Record<string, unknown> & { ":@"?: Record<string, string> };

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: "",
  removeNSPrefix: true,
  processEntities: false,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  cdataPropName: "#cdata",
  ignoreDeclaration: true,
  ignorePiTags: true,
  captureMetaData: true,
});
const place = XMLParser.getMetaDataSymbol() as unknown as keyof RawNode;

function elementOf(node: RawNode, lineOf: (index: number) => number): XmlElement | string {
  const name = Object.keys(node).find((key) => key !== ":@") ?? "";
  if (name === "#text") return decodeXml(String(node[name]));
  const inside = (node[name] ?? []) as RawNode[];
  if (name === "#cdata") return inside.map((one) => String(one["#text"] ?? "")).join("");
  const at = node[place] as { startIndex?: number } | undefined;
  return {
    name,
    attributes: Object.fromEntries(Object.entries(node[":@"] ?? {}).map(([key, value]) => [key, decodeXml(value)])),
    children: inside.map((child) => elementOf(child, lineOf)),
    line: lineOf(at?.startIndex ?? 0),
  };
}

/** The line of a place in a text, from 1. */
function lineAt(text: string): (index: number) => number {
  const starts: number[] = [0];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return (index) => {
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= index) low = middle;
      else high = middle - 1;
    }
    return low + 1;
  };
}
