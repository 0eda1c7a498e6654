import { statfs } from "node:fs/promises";
import { fail } from "./errors.ts";
import type { Log } from "./log.ts";

export interface DiskSpace {
  freeBytes: number;
  totalBytes: number;
}

/** Where files arrive, also when a bucket keeps them. A disk that is nearly full is said once, and so is its end. */
export interface Disk {
  space(): Promise<DiskSpace>;
  /** Whether so little is free that what arrives will soon break off. */
  isFull(): Promise<boolean>;
  /** Ends the call with STORAGE_FULL where the disk would be nearly full with so many bytes more. */
  refuseWithoutRoom(bytes: number): Promise<void>;
}

/** A disk is called full before it is: less free than this, or than 2 % of a smaller one. */
const FULL_BELOW_BYTES = 1_000_000_000;
const FULL_BELOW_SHARE = 0.02;

export function createDisk({ read, log }: { read(): Promise<DiskSpace>; log: Pick<Log, "info" | "error"> }): Disk {
  let wasFull = false;
  const look = async (bytes: number): Promise<{ isFull: boolean; hasRoom: boolean }> => {
    const space = await read();
    const isFull = leaves(space) < 0;
    if (isFull && !wasFull) log.error(space, "the disk of DATA_DIR is nearly full: uploads are refused");
    if (!isFull && wasFull) log.info(space, "the disk of DATA_DIR has room again");
    wasFull = isFull;
    return { isFull, hasRoom: leaves(space) >= bytes };
  };
  return {
    space: read,
    isFull: async () => (await look(0)).isFull,
    async refuseWithoutRoom(bytes) {
      if (!(await look(bytes)).hasRoom) fail("STORAGE_FULL");
    },
  };
}

/** The space of the disk that a folder is on, as far as this process may use it. */
export async function diskSpaceOf(folder: string): Promise<DiskSpace> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}

/** Whether writing failed because the disk, or what its user may have of it, is used up. */
export function isDiskFull(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return code === "ENOSPC" || code === "EDQUOT";
}

/** Bytes that may still be written before the disk counts as full. */
function leaves({ freeBytes, totalBytes }: DiskSpace): number {
  return freeBytes - Math.min(FULL_BELOW_BYTES, totalBytes * FULL_BELOW_SHARE);
}
