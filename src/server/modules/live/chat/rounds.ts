import type { Log } from "../../../core/log.ts";
import type { Room } from "./room.ts";

interface Options {
  rooms: Map<string, Room>;
  log: Log;
  /** Said where it fails in a room. */
  what: string;
}

/**
 * Does something in one room after the other, one round at a time; what fails in one room waits for the next round, and
 * is no matter of the others.
 */
export function rounds(work: (room: Room) => Promise<void>, { rooms, log, what }: Options): () => Promise<void> {
  let isRunning = false;
  return async () => {
    if (isRunning) return;
    isRunning = true;
    // Those of now: who leaves and comes back meanwhile is not served twice.
    for (const room of Array.from(rooms.values()))
      await work(room).catch((error: unknown) => log.warn({ err: error, periodId: room.periodId }, what));
    isRunning = false;
  };
}
