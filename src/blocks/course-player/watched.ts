/** Seconds of a video: from, to. */
export type WatchedRange = [from: number, to: number];

/** What of a video was played, as it is told to the server: pieces that were really shown, none that was jumped over. */
export interface Watched {
  /** The video is at a position, playing. */
  tick(position: number, rate: number): void;
  /** It jumps or stops: what comes next is another piece. */
  cut(): void;
  /** What was watched since the last time, and forgets it. */
  take(): WatchedRange[];
  /** It was not stored: it will be told again. */
  giveBack(ranges: WatchedRange[]): void;
  /** The end of what was watched from the beginning on without a gap, or of where the person had been before. */
  readonly reach: number;
}

/**
 * The player tells where it is four times a second; a longer step than this many seconds at single speed was a jump.
 */
const STEP = 1.6;
/** Pieces that one message to the server may have. */
const MAX_RANGES = 60;

export function createWatched(reached = 0): Watched {
  let done: WatchedRange[] = [];
  let now: WatchedRange | undefined;
  let reach = reached;
  return {
    tick(position, rate) {
      const step = now ? position - now[1] : -1;
      if (now && step >= 0 && step <= STEP * Math.max(1, rate)) now[1] = position;
      else {
        this.cut();
        now = [position, position];
      }
      if (now[0] <= reach + STEP) reach = Math.max(reach, position);
    },
    cut() {
      if (now && now[1] > now[0]) done.push(now);
      now = undefined;
    },
    take() {
      const at = now?.[1];
      this.cut();
      // The piece goes on where it was cut for the message.
      if (at !== undefined) now = [at, at];
      const taken = join(done).slice(0, MAX_RANGES);
      done = [];
      return taken;
    },
    giveBack(ranges) {
      done = [...ranges, ...done];
    },
    get reach() {
      return reach;
    },
  };
}

/** Pieces in their order, those that touch as one, to a tenth of a second. */
function join(ranges: WatchedRange[]): WatchedRange[] {
  const joined: WatchedRange[] = [];
  for (const [from, to] of [...ranges].sort((a, b) => a[0] - b[0])) {
    const last = joined.at(-1);
    if (last && from <= last[1] + 0.25) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined.map(([from, to]) => [Math.floor(from * 10) / 10, Math.ceil(to * 10) / 10]);
}
