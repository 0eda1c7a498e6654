import type { FileHandle } from "node:fs/promises";
import { fail } from "../../../core/errors.ts";

/** One file of an archive, as its directory describes it. */
export interface ZipEntry {
  name: string;
  /** 0 stored, 8 deflated. */
  method: number;
  /** Bytes in the archive, and unpacked as it says. */
  packed: number;
  size: number;
  /** Where its header stands. */
  offset: number;
}

/** What an archive may hold when it is unpacked. */
const MAX_ENTRIES = 10_000;
const MAX_BYTES = 4 * 1024 ** 3;
/** Packed text comes to twenty; nothing that people pack comes to this. */
const MAX_RATIO = 100;
/** Bytes below which the ratio says nothing. */
const RATIO_FROM = 20 * 1024 * 1024;
const MAX_DIRECTORY = 16 * 1024 * 1024;

const END = 0x06054b50;
const END_BYTES = 22;
const MAX_COMMENT = 65_535;

/**
 * Reads the directory of an archive, with nothing unpacked (APPNOTE 6.3.10, 4.3). ARCHIVE_UNREADABLE; ARCHIVE_TOO_LARGE
 * for what would grow beyond all measure; ARCHIVE_LOCKED with a password; FILE_DOUBLE where something else stands
 * before it.
 */
export async function readZip(handle: FileHandle, fileSize: number): Promise<ZipEntry[]> {
  const end = (await findEnd(handle, fileSize)) ?? fail("ARCHIVE_UNREADABLE");
  const { count, length, start } = await readEnd(handle, end);
  if (count > MAX_ENTRIES || length > MAX_DIRECTORY) fail("ARCHIVE_TOO_LARGE");
  if (start + length > end.at || length < count * 46) fail("ARCHIVE_UNREADABLE");
  const directory = await readAt(handle, start, length);
  const entries: ZipEntry[] = [];
  for (let at = 0; at + 46 <= directory.length && entries.length < count;) {
    const { entry, next } = readEntry(directory, at);
    entries.push(entry);
    at = next;
  }
  if (entries.length !== count || count === 0) fail("ARCHIVE_UNREADABLE");
  refuseExcess(entries);
  await refuseOverlaps(handle, { entries, start });
  return entries;
}

/** Whether a file could be opened as an archive, whatever it begins with. */
export async function endsAsZip(handle: FileHandle, fileSize: number): Promise<boolean> {
  return (await findEnd(handle, fileSize)) !== undefined;
}

interface End {
  at: number;
  record: Buffer;
}

/** The last record of an archive; its comment reaches to the end of the file. */
async function findEnd(handle: FileHandle, fileSize: number): Promise<End | undefined> {
  const length = Math.min(fileSize, END_BYTES + MAX_COMMENT);
  const tail = await readAt(handle, fileSize - length, length);
  for (let at = length - END_BYTES; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) !== END) continue;
    if (at + END_BYTES + tail.readUInt16LE(at + 20) === length)
      return { at: fileSize - length + at, record: tail.subarray(at, at + END_BYTES) };
  }
  return undefined;
}

async function readEnd(
  handle: FileHandle,
  { at, record }: End,
): Promise<{ count: number; length: number; start: number }> {
  const plain = { count: record.readUInt16LE(10), length: record.readUInt32LE(12), start: record.readUInt32LE(16) };
  if (record.readUInt16LE(4) !== 0 && record.readUInt16LE(4) !== 0xffff) fail("ARCHIVE_UNREADABLE");
  if (plain.count !== 0xffff && plain.length !== 0xffff_ffff && plain.start !== 0xffff_ffff) return plain;
  const locator = at >= 20 ? await readAt(handle, at - 20, 20) : Buffer.alloc(20);
  if (locator.readUInt32LE(0) !== 0x07064b50) return plain;
  const where = Number(locator.readBigUInt64LE(8));
  if (where + 56 > at) fail("ARCHIVE_UNREADABLE");
  const large = await readAt(handle, where, 56);
  if (large.readUInt32LE(0) !== 0x06064b50) fail("ARCHIVE_UNREADABLE");
  return {
    count: Number(large.readBigUInt64LE(32)),
    length: Number(large.readBigUInt64LE(40)),
    start: Number(large.readBigUInt64LE(48)),
  };
}

