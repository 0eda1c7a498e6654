import { join } from "node:path";
import { stampFolder } from "./folder-files.ts";

interface PollOptions {
  root: string;
  pollMs: number;
  onChange(folder: string): void;
  onProblem(message: string): void;
}

/**
 * Looks at the folders it was given, one after the other, and tells which changed. A round starts `pollMs` after the
 * last ended.
 */
export function pollFolders({ root, pollMs, onChange, onProblem }: PollOptions): {
  add(folder: string): void;
  close(): void;
} {
  const stamps = new Map<string, string | undefined>();
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const look = async () => {
    try {
      for (const [folder, before] of stamps) {
        if (closed) return;
        const now = await stampFolder(join(root, folder));
        stamps.set(folder, now);
        if (before !== undefined && before !== now) onChange(folder);
      }
    } catch (error) {
      onProblem(`looking at ${root} failed: ${error instanceof Error ? error.message : String(error)}`);
    }
    next();
  };
  const next = () => {
    if (closed) return;
    timer = setTimeout(() => void look(), pollMs);
    timer.unref();
  };

  return {
    add(folder) {
      if (stamps.has(folder)) return;
      stamps.set(folder, undefined);
      if (stamps.size === 1) void look();
    },
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}
