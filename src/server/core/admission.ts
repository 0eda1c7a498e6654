import { CodedError } from "./errors.ts";
import { createFairQueue, type FairQueue } from "./fair-queue.ts";

/** Who a request is counted for: the network, and in it the session or all visitors without one. */
export interface RequestOwner {
  /** undefined where there is none, or none that is known: a token that was made up is no session. */
  session: string | undefined;
  network: string;
}

export interface AdmissionLimits {
  /** Requests that are worked on at once. */
  running: Running;
  /** The same while the server has nothing to spare: more at once would be no faster, and everybody would wait for it. */
  runningWhenBusy: Running;
  /** What is worked on, what waits, and what is still being received; the next is refused. */
  inFlight: OwnerLimits;
}

interface OwnerLimits {
  network: number;
  visitors: number;
  session: number;
}

interface Running extends OwnerLimits {
  all: number;
}

/**
 * A browser has six connections, and more by HTTP/2. A school with an exam has thousands of sessions behind one address:
 * its answers are stored in batches, for which as many as possible are worked on at once. Visitors who are signed out
 * look at pages, most of which are kept.
 */
export const admissionLimits: AdmissionLimits = {
  running: { all: 192, network: 128, visitors: 32, session: 4 },
  runningWhenBusy: { all: 192, network: 128, visitors: 4, session: 2 },
  inFlight: { network: 4000, visitors: 4000, session: 100 },
};

/** ms */
const MAX_REST_MS = 50;
/**
 * ms: what takes longer waits for something else, such as a name server. It stands no longer in the way of what else its
 * session asks; the network's limit still counts it.
 */
export const SLOW_MS = 1000;

/** Refused before any work was done for it. Not logged one by one: there is one for each request of a flood. */
export class AdmissionRefused extends CodedError {
  constructor() {
    super("TOO_BUSY");
  }
}

/** Decides which requests are worked on: owners take turns, so that many of one owner delay only that owner. */
export interface Admission {
  /** Counts a request as in flight; throws AdmissionRefused where its owner has too many. */
  enter(owner: RequestOwner): Place;
  /** In flight is also what is still being received. */
  readonly counts: { inFlight: number; running: number; waiting: number; refused: number };
}

/** The place of one request. */
export interface Place {
  /** Resolves when the request may be worked on: true; false where it was given up meanwhile. */
  turn(): Promise<boolean>;
  /** The request has ended, or who asked has gone. */
  leave(): void;
}

interface Waiting {
  owner: RequestOwner;
  /** False where it was given up meanwhile. */
  start(): boolean;
}

interface AdmissionOptions {
  /** Whether the server has nothing to spare. */
  isBusy(): boolean;
  limits?: AdmissionLimits | undefined;
}

export function createAdmission({ isBusy, limits = admissionLimits }: AdmissionOptions): Admission {
  const counts = createCounts(limits.inFlight);
  const queue = createFairQueue<Waiting>();
  let inFlight = 0;
  let running = 0;
  let refused = 0;

  const count = (owner: RequestOwner, change: 1 | -1) => {
    inFlight += change;
    counts.enter(owner, change);
  };
  const run = (owner: RequestOwner, change: 1 | -1) => {
    running += change;
    counts.run(owner, change);
  };
  const limitsNow = (): Running => (isBusy() ? limits.runningWhenBusy : limits.running);
  const next = (): void => {
    for (;;) {
      const at = limitsNow();
      if (running >= at.all) return;
      /** A school may have thousands of owners that wait: of a full network none is looked at any closer. */
      const full = new Set<string>();
      const turn = queue.next((key) => {
        const owner = ownerOf(key);
        if (full.has(owner.network)) return false;
        if (counts.isNetworkBelow(owner, at)) return counts.mayRun(owner, at);
        full.add(owner.network);
        return false;
      });
      if (!turn) return;
      const { owner, start } = turn.job;
      if (start()) run(owner, 1);
      else count(owner, -1);
    }
  };

  return {
    enter(owner) {
      if (counts.isFull(owner)) {
        refused += 1;
        throw new AdmissionRefused();
      }
      count(owner, 1);
      return createPlace(owner, { counts, queue, isBusy, count, run, next });
    },
    get counts() {
      return { inFlight, running, waiting: queue.size, refused };
    },
  };
}

