import type {
  RichBlock,
  RichInline,
  RichListItem,
  RichTableCell,
  RichTableRow,
  RichText,
} from "../../../../generated/types.ts";
import { safeAddress } from "../../../../shared/addresses.ts";
import { decodeXml, escapeXml } from "./xml.ts";
import { formulaText } from "./formulae.ts";
import type { omissionCodes } from "./imported.ts";
import { latexOf } from "./mathml.ts";

type Omission = (typeof omissionCodes)[number];
type Mark = NonNullable<Extract<RichInline, { type: "text" }>["marks"]>[number];

/**
 * HTML as a document. Unknown elements give what is in them; scripts and styles give nothing. Whatever is not balanced
 * is closed where its parent ends. `omitted` names what a document cannot have.
 */
export function richFromHtml(html: string): { document: RichText; omitted: Omission[] } {
  const builder = createBuilder();
  const omitted = new Set<Omission>();
  const open: string[] = [];
  // What is not shown: as long as its end has not come.
  let silent: string | undefined;
  for (const [token] of html.matchAll(
    /<!--[\s\S]*?(?:-->|$)|<math[\s>][\s\S]*?(?:<\/math\s*>|$)|<\/?[a-z][^<>]*>|[^<]+|</gi,
  )) {
    if (token.startsWith("<!--")) continue;
    const tag = /^<(\/?)([a-z][a-z0-9]*)/i.exec(token);
    if (!tag) {
      if (silent === undefined) builder.text(decodeHtml(token));
      continue;
    }
    const name = (tag[2] ?? "").toLowerCase();
    const isEnd = tag[1] === "/";
    if (silent !== undefined) {
      if (isEnd && name === silent) silent = undefined;
      continue;
    }
    if (silentTags.has(name)) {
      if (!isEnd && !token.endsWith("/>")) silent = name;
      continue;
    }
    if (isEnd && (voidTags.has(name) || standAlone.has(name))) continue;
    if (name in omittedTags && !isEnd) omitted.add(omittedTags[name]!);
    if (standAlone.has(name)) {
      const left = takeAlone(builder, name, token);
      if (left) omitted.add(left);
    } else if (isEnd) {
      const at = open.lastIndexOf(name);
      if (at < 0) continue;
      for (const closing of open.splice(at).toReversed()) builder.end(closing);
    } else if (!token.endsWith("/>") && !voidTags.has(name)) {
      open.push(name);
      builder.begin(name, token);
    }
  }
  for (const closing of open.toReversed()) builder.end(closing);
  return { document: builder.document(), omitted: [...omitted] };
}

/** A formula of MathML. Says where it is taken as text. */
function takeFormula(builder: ReturnType<typeof createBuilder>, markup: string): Omission | undefined {
  const formula = latexOf(markup);
  if (formula) builder.formula(formula);
  else builder.text(decodeHtml(markup.replaceAll(/<annotation[\s\S]*?<\/annotation[^>]*>|<[^>]*>/gi, " ")));
  return formula ? undefined : "formula";
}

/** An element without an end. Gives what of it a document cannot have. */
function takeAlone(builder: ReturnType<typeof createBuilder>, name: string, token: string): Omission | undefined {
  if (name === "br") builder.lineBreak();
  if (name === "math") return takeFormula(builder, token);
  if (name === "hr") builder.block({ type: "horizontalRule" });
  if (name !== "img") return undefined;
  const src = safeAddress(attributeOf(token, "src") ?? "");
  if (src === undefined) return "picture";
  builder.block({ type: "image", attrs: { src, alt: attributeOf(token, "alt") ?? "" } });
  return undefined;
}

