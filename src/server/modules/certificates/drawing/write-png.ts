import { LRUCache } from "lru-cache";
import { fontOf, type Weight } from "./fonts.ts";
import type { Page, Shape } from "./layout.ts";

/** Pixels of the longer side, of each size of paper: A4 has 1.5 to a point. */
const LONGER_SIDE = 1263;

/**
 * A page as a PNG: the glyphs of the font as outlines in an SVG, so that nothing depends on the fonts of the machine,
 * drawn by the library that makes all other pictures.
 */
export async function writePng(page: Page): Promise<Uint8Array> {
  const { default: sharp } = await import("sharp");
  return sharp(Buffer.from(svgOf(page)))
    .removeAlpha()
    .png({ compressionLevel: 6, adaptiveFiltering: false })
    .toBuffer();
}

function svgOf({ width, height, shapes }: Page): string {
  const scale = LONGER_SIDE / Math.max(width, height);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${Math.round(width * scale)}" height="${Math.round(height * scale)}">${allDrawn(shapes)}</svg>`;
}

/** The shapes one after another; the hundreds of black bars of a code are one path, which is drawn much faster. */
function allDrawn(shapes: readonly Shape[]): string {
  let all = "";
  let bars = "";
  const endBars = () => {
    if (bars !== "") all += `<path d="${bars}" fill="#000000" shape-rendering="crispEdges"/>`;
    bars = "";
  };
  for (const shape of shapes) {
    if (shape.kind === "rectangle" && shape.color === "#000000")
      bars += `M${shape.left} ${shape.top}h${shape.width}v${shape.height}h${-shape.width}z`;
    else {
      endBars();
      all += drawn(shape);
    }
  }
  endBars();
  return all;
}

function drawn(shape: Shape): string {
  if (shape.kind === "text") return textOf(shape);
  if (shape.kind === "picture") return pictureOf(shape);
  const box = `x="${shape.left}" y="${shape.top}" width="${shape.width}" height="${shape.height}"`;
  return shape.kind === "rectangle"
    ? `<rect ${box} fill="${shape.color}"/>`
    : `<rect ${box} fill="none" stroke="${shape.color}" stroke-width="${shape.thickness}"/>`;
}

function pictureOf({ left, top, width, height, picture }: Extract<Shape, { kind: "picture" }>): string {
  const data = `data:${picture.mediaType};base64,${Buffer.from(picture.content).toString("base64")}`;
  return `<image x="${left}" y="${top}" width="${width}" height="${height}" preserveAspectRatio="none" href="${data}"/>`;
}

function textOf({ text, left, baseline, size, weight, color }: Extract<Shape, { kind: "text" }>): string {
  const font = fontOf(weight);
  const scale = size / font.unitsPerEm;
  let x = 0;
  const drawnGlyphs = [...text].map((character) => {
    const { path, advance } = outlineOf(character, weight);
    const outline = `<path transform="translate(${x})" d="${path}"/>`;
    x += advance;
    return outline;
  });
  return `<g fill="${color}" transform="translate(${left} ${baseline}) scale(${scale} ${-scale})">${drawnGlyphs.join("")}</g>`;
}

/** Outlines of the characters that were drawn last, some kilobytes each. */
const outlines = new LRUCache<string, { path: string; advance: number }>({ max: 2000 });

function outlineOf(character: string, weight: Weight): { path: string; advance: number } {
  const key = `${weight}${character}`;
  let found = outlines.get(key);
  if (!found) {
    const glyph = fontOf(weight).glyphForCodePoint(character.codePointAt(0)!);
    outlines.set(key, (found = { path: glyph.path.toSVG(), advance: glyph.advanceWidth }));
  }
  return found;
}
