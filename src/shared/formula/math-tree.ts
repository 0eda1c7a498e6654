import { MAX_ELEMENTS } from "./limits.ts";
import { inVariant } from "./math-letters.ts";

/** An element of MathML: its name, its attributes where it has any, and what is in it. */
export type MathNode = [name: string, ...inside: (string | MathAttributes | MathNode)[]];
export type MathAttributes = Record<string, string>;

/** Elements whose content stands alone: around the formula, and beside it for machines. */
const unwrapped: ReadonlySet<string> = new Set(["span", "semantics"]);
const known =
  /^(?:math|m(?:i|n|o|text|s|space|row|frac|sqrt|root|style|padded|phantom|sub|sup|subsup|under|over|underover|table|tr|td|enclose))$/;
const kept =
  /^(?:display|displaystyle|scriptlevel|stretchy|symmetric|fence|separator|largeop|movablelimits|accent|accentunder|linethickness|minsize|maxsize|lspace|rspace|width|height|depth|voffset|mathcolor|mathbackground|mathvariant|columnalign|columnspacing|notation)$/;

/**
 * What KaTeX wrote as a tree, which nothing but elements and attributes that are known here gets into. Undefined where
 * it is larger than a formula may be. What browsers do not know of MathML 3 is said as they know it: letters of another
 * alphabet, the alignment of columns, a box.
 */
export function treeOf(markup: string): MathNode | undefined {
  const root: MathNode = ["root"];
  const open: MathNode[] = [root];
  let count = 0;
  /** Within what is not taken over. */
  let silent: string | undefined;
  for (const [, end, name = "", written = "", text] of markup.matchAll(
    /<(\/?)([a-z]+)((?: [a-z:A-Z-]+="[^"]*")*)\s*\/?>|([^<]+)/g,
  )) {
    if (silent !== undefined) {
      if (end && name === silent) silent = undefined;
    } else if (text !== undefined) open.at(-1)?.push(decoded(text));
    else if (unwrapped.has(name)) continue;
    else if (!known.test(name)) silent = end ? undefined : name;
    else if (end) finish(open.pop());
    else {
      count += 1;
      if (count > MAX_ELEMENTS) return undefined;
      const attributes = attributesOf(written);
      const node: MathNode = Object.keys(attributes).length > 0 ? [name, attributes] : [name];
      open.at(-1)?.push(node);
      open.push(node);
    }
  }
  const math = root[1];
  return Array.isArray(math) && math[0] === "math" ? math : undefined;
}

function attributesOf(written: string): MathAttributes {
  const attributes: MathAttributes = {};
  for (const [, name = "", value = ""] of written.matchAll(/ ([a-z:A-Z-]+)="([^"]*)"/g))
    if (kept.test(name)) attributes[name] = decoded(value);
  return attributes;
}

/** Says what an element of MathML 3 says as browsers know it. */
function finish(node: MathNode | undefined): void {
  const attributes = node?.[1];
  if (!node || typeof attributes !== "object" || Array.isArray(attributes)) return;
  const { mathvariant, columnalign, columnspacing, notation, ...others } = attributes;
  if (mathvariant === "normal") others["mathvariant"] = mathvariant;
  else if (mathvariant !== undefined)
    for (const [place, child] of node.entries())
      if (place > 1 && typeof child === "string") node[place] = inVariant(child, mathvariant);
  if (notation !== undefined) {
    node[0] = "mrow";
    if (notation === "box") others["box"] = "true";
  }
  if (columnalign !== undefined) alignColumns(node, columnalign.split(" "), columnspacing?.split(" ") ?? []);
  if (Object.keys(others).length > 0) node[1] = others;
  else node.splice(1, 1);
}

/** Columns that are not centred, and those without space between them, as in a chain of equations. */
function alignColumns(table: MathNode, sides: readonly string[], spaces: readonly string[]): void {
  const isTight = spaces.length > 0 && spaces.every((space) => Number.parseFloat(space) === 0);
  for (const row of table) {
    if (!Array.isArray(row)) continue;
    for (const [place, cell] of row.filter((one) => Array.isArray(one)).entries()) {
      const side = sides[place] ?? sides.at(-1) ?? "center";
      const own: MathAttributes = {
        ...(side === "center" ? {} : { align: side }),
        ...(isTight ? { tight: "true" } : {}),
      };
      if (Object.keys(own).length > 0) cell.splice(1, 0, own);
    }
  }
}

function decoded(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: keyof typeof signs) => signs[name]);
}

const signs = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" } as const;
