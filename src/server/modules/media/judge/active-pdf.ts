import { constants, inflateSync } from "node:zlib";
import { isScriptString } from "./pdf-address.ts";

/** What the bytes of a document say of it. */
export interface PdfSigns {
  /** It names scripts, programs or other files, or an address that is a script. */
  isActive: boolean;
  /** It names addresses: a reader may find more of them than the bytes show. */
  hasLinks: boolean;
  /**
   * Some of its objects are packed in a way that is not looked into here: encrypted, or by other means than what every
   * program uses.
   */
  isOpaque: boolean;
}

/**
 * What makes a document do something, or hold another file, by the names that such parts must have (ISO 32000-1, 12.6
 * and 7.11).
 */
const active = /\/(JavaScript|Launch|EmbeddedFiles?|FileAttachment|RichMedia|ImportData|SubmitForm)\b/;
/** An address that is written out: the name, some space or comments (7.2), and the beginning of a string. */
const address = /\/URI(?:[\s\0]|%[^\r\n]{0,100}[\r\n]){0,100}[(<]/g;
const links = /\/URI\b/;
/** The type of a packed list of objects (7.5.7), with any of its letters written as an escape (7.3.5). */
const list = /\/(?:O|#4[Ff])(?:b|#62)(?:j|#6[Aa])(?:S|#53)(?:t|#74)(?:m|#6[Dd])/g;
const WINDOW = 1024 * 1024;
const OVERLAP = 2000;
/** Bytes that a packed list of objects may unpack to; those of real documents have some thousands. */
const MAX_UNPACKED = 64 * 1024 * 1024;
/** Bytes that it may have as it lies there. */
const MAX_PACKED = 16 * 1024 * 1024;
const MAX_LISTS = 50_000;
/** Bytes from the type of a list to the word that its content begins with. */
const LONGEST_HEAD = 2000;

/**
 * Looks through the objects of a PDF for scripts, programs, other files and addresses that are scripts, also where
 * objects are packed and names are written with escapes. Looked for in the bytes, because a reader shows only what it
 * would do itself.
 */
export function lookIntoPdf(bytes: Buffer): PdfSigns {
  const signs: PdfSigns = { isActive: false, hasLinks: false, isOpaque: false };
  let lists = 0;
  for (let at = 0; at < bytes.length && !signs.isActive; at += WINDOW) {
    const text = bytes.toString("latin1", at, at + WINDOW + OVERLAP);
    note(signs, text);
    for (const { index } of text.matchAll(list)) {
      // The next window has it too.
      if (index >= WINDOW) break;
      lists += 1;
      // More than any real one has: who hides something so is not taken either.
      if (lists > MAX_LISTS) return { ...signs, isActive: true };
      const unpacked = unpack(bytes, at + index);
      if (unpacked === undefined) signs.isOpaque = true;
      else note(signs, unpacked.toString("latin1"));
      if (signs.isActive) break;
    }
  }
  return signs;
}

function note(signs: PdfSigns, text: string): void {
  for (const written of text.includes("#") ? [text, unescapedNames(text)] : [text]) {
    signs.hasLinks ||= links.test(written);
    signs.isActive ||= active.test(written) || namesScript(written);
  }
}

function namesScript(text: string): boolean {
  for (const { index, 0: found } of text.matchAll(address))
    if (isScriptString(text, index + found.length - 1)) return true;
  return false;
}

/** Names as they are meant: any sign of one may be written as `#` and two digits. */
function unescapedNames(text: string): string {
  return text.replaceAll(/#([0-9A-Fa-f]{2})/g, (_escape, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** The objects of a packed list; undefined where they are packed in another way, or encrypted. */
function unpack(bytes: Buffer, type: number): Buffer | undefined {
  const length = bytes.subarray(type, type + LONGEST_HEAD).indexOf("stream");
  if (length < 0) return undefined;
  const word = type + length;
  const begin = Math.max(0, type - LONGEST_HEAD);
  const before = bytes.toString("latin1", begin, type);
  const head = before.slice(Math.max(0, before.lastIndexOf("obj"))) + bytes.toString("latin1", type, word);
  // As it lies there it was looked through already.
  if (!/\/F(ilter)?\b/.test(unescapedNames(head))) return Buffer.alloc(0);
  // Unpacked it would still be something else than text.
  if (/\/(DecodeParms|DP|ASCII|LZW|RunLength|Crypt)/.test(unescapedNames(head))) return undefined;
  const start = word + 6 + (bytes[word + 6] === 0x0d ? 2 : 1);
  const end = bytes.subarray(start, start + MAX_PACKED).indexOf("endstream");
  try {
    return inflateSync(bytes.subarray(start, start + (end < 0 ? MAX_PACKED : end)), {
      maxOutputLength: MAX_UNPACKED,
      finishFlush: constants.Z_SYNC_FLUSH,
    });
  } catch {
    return undefined;
  }
}
