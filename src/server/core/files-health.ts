import type { Disk } from "./disk-space.ts";
import type { Log } from "./log.ts";
import type { Storage } from "../providers/storage/storage.ts";
import { withTimeout } from "./with-timeout.ts";

/** ms that a look holds: whoever asks more often is told the same, so that a bucket is not asked for each of them. */
const HOLDS_MS = 10_000;
const TIMEOUT_MS = 3000;

/** Why files cannot be used just now, in a few words without addresses or credentials; undefined where they can. */
export type FilesProblem = () => Promise<string | undefined>;

interface FilesHealthOptions {
  storage: Storage;
  disk: Disk;
  log: Log;
  now(): Date;
}

/** Looks at where files are kept when it is asked; the log says when they go away and when they are back. */
export function createFilesHealth({ storage, disk, log, now }: FilesHealthOptions): FilesProblem {
  let looked = Number.NEGATIVE_INFINITY;
  let looking: Promise<string | undefined> = Promise.resolve(undefined);
  let wasMissing = false;
  const look = async (): Promise<string | undefined> => {
    try {
      await withTimeout(storage.check(), TIMEOUT_MS);
      if (wasMissing) log.info("files can be used again");
      wasMissing = false;
      return (await disk.isFull()) ? "full" : undefined;
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
