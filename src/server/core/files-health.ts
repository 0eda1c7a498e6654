import { statfs } from "node:fs/promises";
import type { Log } from "./log.ts";
import type { Storage } from "../providers/storage/storage.ts";
import { withTimeout } from "./with-timeout.ts";

/** ms that a look holds: whoever asks more often is told the same, so that a bucket is not asked for each of them. */
const HOLDS_MS = 10_000;
const TIMEOUT_MS = 3000;

/** Why files cannot be used just now, in a few words without addresses or credentials; undefined where they can. */
export type FilesProblem = () => Promise<string | undefined>;

interface FilesHealthOptions {
  storage: Pick<Storage, "check">;
  log: Pick<Log, "info" | "error">;
  now(): Date;
  /** The disk of DATA_DIR, where uploads arrive also when a bucket keeps them. */
  disk: () => Promise<DiskSpace>;
}

export interface DiskSpace {
  freeBytes: number;
  totalBytes: number;
}

/** The space of the disk that a folder is on, as far as this process may use it. */
export async function diskSpaceOf(folder: string): Promise<DiskSpace> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}

/** A disk is called full before it is: less free than this, or than 2 % of a smaller one. */
const FULL_BELOW_BYTES = 1_000_000_000;
const FULL_BELOW_SHARE = 0.02;

/** Whether so little is free that uploads will soon break off. */
export function isFull({ freeBytes, totalBytes }: DiskSpace): boolean {
  return freeBytes < Math.min(FULL_BELOW_BYTES, totalBytes * FULL_BELOW_SHARE);
}

/** Looks at where files are kept when it is asked; the log says when they go away and when they are back. */
export function createFilesHealth({ storage, log, now, disk }: FilesHealthOptions): FilesProblem {
  let looked = Number.NEGATIVE_INFINITY;
  let looking: Promise<string | undefined> = Promise.resolve(undefined);
  let wasMissing = false;
  let wasFull = false;
  const lookAtDisk = async (): Promise<string | undefined> => {
    const space = await disk();
    const full = isFull(space);
    if (full && !wasFull) log.error(space, "the disk of DATA_DIR is nearly full: uploads will break off");
    if (!full && wasFull) log.info(space, "the disk of DATA_DIR has room again");
    wasFull = full;
    return full ? "full" : undefined;
  };
  const look = async (): Promise<string | undefined> => {
    try {
      await withTimeout(storage.check(), TIMEOUT_MS);
      if (wasMissing) log.info("files can be used again");
      wasMissing = false;
      return await lookAtDisk();
    } catch (error) {
      if (!wasMissing) log.error({ err: error }, "files cannot be read or kept: pages go on without them");
      wasMissing = true;
      return "unreachable";
    }
  };
  return () => {
    const at = now().getTime();
    if (at - looked < HOLDS_MS) return looking;
    looked = at;
    return (looking = look());
  };
}
