import { readDrawing } from "./drawings.ts";
import { CodedError, fail } from "../../../core/errors.ts";
import { createSemaphore } from "../../../core/semaphore.ts";
import type { PictureRules } from "./purposes.ts";

/** Pixels that a picture may have: what a phone's camera makes, and far from what fills the memory. */
const MAX_MEGAPIXELS = 50;
const MAX_SECONDS = 20;

/** Decoding takes a processor and memory of some hundred megabytes at worst. */
const workers = createSemaphore({ atOnce: 2, waiting: 50 });

export interface MadePicture {
  mediaType: "image/webp";
  /** Bytes. */
  size: number;
  width: number;
  height: number;
}

/**
 * Makes a picture anew from the file at `from`: upright, of the purpose's size, as WebP, with nothing of what else was
 * in the file. An SVG drawing becomes pixels too. DRAWING_REFUSED, PICTURE_UNREADABLE, PICTURE_TOO_MANY_PIXELS, or TOO_BUSY where too many wait.
 */
export async function makePicture({
  from,
  to,
  picture,
  isDrawing = false,
}: {
  from: string;
  to: string;
  picture: PictureRules["picture"];
  isDrawing?: boolean;
}): Promise<MadePicture> {
  return workers.run(async () => {
    const { default: sharp } = await import("sharp");
    // Read from the head of the file, before anything is decoded; sharp's own limit stands behind it.
    const drawing = isDrawing ? await readDrawing(from).catch(unreadable) : undefined;
    const source = () =>
      sharp(drawing?.bytes ?? from, {
        limitInputPixels: MAX_MEGAPIXELS * 1e6,
        failOn: "error",
        autoOrient: true,
        ...(drawing && { density: drawing.density }),
      }).timeout({ seconds: MAX_SECONDS });
    const { width, height } = await source().metadata().catch(unreadable);
    if (width * height > MAX_MEGAPIXELS * 1e6) fail("PICTURE_TOO_MANY_PIXELS", { args: { limit: MAX_MEGAPIXELS } });
    const made = await source()
      .resize({ ...picture, withoutEnlargement: picture.fit === "inside" })
      .webp(drawing ? { lossless: true } : { quality: 84 })
      .toFile(to)
      .catch(unreadable);
    return { mediaType: "image/webp", size: made.size, width: made.width, height: made.height };
  });
}

/** Decodes a picture to its end, within the same limits, and gives its size in pixels. Rejects as `makePicture` does. */
export async function decodePicture(from: string): Promise<{ width: number; height: number; pages: number }> {
  return workers.run(async () => {
    const { default: sharp } = await import("sharp");
    const source = () =>
      sharp(from, { limitInputPixels: MAX_MEGAPIXELS * 1e6, failOn: "error" }).timeout({ seconds: MAX_SECONDS });
    const { width, height, pages = 1 } = await source().metadata().catch(unreadable);
    if (width * height > MAX_MEGAPIXELS * 1e6) fail("PICTURE_TOO_MANY_PIXELS", { args: { limit: MAX_MEGAPIXELS } });
    await source().stats().catch(unreadable);
    return { width, height, pages };
  });
}

/** Cuts a part out of a picture that is kept, in shares from 0 to 1, as WebP. Rejects as `makePicture` does. */
export async function cutPicture({
  from,
  to,
  part,
}: {
  from: string;
  to: string;
  part: { left: number; top: number; width: number; height: number };
}): Promise<MadePicture> {
  return workers.run(async () => {
    const { default: sharp } = await import("sharp");
    const { width, height } = await sharp(from).metadata().catch(unreadable);
    const [left, top] = [Math.floor(part.left * width), Math.floor(part.top * height)];
    const made = await sharp(from, { limitInputPixels: MAX_MEGAPIXELS * 1e6, failOn: "error" })
      .timeout({ seconds: MAX_SECONDS })
      .extract({
        left: Math.min(left, width - 1),
        top: Math.min(top, height - 1),
        width: Math.max(1, Math.min(Math.round(part.width * width), width - left)),
        height: Math.max(1, Math.min(Math.round(part.height * height), height - top)),
      })
      .webp({ quality: 90 })
      .toFile(to)
      .catch(unreadable);
    return { mediaType: "image/webp", size: made.size, width: made.width, height: made.height };
  });
}

function unreadable(error: unknown): never {
  if (error instanceof CodedError) throw error;
  return fail(String(error).includes("pixel limit") ? "PICTURE_TOO_MANY_PIXELS" : "PICTURE_UNREADABLE", {
    args: { limit: MAX_MEGAPIXELS },
    cause: error,
  });
}
