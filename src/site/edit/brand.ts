import type { ThemeColors, ThemeDocument } from "../../generated/types.ts";
import { isObject } from "../../shared/json.ts";
import { oklchOf } from "../document/oklch.ts";
import { paletteOf } from "./palette.ts";

/**
 * The colour that a theme's colours were made from, as nobody stores it: what lies behind the opening of a page, where
 * the others follow from that, else what is pressed. "" where there is neither.
 */
export function brandOf(color: unknown): string {
  const { hero = "", page = "", primary = "" } = lightOf(color);
  // With a paper of the page's own, or without.
  return [page, ""].some((paper) => paletteOf({ brand: hero, paper })?.light.primary === primary) ? hero : primary;
}

/**
 * The colours of a theme made anew from a brand's colour. A page that has a light paper of its own keeps it, and a
 * theme without dark mode gets none. The same colours where the brand's is none.
 */
export function withBrand(color: unknown, brand: string): unknown {
  const { page } = lightOf(color);
  const isTraced = page === paletteOf({ brand: brandOf(color) })?.light.page;
  const made = paletteOf({ brand, ...(page !== undefined && !isTraced && isPaper(page) ? { paper: page } : {}) });
  if (!made) return color;
  return isObject(color) && isObject(color["dark"]) ? made : { light: made.light };
}

function lightOf(color: unknown): Partial<ThemeColors> {
  return { ...(color as Partial<ThemeDocument["color"]> | undefined)?.light };
}

/** Nearly white, and nearly grey. */
function isPaper(colour: string): boolean {
  const { lightness = 0, chroma = 1 } = oklchOf(colour) ?? {};
  return lightness > 0.93 && chroma < 0.03;
}
