import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** Where files lie while they come in: beside those that are kept, so that keeping one is a rename. */
export function incomingFolder(dataDir: string): string {
  return join(dataDir, "incoming");
}

/** Removes what was left behind by a server that was ended in the middle. */
export async function clearIncoming(dataDir: string, before: Date): Promise<void> {
  const folder = incomingFolder(dataDir);
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtime < before) await rm(path, { force: true });
  }
}
