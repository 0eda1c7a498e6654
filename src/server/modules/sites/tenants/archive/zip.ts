import { zipSync, type Zippable } from "fflate";
import { limits } from "../../../../../site/check/limits.ts";
import { unzipWithin, type UnzipFault } from "../../../../lib/unzip.ts";
import type { FolderFile } from "../folder-files.ts";

/** Bytes that an archive may have; one of the product's own default site has a fiftieth. */
export const MAX_ARCHIVE_BYTES = 5 * 1024 * 1024;

/** Why an archive is not opened, in a word of the texts `site.archive.…`. */
export type ArchiveFault = UnzipFault;

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
  const unzipped = unzipWithin(archive, {
    entries: limits.archiveEntries,
    bytes: limits.archiveBytes,
    fileBytes: limits.documentBytes,
    isWanted,
  });
  if ("fault" in unzipped) return unzipped;
  try {
    return textsOf(unzipped);
  } catch {
    return { fault: "unreadable" };
  }
}

const encoder = new TextEncoder();

function isWanted(path: string): boolean {
  return (
    path.endsWith(".json") &&
    !path.split("/").some((step) => step === "__MACOSX" || (step.startsWith(".") && step !== ".."))
  );
}

function textsOf(unzipped: { files: ReadonlyMap<string, Uint8Array>; tooLarge: readonly string[] }): ArchiveReading {
  const around = folderAround([...unzipped.files.keys(), ...unzipped.tooLarge]);
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const files: FolderFile[] = [];
  // Text that is no UTF-8 is not read as something else: it throws.
  for (const [path, bytes] of unzipped.files)
    files.push({ path: path.slice(around.length), text: decoder.decode(bytes) });
  return {
    files: files.sort((a, b) => (a.path < b.path ? -1 : 1)),
    tooLarge: unzipped.tooLarge.map((path) => path.slice(around.length)),
  };
}

/** The folder that all files lie in, with its slash, when the site's settings are in it; else nothing. */
function folderAround(paths: readonly string[]): string {
  const folder = /^[^/]+\//.exec(paths[0] ?? "")?.[0];
  return folder !== undefined && paths.includes(`${folder}site.json`) && paths.every((path) => path.startsWith(folder))
    ? folder
    : "";
}
