import type { ThemeColors } from "../../generated/types.ts";
import { paletteOf, type PaletteSeed } from "../../site/edit/palette.ts";
import presets from "./theme-presets.json" with { type: "json" };
import { fontStacks, rhythms } from "./theme-values.ts";

export type ThemePreset = keyof typeof presets;

/** What a look says: colours of both modes, corners, fonts, and how far the bands of a page are apart. */
export interface Look {
  color: { light: Required<ThemeColors>; dark: Required<ThemeColors> };
  radius: Record<string, string>;
  font: Record<"body" | "heading" | "weightHeading" | "trackingHeading", string>;
  space: Record<string, string>;
}

/** Looks that a site can begin with. Each says the same tokens, so that one takes the place of another whole. */
export const themePresets = Object.fromEntries(
  Object.entries(presets).map(([name, preset]) => [name, lookOf(preset as WrittenLook)]),
) as Record<ThemePreset, Look>;

/** As a file has it: the colours that are written lie over those that follow from the seed. */
interface WrittenLook {
  seed: PaletteSeed;
  color?: { light: ThemeColors; dark: ThemeColors };
  radius: Record<string, string>;
  font: Record<"body" | "heading", keyof typeof fontStacks> & Record<"weightHeading" | "trackingHeading", string>;
  rhythm: keyof typeof rhythms;
}

function lookOf({ seed, color, radius, font, rhythm }: WrittenLook): Look {
  const made = paletteOf(seed);
  return {
    color: {
      light: { ...made?.light, ...color?.light } as Required<ThemeColors>,
      dark: { ...made?.dark, ...color?.dark } as Required<ThemeColors>,
    },
    radius,
    font: { ...font, body: fontStacks[font.body], heading: fontStacks[font.heading] },
    space: rhythms[rhythm],
  };
}
