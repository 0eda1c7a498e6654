import type { MediaAsset, MediaKind } from "../../generated/types.ts";

/** One file of the queue. */
export interface Entry {
  id: number;
  file: File;
  kind: MediaKind;
  /** waiting its turn; on its way; stopped by the person or by the network; all sent; not taken. */
  state: "waiting" | "sending" | "paused" | "done" | "failed";
  /** Sent so far, 0 to 1. */
  share: number;
  /** Why it stopped or was not taken, in words. */
  problem?: string | undefined;
  /** What became of it, once it is sent. */
  asset?: MediaAsset | undefined;
}

export interface QueueCalls {
  /** Sends one file; gives the number of its asset. */
  send(entry: Entry, watch: { progress: (share: number) => void; signal: AbortSignal }): Promise<string>;
  look(mediaNo: string): Promise<MediaAsset>;
  /** An error in words, and whether trying again later may help. */
  explain(error: unknown): { words: string; mayPass: boolean };
}

/** Files on their way at the same time: more make none of them faster. */
const AT_ONCE = 2;
/** ms between looks whether a file is ready. */
const LOOK_MS = 2500;

export type Queue = ReturnType<typeof createQueue>;

/** Sends files, some at a time, and follows them until they are ready. Lives as long as the page shows it. */
export function createQueue(calls: QueueCalls) {
  const list = createList();
  const { put, change } = list;
  let next = 1;
  let ended = false;
  const stops = new Map<number, AbortController>();

  function fill(): void {
    const free = AT_ONCE - list.entries().filter(({ state }) => state === "sending").length;
    for (const entry of list
      .entries()
      .filter(({ state }) => state === "waiting")
      .slice(0, Math.max(0, free)))
      void run(entry);
  }

  async function run({ id, file, kind, share }: Entry): Promise<void> {
    const stop = new AbortController();
    stops.set(id, stop);
    change(id, { state: "sending", problem: undefined });
    try {
      const entry = { id, file, kind, share, state: "sending" as const };
      const mediaNo = await calls.send(entry, {
        signal: stop.signal,
        progress: (sent) => !stop.signal.aborted && change(id, { share: sent }),
      });
      if (stop.signal.aborted) return;
      change(id, { state: "done", share: 1 });
      void follow(id, mediaNo);
    } catch (error) {
      // Whoever stopped it has said so in its state.
      if (stop.signal.aborted) return;
      const { words, mayPass } = calls.explain(error);
      change(id, { state: mayPass ? "paused" : "failed", problem: words });
    } finally {
      fill();
    }
  }

  async function follow(id: number, mediaNo: string): Promise<void> {
    while (!ended && list.entries().some((entry) => entry.id === id)) {
      const asset = await calls.look(mediaNo).catch(() => undefined);
      if (asset) change(id, { asset });
      if (asset && asset.state !== "processing") return;
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  }

  return {
    entries: list.entries,
    subscribe: list.subscribe,
    /** Adds a file to be sent, or, with a problem, one that is not taken. */
    add(file: File, kind: MediaKind, problem?: string) {
      put([
        ...list.entries(),
        { id: next++, file, kind, state: problem === undefined ? "waiting" : "failed", share: 0, problem },
      ]);
      fill();
    },
    pause(id: number) {
      stops.get(id)?.abort();
      change(id, { state: "paused", problem: undefined });
      fill();
    },
    resume(id: number) {
      change(id, { state: "waiting", problem: undefined });
      fill();
    },
    /** What stopped without being asked to goes on: the network is back. */
    resumeStopped() {
      for (const { id, state, problem } of list.entries())
        if (state === "paused" && problem !== undefined) change(id, { state: "waiting", problem: undefined });
      fill();
    },
    /** Takes one out; of one on its way what was sent is thrown away. */
    remove(id: number) {
      stops.get(id)?.abort("discard");
      put(list.entries().filter((entry) => entry.id !== id));
      fill();
    },
    isBusy: () => list.entries().some(({ state }) => state === "sending" || state === "waiting"),
    /** The page is left: what was sent is kept, for going on with the same file. */
    end() {
      ended = true;
      for (const stop of stops.values()) stop.abort();
    },
  };
}

/** The entries as they are now, for whoever shows them. */
function createList() {
  let entries: readonly Entry[] = [];
  const listeners = new Set<() => void>();
  const put = (changed: readonly Entry[]) => {
    entries = changed;
    for (const listener of listeners) listener();
  };
  return {
    entries: () => entries,
    put,
    change: (id: number, change: Partial<Entry>) =>
      put(entries.map((entry) => (entry.id === id ? { ...entry, ...change } : entry))),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
