import { constants, crc32, deflateRawSync } from "node:zlib";
import { LRUCache } from "lru-cache";

/** A piece of a page: a text of this page alone, or one that others have too, as the same object. */
export type Piece = string | { readonly html: string };

/** The page as one text. */
export function textOf(pieces: readonly Piece[]): string {
  return pieces.map((piece) => (typeof piece === "string" ? piece : piece.html)).join("");
}

/** The same object for the same text, as long as it is asked for. */
export function shared(html: string): Piece {
  let piece = texts.get(html);
  if (!piece) texts.set(html, (piece = { html }));
  return piece;
}

const texts = new LRUCache<string, { html: string }>({
  maxSize: 4_000_000,
  sizeCalculation: ({ html }) => html.length + 1,
});

/**
 * The page compressed with gzip. What pages share was compressed before: pieces that were compressed apart, and end at a
 * byte, stand one after the other as if they had been one. Nothing in one refers to another.
 */
export function packPage(pieces: readonly Piece[]): Buffer {
  const packed: Buffer[] = [HEADER];
  let sum = 0;
  let length = 0;
  const add = ({ plain, deflated }: Packed): void => {
    packed.push(deflated);
    sum = crc32(plain, sum);
    length += plain.length;
  };
  let loose = "";
  const addLoose = (): void => {
    if (loose === "") return;
    const plain = Buffer.from(loose);
    add({ plain, deflated: plain.length < LEAST ? stored(plain) : deflate(plain, 1) });
    loose = "";
  };
  for (const piece of pieces) {
    if (typeof piece === "string") loose += piece;
    else if (piece.html.length < LEAST) loose += piece.html;
    else {
      addLoose();
      add(packedOnce(piece));
    }
  }
  addLoose();
  const tail = Buffer.alloc(8);
  tail.writeUInt32LE(sum, 0);
  tail.writeUInt32LE(length % 2 ** 32, 4);
  return Buffer.concat([...packed, END, tail]);
}

interface Packed {
  plain: Buffer;
  deflated: Buffer;
}

/** Bytes: what is shorter is not worth a compressor of its own. */
const LEAST = 400;
/** RFC 1952: deflate, without a name or a time. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);
/** An empty block that is the last. */
const END = Buffer.from([3, 0]);

const known = new WeakMap<object, Packed>();

function packedOnce(piece: { readonly html: string }): Packed {
  let packed = known.get(piece);
  if (!packed) {
    const plain = Buffer.from(piece.html);
    known.set(piece, (packed = { plain, deflated: deflate(plain, 6) }));
  }
  return packed;
}

/** Ends at a byte, with a block that is not the last. */
function deflate(plain: Buffer, level: number): Buffer {
  return deflateRawSync(plain, { level, finishFlush: constants.Z_SYNC_FLUSH });
}

/** RFC 1951: a block as it is. */
function stored(plain: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(plain.length, 1);
  head.writeUInt16LE(~plain.length & 0xffff, 3);
  return Buffer.concat([head, plain]);
}
