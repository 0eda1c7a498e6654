import type { ThemeDocument } from "../../generated/types.ts";
import { colourPairs } from "../../generated/colour-pairs.ts";
import type { CheckKey, Told } from "../check/messages.ts";
import { focusCss } from "./image-focus.ts";
import { contrastRatio, readColour } from "./contrast.ts";
import { isObject } from "../../shared/json.ts";

/** A token whose value cannot be used. `path` leads to it in the theme document. */
export interface ThemeFault extends Told {
  path: readonly string[];
}

/**
 * The theme as a style sheet: each token a CSS variable on the root. The dark colours hold where the person's system
 * asks for dark, or the page says `data-theme="dark"`; `data-theme="light"` keeps the light ones. Paper is never dark.
 * A value that is not safe is left out: a style sheet is the one place where a tenant's text meets a parser unescaped.
 */
export function themeCss(theme: ThemeDocument): string {
  const { version: _, color, focus, ...rest } = theme;
  const groups = Object.entries(rest).map(([group, tokens]) => declarations(group, tokens));
  const pictures = focusCss(focus);
  const light = [...groups, declarations("color", color.light)].join("");
  if (!color.dark) return `:root{color-scheme:light;${light}}${pictures}`;
  const dark = `color-scheme:dark;${declarations("color", color.dark)}`;
  return `:root{color-scheme:light;${light}}@media screen{:root[data-theme=dark]{${dark}}}@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){${dark}}}${pictures}`;
}

/** The name of a token's CSS variable: `cssVariable("color", "surfaceAlt")` is `--color-surface-alt`. */
export function cssVariable(group: string, token: string): string {
  return `--${group}-${token}`.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Every token of a theme that is not safe or not of its kind, and every pair of colours below what WCAG AA asks. */
export function themeFaults(theme: ThemeDocument): ThemeFault[] {
  const faults: ThemeFault[] = [];
  const { version: _, color, focus: __, ...rest } = theme;
  for (const [group, tokens] of Object.entries({ ...rest })) faults.push(...unsafeTokens([group], group, tokens));
  for (const mode of ["light", "dark"] as const) {
    faults.push(...unsafeTokens(["color", mode], "color", color[mode]));
    faults.push(...contrastFaults(mode, color[mode]));
  }
  return faults;
}

/**
 * Which colours must stand out from which, and how much: what the pages really put on one another, and the ring around
 * the focus and the edges of fields, which are no text.
 */
export const contrastPairs: readonly { front: ColourName; back: ColourName; least: number }[] = [
  ...colourPairs,
  ...(["focus", "borderStrong"] as const).flatMap((front) =>
    (["page", "surface"] as const).map((back) => ({ front, back, least: 3 })),
  ),
].filter(
  (pair, index, all) => all.findIndex(({ front, back }) => front === pair.front && back === pair.back) === index,
);

/** Whether a value may stand in the style sheet as a token of this group. */
export function isSafeToken(group: string, token: string, value: unknown): value is string {
  if (typeof value !== "string" || value.length > 200) return false;
  if (group === "color") return colour.test(value);
  if (group === "shadow") return value === "none" || shadow.test(value);
  if (group === "font") return (fontKinds.find(({ starts }) => token.startsWith(starts))?.form ?? family).test(value);
  return length.test(value);
}

type ColourName = keyof ThemeDocument["color"]["light"];

function declarations(group: string, tokens: unknown): string {
  return Object.entries(isObject(tokens) ? tokens : {})
    .flatMap(([token, value]) =>
      /^[A-Za-z]+$/.test(token) && isSafeToken(group, token, value) ? [`${cssVariable(group, token)}:${value};`] : [],
    )
    .join("");
}

function unsafeTokens(path: readonly string[], group: string, tokens: unknown): ThemeFault[] {
  return Object.entries(isObject(tokens) ? tokens : {})
    .filter(([token, value]) => !isSafeToken(group, token, value))
    .map(([token]) => ({
      path: [...path, token] as const,
      key: "theme.token",
      values: { kind: { key: tokenKindOf(group, token) } },
    }));
}

function tokenKindOf(group: string, token: string): CheckKey {
  if (group === "color") return "theme.kind.color";
  if (group === "shadow") return "theme.kind.shadow";
  if (group !== "font") return "theme.kind.length";
  return fontKinds.find(({ starts }) => token.startsWith(starts))?.kind ?? "theme.kind.family";
}

function contrastFaults(
  mode: "light" | "dark",
  colours: Partial<Record<ColourName, unknown>> | undefined,
): ThemeFault[] {
  return contrastPairs.flatMap(({ front, back, least }): ThemeFault[] => {
    const [foreground, background] = [colours?.[front], colours?.[back]];
    // What is no text is told as a token that is none.
    if (typeof foreground !== "string" || typeof background !== "string") return [];
    const ratio = contrastRatio(foreground, background);
    if (ratio === undefined)
      return isTranslucent(background)
        ? [{ path: ["color", mode, back], key: "theme.opaque", values: { front, back } }]
        : [];
    if (ratio >= least) return [];
    return [
      {
        path: ["color", mode, front],
        key: "theme.contrast",
        values: { front, back, ratio: (Math.floor(ratio * 100) / 100).toFixed(2), least },
      },
    ];
  });
}

/** A colour of no known notation is a fault of its own; here only one that can be read counts. */
function isTranslucent(background: string): boolean {
  return (readColour(background)?.alpha ?? 1) < 1;
}

const number = String.raw`-?(?:\d+\.?\d*|\.\d+)`;
const unit = "(?:px|rem|em|ch|ex|vw|vh|vmin|vmax|%)";
const plainLength = `(?:${number}${unit}|0)`;
const term = String.raw`(?:${number}${unit}?)(?:\s*[-+*/]\s+${number}${unit}?)*`;
const lengthForm = String.raw`(?:${plainLength}|(?:clamp|min|max|calc)\(\s*${term}(?:\s*,\s*${term})*\s*\))`;
const part = String.raw`${number}(?:%|deg|turn)?`;
const colourForm = String.raw`(?:#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})|(?:rgba?|hsla?|oklch)\(\s*${part}(?:\s*[\s,]\s*${part}){2}(?:\s*[,/]\s*${part})?\s*\))`;
const layer = String.raw`(?:inset\s+)?${lengthForm}(?:\s+${lengthForm}){1,3}\s+${colourForm}`;

const length = new RegExp(`^${lengthForm}$`);
const colour = new RegExp(`^${colourForm}$`, "i");
const shadow = new RegExp(String.raw`^${layer}(?:\s*,\s*${layer})*$`, "i");
const family =
  /^(?:"[\p{L}\p{N} ._-]+"|[\p{L}][\p{L}\p{N}_-]*(?: [\p{L}][\p{L}\p{N}_-]*)*)(?:\s*,\s*(?:"[\p{L}\p{N} ._-]+"|-?[\p{L}][\p{L}\p{N}_-]*(?: [\p{L}][\p{L}\p{N}_-]*)*))*$/u;

/** What the tokens of `font` are, by how their name starts; the others are families. */
const fontKinds: readonly { starts: string; form: RegExp; kind: CheckKey }[] = [
  { starts: "size", form: length, kind: "theme.kind.size" },
  { starts: "weight", form: /^(?:[1-9]\d{0,2}|1000)$/, kind: "theme.kind.weight" },
  { starts: "line", form: /^\d(?:\.\d+)?$/, kind: "theme.kind.line" },
  { starts: "tracking", form: length, kind: "theme.kind.tracking" },
];
