import { describe, expect, it } from "vitest";
import type { ThemeDocument } from "../../generated/types.ts";
import { contrastRatio } from "../document/contrast.ts";
import { hexOf, oklchOf } from "../document/oklch.ts";
import { contrastPairs, themeFaults } from "../document/theme.ts";
import defaultTheme from "../../../tenants/default/theme.json" with { type: "json" };
import { paletteOf } from "./palette.ts";
import { allReadable, faintPairs, withReadable, type Colours } from "./readable.ts";

/** The same colours in every run, all over what `#rrggbb` can write. */
const someColours = Array.from(
  { length: 30 },
  (_none, index) => `#${((Math.imul(index + 1, 2_654_435_761) >>> 8) & 0xffffff).toString(16).padStart(6, "0")}`,
);
const brands = [...someColours, "#fff", "#000", "#d9a95b"];

describe("paletteOf", () => {
  it.each(brands)("makes all colours of both modes from %s, readable on one another", (brand) => {
    const color = paletteOf({ brand });
    expect(themeFaults({ version: 1, color } as unknown as ThemeDocument)).toEqual([]);
    for (const mode of ["light", "dark"] as const)
      expect(Object.keys(color?.[mode] ?? {}).sort()).toEqual(Object.keys(defaultTheme.color[mode]).sort());
  });

  it.each(brands)("keeps %s as it is behind the opening of a page, whose hue what is pressed has", (brand) => {
    const light = paletteOf({ brand })?.light;
    expect(contrastRatio(light?.hero ?? "", brand)).toBeCloseTo(1, 2);
    const [pressed, meant] = [oklchOf(light?.primary ?? ""), oklchOf(brand)];
    if ((meant?.chroma ?? 0) > 0.08 && (pressed?.chroma ?? 0) > 0.05)
      expect(Math.abs(((pressed!.hue - meant!.hue + 540) % 360) - 180)).toBeLessThan(6);
  });

  it.each(["brand", "dark", "soft"] as const)("can have its bands %s", (band) => {
    for (const brand of brands) {
      const color = paletteOf({ brand, header: band, footer: band, hero: band, paper: "#f7f3ea", accent: "#b8371d" });
      expect(themeFaults({ version: 1, color } as unknown as ThemeDocument), brand).toEqual([]);
    }
  });

  it("makes nothing of what is no colour", () => expect(paletteOf({ brand: "wood" })).toBeUndefined());
});

describe("withReadable", () => {
  const { light } = defaultTheme.color;

  it("moves the lightness of what is read, no more than is needed, and nothing else", () => {
    const typed: Colours = { ...light, textMuted: "#b9b2a4" };
    const [pair] = faintPairs(typed);
    const mended = withReadable(typed, pair!);
    expect({ ...mended, textMuted: typed["textMuted"] }).toEqual(typed);
    const ratio = contrastRatio(mended["textMuted"]!, light.surfaceAlt)!;
    expect(ratio).toBeGreaterThanOrEqual(4.5);
    expect(ratio).toBeLessThan(4.6);
    expect(oklchOf(mended["textMuted"]!)!.hue).toBeCloseTo(oklchOf("#b9b2a4")!.hue, -1);
  });

  it("leaves what is no colour to whoever types it", () => {
    const typed: Colours = { ...light, text: "wood" };
    expect(withReadable(typed, { front: "text", back: "page", least: 4.5 })).toEqual(typed);
  });

  it("mends every pair that one chosen colour spoils, each by itself", () => {
    const tokens = [...new Set(contrastPairs.flatMap(({ front, back }) => [front, back]))];
    for (const mode of ["light", "dark"] as const)
      for (const token of tokens)
        for (const colour of brands) {
          const typed: Colours = { ...defaultTheme.color[mode], [token]: colour };
          expect(faintPairs(allReadable(typed)), `${mode} ${token} ${colour}`).toEqual([]);
        }
  });

  it("changes nothing where all can be read", () => expect(allReadable(light)).toEqual(light));
});

describe("oklchOf", () => {
  it.each(someColours)("reads %s so that it is written again", (colour) =>
    expect(hexOf(oklchOf(colour)!)).toBe(colour),
  );

  it("writes what no screen shows with as much chroma as one does", () => {
    expect(hexOf({ lightness: 0.9, chroma: 0.4, hue: 30 })).toMatch(/^#[0-9a-f]{6}$/);
    expect(oklchOf(hexOf({ lightness: 0.9, chroma: 0.4, hue: 30 }))!.hue).toBeCloseTo(30, -1);
  });
});