const silentTags: ReadonlySet<string> = new Set(["script", "style", "template", "head", "title"]);
const voidTags: ReadonlySet<string> = new Set([
  "area",
  "base",
  "col",
  "input",
  "link",
  "meta",
  "source",
  "track",
  "wbr",
]);
const standAlone: ReadonlySet<string> = new Set(["br", "hr", "img", "math"]);
const omittedTags: Readonly<Record<string, Omission>> = {
  audio: "media",
  video: "media",
  iframe: "media",
  object: "media",
  embed: "media",
  svg: "picture",
  canvas: "picture",
  table: "table",
};
const marks: Readonly<Record<string, Mark>> = {
  b: { type: "bold" },
  strong: { type: "bold" },
  i: { type: "italic" },
  em: { type: "italic" },
  code: { type: "code" },
};
const blockTags: ReadonlySet<string> = new Set(
  "p div section article header footer main h1 h2 h3 h4 h5 h6 ul ol li blockquote pre table thead tbody tr caption dl dt dd".split(
    " ",
  ),
);

function attributeOf(tag: string, name: string): string | undefined {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, "i").exec(tag);
  const value = found?.[1] ?? found?.[2] ?? found?.[3];
  return value === undefined ? undefined : decodeHtml(value);
}

/** Builds a document of what begins and ends. Lists become lists; other blocks inside blocks follow one another. */
function createBuilder() {
  const blocks: RichBlock[] = [];
  /** Where blocks go: the document, or what is open around. */
  const targets: RichBlock[][] = [blocks];
  const lists: { type: "bulletList" | "orderedList"; content: RichListItem[] }[] = [];
  let inline: RichInline[] = [];
  let level: number | undefined;
  let isCode = false;
  const active: Mark[] = [];
  const target = () => targets.at(-1) ?? blocks;

  const flush = () => {
    const content = isCode ? inline : trimmed(inline);
    inline = [];
    if (content.length === 0) return;
    if (isCode) target().push({ type: "codeBlock", content: content.filter((one) => one.type === "text") });
    else if (level === undefined) target().push({ type: "paragraph", content });
    else target().push({ type: "heading", attrs: { level }, content } as RichBlock);
  };

  return {
    text(words: string) {
      const plain = isCode ? words : words.replaceAll(/[ \t\r\n\f]+/g, " ");
      if (plain === "") return;
      const own = isCode ? [] : unique(active);
      const last = inline.at(-1);
      if (last?.type === "text" && JSON.stringify(last.marks ?? []) === JSON.stringify(own)) last.text += plain;
      else inline.push({ type: "text", text: plain, ...(own.length === 0 ? {} : { marks: own }) });
    },
    lineBreak() {
      if (isCode) this.text("\n");
      else inline.push({ type: "hardBreak" });
    },
    formula({ latex, isBlock }: { latex: string; isBlock: boolean }) {
      // It stands on a line of its own where the file has it so.
      if (isBlock && level === undefined && !isCode) this.block({ type: "formulaBlock", attrs: { latex } });
      else if (isCode) this.text(latex);
      else inline.push({ type: "formula", attrs: { latex } });
    },
    block(block: RichBlock) {
      flush();
      target().push(block);
    },
    begin(name: string, tag: string) {
      const mark = name === "a" ? linkOf(tag) : marks[name];
      if (mark) active.push(mark);
      if (!blockTags.has(name)) return;
      flush();
      if (/^h[1-6]$/.test(name)) level = Math.min(4, Math.max(2, Number(name[1])));
      if (name === "pre") isCode = true;
      if (name === "ul" || name === "ol")
        lists.push({ type: name === "ul" ? "bulletList" : "orderedList", content: [] });
      if ((name === "li" && lists.length > 0) || name === "blockquote") targets.push([]);
    },
    end(name: string) {
      const mark = name === "a" ? active.findLast(({ type }) => type === "link") : marks[name];
      const at = mark ? active.findLastIndex(({ type }) => type === mark.type) : -1;
      if (at >= 0) active.splice(at, 1);
      if (name === "td" || name === "th") this.text(" ");
      if (!blockTags.has(name)) return;
      flush();
      if (/^h[1-6]$/.test(name)) level = undefined;
      if (name === "pre") isCode = false;
      if (name === "li" && lists.length > 0 && targets.length > 1)
        lists.at(-1)?.content.push({ type: "listItem", content: targets.pop() ?? [] });
      if (name === "blockquote" && targets.length > 1) {
        const content = targets.pop() ?? [];
        if (content.length > 0) target().push({ type: "blockquote", content } as RichBlock);
      }
      if (name === "ul" || name === "ol") {
        const list = lists.pop();
        const content = list?.content.filter((item) => item.content.length > 0) ?? [];
        if (list && content.length > 0) target().push({ type: list.type, content } as RichBlock);
      }
    },
    document(): RichText {
      flush();
      return { type: "doc", content: blocks };
    },
  };
}

