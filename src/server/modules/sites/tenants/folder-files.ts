import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { limits } from "../../../../site/check/limits.ts";
import { ASSETS } from "../../../../site/document/assets.ts";
import type { AssetFile } from "./assets.ts";

/**
 * One file of a layer's folder: its path below the folder, with forward slashes, and its text without a byte order
 * mark.
 */
export interface FolderFile {
  path: string;
  text: string;
}

/**
 * What a folder holds: its files in order of path, and a stamp that differs whenever a file was added, removed or
 * written.
 */
export interface FolderFiles {
  exists: boolean;
  stamp: string;
  files: FolderFile[];
  /** Files above the limit of 1 MB; they are not read. */
  tooLarge: string[];
  /** What lies in `assets/`, in order of path, and one more than there may be at most; it is not read. */
  assets: AssetFile[];
}

/** Texts kept from the last reading, so that only changed files are read again. */
export type FileCache = Map<string, CachedFile>;

/** One megabyte: more than twenty times the largest document of the product's own. */
const maxBytes = 1_048_576;

/**
 * A file written this shortly before it was read could be written again within the clock's step, so it is not trusted.
 */
const clockStepMs = 50;

interface CachedFile {
  identity: string;
  readAt: number;
  text: string;
}

interface FoundFile {
  path: string;
  size: number;
  modifiedMs: number;
  identity: string;
}

/** Reads the JSON files of a folder; with a cache, only those whose size or times differ from the last reading. */
export async function readFolderFiles(folder: string, cache: FileCache = new Map()): Promise<FolderFiles> {
  const there = await findFiles(folder);
  if (!there) return { exists: false, stamp: "", files: [], tooLarge: [], assets: [] };
  const { documents: found, assets } = there;
  const files: FolderFile[] = [];
  const tooLarge: string[] = [];
  const seen = new Set<string>();
  for (const file of found) {
    if (file.size > maxBytes) {
      tooLarge.push(file.path);
      continue;
    }
    const text = await readText({ folder, file, cache });
    // A file that vanished between listing and reading is simply not there; the watcher brings the next reading.
    if (text === undefined) continue;
    seen.add(file.path);
    files.push({ path: file.path, text });
  }
  for (const path of cache.keys()) if (!seen.has(path)) cache.delete(path);
  return { exists: true, stamp: stampOf([...found, ...assets]), files, tooLarge, assets };
}

/** The stamp of a folder without reading its files; empty when there is no such folder. */
export async function stampFolder(folder: string): Promise<string> {
  const found = await findFiles(folder);
  return found ? stampOf([...found.documents, ...found.assets]) : "";
}

async function readText({
  folder,
  file,
  cache,
}: {
  folder: string;
  file: FoundFile;
  cache: FileCache;
}): Promise<string | undefined> {
  const known = cache.get(file.path);
  if (known?.identity === file.identity && known.readAt - file.modifiedMs > clockStepMs) return known.text;
  const readAt = Date.now();
  try {
    const raw = await readFile(join(folder, file.path), "utf8");
    const text = raw.charCodeAt(0) === 0xfeff ? raw.slice(1) : raw;
    cache.set(file.path, { identity: file.identity, readAt, text });
    return text;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/**
 * All .json files below a folder and what lies in its `assets/`, sorted; hidden ones and what editors leave behind are
 * not looked at. Of more assets than there may be, one is enough to say so.
 */
async function findFiles(folder: string): Promise<{ documents: FoundFile[]; assets: FoundFile[] } | undefined> {
  const documents: FoundFile[] = [];
  const assets: FoundFile[] = [];
  const pending = [""];
  for (let below = pending.pop(); below !== undefined; below = pending.pop()) {
    try {
      for (const entry of await readdir(join(folder, below), { withFileTypes: true })) {
        const path = below === "" ? entry.name : `${below}/${entry.name}`;
        if (entry.name.startsWith(".")) continue;
        if (entry.isDirectory()) pending.push(path);
        else if (entry.isFile() && entry.name.endsWith(".json")) documents.push(await foundFile(folder, path));
        else if (entry.isFile() && path.startsWith(ASSETS) && assets.length <= limits.assets)
          assets.push(await foundFile(folder, path));
      }
    } catch (error) {
      if (!isMissing(error)) throw error;
      if (below === "") return undefined;
    }
  }
  const byPath = (a: FoundFile, b: FoundFile) => (a.path < b.path ? -1 : 1);
  return { documents: documents.sort(byPath), assets: assets.sort(byPath) };
}

async function foundFile(folder: string, path: string): Promise<FoundFile> {
  const facts = await stat(join(folder, path));
  const identity = `${facts.size}:${facts.mtimeMs}:${facts.ctimeMs}`;
  return { path, size: facts.size, modifiedMs: Math.max(facts.mtimeMs, facts.ctimeMs), identity };
}

function stampOf(found: FoundFile[]): string {
  const hash = createHash("sha1");
  for (const file of found) hash.update(`${file.path}\n${file.identity}\n`);
  return hash.digest("base64url");
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR");
}
