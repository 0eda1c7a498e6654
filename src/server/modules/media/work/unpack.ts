import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createInflateRaw } from "node:zlib";
import { fail } from "../../../core/errors.ts";
import { dataStart, readZip, type ZipEntry } from "../judge/zip.ts";

/**
 * Unpacks an archive to nowhere, so that what it says of itself is known to be true, and looks whether there are
 * archives inside, which nobody could look into. Gives the names of what it holds. ARCHIVE_UNREADABLE,
 * ARCHIVE_TOO_LARGE, ARCHIVE_NESTED.
 */
export async function unpackToNowhere(path: string, signal?: AbortSignal): Promise<string[]> {
  const handle = await open(path, "r");
  try {
    const { size } = await handle.stat();
    const entries = await readZip(handle, size);
    for (const entry of entries) {
      signal?.throwIfAborted();
      if (entry.packed === 0 && entry.size === 0) continue;
      const start = await dataStart(handle, entry);
      await lookInto(path, { entry, start, signal });
    }
    return entries.map(({ name }) => name);
  } finally {
    await handle.close();
  }
}

async function lookInto(
  path: string,
  { entry, start, signal }: { entry: ZipEntry; start: number; signal: AbortSignal | undefined },
): Promise<void> {
  if (entry.packed === 0) fail("ARCHIVE_UNREADABLE");
  let size = 0;
  let head = Buffer.alloc(0);
  const count = new Writable({
    write(chunk: Buffer, _encoding, done) {
      if (head.length < HEAD) head = Buffer.concat([head, chunk.subarray(0, HEAD)]);
      size += chunk.length;
      done(size > entry.size ? new Error("more than it says") : null);
    },
  });
  const packed = createReadStream(path, { start, end: start + entry.packed - 1 });
  try {
    if (entry.method === 8) await pipeline(packed, createInflateRaw(), count, { signal });
    else await pipeline(packed, count, { signal });
  } catch (error) {
    signal?.throwIfAborted();
    fail("ARCHIVE_UNREADABLE", { cause: error });
  }
  if (size !== entry.size) fail("ARCHIVE_UNREADABLE");
  if (isArchive(head) && !isOffice(entry.name, head)) fail("ARCHIVE_NESTED");
}

const HEAD = 8;
/** zip, rar, 7z, gzip, bzip2, xz, by their first bytes. */
const archives = [
  [0x50, 0x4b, 3, 4],
  [0x52, 0x61, 0x72, 0x21, 0x1a, 7],
  [0x37, 0x7a, 0xbc, 0xaf],
  [0x1f, 0x8b, 8],
  [0x42, 0x5a, 0x68],
  [0xfd, 0x37, 0x7a, 0x58, 0x5a],
];

function isArchive(head: Buffer): boolean {
  return archives.some((sign) => sign.every((byte, at) => head[at] === byte));
}

/** Office files are archives too; the programs that open them look after themselves. */
function isOffice(name: string, head: Buffer): boolean {
  return head[0] === 0x50 && /\.(docx|xlsx|pptx|odt|ods|odp|epub)$/i.test(name);
}
