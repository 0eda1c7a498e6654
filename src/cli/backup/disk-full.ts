import { dirname } from "node:path";
import * as errorCode from "../../generated/error-codes.ts";
import { diskSpaceOf, isDiskFull } from "../../server/core/disk-space.ts";
import { CliError } from "../command.ts";
import { Refused } from "../portal/refusal.ts";

/**
 * What is thrown where a disk is full, whoever found it so: this program, pg_dump or the server; any other error as it
 * is. `outcome` says what is left.
 */
export async function withDiskFull(
  error: unknown,
  { folder, outcome }: { folder: string; outcome: string },
): Promise<unknown> {
  const isFull =
    isDiskFull(error) ||
    (error instanceof Refused && error.reply === errorCode.STORAGE_FULL) ||
    (error instanceof CliError && /No space left on device|Disk quota exceeded/.test(error.message));
  if (!isFull) return error;
  const space = await diskSpaceOf(dirname(folder)).catch(() => undefined);
  const free = space ? ` (${Math.floor(space.freeBytes / 1e6)} MB free)` : "";
  return new CliError(`The disk of ${folder} is full${free}. ${outcome}`);
}
