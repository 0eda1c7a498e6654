import { readFile } from "node:fs/promises";
import { decodePicture, type MadePicture } from "./images.ts";
import type { PictureRules } from "./purposes.ts";

/**
 * A WebP that may stay as it came: one still picture that decodes to its end, not larger than what is kept, in a file
 * that has nothing but it: no place, no camera, no words, no byte behind its end. Making it anew once more would only
 * make it worse. undefined for any other, which is made anew. Rejects as `makePicture` does.
 */
export async function plainPicture(
  path: string,
  { width, height }: PictureRules["picture"],
): Promise<MadePicture | undefined> {
  const bytes = await readFile(path);
  if (!hasOnlyPixels(bytes)) return undefined;
  const found = await decodePicture(path);
  if (found.pages > 1 || found.width > width || found.height > height) return undefined;
  return { mediaType: "image/webp", size: bytes.length, width: found.width, height: found.height };
}

/** Whether the chunks of a WebP are those of one still picture, each once, up to the last byte. */
export function hasOnlyPixels(bytes: Uint8Array): boolean {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.length < HEAD + 8 || view.toString("latin1", 0, 4) !== "RIFF") return false;
  if (view.toString("latin1", 8, HEAD) !== "WEBP" || view.readUInt32LE(4) + 8 !== view.length) return false;
  const seen = new Set<string>();
  for (let at = HEAD; at < view.length;) {
    if (at + 8 > view.length) return false;
    const name = view.toString("latin1", at, at + 4);
    const size = view.readUInt32LE(at + 4);
    if (!pixels.has(name) || seen.has(name)) return false;
    seen.add(name);
    at += 8 + size + (size % 2);
    if (at > view.length) return false;
  }
  return seen.has("VP8 ") !== seen.has("VP8L");
}

const HEAD = 12;
const pixels: ReadonlySet<string> = new Set(["VP8X", "VP8 ", "VP8L", "ALPH"]);
