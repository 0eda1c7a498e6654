import { liveClosing } from "../../../../shared/live-chat.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import type { Db } from "../../../database/connect.ts";
import type { Sessions } from "../../identity/index.ts";
import { leads } from "../../media/index.ts";
import { holdersAmong, registeredAmong } from "../../orders/index.ts";
import type { Connection } from "./connection.ts";
import type { Room } from "./room.ts";

/** The code of a server that starts anew: pages come back by themselves. */
export const SERVICE_RESTART = 1012;

/** Looks again whether those who came in may still be there, and closes the connections of those who may not. */
export interface WhoMayStay {
  lookAgain(connection: Connection, room: Room): Promise<void>;
  lookAtRights(room: Room): Promise<void>;
}

export function createWhoMayStay({ db, sessions, now }: { db: Db; sessions: Sessions; now(): Date }): WhoMayStay {
  return {
    /**
     * Whoever signed out does not stay; who looks after the session by now, or not any more, comes in anew as what they
     * are.
     */
    async lookAgain(connection, room) {
      const found = await sessions.find(connection.token);
      if (found.state !== "active" || found.session.userNo !== connection.who.userNo)
        connection.close(liveClosing.signedOut);
      else if (leads(room.session, found.session) !== connection.isStaff) connection.close(SERVICE_RESTART);
    },
    /** Nor does whoever lost the right to the course, or gave their place in its open class back. */
    async lookAtRights(room) {
      const learners = [...room.connections].filter(({ isStaff }) => !isStaff);
      if (learners.length === 0) return;
      const userNos = learners.map(({ who }) => who.userNo);
      const holders = await withActor(db, systemActor, async (trx) => {
        const held = await holdersAmong(trx, { userNos, courseId: room.session.course_id, now: now() });
        const others = userNos.filter((userNo) => !held.has(userNo));
        return others.length === 0
          ? held
          : held.union(await registeredAmong(trx, { userNos: others, periodId: room.periodId }));
      });
      for (const connection of learners) if (!holders.has(connection.who.userNo)) connection.close(liveClosing.notHeld);
    },
  };
}
