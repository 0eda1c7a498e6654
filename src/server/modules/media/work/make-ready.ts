import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { fail } from "../../../core/errors.ts";
import { isZip } from "../judge/judge-file.ts";
import { readMp4Head } from "../judge/mp4.ts";
import { hasFfmpeg, probe, type Probe } from "./ffmpeg.ts";
import { makeLadder } from "./ladder.ts";
import { pictureAsPdf } from "./image-pdf.ts";
import { readPdf } from "./read-pdf.ts";
import { unpackToNowhere } from "./unpack.ts";

/** A file that an asset is made into. Without a path it is the file that was uploaded. */
export interface MadeFile {
  kind: "mp4" | "hls" | "pdf" | "preview" | "file" | "part";
  /** The last part of its address. */
  name: string;
  mediaType: string;
  path?: string;
  fileName?: string;
  seconds?: number;
  pages?: number;
}

export interface Made {
  seconds?: number;
  pages?: number;
  files: MadeFile[];
}

export interface Source {
  /** The file that was uploaded, on this machine. */
  path: string;
  kind: string;
  mediaType: string;
  fileName: string;
}

export interface Making {
  /** An empty folder for what is made. */
  folder: string;
  /** Whether ffmpeg may be used where there is one. */
  ffmpeg: boolean;
  progress: (share: number) => void;
  signal: AbortSignal;
}

/** Pages of a document that may be seen before it is bought. */
const PREVIEW_PAGES = 2;

/**
 * Looks into what was uploaded and makes of it what lessons show. Throws a Fault that says what is wrong with the file.
 */
export function makeReady(source: Source, making: Making): Promise<Made> {
  if (source.kind === "video") return makeVideo(source, making);
  return source.kind === "document" ? makeDocument(source, making) : makeDownload(source, making);
}

/**
 * A video in two qualities where there is ffmpeg; an MP4 that every browser plays is kept as it is otherwise.
 * VIDEO_UNREADABLE, VIDEO_NEEDS_MP4.
 */
async function makeVideo({ path, mediaType }: Source, making: Making): Promise<Made> {
  const head = mediaType === "video/mp4" ? await readMp4Head(path) : undefined;
  const asItIs = head?.picture?.startsWith("avc") && (head.sound ?? "mp4a") === "mp4a" ? head : undefined;
  if (making.ffmpeg && (await hasFfmpeg())) {
    const video = await probe(path, making.signal);
    const ladder = video && (await tryLadder(path, { video, making }));
    if (ladder) return ladder;
  } else if (mediaType !== "video/mp4" || (head && !asItIs)) fail("VIDEO_NEEDS_MP4");
  if (!asItIs) return fail("VIDEO_UNREADABLE");
  const { seconds } = asItIs;
  return { seconds, files: [{ kind: "mp4", name: "film.mp4", mediaType: "video/mp4", seconds }] };
}

/** undefined where ffmpeg cannot make anything of it; what it left is not used. */
async function tryLadder(path: string, { video, making }: { video: Probe; making: Making }): Promise<Made | undefined> {
  const folder = join(making.folder, "ladder");
  await mkdir(folder);
  const seconds = Math.max(1, Math.round(video.seconds));
  const { progress, signal } = making;
  const names = await makeLadder({ from: path, folder, video, progress, signal }).catch((error: unknown) => {
    signal.throwIfAborted();
    if (isFull(error)) throw error;
    return undefined;
  });
  if (!names) return undefined;
  const files = names.map((name): MadeFile => {
    const mediaType = name.endsWith(".mp4") ? "video/mp4" : "application/vnd.apple.mpegurl";
    return {
      kind: name === "index.m3u8" ? "hls" : "part",
      name,
      mediaType,
      path: join(folder, name),
      ...(name === "index.m3u8" ? { seconds } : {}),
    };
  });
  return { seconds, files };
}

/** A full disk says nothing about the video. */
function isFull(error: unknown): boolean {
  return String(error).includes("No space left on device");
}

/** A document with the pages that may be seen before it is bought; a picture becomes a document of one page. */
async function makeDocument({ path, mediaType }: Source, { folder, signal }: Making): Promise<Made> {
  const isPdf = mediaType === "application/pdf";
  const document = isPdf ? path : join(folder, "picture.pdf");
  if (!isPdf) await pictureAsPdf({ from: path, to: document });
  const { pages, preview, previewPages } = await readPdf({ path: document, previewPages: PREVIEW_PAGES }, signal);
  const files: MadeFile[] = [
    { kind: "pdf", name: "document.pdf", mediaType: "application/pdf", pages, ...(isPdf ? {} : { path: document }) },
  ];
  if (preview) {
    const cut = join(folder, "preview.pdf");
    await writeFile(cut, preview);
    files.push({ kind: "preview", name: "preview.pdf", mediaType: "application/pdf", path: cut, pages: previewPages });
  }
  return { pages, files };
}

/** A file to download, kept as it came once it is known what is in it. */
async function makeDownload({ path, mediaType, fileName }: Source, { signal }: Making): Promise<Made> {
  const ending = fileName.split(".").at(-1)?.toLowerCase() ?? "bin";
  const file: MadeFile = {
    kind: "file",
    name: `file.${/^[a-z0-9]{2,4}$/.test(ending) ? ending : "bin"}`,
    mediaType,
    fileName,
  };
  if (isZip(mediaType)) {
    const names = await unpackToNowhere(path, signal);
    if (mediaType !== "application/zip") refuseMacros(names);
  }
  if (mediaType !== "application/pdf") return { files: [file] };
  const { pages } = await readPdf({ path, previewPages: 0 }, signal);
  return { pages, files: [{ ...file, pages }] };
}

function refuseMacros(names: string[]): void {
  if (!names.includes("[Content_Types].xml")) fail("ARCHIVE_UNREADABLE");
  if (names.some((name) => /(^|\/)vbaProject[^/]*\.bin$/i.test(name))) fail("OFFICE_MACROS");
}

/** Bytes and SHA-256 of a file. */
export async function measure(path: string): Promise<{ bytes: number; sha256: Buffer }> {
  const sha256 = createHash("sha256");
  await pipeline(createReadStream(path), sha256);
  return { bytes: (await stat(path)).size, sha256: sha256.digest() };
}
