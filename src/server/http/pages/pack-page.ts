import { constants, crc32, deflateRawSync, type ZlibOptions } from "node:zlib";
import { LRUCache } from "lru-cache";
import { combined, shiftOver } from "./combine-checksums.ts";
import type { Piece } from "./pieces.ts";

/**
 * A page compressed with gzip. What pages share was compressed before: pieces that were compressed apart, and end at a
 * byte, stand one after the other as if they had been one (RFC 1951). Nothing in one refers to another.
 */
export function packPage(pieces: readonly Piece[]): Buffer {
  const parts: Uint8Array[] = [HEADER];
  let sum = 0;
  let length = 0;
  let loose = "";
  const addLoose = (): void => {
    if (loose === "") return;
    const plain = Buffer.from(loose);
    parts.push(plain.length < MIN_DEFLATED ? stored(plain) : deflated(plain, { level: 1, ...room(plain) }));
    sum = crc32(plain, sum);
    length += plain.length;
    loose = "";
  };
  for (const piece of pieces) {
    const packed = typeof piece === "string" || piece.html.length < MIN_SHARED ? undefined : packedOnce(piece);
    if (packed) {
      addLoose();
      parts.push(packed.bytes);
      sum = combined(sum, packed.sum, packed.shift);
      length += packed.length;
    } else loose += typeof piece === "string" ? piece : piece.html;
  }
  addLoose();
  const tail = Buffer.alloc(8);
  tail.writeUInt32LE(sum, 0);
  tail.writeUInt32LE(length, 4);
  return Buffer.concat([...parts, END, tail]);
}

/** The same piece for the same text, as long as it is asked for. */
export function sharedPiece(html: string): Piece {
  let piece = texts.get(html);
  if (!piece) texts.set(html, (piece = { html }), { size: html.length + 1 });
  return piece;
}

const texts = new LRUCache<string, { readonly html: string }>({ maxSize: 4_000_000 });

interface Packed {
  bytes: Uint8Array;
  /** Of the text: its checksum, what that of the text before it is multiplied by, and its bytes. */
  sum: number;
  shift: number;
  length: number;
}

/** Characters: shorter shared pieces are compressed with what stands around them. */
const MIN_SHARED = 1000;
/** Bytes: a compressor of its own would make less no shorter. */
const MIN_DEFLATED = 200;
/** Bytes of its window that zlib does not look back over. */
const MIN_LOOKAHEAD = 262;
/** RFC 1952: deflate, without a name or a time. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);
/** An empty block that is the last. */
const END = Buffer.from([3, 0]);

const known = new WeakMap<object, Packed | "seen">();

/** undefined for one that is here for the first time: who knows whether it comes again. */
function packedOnce(piece: { readonly html: string }): Packed | undefined {
  const packed = known.get(piece);
  if (typeof packed === "object") return packed;
  if (packed === undefined) {
    known.set(piece, "seen");
    return undefined;
  }
  const plain = Buffer.from(piece.html);
  // What the compressor gives is a part of its room of 16 kB: the copy has only what is in it.
  const bytes = Uint8Array.from(deflated(plain, { level: 7 }));
  const made = { bytes, sum: crc32(plain), shift: shiftOver(plain.length), length: plain.length };
  known.set(piece, made);
  return made;
}

/** Ends at a byte, with a block that is not the last. */
function deflated(plain: Buffer, options: ZlibOptions): Buffer {
  return deflateRawSync(plain, { ...options, finishFlush: constants.Z_SYNC_FLUSH });
}

/**
 * No more room than the text needs: a compressor takes four pieces of 64 kB otherwise, which the system fills with
 * zeros and takes back each time. A window that holds the whole text finds all that a larger one would.
 */
function room({ length }: Buffer): ZlibOptions {
  return { windowBits: Math.min(15, Math.max(9, Math.ceil(Math.log2(length + MIN_LOOKAHEAD)))), memLevel: 6 };
}

/** A block as it is. */
function stored(plain: Buffer): Buffer {
  const block = Buffer.allocUnsafe(plain.length + 5);
  block.writeUInt8(0, 0);
  block.writeUInt16LE(plain.length, 1);
  block.writeUInt16LE(~plain.length & 0xffff, 3);
  plain.copy(block, 5);
  return block;
}
