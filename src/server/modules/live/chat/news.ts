import { randomUUID } from "node:crypto";
import type { LiveMessage } from "../../../../shared/live-chat.ts";
import type { Bus } from "../../../database/bus.ts";

/** What servers tell one another of a session; content is read from the database. */
export type RoomEvent =
  | { periodId: string; kind: "changed" }
  | { periodId: string; kind: "message" | "removed"; id: string }
  | { periodId: string; kind: "muted"; userNo: string; isMuted: boolean };

/** The news of all sessions, between the servers. */
export interface RoomNews {
  /** Tells every server, this one too. `message` spares this one a look into the database. */
  tell(event: RoomEvent, message?: LiveMessage): Promise<void>;
  /** A message that this server stored itself, once; undefined for another's. */
  takeFresh(id: string): LiveMessage | undefined;
}

const CHANNEL = "live";

/** `hear` is called once for each event, wherever it was told. */
export async function createRoomNews({ bus, hear }: { bus: Bus; hear(event: RoomEvent): void }): Promise<RoomNews> {
  /** Messages that this server stored itself. */
  const fresh = new Map<string, LiveMessage>();
  /** The bus tells this server what it said itself once more. */
  const heard = new Set<string>();
  await bus.on(CHANNEL, (payload) => {
    const { n, ...event } = JSON.parse(payload) as RoomEvent & { n: string };
    if (heard.has(n)) return;
    heard.add(n);
    if (heard.size > 2000) for (const old of [...heard].slice(0, 1000)) heard.delete(old);
    hear(event);
  });
  return {
    tell(event, message) {
      if (fresh.size > 1000) fresh.clear();
      if (message) fresh.set(message.id, message);
      return bus.publish(CHANNEL, JSON.stringify({ ...event, n: randomUUID() }));
    },
    takeFresh(id) {
      const message = fresh.get(id);
      fresh.delete(id);
      return message;
    },
  };
}
