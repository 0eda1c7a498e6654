import { cleanText, readRequest, type LiveRefusal, type LiveRequest } from "../../../../shared/live-chat.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import { isOpen } from "../../catalogue/index.ts";
import type { Services } from "../../../core/services.ts";
import { judgeText } from "../../moderation/index.ts";
import type { Connection } from "./connection.ts";
import { muteMember, pauseChat } from "./member-queries.ts";
import { removeMessage, selectMessages } from "./message-queries.ts";
import type { Room } from "./room.ts";
import { say } from "./post-message.ts";

interface Asked {
  connection: Connection;
  room: Room;
  services: Pick<Services, "db" | "liveRooms" | "now" | "log" | "wordLists">;
}

/** Does what a page asks for, or says why not. Never rejects. */
export async function answer(text: string, asked: Asked): Promise<void> {
  const { connection, services } = asked;
  const request = readRequest(text);
  const refuse = (reason: LiveRefusal, more: { seconds?: number } = {}) =>
    connection.send({ type: "refused", reason, ...(request?.type === "say" ? { ref: request.ref } : {}), ...more });
  if (!request) return refuse("notAllowed");
  try {
    if (request.type === "say") await sayIt(request, asked, refuse);
    else if (request.type === "history") {
      const { periodId } = asked.room;
      connection.send({
        type: "history",
        ...(await withActor(services.db, systemActor, (trx) =>
          selectMessages(trx, { periodId, before: request.before }),
        )),
      });
    } else if (connection.isStaff) await moderate(request, asked);
    else refuse("notAllowed");
  } catch (error) {
    services.log.warn({ err: error, periodId: asked.room.periodId }, "a request of a live chat failed");
    refuse("failed");
  }
}

async function sayIt(
  request: LiveRequest & { type: "say" },
  { connection, room, services }: Asked,
  refuse: (reason: LiveRefusal, more?: { seconds?: number }) => void,
): Promise<void> {
  const now = services.now();
  if (!isOpen(room.session, now)) return refuse("closed");
  const { who, userName, isStaff } = connection;
  const judged = await judgeText(services, { text: cleanText(request.text), orgNo: room.session.org_no });
  if (judged.outcome === "refuse" || judged.outcome === "review") return refuse("words");
  const said = await say(services.db, {
    ...request,
    text: judged.text,
    orgNo: room.session.org_no,
    periodId: room.periodId,
    userNo: who.userNo,
    userName,
    isStaff,
    isPaused: room.session.is_paused ?? false,
    now,
  });
  if ("refused" in said) return refuse(said.refused, said.seconds === undefined ? {} : { seconds: said.seconds });
  if (said.isNew)
    await services.liveRooms.tell({ periodId: room.periodId, kind: "message", id: said.message.id }, said.message);
  // Sent again after a broken connection: who sent it may not know that it arrived.
  else connection.send({ type: "message", message: said.message });
}

async function moderate(
  request: Exclude<LiveRequest, { type: "say" | "history" }>,
  { connection, room, services }: Asked,
): Promise<void> {
  const { periodId } = room;
  const now = services.now();
  const asSystem = <Result>(work: Parameters<typeof withActor<Result>>[2]) => withActor(services.db, systemActor, work);
  switch (request.type) {
    case "remove": {
      const { id } = request;
      if (await asSystem((trx) => removeMessage(trx, { periodId, id, by: connection.who.userNo, now })))
        await services.liveRooms.tell({ periodId, kind: "removed", id });
      return;
    }
    case "mute": {
      const { userNo, isMuted } = request;
      if (await asSystem((trx) => muteMember(trx, { periodId, userNo, isMuted })))
        await services.liveRooms.tell({ periodId, kind: "muted", userNo, isMuted });
      return;
    }
    case "pause":
      await asSystem((trx) => pauseChat(trx, { periodId, isPaused: request.isPaused, now }));
      return services.liveRooms.changed(periodId);
    default:
      request satisfies never;
  }
}
