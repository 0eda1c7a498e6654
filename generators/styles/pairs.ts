import { banner, type Output } from "../outputs/output.ts";
import { rulesOf, type Compound, type Rule } from "./rules.ts";
import type { StyleSheet } from "./style-sheets.ts";

/** Two colours of the theme of which one is read on the other. */
export interface ColourPair {
  front: string;
  back: string;
  /** The contrast that WCAG 2.2 AA asks: 4.5 for text, 3 for signs. */
  least: number;
}

/** What a block stands on, where it paints nothing of its own. */
const under = ["page", "surface"];
const plainText = "text";

/** `colour-pairs.ts`: the pairs of colours that the pages of a site use, by their own styles. */
export function colourPairsOutput(sheets: readonly StyleSheet[]): Output {
  const row = ({ front, back, least }: ColourPair): string =>
    `  { front: "${front}", back: "${back}", least: ${least} },\n`;
  const rows = pairsIn(sheets).map(row);
  return {
    path: "colour-pairs.ts",
    text: `${banner}
/**
 * Which colours of a theme are read on which, by the styles of the blocks and of what is around them, and the contrast
 * that WCAG 2.2 AA asks.
 */
export const colourPairs = [
${rows.join("")}] as const;
`,
  };
}

/** Every pair that the rules of the style sheets use: a colour with the background that holds where it does. */
export function pairsIn(sheets: readonly StyleSheet[]): ColourPair[] {
  const everywhere = sheets.filter(({ isGlobal }) => isGlobal).flatMap(({ text }) => rulesOf(text));
  const pairs = new Map<string, ColourPair>();
  const note = (found: readonly ColourPair[]): void => {
    for (const pair of found) {
      const known = pairs.get(`${pair.front} ${pair.back}`);
      if (!known || known.least < pair.least) pairs.set(`${pair.front} ${pair.back}`, pair);
    }
  };
  for (const rule of everywhere) note(pairsOf(rule, everywhere));
  for (const { text } of sheets.filter(({ isGlobal }) => !isGlobal)) {
    const rules = rulesOf(text);
    for (const rule of rules) note(pairsOf(rule, [...everywhere, ...rules]));
  }
  // The contrast of two colours is the same whichever is the text: it is told of the one that is made to be text.
  const isTold = ({ front, back, least }: ColourPair): boolean =>
    back.endsWith("Text") && (pairs.get(`${back} ${front}`)?.least ?? 0) >= least;
  return [...pairs.entries()]
    .filter(([, pair]) => !isTold(pair))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, pair]) => pair);
}

function pairsOf({ elements }: Rule, rules: readonly Rule[]): ColourPair[] {
  const last = elements.at(-1) ?? new Set<string>();
  if ([...elements].some((element) => [...element].some((token) => /disabled/.test(token)))) return [];
  const said = strongest(elements, rules, "colour");
  const [front] = token(holding(elements, rules, "colour") ?? plainText);
  const back = holding(elements, rules, "background");
  const backs = back === undefined ? under : token(back);
  if (front === undefined || (front === plainText && back === undefined)) return [];
  const isSign = last.has("svg") || isPseudo(last) || front === "borderStrong";
  return backs
    .filter((one) => one !== front && one !== "overlay" && (said !== undefined || isGround(one)))
    .map((one) => ({ front, back: one, least: isSign ? 3 : 4.5 }));
}

/** Whether text may stand on it without saying its colour. The others paint bars, dots and switches. */
function isGround(token: string): boolean {
  return /^(?:page|surface|header|footer|hero$)|Soft$/.test(token);
}

/** Values that leave it to what is around. Text that is transparent is not read at all. */
const shinesThrough = {
  colour: /^(?:inherit|currentcolor|unset)$/i,
  background: /^(?:inherit|none|transparent|unset|0)$/i,
};

type Said = keyof typeof shinesThrough;

/** What holds at an element: what the rule that says most of it says, or else what holds around it. */
function holding(elements: readonly Compound[], rules: readonly Rule[], what: Said): string | undefined {
  for (let depth = elements.length; depth > 0; depth -= 1) {
    const here = elements.slice(0, depth);
    const value = strongest(here, rules, what);
    if (value !== undefined && !shinesThrough[what].test(value)) return value;
  }
  return undefined;
}

function strongest(elements: readonly Compound[], rules: readonly Rule[], what: Said): string | undefined {
  let found: string | undefined;
  let most = -1;
  for (const rule of rules) {
    const value = rule[what];
    if (value === undefined || !holds(rule.elements, elements)) continue;
    const weight = rule.elements.reduce((sum, element) => sum + element.size, 0);
    if (weight >= most) [found, most] = [value, weight];
  }
  return found;
}

/** Whether a rule holds wherever these elements are: its own are among them, the last the last. */
function holds(rule: readonly Compound[], elements: readonly Compound[]): boolean {
  const [last, ...outer] = [...rule].reverse();
  const [meant, ...around] = [...elements].reverse();
  // What is said of any element is what others inherit, and no more.
  if (last?.size === 0 && meant?.size !== 0) return false;
  if (!last || !meant || !isWithin(last, meant) || isPseudo(last) !== isPseudo(meant)) return false;
  let at = 0;
  for (const element of outer) {
    while (at < around.length && !isWithin(element, around[at] ?? new Set<string>())) at += 1;
    if (at === around.length) return false;
    at += 1;
  }
  return true;
}

function isPseudo(element: Compound): boolean {
  return [...element].some((token) => token.startsWith("::"));
}

function isWithin(part: Compound, whole: Compound): boolean {
  return [...part].every((token) => whole.has(token));
}

/** The token of a value that is nothing but one; nothing for white, mixtures and pictures. */
function token(value: string): string[] {
  if (value === plainText) return [plainText];
  const [, name] = /^var\(--color-([a-z-]+)\)$/.exec(value) ?? [];
  return name === undefined ? [] : [name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())];
}
