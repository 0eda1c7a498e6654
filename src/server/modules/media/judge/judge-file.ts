import { open, type FileHandle } from "node:fs/promises";
import { fileTypeFromFile } from "file-type";
import { fail } from "../../../core/errors.ts";
import { endsAsZip, readZip } from "./zip.ts";
import { isMp4Whole } from "./mp4-boxes.ts";
import { oneOf } from "../../../lib/one-of.ts";

export interface JudgedFile {
  mediaType: string;
  /** What a name of such a file ends with. */
  ending: string;
}

interface Judging {
  path: string;
  /** As the person calls it; it decides only between kinds of plain text. */
  fileName: string;
  /** Media types that are taken, with the names that people know them by. */
  accept: Record<string, string>;
  locale: string;
}

/**
 * Says by its bytes what a file is. FILE_KIND_REFUSED for what is not taken; FILE_DOUBLE for what is of two kinds at
 * once, as a document is with an archive behind it: each program would see another thing in it.
 */
export async function judgeFile({ path, fileName, accept, locale }: Judging): Promise<JudgedFile> {
  const found = await fileTypeFromFile(path).catch(() => undefined);
  const handle = await open(path, "r");
  try {
    const { size } = await handle.stat();
    const mediaType = found ? (otherNames[found.mime] ?? found.mime) : await textType(handle, { size, fileName });
    const ending = mediaType === undefined ? undefined : endings[mediaType];
    if (mediaType === undefined || ending === undefined || !Object.hasOwn(accept, mediaType)) {
      const kinds = oneOf(Object.values(accept), locale);
      return fail("FILE_KIND_REFUSED", { args: { kinds } });
    }
    if (isZip(mediaType)) await readZip(handle, size);
    else if (await endsAsZip(handle, size)) fail("FILE_DOUBLE");
    if (mediaType === "video/mp4" && !(await isMp4Whole(handle, size))) fail("VIDEO_UNREADABLE");
    if (mediaType === "application/pdf") await refuseTail(handle, size);
    return { mediaType, ending };
  } finally {
    await handle.close();
  }
}

/**
 * Looks at the first part of a file that has a sign in its first bytes, so that a wrong one is refused before all of
 * it is sent.
 * FILE_KIND_REFUSED; what is not sure yet is left for the end.
 */
export async function judgeStart({ path, accept, locale }: Omit<Judging, "fileName">): Promise<void> {
  const found = await fileTypeFromFile(path).catch(() => undefined);
  // An archive says at its end what it is; plain text never does.
  if (!found || found.mime === "application/zip" || Object.hasOwn(accept, otherNames[found.mime] ?? found.mime)) return;
  const kinds = oneOf(Object.values(accept), locale);
  fail("FILE_KIND_REFUSED", { args: { kinds } });
}

/** Archives, and the office files that are archives underneath. */
export function isZip(mediaType: string): boolean {
  return mediaType === "application/zip" || mediaType.startsWith("application/vnd.openxmlformats-");
}

const otherNames: Record<string, string> = { "video/matroska": "video/x-matroska", "video/x-m4v": "video/mp4" };

const endings: Record<string, string> = {
  "video/mp4": "mp4",
  "video/quicktime": "mov",
  "video/webm": "webm",
  "video/x-matroska": "mkv",
  "application/pdf": "pdf",
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "application/zip": "zip",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": "docx",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": "xlsx",
  "application/vnd.openxmlformats-officedocument.presentationml.presentation": "pptx",
  "text/plain": "txt",
  "text/csv": "csv",
};

/** Bytes: a text of more than this is no text for people. */
const MAX_TEXT = 20 * 1024 * 1024;

/**
 * Plain text has no sign of its own: it is what its name says, where it is UTF-8 and nothing that a browser would take
 * for a page.
 */
async function textType(
  handle: FileHandle,
  { size, fileName }: { size: number; fileName: string },
): Promise<string | undefined> {
  const ending = /\.(txt|csv|md)$/i.exec(fileName)?.[1]?.toLowerCase();
  if (ending === undefined || size > MAX_TEXT) return undefined;
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const piece = Buffer.alloc(PIECE);
  let isBlank = true;
  // In pieces, between which others have their turn.
  for (let at = 0; at < size; at += PIECE) {
    const { bytesRead } = await handle.read(piece, 0, PIECE, at);
    try {
      const text = decoder.decode(piece.subarray(0, bytesRead), { stream: at + PIECE < size });
      // oxlint-disable-next-line no-control-regex -- these are what text has not
      if (/[\0-\x08\x0e-\x1f]/.test(text) || (isBlank && /^\s*</.test(text))) return undefined;
      isBlank &&= text.trim() === "";
    } catch {
      return undefined;
    }
  }
  return ending === "csv" ? "text/csv" : "text/plain";
}

/** Bytes of a text that are looked at at a time. */
const PIECE = 256 * 1024;

/** Bytes at the end of a document in which its last mark has to stand; some programs add a line or two behind it. */
const TAIL = 1024;

/** A document begins with its sign and ends with its mark: what stands behind that is of another kind. */
async function refuseTail(handle: FileHandle, size: number): Promise<void> {
  const length = Math.min(TAIL, size);
  const { buffer } = await handle.read(Buffer.alloc(length), 0, length, size - length);
  const tail = buffer.toString("latin1");
  const mark = tail.lastIndexOf("%%EOF");
  if (mark < 0 || !/^[\s\0]*$/.test(tail.slice(mark + 5))) fail("FILE_DOUBLE");
}
