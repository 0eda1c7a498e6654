import { liveClosing, type LiveMessage } from "../../../../shared/live-chat.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import type { Bus } from "../../../database/bus.ts";
import type { Db, Trx } from "../../../database/connect.ts";
import type { Log } from "../../../core/log.ts";
import type { Sessions } from "../../identity/index.ts";
import { selectSession } from "../session-queries.ts";
import type { Admission } from "./admit.ts";
import type { Connection } from "./connection.ts";
import { joinMember, selectMuted } from "./member-queries.ts";
import { selectMessage, selectMessages } from "./message-queries.ts";
import { startClockwork } from "./clockwork.ts";
import { createRoomNews, type RoomEvent } from "./news.ts";
import { createRoomQueues } from "./queues.ts";
import { Room } from "./room.ts";
import { SERVICE_RESTART, createWhoMayStay } from "./who-may-stay.ts";

/** The chats of live sessions, on this server and over all of them. */
export interface LiveRooms {
  /** Somebody who was admitted comes in, and is told what there is. */
  join(connection: Connection, admission: Admission): Promise<Room>;
  leave(connection: Connection, room: Room): Promise<void>;
  /** Tells everybody, on every server. `message` spares this one a look into the database. */
  tell(event: RoomEvent, message?: LiveMessage): Promise<void>;
  /** The session has other times, another picture, or its chat was paused. */
  changed(periodId: string): Promise<void>;
  close(): Promise<void>;
  /** Pages that are connected to this server. */
  readonly connected: number;
}

interface Options {
  db: Db;
  bus: Bus;
  log: Log;
  sessions: Sessions;
  now(): Date;
}

/** Pages that one person may have open at a session, on one server. */
const MAX_PAGES = 6;
export async function createLiveRooms({ db, bus, log, sessions, now }: Options): Promise<LiveRooms> {
  const rooms = new Map<string, Room>();
  const asSystem = <Result>(work: (trx: Trx) => Promise<Result>) => withActor(db, systemActor, work);
  const quietly = (work: Promise<unknown>, what: string) =>
    void work.catch((error: unknown) => log.warn({ err: error }, what));

  const queues = createRoomQueues({ rooms, log });
  const whoMayStay = createWhoMayStay({ db, sessions, now });

  const hear = (event: RoomEvent): void =>
    queues.add(event.periodId, async (room) => {
      if (event.kind === "removed") return room.broadcast({ type: "removed", id: event.id });
      if (event.kind === "muted") return room.mute(event);
      if (event.kind === "changed") {
        await reload(room);
        return void (await Promise.all(
          [...room.connections]
            .filter(({ isStaff }) => isStaff)
            .map((connection) => whoMayStay.lookAgain(connection, room)),
        ));
      }
      const message = news.takeFresh(event.id) ?? (await asSystem((trx) => selectMessage(trx, event)));
      if (message) room.broadcast({ type: "message", message });
    });

  const reload = async (room: Room): Promise<void> => {
    const session = await asSystem((trx) => selectSession(trx, room.periodId));
    if (!session?.begin_time || !session.end_time) return;
    room.session = { ...session, begin_time: session.begin_time, end_time: session.end_time };
    room.tellState(now());
  };

  const news = await createRoomNews({ bus, hear });
  // Whoever signs out, or in elsewhere, is let go at once.
  await bus.on("session", (userNo) => {
    for (const room of rooms.values()) {
      for (const connection of room.connections)
        if (connection.who.userNo === userNo)
          quietly(
            whoMayStay.lookAgain(connection, room),
            "whether somebody is still signed in was not looked at; it is soon",
          );
    }
  });
  // What was said while nothing could be heard is told again; pages know by the numbers what they have.
  bus.onResync(() => {
    for (const periodId of rooms.keys()) queues.add(periodId, (room) => welcome([...room.connections], room));
  });

  /** What there is is read once, however many are told. */
  async function welcome(connections: Connection[], room: Room): Promise<void> {
    const hasStaff = connections.some(({ isStaff }) => isStaff);
    const { messages, muted } = await asSystem(async (trx) => ({
      messages: await selectMessages(trx, room),
      muted: hasStaff ? await selectMuted(trx, room.periodId) : [],
    }));
    for (const connection of connections) {
      const { isStaff: isModerator, isMuted, who } = connection;
      connection.send({
        type: "welcome",
        userNo: who.userNo,
        isModerator,
        isMuted,
        mutedUserNos: isModerator ? muted : [],
        ...messages,
        ...room.state(now()),
      });
    }
  }

  const clockwork = startClockwork({ rooms, db, log, whoMayStay, reload, now });

  const takeOut = (connection: Connection, room: Room): void => {
    room.connections.delete(connection);
    if (room.connections.size > 0 || rooms.get(room.periodId) !== room) return;
    rooms.delete(room.periodId);
  };

  return {
    async join(connection, { session }) {
      const periodId = session.id;
      const isNew = !rooms.has(periodId);
      const room = rooms.get(periodId) ?? new Room(session);
      rooms.set(periodId, room);
      const mine = [...room.connections].filter(({ who }) => who.userNo === connection.who.userNo);
      for (const surplus of mine.slice(0, Math.max(0, mine.length + 1 - MAX_PAGES))) {
        // Out at once: whoever does not answer the goodbye would stay until it is given up.
        room.connections.delete(surplus);
        surplus.close(liveClosing.tooMany);
      }
      // Among the others before anything is waited for: what is said meanwhile comes twice rather than never.
      room.connections.add(connection);
      // What changed since the session was read.
      if (isNew) queues.add(periodId, reload);
      try {
        const { isMuted } = await asSystem((trx) =>
          joinMember(trx, { periodId, userNo: connection.who.userNo, isStaff: connection.isStaff, now: now() }),
        );
        connection.isMuted = isMuted;
        await welcome([connection], room);
      } catch (error) {
        takeOut(connection, room);
        throw error;
      }
      return room;
    },
    async leave(connection, room) {
      takeOut(connection, room);
      await clockwork.beat(room, [connection.who.userNo]);
    },
    tell: news.tell,
    changed: (periodId) => news.tell({ periodId, kind: "changed" }),
    get connected() {
      return [...rooms.values()].reduce((sum, { connections }) => sum + connections.size, 0);
    },
    async close() {
      clockwork.stop();
      const present = [...rooms.values()].map((room) => ({ room, userNos: room.userNos() }));
      for (const { room } of present) for (const connection of room.connections) connection.close(SERVICE_RESTART);
      rooms.clear();
      // However the database is: what is closed after this must be.
      await Promise.allSettled(present.map(({ room, userNos }) => clockwork.beat(room, userNos)));
      await queues.settled();
    },
  };
}
