import { rgbOfOklch, readColour } from "./contrast.ts";

/** A colour as people see it: lightness from 0 to 1, chroma from 0 to about 0.37, hue in degrees. */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

/** An opaque colour in OKLCH; undefined for what cannot be read. Grey has chroma 0. After CSS Color 4, §10. */
export function oklchOf(colour: string): Oklch | undefined {
  const read = readColour(colour);
  if (!read) return undefined;
  const [red = 0, green = 0, blue = 0] = read.rgb.map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  );
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  const chroma = Math.hypot(a, b);
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: chroma < GREY ? 0 : chroma,
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  };
}

/** `#rrggbb`. A chroma that a screen cannot show at this lightness is lowered until it can: the hue stays. */
export function hexOf({ lightness, chroma, hue }: Oklch): string {
  let [low, high] = [0, chroma];
  if (isShown(lightness, chroma, hue)) low = chroma;
  else
    for (let step = 0; step < 12; step += 1) {
      const middle = (low + high) / 2;
      if (isShown(lightness, middle, hue)) low = middle;
      else high = middle;
    }
  return `#${rgbOfOklch(lightness, low, hue)
    .map((channel) =>
      Math.round(Math.min(Math.max(channel, 0), 1) * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

function isShown(lightness: number, chroma: number, hue: number): boolean {
  return rgbOfOklch(lightness, chroma, hue).every((channel) => channel >= -0.001 && channel <= 1.001);
}

/** Below this a colour has no hue that is seen. */
const GREY = 0.002;
