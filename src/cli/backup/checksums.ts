import { createHash } from "node:crypto";
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { CliError } from "../command.ts";
import { pieceBuffer, readInPieces } from "./read-in-pieces.ts";

/** SHA-256 of files in hexadecimal, by their path in a folder, with `/`. */
export type Checksums = Map<string, string>;

/**
 * The file of a backup with the checksums of all others, in the form of `sha256sum`: `sha256sum --check
 * checksums.sha256` reads it.
 */
export const checksumsFile = "checksums.sha256";

/** The checksums of all files of a folder; a link is not followed and counts as a file without contents. */
export async function checksumsOf(folder: string): Promise<Checksums> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => ({ path: join(entry.parentPath, entry.name), isFile: entry.isFile() }));
  const checksums: Checksums = new Map();
  const into = pieceBuffer();
  for (const { path, isFile } of files)
    checksums.set(relative(folder, path).split(sep).join("/"), isFile ? await hashOf(path, into) : "");
  return checksums;
}

/** Writes them, sorted by path; gives the checksum of what it wrote. */
export async function writeChecksums(folder: string, checksums: Checksums): Promise<string> {
  const lines = [...checksums]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([path, hash]) => `${/[\\\n\r]/.test(path) ? "\\" : ""}${hash}  ${escaped(path)}\n`);
  await writeFile(join(folder, checksumsFile), lines.join(""), { mode: 0o600, flush: true });
  return hashOf(join(folder, checksumsFile));
}

/** Reads them. Throws where the file is not the one with this checksum. */
export async function readChecksums(folder: string, expected: string): Promise<Checksums> {
  const path = join(folder, checksumsFile);
  if ((await hashOf(path).catch(() => undefined)) !== expected)
    throw new CliError(`${path} is missing or was changed: this backup is not as it was made. Nothing was touched.`);
  const lines = (await readFile(path, "utf8")).split("\n").filter(Boolean);
  return new Map(
    lines.map((line) => {
      const [hash = "", name = ""] = line.replace(/^\\/, "").split(/ {2}(.*)/, 2);
      return [line.startsWith("\\") ? unescaped(name) : name, hash];
    }),
  );
}

/** What differs between what should be there and what is, a sentence for each file. */
export function differences(expected: Checksums, found: Checksums): string[] {
  const missing = [...expected.keys()].filter((path) => !found.has(path)).map((path) => `${path} is missing`);
  const changed = [...expected]
    .filter(([path, hash]) => found.has(path) && found.get(path) !== hash)
    .map(([path]) => `${path} was changed`);
  const more = [...found.keys()].filter((path) => !expected.has(path)).map((path) => `${path} was added`);
  return [...missing, ...changed, ...more];
}

/** The bytes of the files of a folder together. */
export async function bytesOf(folder: string, checksums: Checksums): Promise<number> {
  let bytes = 0;
  for (const path of checksums.keys()) bytes += (await stat(join(folder, path))).size;
  return bytes;
}

async function hashOf(path: string, into = pieceBuffer()): Promise<string> {
  const hash = createHash("sha256");
  await readInPieces(path, { into, take: (piece) => void hash.update(piece) });
  return hash.digest("hex");
}

/** As `sha256sum` writes names that would break a line. */
const escaped = (path: string): string => path.replaceAll("\\", "\\\\").replaceAll("\n", "\\n").replaceAll("\r", "\\r");
const unescaped = (name: string): string =>
  name.replaceAll(/\\(.)/g, (_all, letter: string) => ({ n: "\n", r: "\r" })[letter] ?? letter);