interface Hall {
  counts: ReturnType<typeof createCounts>;
  queue: FairQueue<Waiting>;
  isBusy(): boolean;
  count(owner: RequestOwner, change: 1 | -1): void;
  run(owner: RequestOwner, change: 1 | -1): void;
  /** Lets in whoever may be worked on now. */
  next(): void;
}

function createPlace(owner: RequestOwner, { counts, queue, isBusy, count, run, next }: Hall): Place {
  let began = 0;
  let slow: NodeJS.Timeout | undefined;
  let isSlow = false;
  let state: "entered" | "waiting" | "running" | "left" = "entered";
  return {
    async turn() {
      if (state !== "entered") return state === "running";
      state = "waiting";
      const going = new Promise<boolean>((resolve) => {
        const start = () => {
          const isThere = state === "waiting";
          if (isThere) {
            state = "running";
            began = performance.now();
            slow = setTimeout(() => {
              isSlow = true;
              counts.runSession(owner, -1);
              next();
            }, SLOW_MS);
            slow.unref();
          }
          resolve(isThere);
          return isThere;
        };
        queue.add(keyOf(owner), { owner, start });
      });
      next();
      return going;
    },
    leave() {
      const before = state;
      state = "left";
      if (before === "left") return;
      // It counts until its turn comes, so that asking and giving up is no way to make the queue long.
      if (before === "waiting") return;
      count(owner, -1);
      if (before !== "running") return;
      clearTimeout(slow);
      const end = () => {
        if (isSlow) counts.runSession(owner, 1);
        run(owner, -1);
        next();
      };
      // What asks for more than its share rests as long as it was worked on, and others find the server free.
      if (!isSlow && isBusy() && queue.has(keyOf(owner)))
        setTimeout(end, Math.min(performance.now() - began, MAX_REST_MS));
      else end();
    },
  };
}

/** The network belongs to the name: a session that moves waits in each of its places. */
const keyOf = ({ session, network }: RequestOwner): string => `${network}\n${session ?? ""}`;

function ownerOf(key: string): RequestOwner {
  const at = key.indexOf("\n");
  return { network: key.slice(0, at), session: key.slice(at + 1) || undefined };
}

/** How much sessions and networks have in flight; who has nothing is forgotten. */
function createCounts(inFlight: OwnerLimits) {
  const counts = new Map<string, { running: number; inFlight: number }>();
  /** What a request is counted by, and whose limits that has. */
  const of = (owner: RequestOwner): [keyof OwnerLimits, string][] => [
    ["network", owner.network],
    [owner.session === undefined ? "visitors" : "session", keyOf(owner)],
  ];
  const namesOf = (owner: RequestOwner) => of(owner).map(([, name]) => name);
  const change = (names: readonly string[], by: { running: number; inFlight: number }) => {
    for (const name of names) {
      const before = counts.get(name) ?? { running: 0, inFlight: 0 };
      const now = { running: before.running + by.running, inFlight: before.inFlight + by.inFlight };
      if (now.running === 0 && now.inFlight === 0) counts.delete(name);
      else counts.set(name, now);
    }
  };
  return {
    isFull: (owner: RequestOwner) =>
      of(owner).some(([kind, name]) => (counts.get(name)?.inFlight ?? 0) >= inFlight[kind]),
    isNetworkBelow: ({ network }: RequestOwner, at: Running) => (counts.get(network)?.running ?? 0) < at.network,
    mayRun: (owner: RequestOwner, at: Running) =>
      of(owner).every(([kind, name]) => (counts.get(name)?.running ?? 0) < at[kind]),
    run: (owner: RequestOwner, by: 1 | -1) => change(namesOf(owner), { running: by, inFlight: 0 }),
    runSession: (owner: RequestOwner, by: 1 | -1) => change([keyOf(owner)], { running: by, inFlight: 0 }),
    enter: (owner: RequestOwner, by: 1 | -1) => change(namesOf(owner), { running: 0, inFlight: by }),
  };
}
