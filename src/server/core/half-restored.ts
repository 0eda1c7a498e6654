import { existsSync } from "node:fs";
import { join } from "node:path";

/** Where in DATA_DIR a backup is put together before it takes the place of what is there. */
export const RESTORING = "restoring";
/** Stands in it from the first to the last rename. */
export const SWAPPING = "swapping";

/**
 * Throws where a backup was being put back and was interrupted between two renames: a server would begin anew beside
 * what is missing.
 */
export function refuseHalfRestored(dataDir: string): void {
  if (!existsSync(join(dataDir, RESTORING, SWAPPING))) return;
  throw new Error(
    `Putting back a backup was interrupted in ${dataDir}. Run \`lectern restore <folder> --force\` again; what was there before is in a folder before-restore-… of it.`,
  );
}
