import type { ThemeDocument } from "../../generated/types.ts";
import type { Colours } from "../../site/edit/readable.ts";

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

/** How far the bands of a page are apart, in three steps. */
export const rhythms: Readonly<Record<"close" | "even" | "wide", Record<string, string>>> = {
  close: { section: "clamp(20px, 3vw, 32px)" },
  even: { section: "clamp(24px, 4vw, 40px)" },
  wide: { section: "clamp(36px, 6vw, 80px)" },
};

const chinese = '"PingFang SC", "HarmonyOS Sans SC", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC", sans-serif';

/** Fonts that people's machines have: nothing is fetched for them. */
export const fontStacks: Readonly<Record<"sans" | "serif" | "kai" | "fang" | "round" | "geometric", string>> = {
  sans: `"Helvetica Neue", "Segoe UI", Roboto, ${chinese}`,
  serif: '"Songti SC", "Noto Serif CJK SC", "Noto Serif SC", SimSun, Georgia, serif',
  kai: '"Kaiti SC", STKaiti, KaiTi, Georgia, serif',
  fang: 'STFangsong, FangSong, "Noto Serif CJK SC", Georgia, serif',
  round: `ui-rounded, "SF Pro Rounded", "Yuanti SC", YouYuan, "Hiragino Maru Gothic ProN", Nunito, ${chinese}`,
  geometric: `"Avenir Next", Avenir, "Century Gothic", Futura, ${chinese}`,
};

/** The colours of a mode; none where a site has no dark ones. */
export function coloursOf(theme: unknown, mode: Mode): Colours {
  const { color } = (theme ?? {}) as Partial<ThemeDocument>;
  return { ...color?.[mode] };
}
