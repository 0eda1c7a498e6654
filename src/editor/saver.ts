/** How far what was written is kept. `at` is ms since 1970. */
export type SaveState =
  | { state: "saved"; at: number | undefined }
  | { state: "waiting" }
  | { state: "saving" }
  | { state: "offline" }
  /** The session ended: once somebody signed in again, also elsewhere in the browser, it is saved. */
  | { state: "signedOut" }
  | { state: "refused"; message: string }
  | { state: "conflict" };

/** What came of one try to save. */
export type Outcome =
  | { version: number }
  | { conflict: true }
  | { refused: string }
  | { unreached: true }
  | { signedOut: true };

export interface SaverParts<Work> {
  version: number;
  save: (version: number, work: Work) => Promise<Outcome>;
  /** Told at each change of state. */
  tell: (state: SaveState) => void;
  now?: () => number;
  /** How long after the last change it is saved, in ms. */
  quiet?: number;
}

export type Saver<Work> = ReturnType<typeof createSaver<Work>>;

/** How long after the last change it is saved where nothing else is said, in ms. */
export const quiet = 2000;
/** How long steady typing may keep it from being saved, in ms. */
export const MAX_UNSAVED_MS = 10_000;
/** How long to wait before a try after one that nobody answered, in ms: each time twice as long. */
export const retries = { first: 3000, most: 60_000 } as const;

/**
 * Saves what changes, one try at a time: a while after the last change, at the latest after ten seconds of changes, at
 * once when told to, and again when there was
 * no answer. After a conflict it saves nothing until it is told which version to go on from.
 */
export function createSaver<Work>({ version, save, tell, now = Date.now, quiet: pause = quiet }: SaverParts<Work>) {
  let wanted: Work | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** When the oldest change was made that no try has taken yet. */
  let since: number | undefined;
  let running: Promise<void> | undefined;
  let delay: number = retries.first;
  let stopped = false;
  let inConflict = false;

  function later(ms: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), ms);
  }

  async function attempt(work: Work): Promise<void> {
    wanted = undefined;
    since = undefined;
    tell({ state: "saving" });
    const outcome = await save(version, work);
    if ("version" in outcome) {
      version = outcome.version;
      delay = retries.first;
      if (wanted === undefined) return tell({ state: "saved", at: now() });
      tell({ state: "waiting" });
      return later(pause);
    }
    // What was typed meanwhile is newer than what was not taken.
    wanted ??= work;
    if ("conflict" in outcome) {
      inConflict = true;
      return tell({ state: "conflict" });
    }
    if ("refused" in outcome) return tell({ state: "refused", message: outcome.refused });
    tell({ state: "signedOut" in outcome ? "signedOut" : "offline" });
    if (!stopped) later(delay);
    delay = Math.min(delay * 2, retries.most);
  }

  function run(): Promise<void> {
    clearTimeout(timer);
    if (running) return running;
    if (wanted === undefined || inConflict) return Promise.resolve();
    running = attempt(wanted).finally(() => {
      running = undefined;
    });
    return running;
  }

  return {
    /** There is something new to save. */
    changed(work: Work) {
      wanted = work;
      if (inConflict || stopped) return;
      if (!running) tell({ state: "waiting" });
      since ??= now();
      later(Math.max(0, Math.min(pause, since + MAX_UNSAVED_MS - now())));
    },
    /** Saves at once all that there is, and gives whether everything is kept then. */
    async flush(): Promise<boolean> {
      await running;
      await run();
      return wanted === undefined;
    },
    /** Goes on from a version that somebody else saved; `work` is what to save over it, if anything. */
    goOnFrom(newer: number, work?: Work) {
      version = newer;
      inConflict = false;
      wanted = work;
      if (work) void run();
      else tell({ state: "saved", at: undefined });
    },
    /** Whether something would be lost if the page went away now. */
    isUnsaved: () => wanted !== undefined || running !== undefined,
    version: () => version,
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
