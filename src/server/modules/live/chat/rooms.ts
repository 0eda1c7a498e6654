import { randomUUID } from "node:crypto";
import { liveClosing, SIGN_OF_LIFE_MS, type LiveMessage } from "../../../../shared/live-chat.ts";
import { holdersAmong } from "../../orders/access/has-course.ts";
import { registeredAmong } from "../../orders/access/open-class.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import type { Bus } from "../../../database/bus.ts";
import type { Db, Trx } from "../../../database/connect.ts";
import { isOpen } from "../live-status.ts";
import type { Log } from "../../../core/log.ts";
import { looksAfter } from "../../media/may-study.ts";
import type { Sessions } from "../../identity/sessions/sessions.ts";
import { selectSession } from "../session-queries.ts";
import type { Admission } from "./admit.ts";
import type { Connection } from "./connection.ts";
import { touchMembers, countOnline, joinMember, selectMuted } from "./member-queries.ts";
import { selectMessage, selectMessages } from "./message-queries.ts";
import { opensIn } from "./opens-in.ts";
import { Room } from "./room.ts";
import { rounds } from "./rounds.ts";

/** What servers tell one another of a session; content is read from the database. */
export type RoomEvent =
  | { periodId: string; kind: "changed" }
  | { periodId: string; kind: "message" | "removed"; id: string }
  | { periodId: string; kind: "muted"; userNo: string; isMuted: boolean };

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

const CHANNEL = "live";
const TICK_MS = 1000;
const BEAT_MS = 30_000;
/** Pages that one person may have open at a session, on one server. */
const MAX_PAGES = 6;
/** The code of a server that starts anew: pages come back by themselves. */
const SERVICE_RESTART = 1012;
/** ms that a chat stays readable when the session is over. */
const FAREWELL_MS = 60_000;

