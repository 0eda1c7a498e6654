import { setTimeout } from "node:timers/promises";

/** What can be stopped without anybody noticing. */
export interface Stoppable {
  /** From now on `/readyz` says that no new work is wanted, while all that comes is answered. */
  drain(): void;
  /** Answers what has begun and takes nothing new. */
  close(): Promise<void>;
}

/**
 * Stops a server: first it says that it is going, then it waits for that to be seen (in ms) while it answers
 * everybody, then it closes.
 * Who was sent here a moment ago is answered too.
 */
export async function stopGently(server: Stoppable, delay: number): Promise<void> {
  server.drain();
  if (delay > 0) await setTimeout(delay);
  await server.close();
}
