import { Unzip, UnzipInflate } from "fflate";

/** How much an archive may have. */
export interface UnzipLimits {
  entries: number;
  /** Of all that is unpacked. */
  bytes: number;
  /** Of one file; one that has more is named and not given. */
  fileBytes: number;
  /** Which files are unpacked at all, by their path with slashes. */
  isWanted(path: string): boolean;
}

export type UnzipFault = "unreadable" | "tooLarge" | "tooMany" | "double";

export type Unzipped = { files: Map<string, Uint8Array>; tooLarge: string[] } | { fault: UnzipFault };

/**
 * Unpacks the wanted files of an archive in memory; names are names and never paths on a disk. Stops as soon as there
 * is more than the limits allow, however small it was packed.
 */
export function unzipWithin(archive: Uint8Array, { entries, bytes, fileBytes, isWanted }: UnzipLimits): Unzipped {
  // "PK" and an entry, or an archive without any.
  if (archive[0] !== 0x50 || archive[1] !== 0x4b) return { fault: "unreadable" };
  const chunksOf = new Map<string, Uint8Array[]>();
  const tooLarge = new Set<string>();
  let [open, total, count] = [0, 0, 0];
  const unzip = new Unzip((file) => {
    const path = file.name.replaceAll("\\", "/");
    count += 1;
    if (count > entries) throw new RefusedArchive("tooMany");
    if (!isWanted(path)) return;
    if (chunksOf.has(path)) throw new RefusedArchive("double");
    const chunks: Uint8Array[] = [];
    chunksOf.set(path, chunks);
    let size = 0;
    open += 1;
    file.ondata = (error, chunk, isLast) => {
      if (error) throw error;
      size += chunk.length;
      total += chunk.length;
      if (total > bytes) throw new RefusedArchive("tooLarge");
      if (size > fileBytes) tooLarge.add(path);
      else chunks.push(chunk);
      if (isLast) open -= 1;
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    // A step can grow a thousandfold, and no more comes before it was counted.
    for (let at = 0; at < archive.length; at += STEP)
      unzip.push(archive.subarray(at, at + STEP), at + STEP >= archive.length);
  } catch (error) {
    return { fault: error instanceof RefusedArchive ? error.fault : "unreadable" };
  }
  if (open > 0) return { fault: "unreadable" };
  const files = new Map<string, Uint8Array>();
  for (const [path, chunks] of chunksOf) if (!tooLarge.has(path)) files.set(path, Buffer.concat(chunks));
  return { files, tooLarge: [...tooLarge] };
}

/** Bytes of packed data that are unpacked at a time. */
const STEP = 4096;

class RefusedArchive extends Error {
  readonly fault: UnzipFault;

  constructor(fault: UnzipFault) {
    super(`the archive is refused: ${fault}`);
    this.fault = fault;
  }
}