function linkOf(tag: string): Mark | undefined {
  const href = safeAddress(attributeOf(tag, "href") ?? "");
  return href === undefined ? undefined : { type: "link", attrs: { href } };
}

function unique(all: readonly Mark[]): Mark[] {
  return all.filter((mark, place) => all.findIndex(({ type }) => type === mark.type) === place);
}

/** Without white space at the beginning, at the end and around breaks. */
function trimmed(content: RichInline[]): RichInline[] {
  const isText = (one: RichInline | undefined) => one?.type === "text" || one?.type === "formula";
  const all = content.map((one, place) => {
    if (one.type !== "text") return one;
    const start = isText(content[place - 1]) ? one.text : one.text.trimStart();
    return { ...one, text: isText(content[place + 1]) ? start : start.trimEnd() };
  });
  const isEmpty = (one: RichInline | undefined) =>
    one && (one.type === "hardBreak" || (one.type === "text" && one.text.trim() === ""));
  while (isEmpty(all[0])) all.shift();
  while (isEmpty(all.at(-1))) all.pop();
  return all.filter((one) => one.type !== "text" || one.text !== "");
}

/** How a formula is written: as text, or as MathML. */
type WriteFormula = (latex: string, isBlock: boolean) => string;
const asText: WriteFormula = (latex, isBlock) => escapeXml(formulaText(latex, isBlock));

/** A document as HTML that richFromHtml reads back. It is well-formed XML as well. */
export function htmlOf(document: RichText, formula: WriteFormula = asText): string {
  return document.content.map((block) => blockHtml(block, formula)).join("");
}

function blockHtml(block: RichBlock, formula: WriteFormula): string {
  const blocks = (all: readonly RichBlock[]) => all.map((one) => blockHtml(one, formula)).join("");
  switch (block.type) {
    case "paragraph":
      return `<p>${inlineHtml(block.content, formula)}</p>`;
    case "heading":
      return `<h${block.attrs.level}>${inlineHtml(block.content, formula)}</h${block.attrs.level}>`;
    case "bulletList":
    case "orderedList": {
      const tag = block.type === "bulletList" ? "ul" : "ol";
      return `<${tag}>${block.content.map((item) => `<li>${blocks(item.content)}</li>`).join("")}</${tag}>`;
    }
    case "blockquote":
      return `<blockquote>${blocks(block.content)}</blockquote>`;
    case "codeBlock":
      return `<pre>${inlineHtml(block.content, formula)}</pre>`;
    case "table": {
      const rows = block.content.map(({ content }) => content.map((cell) => cellHtml(cell, formula)).join(""));
      return `<table>${rows.map((row) => `<tr>${row}</tr>`).join("")}</table>`;
    }
    case "formulaBlock":
      return `<p>${formula(block.attrs.latex, true)}</p>`;
    case "image":
      return `<img src="${escapeXml(block.attrs.src)}" alt="${escapeXml(block.attrs.alt)}"/>`;
    case "horizontalRule":
      return "<hr/>";
    default:
      return "";
  }
}

function cellHtml({ type, content }: RichTableCell, formula: WriteFormula): string {
  const tag = type === "tableHeader" ? "th" : "td";
  return `<${tag}>${inlineHtml(content, formula)}</${tag}>`;
}

