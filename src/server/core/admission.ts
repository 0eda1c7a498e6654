import { CodedError } from "./errors.ts";
import { createFairQueue } from "./fair-queue.ts";

/** Who a request is counted for: a session, or all visitors of a network together; and the network in any case. */
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
  /** Those and what waits; the next is refused. */
  inFlight: number;
}

/**
 * A browser has six connections, and more by HTTP/2. A school with an exam has hundreds of sessions behind one address:
 * a network may wait long, and is not worked on at the cost of others.
 */
export const admissionLimits: AdmissionLimits = {
  running: 48,
  session: { running: 4, inFlight: 100 },
  network: { running: 32, inFlight: 2000 },
};

/** Refused before any work was done for it. Not logged one by one: there is one for each request of a flood. */
export class AdmissionRefused extends CodedError {
  constructor() {
    super("TOO_BUSY");
  }
}

/** Decides which requests are worked on: owners take turns, so that many of one owner delay only that owner. */
export interface Admission {
  /** Resolves when it is the request's turn; call what it gives at its end. Throws AdmissionRefused at once. */
  enter(owner: RequestOwner): Promise<() => void>;
  readonly counts: { running: number; waiting: number; refused: number };
}

export function createAdmission(limits: AdmissionLimits = admissionLimits): Admission {
  const sessions = createCounts(limits.session);
  const networks = createCounts(limits.network);
  const queue = createFairQueue<{ network: string; start: () => void }>();
  /** The network of an owner that waits. */
  const networkOf = new Map<string, string>();
  let running = 0;
  let refused = 0;

  const mayRun = (key: string, network: string) => sessions.mayRun(key) && networks.mayRun(network);
  const run = (key: string, network: string) => {
    running += 1;
    sessions.run(key, 1);
    networks.run(network, 1);
  };
  const next = (): void => {
    while (running < limits.running) {
      const turn = queue.next((key) => mayRun(key, networkOf.get(key) ?? ""));
      if (!turn) return;
      run(turn.owner, turn.job.network);
      turn.job.start();
    }
  };

  return {
    async enter({ session, network }) {
      // The network belongs to the owner: a session that moves waits in each of its places.
      const key = `${session ?? ""}\n${network}`;
      if (sessions.isFull(key) || networks.isFull(network)) {
        refused += 1;
        throw new AdmissionRefused();
      }
      sessions.add(key, 1);
      networks.add(network, 1);
      if (running < limits.running && mayRun(key, network)) run(key, network);
      else {
        networkOf.set(key, network);
        await new Promise<void>((start) => queue.add(key, { network, start }));
      }
      let hasLeft = false;
      return () => {
        if (hasLeft) return;
        hasLeft = true;
        running -= 1;
        for (const [counts, name] of [
          [sessions, key],
          [networks, network],
        ] as const) {
          counts.run(name, -1);
          counts.add(name, -1);
        }
        if (!sessions.has(key)) networkOf.delete(key);
        next();
      };
    },
    get counts() {
      return { running, waiting: queue.size, refused };
    },
  };
}

/** How much each owner has in flight; an owner without anything is forgotten. */
function createCounts(limits: OwnerLimits) {
  const counts = new Map<string, { running: number; inFlight: number }>();
  const of = (name: string) => counts.get(name) ?? { running: 0, inFlight: 0 };
  return {
    has: (name: string) => counts.has(name),
    isFull: (name: string) => of(name).inFlight >= limits.inFlight,
    mayRun: (name: string) => of(name).running < limits.running,
    run(name: string, change: 1 | -1) {
      const count = of(name);
      counts.set(name, { ...count, running: count.running + change });
    },
    add(name: string, change: 1 | -1) {
      const count = of(name);
      if (count.inFlight + change === 0) counts.delete(name);
      else counts.set(name, { ...count, inFlight: count.inFlight + change });
    },
  };
}
