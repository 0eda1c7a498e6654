import { watchTree } from "./watch-tree.ts";
import { pollFolders } from "./watch-poll.ts";

export interface WatchOptions {
  /** TENANTS_DIR, absolute. */
  root: string;
  /**
   * Gets the folders (as `1001`, `default`, `flavours/x`) in which something was written, together, once writing has
   * paused.
   */
  onChange(folders: string[]): void;
  onProblem(message: string): void;
  /** How long writing must have paused. */
  quietMs?: number;
  /** Above this number of directories the rest are polled: a watcher costs about 1 kB of memory. */
  maxWatched?: number;
  /** How long between two looks at folders that are not watched. */
  pollMs?: number;
}

export interface Watching {
  /** Settles when all folders are watched or polled. */
  ready: Promise<void>;
  close(): void;
}

/** Watches TENANTS_DIR, with the system's notifications where they are to be had and by looking where they are not. */
export function watchFolders({
  root,
  onChange,
  onProblem,
  quietMs = 60,
  maxWatched = 24_000,
  pollMs = 1000,
}: WatchOptions): Watching {
  const pause = collectUntilQuiet(onChange, quietMs);
  const poll = pollFolders({ root, pollMs, onChange: pause.add, onProblem });
  const tree = watchTree({ root, maxWatched, onChange: pause.add, onUnwatched: poll.add, onProblem });
  return {
    ready: tree.ready,
    close() {
      tree.close();
      poll.close();
      pause.close();
    },
  };
}

/**
 * Hands the names on once none came for `quietMs`, or after five times that, so that a busy writer cannot hold them
 * back.
 */
function collectUntilQuiet(
  handOn: (folders: string[]) => void,
  quietMs: number,
): { add(folder: string): void; close(): void } {
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let first = 0;
  const flush = () => {
    timer = undefined;
    const folders = [...waiting];
    waiting.clear();
    handOn(folders);
  };
  return {
    add(folder) {
      const now = performance.now();
      if (waiting.size === 0) first = now;
      waiting.add(folder);
      clearTimeout(timer);
      timer = setTimeout(flush, Math.max(0, Math.min(quietMs, first + 5 * quietMs - now)));
      timer.unref();
    },
    close() {
      clearTimeout(timer);
      waiting.clear();
    },
  };
}
