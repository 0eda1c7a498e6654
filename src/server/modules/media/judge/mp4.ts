import { open } from "node:fs/promises";
import { boxesIn, topBoxes, type Box } from "./mp4-boxes.ts";

/** What the head of an MP4 says of the video. */
export interface Mp4Head {
  /** Whole seconds, at least one. */
  seconds: number;
  /** How picture and sound are written, such as `avc1` and `mp4a`; undefined where there is none. */
  picture: string | undefined;
  sound: string | undefined;
}

/** Bytes: the head of a video of a day has some megabytes. */
const MAX_HEAD = 64 * 1024 * 1024;
/** Tracks that are looked into: picture and sound stand among the first. */
const MAX_TRACKS = 100;
const LONGEST_SECONDS = 24 * 3600;

/** Reads the head of an MP4 (ISO/IEC 14496-12); undefined where it has none that makes sense. Nothing is decoded. */
export async function readMp4Head(path: string): Promise<Mp4Head | undefined> {
  const handle = await open(path, "r");
  try {
    const { size } = await handle.stat();
    const boxes = await topBoxes(handle, size);
    const moov = boxes?.find(({ type }) => type === "moov");
    if (!boxes || !moov || moov.end - moov.start > MAX_HEAD) return undefined;
    const length = moov.end - moov.start;
    const { buffer } = await handle.read(Buffer.alloc(length), 0, length, moov.start);
    return readMoov(buffer);
  } finally {
    await handle.close();
  }
}

function readMoov(moov: Buffer): Mp4Head | undefined {
  const parts = boxesIn(moov);
  const mvhd = parts.find(({ type }) => type === "mvhd");
  const fragments = parts.find(({ type }) => type === "mvex");
  const seconds = (mvhd && durationOf(moov, mvhd)) || (fragments && fragmentsDuration(moov, fragments, mvhd)) || 0;
  if (!(seconds > 0 && seconds <= LONGEST_SECONDS)) return undefined;
  const tracks = parts
    .filter(({ type }) => type === "trak")
    .slice(0, MAX_TRACKS)
    .map((trak) => readTrack(moov, trak));
  const codecOf = (handler: string) => tracks.find((track) => track.handler === handler)?.codec;
  return { seconds: Math.max(1, Math.round(seconds)), picture: codecOf("vide"), sound: codecOf("soun") };
}

/** Seconds by `mvhd`: units a second, and how many of them. */
function durationOf(moov: Buffer, { start, end }: Box): number {
  const isLong = moov[start] === 1;
  if (end - start < (isLong ? 32 : 20)) return 0;
  const scale = moov.readUInt32BE(start + (isLong ? 20 : 12));
  const units = isLong ? Number(moov.readBigUInt64BE(start + 24)) : moov.readUInt32BE(start + 16);
  return scale > 0 ? units / scale : 0;
}

/** A video in fragments says its length in `mehd`. */
function fragmentsDuration(moov: Buffer, mvex: Box, mvhd: Box | undefined): number {
  const mehd = boxesIn(moov, mvex).find(({ type }) => type === "mehd");
  if (!mehd || !mvhd || mehd.end - mehd.start < 8) return 0;
  const isLong = moov[mehd.start] === 1;
  if (isLong && mehd.end - mehd.start < 12) return 0;
  const scale = moov.readUInt32BE(mvhd.start + (moov[mvhd.start] === 1 ? 20 : 12));
  const units = isLong ? Number(moov.readBigUInt64BE(mehd.start + 4)) : moov.readUInt32BE(mehd.start + 4);
  return scale > 0 ? units / scale : 0;
}

function readTrack(moov: Buffer, trak: Box): { handler?: string; codec?: string } {
  const inside = (box: Box | undefined, type: string) => box && boxesIn(moov, box).find((part) => part.type === type);
  const mdia = inside(trak, "mdia");
  const hdlr = inside(mdia, "hdlr");
  const stsd = inside(inside(inside(mdia, "minf"), "stbl"), "stsd");
  return {
    ...(hdlr && hdlr.end - hdlr.start >= 12
      ? { handler: moov.toString("latin1", hdlr.start + 8, hdlr.start + 12) }
      : {}),
    // The first entry, behind the version and the number of entries.
    ...(stsd && stsd.end - stsd.start >= 16
      ? { codec: moov.toString("latin1", stsd.start + 12, stsd.start + 16) }
      : {}),
  };
}
