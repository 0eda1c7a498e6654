import { hexOf, oklchOf, type Oklch } from "../document/oklch.ts";
import { allReadable } from "./readable.ts";
import type { ThemeColors } from "../../generated/types.ts";

/** What a set of colours is made from. */
export interface PaletteSeed {
  /** The colour that a site is known by. */
  brand: string;
  /** What wants to be noticed; without it one that stands apart from the brand. */
  accent?: string;
  /** What lies behind everything in light mode: its hue and chroma are those of all greys. Without it a trace of the brand. */
  paper?: string;
  /** What the bands of a page are in: the brand's colour, nearly black, or as light as a panel. */
  header?: Band;
  footer?: Band;
  hero?: Band;
}

export type Band = "brand" | "dark" | "soft";

/** Colours of both modes, whole. */
export interface Palette {
  light: Required<ThemeColors>;
  dark: Required<ThemeColors>;
}

/**
 * All colours of both modes from one, readable wherever pages put one on another (WCAG AA). In light mode the opening
 * band has the brand's colour as it is; what is pressed and read has it as dark, in dark mode as light, as it must be.
 *
 * undefined where the brand's colour cannot be read.
 */
export function paletteOf(seed: PaletteSeed): Palette | undefined {
  const brand = oklchOf(seed.brand);
  if (!brand) return undefined;
  const accent = oklchOf(seed.accent ?? "") ?? apartFrom(brand);
  const paper = oklchOf(seed.paper ?? "") ?? {
    lightness: 0.98,
    chroma: brand.chroma === 0 ? 0 : 0.006,
    hue: brand.hue,
  };
  const parts = { seed, brand, accent, paper };
  return { light: finished(lightColours(parts)), dark: finished(darkColours(parts)) };
}

interface Parts {
  seed: PaletteSeed;
  brand: Oklch;
  accent: Oklch;
  paper: Oklch;
}

type Wished = Record<Exclude<keyof ThemeColors, "overlay">, Oklch> & { overlay: string };

function finished({ overlay, ...wished }: Wished): Required<ThemeColors> {
  const written = Object.fromEntries(Object.entries(wished).map(([token, colour]) => [token, hexOf(colour)]));
  return { ...allReadable(written), overlay } as Required<ThemeColors>;
}

function lightColours({ seed, brand, accent, paper }: Parts): Wished {
  const grey = greyOf(paper);
  const tint = (of: Oklch) => ({ ...of, lightness: 0.935, chroma: Math.min(of.chroma, 0.035) });
  const signs = signColours({ lightness: 0.45, soft: 0.935, softChroma: 0.035 });
  const bands = {
    brand: [brand, onBand(brand)],
    dark: [grey(0.24, 2), grey(0.97)],
    soft: [grey(paper.lightness - 0.04, 1.5), grey(0.3)],
  } as const;
  const [header, headerText] = seed.header === undefined ? [grey(0.99), grey(0.26, 2)] : bands[seed.header];
  const [footer, footerText] = bands[seed.footer ?? "soft"];
  const [hero, heroText] = bands[seed.hero ?? "brand"];
  const lifted = grey(Math.max(paper.lightness + 0.012, 0.992), 0.4);
  return {
    ...signs,
    page: paper,
    surface: lifted,
    surfaceAlt: grey(paper.lightness - 0.04, 1.5),
    surfaceRaised: lifted,
    text: grey(0.26, 2),
    textMuted: grey(0.47, 2),
    border: grey(paper.lightness - 0.1, 1.5),
    borderStrong: grey(0.62, 2),
    primary: brand,
    primaryHover: { ...brand, lightness: Math.max(Math.min(brand.lightness, 0.5) - 0.08, 0.12) },
    primaryText: white,
    primarySoft: tint(brand),
    accent,
    accentText: white,
    accentSoft: tint(accent),
    link: brand,
    price: grey(0.26, 2),
    vip: accent,
    vipSoft: tint(accent),
    header,
    headerText,
    footer,
    footerText,
    hero,
    heroText,
    focus: brand,
    overlay: "rgba(20, 21, 26, 0.55)",
    skeleton: grey(paper.lightness - 0.05, 1.5),
  };
}

