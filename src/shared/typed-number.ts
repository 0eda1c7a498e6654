import { foldWidth } from "./fold-width.ts";

/** Characters of the longest text that can be a number. */
const MAX_LENGTH = 64;

/** Hyphens and dashes that keyboards write for a minus sign. */
const minusSigns = /[‐‑‒–—−﹣]/g;
const superscripts = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** Figures, the point and the sign as they are computed with, whatever keyboard wrote them; the text stays as long. */
export function plainFigures(typed: string): string {
  return foldWidth(typed).trim().replaceAll(minusSigns, "-").replaceAll("。", ".");
}

/**
 * The number that a person typed; undefined for what is no finite number, or can be read in two ways. This is the one
 * reader of numbers, for forms and for marking. Its rules stand in docs/exams.md, "Numbers that are typed".
 */
export function readNumber(typed: string): number | undefined {
  if (typed.length > MAX_LENGTH) return undefined;
  const text = plainFigures(typed);
  const value = vulgarFraction(text) ?? fraction(text) ?? power(text) ?? asValue(signed(text));
  return value !== undefined && Number.isFinite(value) ? value : undefined;
}

/** What a person is shown while typing: the number that was read, where it does not stand there in just these figures. */
export function readAs(typed: string): string | undefined {
  const value = readNumber(typed);
  if (value === undefined) return undefined;
  const shown = String(Number(value.toPrecision(12)));
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(typed.trim()) ? undefined : shown;
}

const asValue = (numeral: string | undefined): number | undefined =>
  numeral === undefined ? undefined : Number(numeral);

/** `1/2`, `-3 / 4`: one number by another, with an ordinary or a fraction slash. */
function fraction(text: string): number | undefined {
  const [, above = "", below = ""] = /^([^/⁄]+)[/⁄]([^/⁄]+)$/.exec(text) ?? [];
  const [top, bottom] = [signed(above.trim()), unsigned(below.trim())];
  return top === undefined || bottom === undefined ? undefined : Number(top) / Number(bottom);
}

/** `½`, `1½`: a fraction that is one sign, alone or after a whole number. */
function vulgarFraction(text: string): number | undefined {
  const [, sign = "", whole = "", part] = /^([+-]?) ?(\d*) ?([¼-¾⅐-⅞])$/.exec(text) ?? [];
  if (part === undefined) return undefined;
  const [above, below] = part.normalize("NFKC").split("⁄").map(Number);
  const size = Number(whole) + (above ?? 0) / (below ?? 1);
  return sign === "-" ? -size : size;
}

/** `1.2e5`, `1.2×10^5`, `10⁵`: a power of ten, alone or as a factor. No other power is read. */
function power(text: string): number | undefined {
  const short = /^([^e]+)e([+-]?\d{1,3})$/i.exec(text);
  if (short) return withExponent(signed(short[1] ?? ""), short[2]);
  const [, before = "", raised = "", sign = "", exponent = ""] =
    /^(.*?)10 ?(?:\^ ?([+-]?\d{1,3}|\([+-]?\d{1,3}\))|([⁺⁻]?)([⁰¹²³⁴-⁹]{1,3}))$/.exec(text) ?? [];
  const up = raised.replaceAll(/[()]/g, "") || (sign === "⁻" ? "-" : "") + plainSuperscripts(exponent);
  if (up === "" || up === "-") return undefined;
  if (/^[+-]?$/.test(before)) return withExponent(`${before}1`, up);
  const [, factor] = /^(.+?) ?[×x*·⋅] ?$/i.exec(before) ?? [];
  return factor === undefined ? undefined : withExponent(signed(factor), up);
}

function plainSuperscripts(text: string): string {
  return [...text].map((sign) => superscripts.indexOf(sign)).join("");
}

function withExponent(factor: string | undefined, exponent = ""): number | undefined {
  return factor === undefined ? undefined : Number(`${factor}e${exponent}`);
}

/** A number with or without a sign, as JavaScript reads it. */
function signed(text: string): string | undefined {
  const [, sign = "", rest = ""] = /^([+-]?) ?(.*)$/.exec(text) ?? [];
  const size = unsigned(rest);
  return size === undefined ? undefined : sign + size;
}

/** Three figures after a comma or a thin or ordinary space are thousands; any others after one comma are decimals. */
function unsigned(text: string): string | undefined {
  if (/^(\d+\.?\d*|\.\d+)$/.test(text)) return text.replace(/\.$/, "");
  if (/^[1-9]\d{0,2}((,\d{3})+|([ \u00a0\u2009\u202f]\d{3})+)(\.\d*)?$/.test(text))
    return text.replaceAll(/[^\d.]/g, "").replace(/\.$/, "");
  return /^\d+,\d+$/.test(text) ? text.replace(",", ".") : undefined;
}
