import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { CodedError, fail } from "./errors.ts";

/** What was received of a file. */
export interface ReceivedFile {
  /** Bytes. */
  size: number;
  sha256: Buffer;
}

/**
 * The file of a call, unread. Nothing is read before the handler asks, so a refused sender costs nothing. The type that
 * the sender states is left out, because it proves nothing.
 */
export class IncomingFile {
  readonly #stream: Readable;

  constructor(stream: Readable) {
    this.#stream = stream;
  }

  /**
   * Its bytes, once. FILE_TOO_LARGE as soon as there are too many; BROKEN_BODY when the sender goes away. For what is
   * small.
   */
  async bytes(maxBytes: number): Promise<Buffer> {
    const chunks: Buffer[] = [];
    let size = 0;
    try {
      for await (const chunk of this.#stream as AsyncIterable<Buffer>) {
        size += chunk.length;
        if (size > maxBytes) fail("FILE_TOO_LARGE", { args: { limit: megabytes(maxBytes) } });
        chunks.push(chunk);
      }
    } catch (error) {
      throw error instanceof CodedError ? error : new CodedError("BROKEN_BODY", { cause: error });
    }
    return Buffer.concat(chunks);
  }

  /**
   * Writes it to `path`, once. FILE_TOO_LARGE as soon as there are too many bytes; BROKEN_BODY when the sender goes
   * away.
   */
  async saveTo(path: string, maxBytes: number): Promise<ReceivedFile> {
    const sha256 = createHash("sha256");
    let size = 0;
    const counted = async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        size += chunk.length;
        if (size > maxBytes) fail("FILE_TOO_LARGE", { args: { limit: megabytes(maxBytes) } });
        sha256.update(chunk);
        yield chunk;
      }
    };
    const target = createWriteStream(path, { flags: "wx", mode: 0o600 });
    let stored: unknown;
    target.once("error", (error) => (stored = error));
    try {
      await pipeline(this.#stream, counted, target);
    } catch (error) {
      // A full disk is ours to be told of; all else is a body that did not come whole.
      throw error instanceof CodedError || error === stored ? error : new CodedError("BROKEN_BODY", { cause: error });
    }
    return { size, sha256: sha256.digest() };
  }
}

/** Bytes as people count them: whole megabytes, downwards. */
export function megabytes(bytes: number): number {
  return Math.floor(bytes / (1024 * 1024));
}
