import { constants, inflateSync } from "node:zlib";

/** What makes a document do something, or hold another file, by the names that such parts must have (ISO 32000-1, 12.6 and 7.11). */
const active = /\/(JavaScript|Launch|EmbeddedFiles?|FileAttachment|RichMedia|ImportData|SubmitForm)\b/;
const WINDOW = 1024 * 1024;
const OVERLAP = 200;
/** Bytes that a packed list of objects may unpack to; those of real documents have some thousands. */
const MOST_UNPACKED = 64 * 1024 * 1024;
const MOST_LISTS = 50_000;

/**
 * Whether the objects of a PDF name scripts, programs or other files, also where objects are packed and names are written with
 * escapes. Looked for in the bytes, because a reader shows only what it would do itself.
 */
export function isActivePdf(bytes: Buffer): boolean {
  for (let at = 0; at < bytes.length; at += WINDOW) {
    if (names(bytes.subarray(at, at + WINDOW + OVERLAP))) return true;
  }
  let lists = 0;
  for (let at = bytes.indexOf("/ObjStm"); at >= 0; at = bytes.indexOf("/ObjStm", at + 7)) {
    lists += 1;
    // More than any real one has: who hides something so is not taken either.
    if (lists > MOST_LISTS) return true;
    const unpacked = unpack(bytes, at);
    if (unpacked && names(unpacked)) return true;
  }
  return false;
}

function names(bytes: Buffer): boolean {
  const text = bytes.toString("latin1");
  if (active.test(text)) return true;
  return text.includes("#") && active.test(text.replaceAll(/#([0-9A-Fa-f]{2})/g, (_escape, code: string) => String.fromCharCode(Number.parseInt(code, 16))));
}

/** The objects of a packed list; undefined where they are packed in another way, or encrypted. */
function unpack(bytes: Buffer, from: number): Buffer | undefined {
  const word = bytes.indexOf("stream", from);
  if (word < 0 || word - from > 2000) return undefined;
  const start = word + 6 + (bytes[word + 6] === 0x0d ? 2 : 1);
  const end = bytes.indexOf("endstream", start);
  try {
    return inflateSync(bytes.subarray(start, end < 0 ? undefined : end), { maxOutputLength: MOST_UNPACKED, finishFlush: constants.Z_SYNC_FLUSH });
  } catch {
    return undefined;
  }
}
