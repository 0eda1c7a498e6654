import type { ThemeDocument } from "../../generated/types.ts";
import { contrastRatio } from "../../site/document/contrast.ts";
import { contrastPairs } from "../../site/document/theme.ts";
import presets from "./theme-presets.json" with { type: "json" };

/** Looks that a site can begin with: whole sets of colours, light and dark, and how round corners are. */
export const themePresets = presets;

export type ThemePreset = keyof typeof presets;

export type Mode = "light" | "dark";

/** The colours that most sites change, first; the others are there for who wants them. */
export const mainColours = [
  "primary",
  "primaryText",
  "accent",
  "accentText",
  "page",
  "surface",
  "text",
  "header",
  "headerText",
  "footer",
  "footerText",
  "hero",
  "heroText",
];

/** How round corners are, in three steps. */
export const roundness: Readonly<Record<"square" | "soft" | "round", Record<string, string>>> = {
  square: { small: "0px", control: "0px", card: "0px", panel: "0px", dialog: "0px" },
  soft: { small: "3px", control: "6px", card: "10px", panel: "12px", dialog: "12px" },
  round: { small: "6px", control: "12px", card: "18px", panel: "20px", dialog: "20px" },
};

const sans =
  '"Helvetica Neue", "Segoe UI", Roboto, "PingFang SC", "HarmonyOS Sans SC", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC", sans-serif';

/** Fonts that people's machines have: nothing is fetched for them. */
export const fontStacks: Readonly<Record<"sans" | "serif" | "kai", string>> = {
  sans,
  serif: '"Songti SC", "Noto Serif CJK SC", "Noto Serif SC", SimSun, Georgia, serif',
  kai: '"Kaiti SC", STKaiti, KaiTi, Georgia, serif',
};

/** A pair of colours that cannot be read well enough. */
export interface Unreadable {
  front: string;
  back: string;
  /** From 1 to 21, cut to two digits. */
  ratio: number;
  least: number;
}

/** Which pairs of a mode's colours fall below what WCAG AA asks; with `token`, only those that it is one of. */
export function unreadable(colours: Partial<Record<string, string>>, token?: string): Unreadable[] {
  return contrastPairs.flatMap(({ front, back, least }) => {
    if (token !== undefined && token !== front && token !== back) return [];
    const ratio = contrastRatio(colours[front] ?? "", colours[back] ?? "");
    return ratio === undefined || ratio >= least ? [] : [{ front, back, ratio: Math.floor(ratio * 100) / 100, least }];
  });
}

/** The colours of a mode; those of light mode stand in where a site has no dark ones. */
export function coloursOf(theme: unknown, mode: Mode): Partial<Record<string, string>> {
  const { color } = (theme ?? {}) as Partial<ThemeDocument>;
  return { ...color?.[mode] };
}
