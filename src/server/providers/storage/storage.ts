import type { Readable } from "node:stream";

/** Bytes of a file, the last included. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface StoredFile {
  /** Bytes of the whole file. */
  size: number;
  /** The bytes that were asked for. */
  stream: Readable;
}

/**
 * Where files are kept, by keys such as `public/avatar/3f/….webp`. What is below `public/` everybody may read who knows
 * the key; the rest is read by an address that is signed and expires.
 */
export interface Storage {
  /** Takes over a file of this machine: it is whole under its key, or not there. */
  put(key: string, path: string): Promise<void>;
  /** undefined where there is no such file. The range is within the file, or the promise rejects with a RangeError. */
  read(key: string, rangeFor?: (size: number) => ByteRange | undefined): Promise<StoredFile | undefined>;
  /** Nothing happens where there is none. */
  remove(key: string): Promise<void>;
  /** Rejects, in words about the settings, where files cannot be read and kept just now. */
  check(): Promise<void>;
  /** An address at which this person (their userNo) can read the file until `expires`, and nobody else. */
  signedAddress(key: string, right: { expires: Date; reader: string }): Promise<string>;
  /** Where a file lies on this machine, to be read and not to be changed; absent where files lie elsewhere. */
  pathOf?(key: string): string;
  /** Whether the query of an address on this server is one that was signed for this person and has not expired. */
  isSigned(
    key: string,
    query: { expires?: unknown; sign?: unknown },
    asked: { reader: string; now: Date },
  ): Promise<boolean>;
}

const shape = /^(public|private)\/[a-z]+\/[0-9a-f]{2}\/[0-9a-f]{30}\.[a-z0-9]{2,4}$/;

/** Whether a text can be the key of a file. One that can names no file outside of the storage. */
export function isFileKey(text: string): boolean {
  return shape.test(text);
}

/** Whether everybody may read a file. */
export function isPublicKey(key: string): boolean {
  return key.startsWith("public/");
}
