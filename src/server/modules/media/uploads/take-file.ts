import { fileTypeFromFile } from "file-type";
import { fail } from "../../../core/errors.ts";
import type { IncomingFile } from "../../../core/incoming-file.ts";
import { isDrawing } from "./drawings.ts";
import { makePicture, type MadePicture } from "./images.ts";
import { plainPicture } from "./pixels-only.ts";
import type { PictureRules } from "./purposes.ts";
import { oneOf } from "../../../lib/one-of.ts";

export interface TakenFile extends MadePicture {
  /** Where what was made of it lies. */
  path: string;
  /** Of what was sent. */
  sha256: Buffer;
}

interface Taking {
  file: IncomingFile;
  /** A place for it; what is made of it comes beside. */
  path: string;
  rules: PictureRules;
  /** For the names of the kinds that are taken. */
  locale: string;
}

/**
 * Receives a file, looks what it really is, and makes it anew. FILE_TOO_LARGE, FILE_KIND_REFUSED, or what `makePicture`
 * refuses.
 */
export async function takeFile({ file, path, rules, locale }: Taking): Promise<TakenFile> {
  const { sha256 } = await file.saveTo(path, rules.maxSize);
  return { ...(await takePath({ path, rules, locale })), sha256 };
}

/** The same of a file that lies at `path` already. */
export async function takePath({ path, rules, locale }: Omit<Taking, "file">): Promise<Omit<TakenFile, "sha256">> {
  // By what is in it: its name and what the sender says of it are anybody's words.
  const kind = (await isDrawing(path)) ? SVG : (await fileTypeFromFile(path).catch(() => undefined))?.mime;
  if (kind === undefined || !Object.hasOwn(rules.accept, kind)) {
    const kinds = oneOf(Object.values(rules.accept), locale);
    fail("FILE_KIND_REFUSED", { args: { kinds } });
  }
  const made = `${path}.made`;
  const plain = kind === WEBP && rules.keepsPlain ? await plainPicture(path, rules.picture) : undefined;
  if (plain) return { ...plain, path };
  const picture = await makePicture({ from: path, to: made, picture: rules.picture, isDrawing: kind === SVG });
  return { ...picture, path: made };
}

const SVG = "image/svg+xml";
const WEBP = "image/webp";