function inlineHtml(content: readonly RichInline[] = [], formula: WriteFormula): string {
  return content
    .map((one) => {
      if (one.type === "formula") return formula(one.attrs.latex, false);
      if (one.type !== "text") return "<br/>";
      return (one.marks ?? []).reduceRight((inside, mark) => {
        if (mark.type === "link") return `<a href="${escapeXml(mark.attrs.href)}">${inside}</a>`;
        const tag = { bold: "strong", italic: "em", code: "code" }[mark.type];
        return `<${tag}>${inside}</${tag}>`;
      }, escapeXml(one.text));
    })
    .join("");
}

/** Whether a document has more than paragraphs of plain text and formulae, which have a way to be written in it. */
export function isFormatted({ content }: RichText): boolean {
  return content.some(
    (block) =>
      block.type !== "formulaBlock" &&
      (block.type !== "paragraph" ||
        (block.content ?? []).some((one) =>
          one.type === "text" ? (one.marks ?? []).length > 0 : one.type !== "formula",
        )),
  );
}

/** A document of plain paragraphs as text: a line each. */
export function plainTextOf({ content }: RichText): string {
  return content.map((block) => plainBlock(block)).join("\n");
}

type Inside = RichBlock | RichListItem | RichTableRow | RichTableCell | RichInline;

function plainBlock(block: Exclude<Inside, RichInline>): string {
  if (block.type === "formulaBlock") return formulaText(block.attrs.latex, true);
  if (block.type === "tableRow") return block.content.map((cell) => plainBlock(cell)).join(" | ");
  if (!("content" in block)) return block.type === "image" ? block.attrs.alt : "";
  const inside: readonly Inside[] = block.content ?? [];
  return inside.map(plainPiece).join("").trimEnd();
}

function plainPiece(one: Inside): string {
  if (one.type === "text") return one.text;
  if (one.type === "formula") return formulaText(one.attrs.latex, false);
  return one.type === "hardBreak" ? "\n" : `${plainBlock(one)}\n`;
}

/** Puts the characters for references, those of HTML's names that questions have. */
export function decodeHtml(text: string): string {
  if (!text.includes("&")) return text;
  return decodeXml(text.replaceAll(/&([a-z][a-z0-9]{1,7});/gi, (whole, name: string) => entities[name] ?? whole));
}

const entities: Readonly<Record<string, string>> = Object.fromEntries(
  (
    "nbsp=\u00a0 ensp=\u2002 emsp=\u2003 thinsp=\u2009 ldquo=“ rdquo=” lsquo=‘ rsquo=’ hellip=… mdash=— ndash=– middot=· bull=• " +
    "times=× divide=÷ plusmn=± minus=− deg=° micro=µ le=≤ ge=≥ ne=≠ asymp=≈ infin=∞ radic=√ sum=∑ int=∫ part=∂ prop=∝ " +
    "sup1=¹ sup2=² sup3=³ frac12=½ frac14=¼ frac34=¾ permil=‰ prime=′ Prime=″ ang=∠ perp=⊥ sect=§ para=¶ " +
    "larr=← uarr=↑ rarr=→ darr=↓ harr=↔ rArr=⇒ hArr=⇔ isin=∈ notin=∉ cap=∩ cup=∪ sub=⊂ sup=⊃ sube=⊆ forall=∀ exist=∃ " +
    "alpha=α beta=β gamma=γ delta=δ epsilon=ε zeta=ζ eta=η theta=θ lambda=λ mu=μ nu=ν xi=ξ pi=π rho=ρ sigma=σ tau=τ " +
    "phi=φ chi=χ psi=ψ omega=ω Gamma=Γ Delta=Δ Theta=Θ Lambda=Λ Pi=Π Sigma=Σ Phi=Φ Psi=Ψ Omega=Ω " +
    "copy=© reg=® trade=™ euro=€ pound=£ yen=¥ cent=¢ laquo=« raquo=» iexcl=¡ iquest=¿ szlig=ß"
  )
    .split(" ")
    .map((pair) => {
      const at = pair.indexOf("=");
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
);
