import { encode } from "uqr";
import { firstLanguage } from "../../../../generated/languages.ts";
import type { CertificateDesign, CertificateElement } from "../../../../generated/types.ts";
import { paperOf } from "../../../../shared/certificate-paper.ts";
import { filled, textIn, type Values } from "../design-values.ts";
import { drawable, fontOf, type Weight } from "./fonts.ts";

/** What is drawn, in points from the top left; both kinds of files are made from it, so that they are alike. */
export type Shape =
  | { kind: "text"; text: string; left: number; baseline: number; size: number; weight: Weight; color: string }
  | { kind: "rectangle"; left: number; top: number; width: number; height: number; color: string }
  | { kind: "picture"; left: number; top: number; width: number; height: number; picture: Picture }
  | { kind: "frame"; left: number; top: number; width: number; height: number; color: string; thickness: number };

/** A picture that was made for certificates. */
export interface Picture {
  mediaType: "image/jpeg" | "image/png";
  /** Pixels. */
  width: number;
  height: number;
  content: Uint8Array;
}

export interface Page {
  width: number;
  height: number;
  shapes: Shape[];
}

export interface ToDraw {
  design: CertificateDesign;
  values: Values;
  locale: string;
  /** What the QR code says. */
  address: string;
  /** Those that the design names, by their numbers. */
  pictures?: Readonly<Record<string, Picture>>;
  /** The holder's. */
  photo?: Picture | undefined;
  /** What stands in the place of the photo on a sample. */
  photoText?: string;
  /** What stands across the paper of a certificate that is not valid any more. */
  mark?: string | undefined;
}

/** Points that a text shrinks to at least. */
const SMALLEST = 6;
const LINE = 1.3;
const USUAL = { size: 16, color: "#111827" };

/** Lays a certificate out. */
export function layOut({ design, values, locale, address, pictures = {}, photo, photoText, mark }: ToDraw): Page {
  const { width, height } = paperOf(design);
  const shapes: Shape[] = [
    { kind: "rectangle", left: 0, top: 0, width, height, color: design.background },
    ...pictureOf(pictures[design.backgroundPictureNo ?? ""], { left: 0, top: 0, width, height }, Math.max),
    ...borderOf(design, width, height),
    ...design.elements.flatMap((element) => {
      if (element.kind === "text") return textOf(element, { values, locale });
      if (element.kind === "code") return codeOf(element, address);
      if (element.kind === "line") return [rectangleOf(element)];
      if (element.kind === "picture") return pictureOf(pictures[element.pictureNo ?? ""], element, Math.min);
      return photo ? pictureOf(photo, element, Math.min) : photoText ? placeOf(element, photoText) : [];
    }),
    ...markOf(mark, width, height),
  ];
  return { width, height, shapes };
}

/** A line of text on a band across the middle, over everything else: it cannot be overlooked or cut off. */
function markOf(mark: string | undefined, width: number, height: number): Shape[] {
  if (mark === undefined) return [];
  const band = { left: 0, top: height / 2 - 36, width, height: 72, color: "#b91c1c" };
  const label = { text: { [firstLanguage]: mark }, size: 36, isBold: true, align: "center" as const, color: "#ffffff" };
  return [
    { kind: "rectangle", ...band },
    ...textOf({ ...band, ...label, kind: "text" }, { values: {}, locale: firstLanguage }),
  ];
}

function borderOf({ border, color }: CertificateDesign, width: number, height: number): Shape[] {
  const frame = (inset: number, thickness: number): Shape => ({
    kind: "frame",
    left: inset,
    top: inset,
    width: width - 2 * inset,
    height: height - 2 * inset,
    color,
    thickness,
  });
  if (border === "single") return [frame(28, 2)];
  if (border === "double") return [frame(24, 4), frame(34, 1)];
  if (border === "none") return [];
  const [inset, length, thickness] = [28, 72, 6];
  return [
    [inset, inset, 0, 0],
    [width - inset, inset, 1, 0],
    [inset, height - inset, 0, 1],
    [width - inset, height - inset, 1, 1],
  ].flatMap(([x = 0, y = 0, isRight = 0, isLow = 0]): Shape[] => [
    {
      kind: "rectangle",
      left: x - isRight * length,
      top: y - isLow * thickness,
      width: length,
      height: thickness,
      color,
    },
    {
      kind: "rectangle",
      left: x - isRight * thickness,
      top: y - isLow * length,
      width: thickness,
      height: length,
      color,
    },
  ]);
}

function rectangleOf({ left, top, width, height, color = USUAL.color }: CertificateElement): Shape {
  return { kind: "rectangle", left, top, width, height, color };
}

/** A picture in the middle of a box: whole with `Math.min`, filling it with `Math.max`. What is beyond the paper is cut. */
function pictureOf(
  picture: Picture | undefined,
  { left, top, width, height }: Pick<CertificateElement, "left" | "top" | "width" | "height">,
  choose: (...scales: number[]) => number,
): Shape[] {
  if (!picture) return [];
  const scale = choose(width / picture.width, height / picture.height);
  const [wide, high] = [picture.width * scale, picture.height * scale];
  return [
    {
      kind: "picture",
      left: left + (width - wide) / 2,
      top: top + (height - high) / 2,
      width: wide,
      height: high,
      picture,
    },
  ];
}

