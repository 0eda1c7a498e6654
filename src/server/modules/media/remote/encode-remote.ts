import { open, rename } from "node:fs/promises";
import { fileTypeFromFile } from "file-type";
import { makePicture } from "../uploads/images.ts";

/** Pixels of what is kept: what the widest place of a page shows. */
const size = { width: 1920, height: 1920, fit: "inside" } as const;
const decoded: ReadonlySet<string> = new Set(["image/jpeg", "image/png", "image/webp", "image/gif", "image/avif"]);
/** Bytes of a drawing or an icon, which are kept as they are. */
const MAX_AS_IT_IS = 512 * 1024;

/**
 * Makes of the file at `from` what is shown, at `to`, and gives the ending of its name; undefined where it is no
 * image. By what is in it: what its server says of it does not count. Images are made anew. A drawing is kept as it
 * is, and runs nothing where it is shown: as an image, or alone behind a policy that allows nothing.
 */
export async function encodeRemote(from: string, to: string): Promise<"webp" | "svg" | "ico" | undefined> {
  const mime = (await fileTypeFromFile(from))?.mime;
  if (mime !== undefined && decoded.has(mime)) {
    await makePicture({ from, to, picture: size });
    return "webp";
  }
  const kind = mime === "image/x-icon" ? "ico" : mime === undefined || /xml/.test(mime) ? "svg" : undefined;
  if (kind === undefined) return undefined;
  const file = await open(from);
  try {
    if ((await file.stat()).size > MAX_AS_IT_IS) return undefined;
    if (kind === "svg" && !isDrawing(await file.readFile("utf8"))) return undefined;
  } finally {
    await file.close();
  }
  await rename(from, to);
  return kind;
}

/** The first element is that of a drawing; what may stand before it is a declaration, comments and a type. */
function isDrawing(text: string): boolean {
  return /^\uFEFF?\s*(<\?xml[^>]*\?>\s*)?(<!--[\s\S]*?-->\s*)*(<!DOCTYPE\s+svg[^>[]*>\s*)?(<!--[\s\S]*?-->\s*)*<svg[\s>]/i.test(
    text.slice(0, 10_000),
  );
}