function readEntry(directory: Buffer, at: number): { entry: ZipEntry; next: number } {
  if (directory.readUInt32LE(at) !== 0x02014b50) fail("ARCHIVE_UNREADABLE");
  const flags = directory.readUInt16LE(at + 8);
  const method = directory.readUInt16LE(at + 10);
  const [nameLength, extraLength, commentLength] = [28, 30, 32].map((place) => directory.readUInt16LE(at + place)) as [
    number,
    number,
    number,
  ];
  const nameEnd = at + 46 + nameLength;
  const next = nameEnd + extraLength + commentLength;
  if (next > directory.length) fail("ARCHIVE_UNREADABLE");
  if ((flags & 1) !== 0) fail("ARCHIVE_LOCKED");
  if (method !== 0 && method !== 8) fail("ARCHIVE_UNREADABLE");
  const name = directory.toString("utf8", at + 46, nameEnd);
  // What would be written beside the folder that it is unpacked to.
  if (/(^|[\\/])\.\.([\\/]|$)|^[\\/]|^[A-Za-z]:|\0/.test(name)) fail("ARCHIVE_UNREADABLE");
  const plain = {
    size: directory.readUInt32LE(at + 24),
    packed: directory.readUInt32LE(at + 20),
    offset: directory.readUInt32LE(at + 42),
  };
  return { entry: { name, method, ...largeOnes(plain, directory.subarray(nameEnd, nameEnd + extraLength)) }, next };
}

/** Numbers of more than four bytes stand in an extra field, in this order, those that do not fit only. */
function largeOnes(
  plain: Pick<ZipEntry, "size" | "packed" | "offset">,
  extra: Buffer,
): Pick<ZipEntry, "size" | "packed" | "offset"> {
  const found = { ...plain };
  for (let at = 0; at + 4 <= extra.length;) {
    const [id, length] = [extra.readUInt16LE(at), extra.readUInt16LE(at + 2)];
    const field = extra.subarray(at + 4, at + 4 + length);
    if (id === 1) {
      let place = 0;
      for (const name of ["size", "packed", "offset"] as const) {
        if (found[name] !== 0xffff_ffff || place + 8 > field.length) continue;
        found[name] = Number(field.readBigUInt64LE(place));
        place += 8;
      }
    }
    at += 4 + length;
  }
  return found;
}

function refuseExcess(entries: ZipEntry[]): void {
  const [size, packed] = entries.reduce(
    ([all, allPacked], entry) => [all + entry.size, allPacked + entry.packed] as [number, number],
    [0, 0] as [number, number],
  );
  if (size > MAX_BYTES || (size > RATIO_FROM && size > packed * MAX_RATIO)) fail("ARCHIVE_TOO_LARGE");
}

/**
 * Files that share their bytes unpack to far more than the archive has: each has its own, from the very beginning on.
 */
async function refuseOverlaps(
  handle: FileHandle,
  { entries, start }: { entries: ZipEntry[]; start: number },
): Promise<void> {
  let free = 0;
  for (const entry of entries.toSorted((one, other) => one.offset - other.offset)) {
    if (free === 0 && entry.offset !== 0) fail("FILE_DOUBLE");
    if (entry.offset < free) fail("ARCHIVE_TOO_LARGE");
    free = (await dataStart(handle, entry)) + entry.packed;
    if (free > start) fail("ARCHIVE_UNREADABLE");
  }
}

/** Where the bytes of an entry begin, behind its header. */
export async function dataStart(handle: FileHandle, { offset }: ZipEntry): Promise<number> {
  const header = await readAt(handle, offset, 30);
  if (header.readUInt32LE(0) !== 0x04034b50) fail("ARCHIVE_UNREADABLE");
  return offset + 30 + header.readUInt16LE(26) + header.readUInt16LE(28);
}

/** ARCHIVE_UNREADABLE where there are not so many bytes. */
async function readAt(handle: FileHandle, at: number, length: number): Promise<Buffer> {
  if (length === 0) return Buffer.alloc(0);
  const { bytesRead, buffer } = await handle.read(Buffer.alloc(length), 0, length, at);
  return bytesRead === length ? buffer : fail("ARCHIVE_UNREADABLE");
}