function darkColours({ seed, brand, accent, paper }: Parts): Wished {
  const grey = greyOf({ ...paper, chroma: Math.min(paper.chroma, 0.014) });
  const bright = (of: Oklch) => ({ ...of, lightness: Math.max(of.lightness, 0.79), chroma: Math.min(of.chroma, 0.13) });
  const deep = (of: Oklch) => ({ ...of, lightness: 0.31, chroma: Math.min(of.chroma, 0.055) });
  const signs = signColours({ lightness: 0.8, soft: 0.31, softChroma: 0.045 });
  const band: Oklch = { ...brand, lightness: 0.3, chroma: Math.min(brand.chroma, 0.08) };
  const text = grey(0.93);
  return {
    ...signs,
    page: grey(0.2),
    surface: grey(0.24),
    surfaceAlt: grey(0.285),
    surfaceRaised: grey(0.275),
    text,
    textMuted: grey(0.74),
    border: grey(0.35),
    borderStrong: grey(0.6),
    primary: bright(brand),
    primaryHover: { ...bright(brand), lightness: 0.87 },
    primaryText: { ...brand, lightness: 0.23, chroma: Math.min(brand.chroma, 0.05) },
    primarySoft: deep(brand),
    accent: bright(accent),
    accentText: { ...accent, lightness: 0.22, chroma: Math.min(accent.chroma, 0.05) },
    accentSoft: deep(accent),
    link: bright(brand),
    price: text,
    vip: bright(accent),
    vipSoft: deep(accent),
    header: seed.header === "brand" ? band : grey(0.22),
    headerText: text,
    footer: seed.footer === "brand" ? { ...band, lightness: 0.24 } : grey(0.165),
    footerText: grey(0.77),
    hero: seed.hero === undefined || seed.hero === "brand" ? band : grey(0.285),
    heroText: text,
    focus: bright(brand),
    overlay: "rgba(5, 6, 9, 0.7)",
    skeleton: grey(0.3),
  };
}

/** Green, amber, red and blue mean the same on every site. */
function signColours({ lightness, soft, softChroma }: { lightness: number; soft: number; softChroma: number }) {
  const sign = (hue: number, chroma: number): Oklch => ({ lightness, chroma, hue });
  const behind = (hue: number): Oklch => ({ lightness: soft, chroma: softChroma, hue });
  return {
    success: sign(155, 0.1),
    warning: sign(75, 0.11),
    danger: sign(26, 0.15),
    info: sign(250, 0.09),
    successSoft: behind(155),
    warningSoft: behind(85),
    dangerSoft: behind(26),
    infoSoft: behind(250),
  };
}

/** Greys of the paper's hue: of a lightness, and so many times its chroma. */
function greyOf({ chroma, hue }: Oklch): (lightness: number, times?: number) => Oklch {
  return (lightness, times = 1) => ({ lightness, chroma: Math.min(chroma * times, 0.03), hue });
}

/** Vermilion beside a cold brand, teal beside a warm one. */
function apartFrom({ hue, chroma }: Oklch): Oklch {
  const isWarm = chroma > 0.03 && (hue < 110 || hue > 330);
  return isWarm ? { lightness: 0.46, chroma: 0.09, hue: 215 } : { lightness: 0.52, chroma: 0.16, hue: 35 };
}

/** White or nearly black, whichever is read better. */
function onBand(band: Oklch): Oklch {
  return band.lightness > 0.68 ? { lightness: 0.2, chroma: Math.min(band.chroma, 0.04), hue: band.hue } : white;
}

const white: Oklch = { lightness: 1, chroma: 0, hue: 0 };
