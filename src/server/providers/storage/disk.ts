import { createReadStream } from "node:fs";
import { access, chmod, constants, copyFile, mkdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { PRIVATE_FILE, PRIVATE_FOLDER } from "../../core/private-files.ts";
import { addressSigner } from "./signed-address.ts";
import { isFileKey, type Storage } from "./storage.ts";

/**
 * Keeps files in the folder `files` of a directory. Several servers may share it, when the directory is one they all
 * see.
 * Addresses are signed with the secret, which is asked for when it is needed.
 */
export function diskStorage(directory: string, secret: () => Promise<string>): Storage {
  const folder = join(directory, "files");
  const pathOf = (key: string): string => {
    if (!isFileKey(key)) throw new Error(`"${key}" is not the key of a file`);
    return join(folder, key);
  };
  return {
    ...addressSigner(secret),
    pathOf,
    async put(key, path) {
      const target = pathOf(key);
      await mkdir(dirname(target), { recursive: true, mode: PRIVATE_FOLDER });
      // Before it has its name: a copy has the mode of what was copied.
      await chmod(path, PRIVATE_FILE);
      await moveFile(path, target);
    },
    async read(key, rangeFor) {
      const path = pathOf(key);
      const found = await stat(path).catch(noneIfMissing);
      if (!found) return undefined;
      const range = rangeFor?.(found.size);
      if (range && (range.start > range.end || range.end >= found.size))
        throw new RangeError(`${range.start}-${range.end} of ${found.size}`);
      return { size: found.size, stream: createReadStream(path, range) };
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
    async check() {
      const may = (path: string) => access(path, constants.R_OK | constants.W_OK);
      // The folder is made with the first file.
      await may(folder).catch((error: unknown) => (isCode(error, "ENOENT") ? may(directory) : Promise.reject(error)));
    },
  };
}

async function moveFile(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (!isCode(error, "EXDEV")) throw error;
    // On another file system a copy would be seen half: it gets its name when it is whole.
    const copy = `${to}.part`;
    await copyFile(from, copy);
    await rename(copy, to);
    await rm(from, { force: true });
  }
}

function noneIfMissing(error: unknown): undefined {
  if (!isCode(error, "ENOENT")) throw error;
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
