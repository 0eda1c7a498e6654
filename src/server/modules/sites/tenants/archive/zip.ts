import { zipSync, type Zippable } from "fflate";
import { limits } from "../../../../../site/check/limits.ts";
import { ASSETS } from "../../../../../site/document/assets.ts";
import { unzipWithin, type UnzipFault } from "../../../../lib/unzip.ts";
import type { FolderFile } from "../folder-files.ts";

/** Bytes that an archive may have: its documents, of which the product's own default site has a fiftieth, and its pictures. */
export const MAX_ARCHIVE_BYTES = 5 * 1024 * 1024 + limits.allAssetBytes;

/** Why an archive is not opened, in a word of the texts `site.archive.…`. */
export type ArchiveFault = UnzipFault;

/** A file of `assets/`, with its path from there on. */
export interface PictureFile {
  path: string;
  bytes: Uint8Array;
}

/** What was in an archive; `tooLarge` and `largePictures` are the paths of files that were not read to their end. */
export type ArchiveReading =
  | { files: FolderFile[]; tooLarge: string[]; pictures: PictureFile[]; largePictures: string[] }
  | { fault: ArchiveFault };

/** Packs files. The same files give the same bytes: entries have no time of their own. */
export function zipFiles(files: readonly FolderFile[], pictures: readonly PictureFile[] = []): Uint8Array {
  const entries: Zippable = {};
  for (const { path, text } of files) entries[path] = encoder.encode(text);
  // They are packed already.
  for (const { path, bytes } of sorted([...pictures])) entries[path] = [bytes, { level: 0 }];
  // The first moment that an archive can name, in whatever zone: fflate writes local time.
  return zipSync(entries, { level: 9, mtime: new Date(1980, 0, 1) });
}

/**
 * Unpacks the JSON files of an archive and its pictures in memory; names are names and never paths on a disk. A folder
 * around all of them is taken off, and what systems put beside them is left out, as everything else. Stops as soon as
 * there is more than a site can have, however small it was packed and whatever it says of its sizes.
 */
export function unzipFiles(archive: Uint8Array): ArchiveReading {
  if (archive.length > MAX_ARCHIVE_BYTES) return { fault: "tooLarge" };
  const entries = limits.archiveEntries;
  const documents = unzipWithin(archive, {
    entries,
    bytes: limits.archiveBytes,
    fileBytes: limits.documentBytes,
    isWanted: (path) => path.endsWith(".json") && !isBeside(path),
  });
  if ("fault" in documents) return documents;
  const around = folderAround([...documents.files.keys(), ...documents.tooLarge]);
  const assets = unzipWithin(archive, {
    entries,
    bytes: limits.allAssetBytes,
    fileBytes: limits.assetBytes,
    isWanted: (path) =>
      path.startsWith(around + ASSETS) && !path.endsWith("/") && !path.endsWith(".json") && !isBeside(path),
  });
  if ("fault" in assets) return assets;
  const below = (path: string) => path.slice(around.length);
  try {
    const decoder = new TextDecoder("utf-8", { fatal: true });
    return {
      // Text that is no UTF-8 is not read as something else: it throws.
      files: sorted([...documents.files].map(([path, bytes]) => ({ path: below(path), text: decoder.decode(bytes) }))),
      tooLarge: documents.tooLarge.map(below),
      pictures: sorted([...assets.files].map(([path, bytes]) => ({ path: below(path), bytes }))),
      largePictures: assets.tooLarge.map(below),
    };
  } catch {
    return { fault: "unreadable" };
  }
}

const encoder = new TextEncoder();

/** What systems put beside the files of an archive. */
function isBeside(path: string): boolean {
  return path.split("/").some((step) => step === "__MACOSX" || (step.startsWith(".") && step !== ".."));
}

function sorted<File extends { path: string }>(files: File[]): File[] {
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** The folder that all documents lie in, with its slash, when the site's settings are in it; else nothing. */
function folderAround(paths: readonly string[]): string {
  const folder = /^[^/]+\//.exec(paths[0] ?? "")?.[0];
  return folder !== undefined && paths.includes(`${folder}site.json`) && paths.every((path) => path.startsWith(folder))
    ? folder
    : "";
}