/** Where a photo will stand. */
function placeOf(element: CertificateElement, text: string): Shape[] {
  const label = { ...element, text: { [firstLanguage]: text }, size: 14, align: "center" as const, color: "#4b5563" };
  return [rectangleOf({ ...element, color: "#e5e7eb" }), ...textOf(label, { values: {}, locale: firstLanguage })];
}

/** Runs of dark cells, each as one bar. */
function codeOf({ left, top, width, height }: CertificateElement, address: string): Shape[] {
  const { data, size } = encode(address, { ecc: "M", border: 2 });
  const cell = Math.min(width, height) / size;
  const ground: Shape = { kind: "rectangle", left, top, width: cell * size, height: cell * size, color: "#ffffff" };
  const bars = data.flatMap((row, y) =>
    row.flatMap((isDark, x): Shape[] => {
      if (!isDark || row[x - 1]) return [];
      const end = row.indexOf(false, x);
      return [
        {
          kind: "rectangle",
          left: left + x * cell,
          top: top + y * cell,
          width: ((end < 0 ? size : end) - x) * cell,
          height: cell,
          color: "#000000",
        },
      ];
    }),
  );
  return [ground, ...bars];
}

/** A text in its box: it wraps, shrinks until it fits, and stands in the middle of its height. */
function textOf(element: CertificateElement, { values, locale }: { values: Values; locale: string }): Shape[] {
  const written = textIn(element.text, locale);
  const text = drawable(filled(written, values)).trim();
  // A text of values alone that there are none of, such as the end of what is valid for ever.
  const names = [...written.matchAll(/\{(\w+)\}/g)];
  if (text === "" || (names.length > 0 && names.every(([, name]) => !values[name as keyof Values]))) return [];
  const { left, top, width, height, align = "start", color = USUAL.color } = element;
  const weight: Weight = element.isBold ? "bold" : "regular";
  const { size, lines } = fit(text, { width, height, size: element.size ?? USUAL.size, weight });
  const font = fontOf(weight);
  const rise = ((font.ascent + font.descent) / font.unitsPerEm / 2) * size;
  const middle = top + height / 2 - ((lines.length - 1) * size * LINE) / 2;
  return lines.map((line, index) => {
    const room = width - widthOf(line, weight, size);
    return {
      kind: "text",
      text: line,
      left: left + (align === "center" ? room / 2 : align === "end" ? room : 0),
      baseline: middle + index * size * LINE + rise,
      size,
      weight,
      color,
    };
  });
}

/** The largest size, up to that which is asked for, at which a text fits its box; what still does not fit is cut. */
function fit(
  text: string,
  { width, height, size, weight }: { width: number; height: number; size: number; weight: Weight },
): { size: number; lines: string[] } {
  for (let tried = size; ; tried = Math.max(SMALLEST, tried - 1)) {
    const lines = wrap(text, { width, size: tried, weight });
    const most = Math.max(1, Math.floor(height / (tried * LINE)));
    if (lines.length <= most) return { size: tried, lines };
    if (tried <= SMALLEST) return { size: tried, lines: [...lines.slice(0, most - 1), `${lines[most - 1]}…`] };
  }
}

/** What must not begin a line. */
const CLOSING = /^[，。、；：？！”’）》」』】％,.;:?!)\]}%]/;

/** Breaks a text between Chinese characters and words; a word that is longer than a line is broken anywhere. */
export function wrap(text: string, { width, size, weight }: { width: number; size: number; weight: Weight }): string[] {
  const pieces = text.match(/[\p{Script=Latin}\p{N}@._/-]+|\s+|./gu) ?? [];
  const lines: string[] = [];
  let line = "";
  const isWide = (one: string) => widthOf(one.trimEnd(), weight, size) > width;
  for (const piece of pieces.flatMap((one) => (isWide(one) ? [...one] : [one]))) {
    if (line !== "" && isWide(line + piece) && !CLOSING.test(piece)) {
      lines.push(line.trimEnd());
      line = piece.trim() === "" ? "" : piece;
    } else line += piece;
  }
  return line.trim() === "" ? lines : [...lines, line.trimEnd()];
}

const widths = new Map<string, number>();

/** The advance of a text in points. Characters stand beside each other without kerning, as the files have them. */
export function widthOf(text: string, weight: Weight, size: number): number {
  const font = fontOf(weight);
  let units = 0;
  for (const character of text) {
    const key = `${weight}${character}`;
    let advance = widths.get(key);
    if (advance === undefined) {
      advance = font.glyphForCodePoint(character.codePointAt(0)!).advanceWidth;
      widths.set(key, advance);
    }
    units += advance;
  }
  return (units * size) / font.unitsPerEm;
}
