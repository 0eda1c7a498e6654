import katex from "katex";
import { drawFormula } from "../../../../shared/formula/draw-formula.ts";
import { decodeXml, escapeXml } from "./xml.ts";
import { formulaText } from "./formulae.ts";

/** A formula as MathML with its source beside it, which other programs draw; as text where it cannot be drawn. */
export function mathMlOf(latex: string, isBlock: boolean): string {
  if ("problem" in drawFormula(latex, isBlock)) return escapeXml(formulaText(latex, isBlock));
  const markup = katex.renderToString(latex, { output: "mathml", displayMode: isBlock, strict: "ignore" });
  return markup.replace(/^<span[^>]*>|<\/span>$/g, "");
}

interface Element {
  name: string;
  attributes: string;
  inside: (Element | string)[];
}

/**
 * The source of a formula of MathML: the one that stands beside it, or one made of its elements. Undefined where it has
 * elements that are not taken.
 */
export function latexOf(markup: string): { latex: string; isBlock: boolean } | undefined {
  const math = treeOf(markup);
  if (!math) return undefined;
  const annotated = annotation.exec(markup)?.[1];
  const latex = annotated === undefined ? written(math) : decodeXml(annotated);
  const isBlock = /\bdisplay\s*=\s*["']block/.test(math.attributes);
  return latex === undefined || latex.trim() === "" ? undefined : { latex: latex.trim(), isBlock };
}

const annotation = /<annotation[^>]*encoding\s*=\s*["']application\/x-tex["'][^>]*>([^<]*)<\/annotation>/i;

/** Levels of elements that are read. */
const MAX_DEPTH = 100;

function treeOf(markup: string): Element | undefined {
  const root: Element = { name: "", attributes: "", inside: [] };
  const open = [root];
  for (const [, end, name = "", attributes = "", alone, text] of markup.matchAll(
    /<(\/?)(?:\w+:)?([a-zA-Z]+)((?:[^<>"']|"[^"]*"|'[^']*')*?)(\/?)>|([^<]+)/g,
  )) {
    if (text !== undefined) {
      if (text.trim() !== "") open.at(-1)?.inside.push(decodeXml(text).trim());
    } else if (end) {
      if (open.length > 1) open.pop();
    } else {
      const element = { name: name.toLowerCase(), attributes, inside: [] };
      open.at(-1)?.inside.push(element);
      if (!alone) open.push(element);
      if (open.length > MAX_DEPTH) return undefined;
    }
  }
  const [first] = root.inside;
  return typeof first === "object" && first.name === "math" ? first : undefined;
}

/** Of an element as LaTeX; undefined where it, or what is in it, is not taken. */
function written({ name, inside }: Element): string | undefined {
  const own = inside.filter((one) => typeof one === "object");
  const words = inside.filter((one) => typeof one === "string").join(" ");
  if (name === "semantics") return own[0] && written(own[0]);
  if (name === "mi" || name === "mn" || name === "mo") return sign(words);
  if (name === "mtext") return words === "" ? "" : String.raw`\text{${words.replaceAll(/[\\{}$#%&^_~]/g, " ")}}`;
  const parts = own.map(written);
  return parts.includes(undefined) ? undefined : elements[name]?.(parts as string[]);
}

const row = (parts: readonly string[]): string => parts.join(" ");

/** What elements write around what is in them. */
const elements: Readonly<Record<string, (parts: readonly string[]) => string>> = {
  math: row,
  mrow: row,
  mstyle: row,
  mpadded: row,
  mtd: row,
  mspace: () => String.raw`\,`,
  mfrac: ([above = "", below = ""]) => `\\frac{${above}}{${below}}`,
  msqrt: (parts) => `\\sqrt{${row(parts)}}`,
  mroot: ([base = "", index = ""]) => `\\sqrt[${index}]{${base}}`,
  msup: ([base = "", above = ""]) => `{${base}}^{${above}}`,
  msub: ([base = "", below = ""]) => `{${base}}_{${below}}`,
  msubsup: ([base = "", below = "", above = ""]) => `{${base}}_{${below}}^{${above}}`,
  munder: ([base = "", below = ""]) =>
    large.test(base.trim()) ? `${base}_{${below}}` : `\\underset{${below}}{${base}}`,
  mover: ([base = "", above = ""]) => {
    const accent = accents[above.trim()];
    if (accent !== undefined) return `${accent}{${base}}`;
    return large.test(base.trim()) ? `${base}^{${above}}` : `\\overset{${above}}{${base}}`;
  },
  munderover: ([base = "", below = "", above = ""]) => `${base}_{${below}}^{${above}}`,
  mfenced: (parts) => `\\left(${parts.join(",")}\\right)`,
  mtable: (parts) => `\\begin{matrix}${parts.join(String.raw` \\ `)}\\end{matrix}`,
  mtr: (parts) => parts.join(" & "),
};

/** Signs that have limits below and above. */
const large = /^[∑∏∫⋃⋂]$|^\\(?:lim|max|min)\b|^l i m$|^lim$/;
const accents: Readonly<Record<string, string>> = {
  "→": String.raw`\vec`,
  "⃗": String.raw`\vec`,
  "¯": String.raw`\overline`,
  "‾": String.raw`\overline`,
  "^": String.raw`\hat`,
  "˙": String.raw`\dot`,
  "~": String.raw`\tilde`,
};

const functions = /^(?:sin|cos|tan|cot|sec|csc|arcsin|arccos|arctan|sinh|cosh|tanh|ln|lg|log|exp|lim|max|min|det)$/;

const escapes: Readonly<Record<string, string>> = {
  "\\": String.raw`\backslash `,
  "^": String.raw`\wedge `,
  "~": String.raw`\sim `,
};

/** A letter, number or sign. KaTeX reads those of Unicode; only its own signs have to be escaped. */
function sign(text: string): string {
  if (functions.test(text)) return `\\${text}`;
  if (text === "⁢" || text === "⁡") return "";
  const escaped = text.replaceAll(/[\\{}$#%&_^~]/g, (one) => escapes[one] ?? `\\${one}`);
  return /^[A-Za-z]{2,}$/.test(text) ? `\\mathrm{${text}}` : escaped;
}
