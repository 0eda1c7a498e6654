import { open } from "node:fs/promises";

/** Bytes that are read at once. */
const PIECE = 256 * 1024;

/** What files are read into, one after another: a backup has thousands of small ones. */
export function pieceBuffer(): Buffer {
  return Buffer.allocUnsafeSlow(PIECE);
}

/** Reads a file from its beginning to its end. A piece is only good until `take` is done with it. */
export async function readInPieces(
  path: string,
  { into, take }: { into: Buffer; take: (piece: Buffer) => Promise<void> | void },
): Promise<void> {
  const file = await open(path);
  try {
    for (;;) {
      const { bytesRead } = await file.read(into, 0, into.length);
      if (bytesRead === 0) return;
      await take(into.subarray(0, bytesRead));
    }
  } finally {
    await file.close();
  }
}
