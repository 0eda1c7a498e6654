import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { createSemaphore } from "../../core/semaphore.ts";
import { isFileKey, isPublicKey, type Storage } from "../../providers/storage/storage.ts";
import { flavourPicture } from "./site-image.ts";

/** What links to a page are shown with where they are shared. */
const WIDTH = 1200;
const HEIGHT = 630;
const MAX_MEGAPIXELS = 50;
const MAX_SECONDS = 20;

const workers = createSemaphore({ atOnce: 1, waiting: 30 });

export interface PictureSources {
  storage: Pick<Storage, "read">;
  /** What the build made; pictures of the demo are in its `demo`. */
  folder: string;
  /** The flavours in it have pictures of their own. */
  tenantsDir: string;
}

/**
 * A cover as a JPEG of 1200 by 630, which is what other sites and messengers show beside a link; SVG and WebP they
 * often do not. undefined for a cover that is not one of ours: nothing is ever fetched from elsewhere. TOO_BUSY where
 * too many wait.
 */
export async function sharePicture(cover: string, sources: PictureSources): Promise<Buffer | undefined> {
  const original = await readCover(cover, sources);
  if (!original) return undefined;
  return workers.run(async () =>
    (await opened(original))
      .resize({ width: WIDTH, height: HEIGHT, fit: "cover" })
      .flatten(ground)
      .jpeg(jpeg)
      .toBuffer(),
  );
}

/** A logo as a picture of the same kind and size: whole, in the middle of it. */
export async function logoPicture(logo: string, sources: PictureSources): Promise<Buffer | undefined> {
  const original = await readCover(logo, sources);
  if (!original) return undefined;
  const [top, left] = [150, 300];
  const inside = { width: WIDTH - 2 * left, height: HEIGHT - 2 * top, fit: "contain", ...ground } as const;
  const around = { top, bottom: top, left, right: left, ...ground };
  return workers.run(async () =>
    (await opened(original)).resize(inside).flatten(ground).extend(around).jpeg(jpeg).toBuffer(),
  );
}

/** An icon as a PNG of 180 by 180, which is what phones put among their apps. */
export async function touchIcon(icon: string, sources: PictureSources): Promise<Buffer | undefined> {
  const original = await readCover(icon, sources);
  if (!original) return undefined;
  const around = { top: 18, bottom: 18, left: 18, right: 18, ...ground };
  return workers.run(async () =>
    (await opened(original))
      .resize({ width: 144, height: 144, fit: "contain", ...ground })
      .flatten(ground)
      .extend(around)
      .png()
      .toBuffer(),
  );
}

const ground = { background: "#ffffff" };
const jpeg = { quality: 82, mozjpeg: true };

async function opened(original: Buffer) {
  const { default: sharp } = await import("sharp");
  // A drawing is made large enough at once, rather than small and then blurred.
  return sharp(original, { limitInputPixels: MAX_MEGAPIXELS * 1e6, density: 144 }).timeout({ seconds: MAX_SECONDS });
}

async function readCover(cover: string, { storage, folder, tenantsDir }: PictureSources): Promise<Buffer | undefined> {
  if (/^\/demo(\/[a-z0-9-]+)+\.svg$/.test(cover)) return readFile(join(folder, cover)).catch(() => undefined);
  if (flavourPicture.test(cover)) return readFile(join(tenantsDir, cover)).catch(() => undefined);
  const key = cover.startsWith("/files/") ? cover.slice("/files/".length) : "";
  if (!isFileKey(key) || !isPublicKey(key)) return undefined;
  const file = await storage.read(key);
  return file && buffer(file.stream);
}
