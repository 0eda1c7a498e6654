import type { Log } from "../../../core/log.ts";
import type { Room } from "./room.ts";

/** What comes in of a room is done one after the other, so that messages stand in one order. */
export interface RoomQueues {
  /** Does something once all that came before is done; nothing where there is no such room. What fails is logged. */
  add(periodId: string, work: (room: Room) => Promise<void>): void;
  /** Waits for all that was added. */
  settled(): Promise<void>;
}

export function createRoomQueues({ rooms, log }: { rooms: ReadonlyMap<string, Room>; log: Log }): RoomQueues {
  const queues = new Map<string, Promise<void>>();
  return {
    add(periodId, work) {
      const room = rooms.get(periodId);
      if (!room) return;
      const done = (queues.get(periodId) ?? Promise.resolve())
        .then(() => work(room))
        .catch((error: unknown) => log.warn({ err: error, periodId }, "a live chat could not pass on what happened"));
      queues.set(periodId, done);
      void done.then(() => queues.get(periodId) === done && queues.delete(periodId));
    },
    settled: async () => void (await Promise.allSettled(queues.values())),
  };
}
