import { createHash, type Hash } from "node:crypto";
import { createReadStream, createWriteStream, mkdirSync } from "node:fs";
import { chmod, rename, stat } from "node:fs/promises";
import { join } from "node:path";
import { Transform, type Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { FileStore, type Configstore } from "@tus/file-store";
import { ERRORS, type Upload } from "@tus/server";
import { LRUCache } from "lru-cache";
import { isDiskFull } from "../../../core/disk-space.ts";
import { PRIVATE_FILE, PRIVATE_FOLDER } from "../../../core/private-files.ts";

/** Uploads whose hash goes along; of any more it is made in the end. */
const HASHED_AT_ONCE = 200;

interface Hashing {
  hash: Hash;
  /** Bytes that it covers. */
  offset: number;
}

/**
 * Keeps the bytes of unfinished uploads in a folder, one file each, and hashes them as they come. Where an upload goes
 * on in the middle of what was lost here (a broken connection, another server), the hash is made from the file in the
 * end.
 */
export class PartsStore extends FileStore {
  readonly #hashings = new LRUCache<string, Hashing>({ max: HASHED_AT_ONCE });

  constructor({ directory, configstore }: { directory: string; configstore: Configstore }) {
    mkdirSync(directory, { recursive: true, mode: PRIVATE_FOLDER });
    super({ directory, configstore });
    // A length that comes later could not be compared with what was permitted.
    this.extensions = ["creation", "termination"];
  }

  override async create(upload: Upload): Promise<Upload> {
    const made = await super.create(upload);
    await chmod(this.pathOf(upload.id), PRIVATE_FILE);
    return made;
  }

  override async write(readable: Readable, fileNo: string, offset: number): Promise<number> {
    const before = offset === 0 ? { hash: createHash("sha256"), offset: 0 } : this.#hashings.get(fileNo);
    // Until this part is whole on the disk, nobody knows what of it is.
    this.#hashings.delete(fileNo);
    if (before?.offset !== offset) return this.#keep(readable, fileNo, offset);
    const hashed = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        before.hash.update(chunk);
        done(null, chunk);
      },
    });
    readable.once("error", (error) => hashed.destroy(error));
    const end = await this.#keep(readable.pipe(hashed), fileNo, offset);
    this.#hashings.set(fileNo, { hash: before.hash, offset: end });
    return end;
  }

  /** As the protocol's own store does, which keeps to itself that the disk is full. */
  async #keep(readable: Readable, fileNo: string, offset: number): Promise<number> {
    const target = createWriteStream(this.pathOf(fileNo), { flags: "r+", start: offset });
    try {
      await pipeline(readable, target);
    } catch (error) {
      throw isDiskFull(error) ? error : ERRORS.FILE_WRITE_ERROR;
    }
    return offset + target.bytesWritten;
  }

  /** Takes a whole file out: it lies at `to` from then on. Of two who try at once, the second is rejected (ENOENT). */
  async takeOut(fileNo: string, to: string): Promise<{ sha256: Buffer }> {
    await rename(this.pathOf(fileNo), to);
    const hashing = this.#hashings.get(fileNo);
    this.#hashings.delete(fileNo);
    const { size } = await stat(to);
    return { sha256: hashing?.offset === size ? hashing.hash.digest() : await hashOfFile(to) };
  }

  pathOf(fileNo: string): string {
    return join(this.directory, fileNo);
  }
}

/** SHA-256 of a file, read once. */
export async function hashOfFile(path: string): Promise<Buffer> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest();
}
