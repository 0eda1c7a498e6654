import type { FileHandle } from "node:fs/promises";

/** A part of an MP4 file (ISO/IEC 14496-12, 4.2). */
export interface Box {
  type: string;
  /** Where its content begins, and where the box ends. */
  start: number;
  end: number;
}

/** What stands at the top of videos; anything else is of another kind. */
const known = new Set([
  "ftyp",
  "moov",
  "mdat",
  "free",
  "skip",
  "wide",
  "udta",
  "uuid",
  "moof",
  "mfra",
  "sidx",
  "styp",
  "meta",
  "pdin",
  "ssix",
  "prft",
  "emsg",
]);
/** Pieces of a live recording come to some thousands an hour. */
const MAX_BOXES = 200_000;

/** Parts in one part of a video's head; real ones have a dozen, and as many more as there are tracks. */
const MAX_CHILDREN = 1000;

/** The parts at the top of a file, in order; undefined where they do not fill it exactly or one is of no known kind. */
export async function topBoxes(handle: FileHandle, fileSize: number): Promise<Box[] | undefined> {
  const boxes: Box[] = [];
  const head = Buffer.alloc(16);
  for (let at = 0; at < fileSize;) {
    const { bytesRead } = await handle.read(head, 0, 16, at);
    const box = readBox(head.subarray(0, bytesRead), { at, limit: fileSize });
    if (!box || !known.has(box.type) || boxes.length >= MAX_BOXES) return undefined;
    boxes.push(box);
    at = box.end;
  }
  return boxes[0]?.type === "ftyp" ? boxes : undefined;
}

/** Whether a file is nothing but an MP4, from its first to its last byte. */
export async function isMp4Whole(handle: FileHandle, fileSize: number): Promise<boolean> {
  const boxes = await topBoxes(handle, fileSize);
  return boxes !== undefined && boxes.some(({ type }) => type === "moov") && boxes.some(({ type }) => type === "mdat");
}

/**
 * The parts inside of a part that is in memory. What does not fit ends the list, and what is more than any video has.
 */
export function boxesIn(
  content: Buffer,
  { start = 0, end = content.length }: { start?: number; end?: number } = {},
): Box[] {
  const boxes: Box[] = [];
  for (let at = start; at < end;) {
    const box = readBox(content.subarray(at, at + 16), { at, limit: end });
    if (!box || boxes.length >= MAX_CHILDREN) break;
    boxes.push(box);
    at = box.end;
  }
  return boxes;
}

/** A length of 1 is followed by one of eight bytes; 0 reaches to the end. */
function readBox(head: Buffer, { at, limit }: { at: number; limit: number }): Box | undefined {
  if (head.length < 8) return undefined;
  const short = head.readUInt32BE(0);
  const type = head.toString("latin1", 4, 8);
  if (short === 1 && head.length < 16) return undefined;
  const length = short === 1 ? Number(head.readBigUInt64BE(8)) : short === 0 ? limit - at : short;
  const header = short === 1 ? 16 : 8;
  return length >= header && at + length <= limit ? { type, start: at + header, end: at + length } : undefined;
}
