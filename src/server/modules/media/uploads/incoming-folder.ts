import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** Where files lie while they come in: beside those that are kept, so that keeping one is a rename. */
export function incomingFolder(dataDir: string): string {
  return join(dataDir, "incoming");
}

/** Where unfinished uploads in parts lie, one file each: on the same file system too. */
export function partsFolder(dataDir: string): string {
  return join(dataDir, "parts");
}

/** Removes what was left behind by a server that was ended in the middle. */
export async function clearIncoming(dataDir: string, before: Date): Promise<void> {
  await clearFolder(incomingFolder(dataDir), { before, keep: async () => new Set() });
}

/** Removes parts of uploads that are given up or gone; `going` says which of them still go on. */
export async function clearParts(
  dataDir: string,
  { before, going }: { before: Date; going: (fileNos: string[]) => Promise<Set<string>> },
): Promise<void> {
  await clearFolder(partsFolder(dataDir), { before, keep: going });
}

async function clearFolder(
  folder: string,
  { before, keep }: { before: Date; keep: (names: string[]) => Promise<Set<string>> },
): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const kept = await keep(names);
  for (const name of names) {
    if (kept.has(name)) continue;
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found?.isFile() && found.mtime < before) await rm(path, { force: true });
  }
}
