import { readFile, stat } from "node:fs/promises";
import { fail } from "../../../core/errors.ts";

/** Bytes. A logo has some ten thousand. */
const MAX_SIZE = 1024 * 1024;
const MAX_ELEMENTS = 20_000;
/** Pixels of the longer side: four times what the head of a page shows of a wide one. */
const LONG_SIDE = 1200;

/** Whether a file is an SVG drawing, by how it begins. */
export async function isDrawing(path: string): Promise<boolean> {
  if ((await stat(path)).size > MAX_SIZE) return false;
  return /^\uFEFF?\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[^]*?-->\s*)*(?:<!DOCTYPE\s+svg[^>[]*>\s*)?(?:<!--[^]*?-->\s*)*<(?:svg:)?svg[\s>]/i.test(
    await readFile(path, "utf8"),
  );
}

/**
 * An SVG drawing as an image that sharp takes, about 1200 pixels long. What it is drawn with sees nothing of the disk
 * and the network; nobody is ever sent the drawing itself. DRAWING_REFUSED for what runs, reads from elsewhere or takes
 * long; whoever reads the file decides what is no drawing at all.
 */
export async function readDrawing(path: string): Promise<{ bytes: Buffer; density: number }> {
  const bytes = await readFile(path);
  const text = bytes.toString("utf8");
  const isHostile =
    text.includes("\uFFFD") ||
    refused.some((pattern) => pattern.test(text)) ||
    (text.match(/<[A-Za-z]/g) ?? []).length > MAX_ELEMENTS ||
    [...text.matchAll(/\bhref\s*=\s*["']\s*([^"']*)/gi)].some(([, target = ""]) => !inside.test(target));
  if (isHostile) fail("DRAWING_REFUSED");
  const { default: sharp } = await import("sharp");
  const { width, height } = await sharp(bytes).metadata();
  return { bytes, density: Math.min(Math.max((72 * LONG_SIDE) / Math.max(width, height, 1), 1), 10_000) };
}

const refused = [
  // Another encoding could hide what is looked for here.
  /<\?xml[^>]*encoding\s*=\s*["'](?!utf-8)/i,
  /<!(?:ENTITY|ATTLIST|ELEMENT)|<!DOCTYPE[^>]*\[/i,
  /<(?:[\w-]+:)?(?:script|foreignObject|iframe|include|handler|set|animate\w*)\b/i,
  /\son\w+\s*=/i,
  /<\?xml-stylesheet/i,
  /@import|url\(\s*["']?\s*(?!["']?\s*#)/i,
  // Minutes of computing for one picture.
  /<(?:[\w-]+:)?fe(?:Turbulence|Morphology|ConvolveMatrix|DiffuseLighting|SpecularLighting|Image|DisplacementMap)\b/i,
];

/** What of another place a drawing may name: its own parts, and pixels that it carries. */
const inside = /^(?:#|data:image\/(?:png|jpeg|webp)[;,])/i;
