import { Unzip, UnzipInflate, zipSync, type Zippable } from "fflate";
import { limits } from "../../../../../site/check/limits.ts";
import type { FolderFile } from "../folder-files.ts";

/** Bytes that an archive may have; one of the product's own default site has a fiftieth. */
export const MAX_ARCHIVE_BYTES = 5 * 1024 * 1024;

/** Why an archive is not opened, in a word of the texts `site.archive.…`. */
export type ArchiveFault = "unreadable" | "tooLarge" | "tooMany" | "double";

/** What was in an archive; `tooLarge` are the paths of files that were not read to their end. */
export type ArchiveReading = { files: FolderFile[]; tooLarge: string[] } | { fault: ArchiveFault };

/** Packs files. The same files give the same bytes: entries have no time of their own. */
export function zipFiles(files: readonly FolderFile[]): Uint8Array {
  const entries: Zippable = {};
  for (const { path, text } of files) entries[path] = encoder.encode(text);
  // The first moment that an archive can name, in whatever zone: fflate writes local time.
  return zipSync(entries, { level: 9, mtime: new Date(1980, 0, 1) });
}

/**
 * Unpacks the JSON files of an archive in memory; names are names and never paths on a disk. A folder around all of
 * them is taken off, and what systems put beside them is left out, as everything that is no JSON. Stops as soon as
 * there is more than a site can have, however small it was packed.
 */
export function unzipFiles(archive: Uint8Array): ArchiveReading {
  if (archive.length > MAX_ARCHIVE_BYTES) return { fault: "tooLarge" };
  // "PK" and an entry, or an archive without any.
  if (archive[0] !== 0x50 || archive[1] !== 0x4b) return { fault: "unreadable" };
  const entries = new Map<string, Uint8Array[]>();
  const tooLarge = new Set<string>();
  let [open, bytes, count] = [0, 0, 0];
  const unzip = new Unzip((file) => {
    const path = file.name.replaceAll("\\", "/");
    count += 1;
    if (count > limits.archiveEntries) throw new RefusedArchive("tooMany");
    if (!isWanted(path)) return;
    if (entries.has(path)) throw new RefusedArchive("double");
    const chunks: Uint8Array[] = [];
    entries.set(path, chunks);
    let size = 0;
    open += 1;
    file.ondata = (error, chunk, isLast) => {
      if (error) throw error;
      size += chunk.length;
      bytes += chunk.length;
      if (bytes > limits.archiveBytes) throw new RefusedArchive("tooLarge");
      if (size > limits.documentBytes) tooLarge.add(path);
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
    if (open > 0) return { fault: "unreadable" };
    return textsOf(entries, tooLarge);
  } catch (error) {
    return { fault: error instanceof RefusedArchive ? error.fault : "unreadable" };
  }
}

const encoder = new TextEncoder();
/** Bytes of packed data that are unpacked at a time. */
const STEP = 4096;

class RefusedArchive extends Error {
  readonly fault: ArchiveFault;

  constructor(fault: ArchiveFault) {
    super(`the archive is refused: ${fault}`);
    this.fault = fault;
  }
}

function isWanted(path: string): boolean {
  return (
    path.endsWith(".json") &&
    !path.split("/").some((step) => step === "__MACOSX" || (step.startsWith(".") && step !== ".."))
  );
}

function textsOf(entries: ReadonlyMap<string, Uint8Array[]>, tooLarge: ReadonlySet<string>): ArchiveReading {
  const around = folderAround([...entries.keys()]);
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const files: FolderFile[] = [];
  // Text that is no UTF-8 is not read as something else: it throws.
  for (const [path, chunks] of entries)
    if (!tooLarge.has(path))
      files.push({ path: path.slice(around.length), text: decoder.decode(Buffer.concat(chunks)) });
  return {
    files: files.sort((a, b) => (a.path < b.path ? -1 : 1)),
    tooLarge: [...tooLarge].map((path) => path.slice(around.length)),
  };
}

/** The folder that all files lie in, with its slash, when the site's settings are in it; else nothing. */
function folderAround(paths: readonly string[]): string {
  const folder = /^[^/]+\//.exec(paths[0] ?? "")?.[0];
  return folder !== undefined && paths.includes(`${folder}site.json`) && paths.every((path) => path.startsWith(folder))
    ? folder
    : "";
}
