import { CodedError } from "./errors.ts";
import { createFairQueue } from "./fair-queue.ts";

/** Who a request is counted for: the network, and the session where there is one. */
export interface RequestOwner {
  session: string | undefined;
  network: string;
}

export interface AdmissionLimits {
  /** Requests that are worked on at once, for everybody together. */
  running: number;
  session: OwnerLimits;
  network: OwnerLimits;
}

interface OwnerLimits {
  /** Worked on at once. */
  running: number;
  /** Those, what waits, and what is still being received; the next is refused. */
  inFlight: number;
}

/**
 * A browser has six connections, and more by HTTP/2. A school with an exam has thousands of sessions behind one address,
 * and as many visitors who are not signed in yet: a network has many times what a session has.
 */
export const admissionLimits: AdmissionLimits = {
  running: 48,
  session: { running: 4, inFlight: 100 },
  network: { running: 32, inFlight: 4000 },
};

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
  readonly counts: { running: number; waiting: number; refused: number };
}

/** The place of one request. */
export interface Place {
  /** Resolves when the request may be worked on: true; false where it was given up meanwhile. */
  turn(): Promise<boolean>;
  /** The request has ended, or who asked has gone. */
  leave(): void;
}

export function createAdmission(limits: AdmissionLimits = admissionLimits): Admission {
  const counts = createCounts(limits);
  const queue = createFairQueue<{ owner: RequestOwner; start: () => boolean }>();
  let running = 0;
  let refused = 0;

  const run = (owner: RequestOwner, change: 1 | -1) => {
    running += change;
    counts.run(owner, change);
  };
  const next = (): void => {
    while (running < limits.running) {
      const turn = queue.next((key) => counts.mayRun(ownerOf(key)));
      if (!turn) return;
      const { owner, start } = turn.job;
      if (start()) run(owner, 1);
      else counts.enter(owner, -1);
    }
  };

  return {
    enter(owner) {
      if (counts.isFull(owner)) {
        refused += 1;
        throw new AdmissionRefused();
      }
      counts.enter(owner, 1);
      let state: "entered" | "waiting" | "running" | "left" = "entered";
      return {
        async turn() {
          if (state !== "entered") return state === "running";
          if (running < limits.running && counts.mayRun(owner)) {
            state = "running";
            run(owner, 1);
            return true;
          }
          state = "waiting";
          return new Promise<boolean>((resolve) => {
            const start = () => {
              const isThere = state === "waiting";
              if (isThere) state = "running";
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
          counts.enter(owner, -1);
          if (before !== "running") return;
          run(owner, -1);
          next();
        },
      };
    },
    get counts() {
      return { running, waiting: queue.size, refused };
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
function createCounts({ session, network }: AdmissionLimits) {
  const counts = new Map<string, { running: number; inFlight: number }>();
  /** The names that a request is counted by, each with its limits. Signed-out visitors are the network's alone. */
  const of = (owner: RequestOwner): [name: string, limits: OwnerLimits][] => [
    [owner.network, network],
    ...(owner.session === undefined ? [] : [[keyOf(owner), session] satisfies [string, OwnerLimits]]),
  ];
  const change = (owner: RequestOwner, by: { running: number; inFlight: number }) => {
    for (const [name] of of(owner)) {
      const { running, inFlight } = counts.get(name) ?? { running: 0, inFlight: 0 };
      const now = { running: running + by.running, inFlight: inFlight + by.inFlight };
      if (now.running === 0 && now.inFlight === 0) counts.delete(name);
      else counts.set(name, now);
    }
  };
  return {
    isFull: (owner: RequestOwner) =>
      of(owner).some(([name, limits]) => (counts.get(name)?.inFlight ?? 0) >= limits.inFlight),
    mayRun: (owner: RequestOwner) =>
      of(owner).every(([name, limits]) => (counts.get(name)?.running ?? 0) < limits.running),
    run: (owner: RequestOwner, by: 1 | -1) => change(owner, { running: by, inFlight: 0 }),
    enter: (owner: RequestOwner, by: 1 | -1) => change(owner, { running: 0, inFlight: by }),
  };
}
