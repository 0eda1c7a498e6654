/** Red, green and blue from 0 to 1, and how opaque. */
interface Colour {
  rgb: readonly [number, number, number];
  alpha: number;
}

/**
 * The contrast of two colours by WCAG 2, from 1 to 21. A transparent foreground is laid over the background first.
 * undefined when one cannot be read (#rgb, #rrggbb, #rrggbbaa, rgb(), hsl() and oklch() can), or the background is not
 * opaque: what is behind it is not known.
 */
export function contrastRatio(foreground: string, background: string): number | undefined {
  const front = readColour(foreground);
  const back = readColour(background);
  if (!front || !back || back.alpha < 1) return undefined;
  const seen = front.rgb.map((channel, index) => channel * front.alpha + (back.rgb[index] ?? 0) * (1 - front.alpha));
  const [light = 0, dark = 0] = [luminance(seen), luminance(back.rgb)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Reads a colour; undefined for notations that are not read here. */
export function readColour(text: string): Colour | undefined {
  return readHex(text) ?? readFunction(text);
}

function luminance(rgb: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function readHex(text: string): Colour | undefined {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i.exec(text)?.[1];
  if (!digits) return undefined;
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join("") : digits;
  const channel = (at: number): number => Number.parseInt(full.slice(at, at + 2), 16) / 255;
  return { rgb: [channel(0), channel(2), channel(4)], alpha: full.length === 8 ? channel(6) : 1 };
}

function readFunction(text: string): Colour | undefined {
  const [, name, inside = ""] = /^(rgb|hsl|oklch)a?\(([^()]*)\)$/i.exec(text) ?? [];
  const parts = inside.split(/[\s,/]+/).filter(Boolean);
  if (!name || parts.length < 3 || parts.length > 4) return undefined;
  const numbers = parts.map((part) => Number.parseFloat(part));
  if (numbers.some(Number.isNaN)) return undefined;
  const share = (index: number): number =>
    parts[index]?.endsWith("%") ? (numbers[index] ?? 0) / 100 : (numbers[index] ?? 0);
  const alpha = parts.length === 4 ? clamp(share(3)) : 1;
  if (name.toLowerCase() === "oklch") {
    const chroma = parts[1]?.endsWith("%") ? share(1) * 0.4 : (numbers[1] ?? 0);
    const [red, green, blue] = rgbOfOklch(clamp(share(0)), chroma, degrees(parts[2], numbers[2]));
    return { rgb: [clamp(red), clamp(green), clamp(blue)], alpha };
  }
  if (name.toLowerCase() === "hsl")
    return {
      rgb: fromHsl(degrees(parts[0], numbers[0]), clamp((numbers[1] ?? 0) / 100), clamp((numbers[2] ?? 0) / 100)),
      alpha,
    };
  const channel = (index: number): number =>
    clamp(parts[index]?.endsWith("%") ? share(index) : (numbers[index] ?? 0) / 255);
  return { rgb: [channel(0), channel(1), channel(2)], alpha };
}

/** The conversion of CSS Color 4, §7.1. */
function fromHsl(hue: number, saturation: number, lightness: number): [number, number, number] {
  const at = (offset: number): number => {
    const position = (((offset + hue / 30) % 12) + 12) % 12;
    const spread = saturation * Math.min(lightness, 1 - lightness);
    return lightness - spread * Math.max(-1, Math.min(position - 3, 9 - position, 1));
  };
  return [at(0), at(8), at(4)];
}

/** Red, green and blue by CSS Color 4, §10.8; below 0 or above 1 for what sRGB cannot show. */
export function rgbOfOklch(lightness: number, chroma: number, hue: number): [number, number, number] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const encode = (linear: number): number =>
    linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  return [
    encode(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    encode(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    encode(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}

function degrees(written: string | undefined, angle = 0): number {
  return written?.endsWith("turn") ? angle * 360 : angle;
}

function clamp(value: number): number {
  return Math.min(Math.max(value, 0), 1);
}
