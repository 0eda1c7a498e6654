import { fail } from "../../../core/errors.ts";
import type { Picture } from "./layout.ts";

const MAX_MEGAPIXELS = 50;
const MAX_SECONDS = 20;

/** Pixels of the longer side: of a ground that fills the paper, of what has holes, such as a signature, and of a photo. */
const LONGER_SIDE = { design: 2000, seeThrough: 1000, photo: 640 };

/** What a picture may be by its first bytes. An SVG is none: it is drawn by a program. */
const formats: ReadonlySet<string | undefined> = new Set(["jpeg", "png", "webp"]);

/**
 * Makes a picture anew from its pixels, upright, with nothing of what else was in its file: PNG where something shines
 * through, JPEG otherwise. PICTURE_UNREADABLE, PICTURE_TOO_MANY_PIXELS.
 */
export async function makeCertificatePicture({
  bytes,
  use,
}: {
  bytes: Uint8Array;
  use: "design" | "photo";
}): Promise<Picture> {
  const { default: sharp } = await import("sharp");
  const source = () => sharp(bytes, { failOn: "error", autoOrient: true, limitInputPixels: MAX_MEGAPIXELS * 1e6 });
  try {
    const { width, height, format, hasAlpha } = await source().metadata();
    if (!formats.has(format)) fail("PICTURE_UNREADABLE");
    if (width * height > MAX_MEGAPIXELS * 1e6) fail("PICTURE_TOO_MANY_PIXELS", { args: { limit: MAX_MEGAPIXELS } });
    const isOpaque = use === "photo" || !hasAlpha || (await source().stats()).isOpaque;
    const side = use === "photo" ? LONGER_SIDE.photo : isOpaque ? LONGER_SIDE.design : LONGER_SIDE.seeThrough;
    const sized = source()
      .timeout({ seconds: MAX_SECONDS })
      .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true });
    const made = await (isOpaque ? sized.flatten({ background: "#ffffff" }).jpeg({ quality: 85 }) : sized.png())
      .toColourspace("srgb")
      .toBuffer({ resolveWithObject: true });
    return {
      mediaType: isOpaque ? "image/jpeg" : "image/png",
      width: made.info.width,
      height: made.info.height,
      content: made.data,
    };
  } catch (error) {
    if (error instanceof Error && "constant" in error) throw error;
    return fail(String(error).includes("pixel limit") ? "PICTURE_TOO_MANY_PIXELS" : "PICTURE_UNREADABLE", {
      args: { limit: MAX_MEGAPIXELS },
      cause: error,
    });
  }
}
