import { availableParallelism } from "node:os";

/** What one piece of work may take, and how many wait: of a thread that goes beyond it nothing is kept. */
export const workLimits = {
  /**
   * Threads that work at once. One of several always stays free for others than the one owner who keeps the rest busy.
   */
  threads: Math.min(2, Math.max(1, availableParallelism())),
  /** Pieces of work that run or wait for one owner, such as an organisation. */
  ofOne: 8,
  /** Pieces of work that run or wait for all. */
  ofAll: 200,
  /** ms of processor time: on a busy machine time on the clock says nothing of the work. */
  cpuMs: 6_000,
  /** Where a thread is not working but stuck: so many times as long, in ms on the clock. */
  wallFactor: 10,
  /** MB in use, looked at while it works; V8 ends the thread itself at `hardMegabytes`. */
  megabytes: 320,
  hardMegabytes: 448,
  /** V8 copies what is young in one go: little of it, so that a thread that fills up is ended and not the process. */
  youngMegabytes: 16,
  /** ms between two looks at what works. */
  lookMs: 50,
} as const;

export type WorkLimits = { readonly [Name in keyof typeof workLimits]: number };
