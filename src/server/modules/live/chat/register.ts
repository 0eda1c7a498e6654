import type { FastifyInstance, FastifyRequest } from "fastify";
import type { WebSocket } from "ws";
import { liveClosing } from "../../../../shared/live-chat.ts";
import type { Session } from "../../../core/context.ts";
import { isOwnPage } from "../../../core/own-page.ts";
import { isRecordId } from "../../../lib/record-id.ts";
import type { Services } from "../../../core/services.ts";
import { readCookie, TOKEN_COOKIE } from "../../identity/index.ts";
import { admit } from "./admit.ts";
import { answer } from "./answer.ts";
import { Connection } from "./connection.ts";
import { opensIn } from "./opens-in.ts";
import type { Room } from "./room.ts";

type ChatRequest = FastifyRequest<{ Querystring: Record<string, unknown> }>;

/**
 * The chat of a live session: a WebSocket at `/live/chat?periodId=…`. A browser sends the cookie along wherever the
 * page is from, so the page has to be of this very host; without that, or without a session, nothing is opened at all.
 * Everything else is told by the code with which the connection is closed (`site/live-chat.ts`).
 */
export function registerLiveChat(app: FastifyInstance, services: Services): void {
  const callers = new WeakMap<FastifyRequest, { who: Session; token: string }>();
  app.get(
    "/live/chat",
    {
      websocket: true,
      preValidation: async (request: ChatRequest, reply) => {
        if (!isOwnPage(request)) return reply.code(403).type("text/plain").send("403\n");
        const token = readCookie(request.headers.cookie, TOKEN_COOKIE);
        const found = token ? await services.sessions.find(token) : undefined;
        if (token === undefined || found?.state !== "active") return reply.code(401).type("text/plain").send("401\n");
        callers.set(request, { who: found.session, token });
      },
    },
    (socket, request: ChatRequest) => {
      const caller = callers.get(request);
      if (!caller) return socket.close(liveClosing.signedOut);
      const { periodId } = request.query;
      attend(
        socket,
        { periodId: typeof periodId === "string" && isRecordId(periodId) ? periodId : "0", ...caller },
        services,
      );
    },
  );
}

/** Requests that may come before one is let in. */
const MAX_BEFORE_JOIN = 20;

interface Attending {
  periodId: string;
  who: Session;
  token: string;
}

function attend(socket: WebSocket, { periodId, who, token }: Attending, services: Services): void {
  let joined: { connection: Connection; room: Room } | undefined;
  let isGone = false;
  const enter = async (): Promise<void> => {
    const now = services.now();
    const admission = await admit(services.db, { periodId, who, now });
    if (admission === undefined) return socket.close(liveClosing.none);
    if (admission === "notHeld") return socket.close(liveClosing.notHeld);
    const wait = opensIn(admission.session, now);
    if (wait === undefined) return socket.close(liveClosing.over);
    if (wait > 0) return socket.close(liveClosing.tooEarly, String(wait));
    const connection = new Connection({ socket, who, token, ...admission });
    socket.on("pong", () => void (connection.isAlive = true));
    const room = await services.liveRooms.join(connection, admission);
    joined = { connection, room };
    if (isGone) await services.liveRooms.leave(connection, room);
  };
  // One after the other: who asks twice at once is answered in that order.
  let work = enter().catch((error: unknown) => {
    services.log.warn({ err: error, periodId }, "somebody could not be let into a live chat");
    socket.close(1011);
  });
  let early = 0;
  socket.on("message", (data, isBinary) => {
    // It is being closed: what still comes is nobody's.
    if (socket.readyState !== socket.OPEN) return;
    // Counted as they come, not as they are answered: what waits is bounded too.
    const isFast = joined ? !joined.connection.countRequest() : (early += 1) > MAX_BEFORE_JOIN;
    if (isBinary || isFast) return socket.close(liveClosing.tooFast);
    work = work.then(async () => {
      if (!joined || isGone || socket.readyState !== socket.OPEN) return;
      joined.connection.isAlive = true;
      await answer(String(data), { ...joined, services });
    });
  });
  // What is broken is closed next.
  socket.on("error", () => undefined);
  socket.on("close", () => {
    isGone = true;
    if (!joined) return;
    const { connection, room } = joined;
    services.liveRooms
      .leave(connection, room)
      .catch((error: unknown) =>
        services.log.warn(
          { err: error, periodId },
          "how long somebody was at a live session was not counted to its end",
        ),
      );
  });
}
