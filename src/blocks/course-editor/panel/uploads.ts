import { createContext } from "react";

/** One upload on its way, or why it came to nothing. */
export interface Upload {
  file: File;
  share: number;
  problem?: string;
}

/** The uploads of an editor by the lesson that they are for; they outlive the panel that began them. */
export function createUploads() {
  const now = new Map<string, Upload>();
  const stops = new Map<string, AbortController>();
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());
  const set = (key: string, upload: Upload | undefined) => {
    if (upload) now.set(key, upload);
    else now.delete(key);
    tell();
  };
  return {
    of: (key: string) => now.get(key),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Runs one; `work` gives what was wrong, if anything. */
    async send(
      key: string,
      file: File,
      work: (progress: (share: number) => void, signal: AbortSignal) => Promise<string | undefined>,
    ) {
      stops.get(key)?.abort("discard");
      const stop = new AbortController();
      stops.set(key, stop);
      set(key, { file, share: 0 });
      const problem = await work((share) => !stop.signal.aborted && set(key, { file, share }), stop.signal);
      if (!stop.signal.aborted) set(key, problem === undefined ? undefined : { file, share: 0, problem });
    },
    cancel(key: string) {
      // What was sent is not wanted any more.
      stops.get(key)?.abort("discard");
      set(key, undefined);
    },
    isBusy: () => [...now.values()].some(({ problem }) => problem === undefined),
  };
}

export type Uploads = ReturnType<typeof createUploads>;

export const UploadsContext = createContext<Uploads>(createUploads());
