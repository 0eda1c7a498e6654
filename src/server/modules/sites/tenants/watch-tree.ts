import { watch, type FSWatcher } from "node:fs";
import { readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";

interface TreeOptions {
  root: string;
  maxWatched: number;
  onChange(folder: string): void;
  /** Told the folders that could not be watched whole. */
  onUnwatched(folder: string): void;
  onProblem(message: string): void;
}

/**
 * Tells which folders of `root` something was written in. Linux has no recursive watching: Node imitates it with a
 * watcher for every file, found by a blocking walk. Here each directory gets one, while the server already answers.
 */
export function watchTree(options: TreeOptions): { ready: Promise<void>; close(): void } {
  return process.platform === "linux" ? watchEachDirectory(options) : watchRecursively(options);
}

/** The folder of a layer that a path below `root` lies in; undefined for `root` and `root/flavours` themselves. */
export function layerFolderOf(path: string): string | undefined {
  const [head, next] = path.split(sep);
  if (!head) return undefined;
  return head === "flavours" ? next && `flavours/${next}` : head;
}

function watchRecursively({ root, onChange, onProblem }: TreeOptions): { ready: Promise<void>; close(): void } {
  const watcher = watch(root, { recursive: true, persistent: false }, (_event, name) => {
    const folder = name === null ? undefined : layerFolderOf(name);
    if (folder) onChange(folder);
  });
  watcher.on("error", (error) => onProblem(`watching ${root} failed: ${error.message}`));
  return { ready: Promise.resolve(), close: () => watcher.close() };
}

function watchEachDirectory({ root, maxWatched, onChange, onUnwatched, onProblem }: TreeOptions): {
  ready: Promise<void>;
  close(): void;
} {
  const watchers = new Map<string, FSWatcher>();
  let closed = false;
  let complained = false;

  const changed = (path: string) => {
    const folder = layerFolderOf(relative(root, path));
    if (folder) onChange(folder);
  };

  const unwatched = (path: string, reason: string) => {
    const folder = layerFolderOf(relative(root, path));
    if (folder) onUnwatched(folder);
    if (!complained)
      onProblem(`${reason}: some folders are looked at from time to time instead, so a saved file is seen later`);
    complained = true;
  };

  const forget = (path: string) => {
    for (const [known, watcher] of watchers) {
      if (known !== path && !known.startsWith(path + sep)) continue;
      watcher.close();
      watchers.delete(known);
    }
  };

  /**
   * Watches a directory and those in it. The watcher comes before the listing, so nothing written between is missed.
   */
  const add = async (path: string, isNew: boolean): Promise<void> => {
    if (closed || watchers.has(path)) return;
    if (watchers.size >= maxWatched) return unwatched(path, `more than ${maxWatched} folders in ${root}`);
    try {
      const watcher = watch(path, { persistent: false }, (_event, name) => void onEvent(path, name));
      watcher.on("error", () => forget(path));
      watchers.set(path, watcher);
      const entries = await readdir(path, { withFileTypes: true });
      for (const entry of entries)
        if (entry.isDirectory() && !entry.name.startsWith(".")) await add(join(path, entry.name), isNew);
      if (isNew) changed(path);
    } catch (error) {
      const code = error instanceof Error && "code" in error ? error.code : undefined;
      if (code === "ENOENT" || code === "ENOTDIR") return forget(path);
      unwatched(path, `the system watches no more (${String(code)})`);
    }
  };

  const onEvent = async (directory: string, name: string | null): Promise<void> => {
    const path = name === null ? directory : join(directory, name);
    if (name?.startsWith(".")) return;
    changed(path);
    // A name without an extension may be a new directory, or one that was removed or replaced.
    if (name !== null && !name.endsWith(".json")) {
      forget(path);
      await add(path, true);
    }
  };

  return {
    ready: add(root, false),
    close() {
      closed = true;
      forget(root);
    },
  };
}
