import { CodedError } from "./errors.ts";
import { createFairQueue } from "./fair-queue.ts";

/** Who a request is counted for: the network, and the session where there is one. */
export interface RequestOwner {
  session: string | undefined;
  network: string;
}

export interface AdmissionLimits {
  /** Requests that are worked on at once. */
  running: Running;
  /** The same while the server has nothing to spare: more at once would be no faster, and everybody would wait for it. */
  runningWhenBusy: Running;
  /** What is worked on, what waits, and what is still being received; the next is refused. */
  inFlight: Pick<Running, "session" | "network">;
}

interface Running {
  all: number;
  network: number;
  session: number;
}

/**
 * A browser has six connections, and more by HTTP/2. A school with an exam has thousands of sessions behind one address,
 * and as many visitors who are not signed in yet: a network has many times what a session has.
 */
export const admissionLimits: AdmissionLimits = {
  running: { all: 48, network: 32, session: 4 },
  runningWhenBusy: { all: 12, network: 4, session: 2 },
  inFlight: { network: 4000, session: 100 },
};

/** ms */
const MAX_REST_MS = 50;

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

interface AdmissionOptions {
  /** Whether the server has nothing to spare. */
  isBusy(): boolean;
  limits?: AdmissionLimits | undefined;
}

export function createAdmission({ isBusy, limits = admissionLimits }: AdmissionOptions): Admission {
  const counts = createCounts(limits.inFlight);
  const queue = createFairQueue<{ owner: RequestOwner; start: () => boolean }>();
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
  const mayRun = (owner: RequestOwner): boolean => {
    const at = isBusy() ? limits.runningWhenBusy : limits.running;
    return running < at.all && counts.mayRun(owner, at);
  };
  const next = (): void => {
    for (;;) {
      const turn = queue.next((key) => mayRun(ownerOf(key)));
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
      let began = 0;
      let state: "entered" | "waiting" | "running" | "left" = "entered";
      return {
        async turn() {
          if (state !== "entered") return state === "running";
          if (mayRun(owner)) {
            state = "running";
            began = performance.now();
            run(owner, 1);
            return true;
          }
          state = "waiting";
          return new Promise<boolean>((resolve) => {
            const start = () => {
              const isThere = state === "waiting";
              if (isThere) state = "running";
              began = performance.now();
              resolve(isThere);
              return isThere;
            };
            queue.add(keyOf(owner), { owner, start });
          });
        },
        leave() {
          const before = state;
          state = "left";
          if (before === "left") return;
          // It counts until its turn comes, so that asking and giving up is no way to make the queue long.
          if (before === "waiting") return;
          count(owner, -1);
          if (before !== "running") return;
          const end = () => {
            run(owner, -1);
            next();
          };
          // What asks for more than its share rests as long as it was worked on, and others find the server free.
          if (isBusy() && queue.has(keyOf(owner))) setTimeout(end, Math.min(performance.now() - began, MAX_REST_MS));
          else end();
        },
      };
    },
    get counts() {
      return { inFlight, running, waiting: queue.size, refused };
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
function createCounts(inFlight: AdmissionLimits["inFlight"]) {
  const counts = new Map<string, { running: number; inFlight: number }>();
  /** What a request is counted by. Signed-out visitors are the network's alone. */
  const of = (owner: RequestOwner): ["network" | "session", string][] =>
    owner.session === undefined
      ? [["network", owner.network]]
      : [
          ["network", owner.network],
          ["session", keyOf(owner)],
        ];
  const change = (owner: RequestOwner, by: { running: number; inFlight: number }) => {
    for (const [, name] of of(owner)) {
      const before = counts.get(name) ?? { running: 0, inFlight: 0 };
      const now = { running: before.running + by.running, inFlight: before.inFlight + by.inFlight };
      if (now.running === 0 && now.inFlight === 0) counts.delete(name);
      else counts.set(name, now);
    }
  };
  return {
    isFull: (owner: RequestOwner) =>
      of(owner).some(([kind, name]) => (counts.get(name)?.inFlight ?? 0) >= inFlight[kind]),
    mayRun: (owner: RequestOwner, at: Running) =>
      of(owner).every(([kind, name]) => (counts.get(name)?.running ?? 0) < at[kind]),
    run: (owner: RequestOwner, by: 1 | -1) => change(owner, { running: by, inFlight: 0 }),
    enter: (owner: RequestOwner, by: 1 | -1) => change(owner, { running: 0, inFlight: by }),
  };
}
