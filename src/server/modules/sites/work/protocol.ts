import type { MessagePort } from "node:worker_threads";
import type { ErrorName } from "../../../../shared/error-codes.ts";

/** A piece of work on its way to a thread. Everything in it is copied, but for what is shared by nature. */
export interface WorkMessage {
  task: string;
  input: unknown;
  /** Where the thread says which it is and when it began: see `startOf`. */
  start: SharedArrayBuffer;
  /** Through which the work asks for what only the main thread knows. */
  questions?: MessagePort;
}

/**
 * What came of it, and ms of processor time that it took. A refusal is one of ours and is worded where it is told;
 * anything else that is thrown is an error of the thread.
 */
export type WorkReply = { cpuMs: number } & (
  | { value: unknown }
  | { refused: { constant: ErrorName; args: Record<string, string | number>; data: unknown } }
);

/** Bytes that `start` has. */
export const START_BYTES = 16;

/**
 * Says in a thread that work begins now: the processor time before it, such as that of loading modules, does not count.
 */
export function markStart(
  start: SharedArrayBuffer,
  { threadId, cpuMicroseconds }: { threadId: number; cpuMicroseconds: number },
): void {
  new Float64Array(start, 8, 1)[0] = cpuMicroseconds;
  Atomics.store(new Int32Array(start, 0, 1), 0, threadId);
}

/** Which thread has begun, and its processor time then, in µs; undefined before it has. */
export function startOf(start: SharedArrayBuffer): { threadId: number; cpuMicroseconds: number } | undefined {
  const threadId = Atomics.load(new Int32Array(start, 0, 1), 0);
  return threadId === 0 ? undefined : { threadId, cpuMicroseconds: new Float64Array(start, 8, 1)[0] ?? 0 };
}

/** A question of the work, and its answer. */
export interface Question {
  id: number;
  name: string;
  args: unknown[];
}

export type Answer = { id: number; value: unknown } | { id: number; problem: string };
