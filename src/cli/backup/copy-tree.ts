import { createHash } from "node:crypto";
import { lstat, mkdir, open, readdir, realpath, rm, stat, type FileHandle } from "node:fs/promises";
import { join } from "node:path";
import { PRIVATE_FILE, PRIVATE_FOLDER } from "../../server/core/private-files.ts";
import { CliError } from "../command.ts";
import type { Checksums } from "./checksums.ts";
import { pieceBuffer, readInPieces } from "./read-in-pieces.ts";

/**
 * Copies a folder with all that is in it, and gives the checksum of each file that was written, by its path in the
 * folder. Links are followed, at the top and below: a copy holds the files, not the way to them. The copy is for its
 * owner alone. A file that goes meanwhile is left out; throws CliError for a link that leads nowhere or round in a
 * circle.
 */
export async function copyTree(from: string, to: string): Promise<Checksums> {
  const checksums: Checksums = new Map();
  await copy({ from, to, path: "", within: [] }, { checksums, into: pieceBuffer() });
  return checksums;
}

/** Whether anything stands at a path, also a link that leads nowhere. */
export async function isThere(path: string): Promise<boolean> {
  return (await lstat(path).catch(noneIfGone)) !== undefined;
}

interface Step {
  from: string;
  to: string;
  /** Below the folder that is copied, with `/`. */
  path: string;
  /** The real paths of the folders that lead here. */
  within: readonly string[];
}

/** What is kept of all that is copied. */
interface Copying {
  checksums: Checksums;
  into: Buffer;
}

async function copy({ from, to, path, within }: Step, copying: Copying): Promise<void> {
  const found = await stat(from).catch(noneIfGone);
  if (!found) {
    if (await isThere(from))
      throw new CliError(`${from} is a link that leads nowhere: what it stands for would be missing.`);
    return;
  }
  if (found.isFile()) {
    const checksum = await copyFile(from, { to, into: copying.into });
    if (checksum !== undefined) copying.checksums.set(path, checksum);
  }
  // Sockets and pipes of running programs hold nothing.
  if (!found.isDirectory()) return;
  const real = await realpath(from);
  if (within.includes(real)) throw new CliError(`${from} is a link to a folder that it is in.`);
  await mkdir(to, { mode: PRIVATE_FOLDER });
  for (const name of (await readdir(from)).sort()) {
    await copy(
      {
        from: join(from, name),
        to: join(to, name),
        path: path === "" ? name : `${path}/${name}`,
        within: [...within, real],
      },
      copying,
    );
  }
}

/** Undefined for a file that went before it could be read. */
async function copyFile(from: string, { to, into }: { to: string; into: Buffer }): Promise<string | undefined> {
  const hash = createHash("sha256");
  let written: FileHandle | undefined;
  try {
    written = await open(to, "wx", PRIVATE_FILE);
    const file = written;
    await readInPieces(from, {
      into,
      take: async (piece) => {
        hash.update(piece);
        await file.writeFile(piece);
      },
    });
    await file.sync();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT" || (await isThere(from))) throw error;
    await rm(to, { force: true });
    return undefined;
  } finally {
    await written?.close();
  }
  return hash.digest("hex");
}

function noneIfGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}
