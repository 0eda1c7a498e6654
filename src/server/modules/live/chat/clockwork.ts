import { liveClosing, SIGN_OF_LIFE_MS } from "../../../../shared/live-chat.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import type { Db } from "../../../database/connect.ts";
import type { Log } from "../../../core/log.ts";
import { isOpen } from "../../catalogue/index.ts";
import { touchMembers, countOnline } from "./member-queries.ts";
import { opensIn } from "./opens-in.ts";
import type { Room } from "./room.ts";
import { rounds } from "./rounds.ts";
import type { WhoMayStay } from "./who-may-stay.ts";

const TICK_MS = 1000;
const BEAT_MS = 30_000;
/** ms that a chat stays readable when the session is over. */
const FAREWELL_MS = 60_000;

interface Options {
  rooms: Map<string, Room>;
  db: Db;
  log: Log;
  whoMayStay: WhoMayStay;
  /** Reads a room's session anew. */
  reload(room: Room): Promise<void>;
  now(): Date;
}

/** What time does to the rooms: they are told what has come, people are counted, and what is over is closed. */
export interface Clockwork {
  /** Notes that some people of a room were there until now. */
  beat(room: Room, userNos: string[]): Promise<void>;
  stop(): void;
}

export function startClockwork({ rooms, db, log, whoMayStay, reload, now }: Options): Clockwork {
  const endedAt = new WeakMap<Room, number>();

  /** Each second: whose time has come is told so. A room that is over is closed a minute later. */
  const tick = (room: Room): void => {
    room.tellState(now());
    if (isOpen(room.session, now())) return void endedAt.delete(room);
    const at = now();
    const since = endedAt.get(room) ?? at.getTime();
    endedAt.set(room, since);
    if (at.getTime() - since < FAREWELL_MS) return;
    // Over, or put off.
    const wait = opensIn(room.session, at);
    const code = wait === undefined ? liveClosing.over : liveClosing.tooEarly;
    for (const connection of room.connections) connection.close(code, String(wait ?? ""));
  };

  const beat: Clockwork["beat"] = (room, userNos) =>
    withActor(db, systemActor, (trx) =>
      touchMembers(trx, { periodId: room.periodId, userNos, now: now(), ...room.countedTime(now()) }),
    );

  let beats = 0;
  const beatAll = rounds(
    async (room) => {
      // A lecturer may have given it another time.
      await reload(room);
      await beat(room, room.userNos());
      for (const connection of room.connections) await whoMayStay.lookAgain(connection, room);
      // Seldomer, because it asks the database.
      if (beats % 2 === 0) await whoMayStay.lookAtRights(room);
    },
    { rooms, log, what: "who is at a live session was not counted; it is tried again in a moment" },
  );

  const signOfLife = rounds(
    async (room) => {
      for (const connection of room.connections) connection.ping();
      room.online = await withActor(db, systemActor, (trx) =>
        countOnline(trx, { periodId: room.periodId, now: now() }),
      );
      room.tellState(now(), { always: true });
    },
    { rooms, log, what: "a live chat gave no sign of life" },
  );

  const timers = [
    setInterval(() => rooms.forEach(tick), TICK_MS),
    setInterval(() => {
      beats += 1;
      void beatAll();
    }, BEAT_MS),
    setInterval(() => void signOfLife(), SIGN_OF_LIFE_MS),
  ];
  for (const timer of timers) timer.unref();
  return {
    beat,
    stop() {
      for (const timer of timers) clearInterval(timer);
    },
  };
}