export async function createLiveRooms({ db, bus, log, sessions, now }: Options): Promise<LiveRooms> {
  const rooms = new Map<string, Room>();
  /** Messages that this server stored itself. */
  const fresh = new Map<string, LiveMessage>();
  /** The bus tells this server what it said itself once more. */
  const heard = new Set<string>();
  const endedAt = new Map<Room, number>();
  const asSystem = <Result>(work: (trx: Trx) => Promise<Result>) => withActor(db, systemActor, work);
  const quietly = (work: Promise<unknown>, what: string) =>
    void work.catch((error: unknown) => log.warn({ err: error }, what));

  /** What comes in of a room is done one after the other, so that messages stand in one order. */
  const queues = new Map<string, Promise<void>>();
  const inOrder = (periodId: string, work: (room: Room) => Promise<void>): void => {
    const room = rooms.get(periodId);
    if (!room) return;
    const done = (queues.get(periodId) ?? Promise.resolve())
      .then(() => work(room))
      .catch((error: unknown) => log.warn({ err: error, periodId }, "a live chat could not pass on what happened"));
    queues.set(periodId, done);
    void done.then(() => queues.get(periodId) === done && queues.delete(periodId));
  };

  const hear = (event: RoomEvent): void =>
    inOrder(event.periodId, async (room) => {
      if (event.kind === "removed") return room.broadcast({ type: "removed", id: event.id });
      if (event.kind === "muted") return room.mute(event);
      if (event.kind === "changed") {
        await reload(room);
        return void (await Promise.all(
          [...room.connections].filter(({ isStaff }) => isStaff).map((connection) => lookAgain(connection, room)),
        ));
      }
      const message = fresh.get(event.id) ?? (await asSystem((trx) => selectMessage(trx, event)));
      fresh.delete(event.id);
      if (message) room.broadcast({ type: "message", message });
    });

  const reload = async (room: Room): Promise<void> => {
    const session = await asSystem((trx) => selectSession(trx, room.periodId));
    if (!session?.begin_time || !session.end_time) return;
    room.session = { ...session, begin_time: session.begin_time, end_time: session.end_time };
    room.tellState(now());
  };

  await bus.on(CHANNEL, (payload) => {
    const { n, ...event } = JSON.parse(payload) as RoomEvent & { n: string };
    if (heard.has(n)) return;
    heard.add(n);
    if (heard.size > 2000) for (const old of [...heard].slice(0, 1000)) heard.delete(old);
    hear(event);
  });
  // Whoever signs out, or in elsewhere, is let go at once.
  await bus.on("session", (userNo) => {
    for (const room of rooms.values()) {
      for (const connection of room.connections)
        if (connection.who.userNo === userNo)
          quietly(lookAgain(connection, room), "whether somebody is still signed in was not looked at; it is soon");
    }
  });
  // What was said while nothing could be heard is told again; pages know by the numbers what they have.
  bus.onResync(() => {
    for (const periodId of rooms.keys()) inOrder(periodId, (room) => welcome([...room.connections], room));
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

  const beat = (room: Room, userNos: string[]) =>
    asSystem((trx) => touchMembers(trx, { periodId: room.periodId, userNos, now: now(), ...room.countedTime(now()) }));

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

  let beats = 0;
  const beatAll = rounds(
    async (room) => {
      // A lecturer may have given it another time.
      await reload(room);
      await beat(room, room.userNos());
      for (const connection of room.connections) await lookAgain(connection, room);
      // Seldomer, because it asks the database.
      if (beats % 2 === 0) await lookAtRights(room);
    },
    { rooms, log, what: "who is at a live session was not counted; it is tried again in a moment" },
  );

  /**
   * Whoever signed out does not stay; who looks after the session by now, or not any more, comes in anew as what they
   * are.
   */
  const lookAgain = async (connection: Connection, room: Room): Promise<void> => {
    const found = await sessions.find(connection.token);
    if (found.state !== "active" || found.session.userNo !== connection.who.userNo)
      connection.close(liveClosing.signedOut);
    else if (looksAfter(room.session, found.session) !== connection.isStaff) connection.close(SERVICE_RESTART);
  };

  /** Nor does whoever lost the right to the course, or gave their place in its open class back. */
  const lookAtRights = async (room: Room): Promise<void> => {
    const learners = [...room.connections].filter(({ isStaff }) => !isStaff);
    if (learners.length === 0) return;
    const userNos = learners.map(({ who }) => who.userNo);
    const holders = await asSystem(async (trx) => {
      const held = await holdersAmong(trx, { userNos, courseId: room.session.course_id, now: now() });
      const others = userNos.filter((userNo) => !held.has(userNo));
      return others.length === 0
        ? held
        : held.union(await registeredAmong(trx, { userNos: others, periodId: room.periodId }));
    });
    for (const connection of learners) if (!holders.has(connection.who.userNo)) connection.close(liveClosing.notHeld);
  };

  const signOfLife = rounds(
    async (room) => {
      for (const connection of room.connections) connection.ping();
      room.online = await asSystem((trx) => countOnline(trx, { periodId: room.periodId, now: now() }));
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

  const takeOut = (connection: Connection, room: Room): void => {
    room.connections.delete(connection);
    if (room.connections.size > 0 || rooms.get(room.periodId) !== room) return;
    rooms.delete(room.periodId);
    endedAt.delete(room);
  };

  const tell: LiveRooms["tell"] = (event, message) => {
    if (fresh.size > 1000) fresh.clear();
    if (message) fresh.set(message.id, message);
    return bus.publish(CHANNEL, JSON.stringify({ ...event, n: randomUUID() }));
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
      if (isNew) inOrder(periodId, reload);
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
      await beat(room, [connection.who.userNo]);
    },
    tell,
    changed: (periodId) => tell({ periodId, kind: "changed" }),
    get connected() {
      return [...rooms.values()].reduce((sum, { connections }) => sum + connections.size, 0);
    },
    async close() {
      for (const timer of timers) clearInterval(timer);
      const present = [...rooms.values()].map((room) => ({ room, userNos: room.userNos() }));
      for (const { room } of present) for (const connection of room.connections) connection.close(SERVICE_RESTART);
      rooms.clear();
      // However the database is: what is closed after this must be.
      await Promise.allSettled(present.map(({ room, userNos }) => beat(room, userNos)));
      await Promise.allSettled(queues.values());
    },
  };
}
