import { randomUUID } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { WebSocket } from "ws";
import { contract } from "../../../generated/contract.ts";
import { UserTypeEnum } from "../../../generated/enums.ts";
import { isObject } from "../../../shared/json.ts";
import { MAX_PAGE_LENGTH, NOT_LET_IN } from "../../../shared/studio-live.ts";
import type { Session } from "../../core/context.ts";
import { isOwnPage } from "../../core/own-page.ts";
import { mayAsStaff } from "../../core/policy.ts";
import type { Services } from "../../core/services.ts";
import { readCookie, TOKEN_COOKIE } from "../identity/index.ts";
import { personName } from "../sites/index.ts";
import type { Tab } from "./presence.ts";

type LiveRequest = FastifyRequest<{ Querystring: Record<string, unknown> }>;

/** The close code of a server that starts anew: pages come back by themselves. */
const SERVICE_RESTART = 1012;
/** Bytes that may wait for a page that does not read. */
const MAX_WAITING = 256 * 1024;
/** Messages of one page between two signs of life, which are 15 s apart: it says where it is. */
const MAX_A_BEAT = 30;

/**
 * Who edits a site beside one, and where its draft stands: a WebSocket at `/studio/live?site=…`, for whoever may read
 * the draft, from a page of this very host. See `StudioNews`.
 */
export function registerStudioLive(app: FastifyInstance, services: Services): void {
  const callers = new WeakMap<FastifyRequest, { session: Session; token: string; orgNo: string; name: string }>();
  app.get(
    "/studio/live",
    {
      websocket: true,
      preValidation: async (request: LiveRequest, reply) => {
        const refuse = (status: 401 | 403) => reply.code(status).type("text/plain").send(`${status}\n`);
        if (!isOwnPage(request)) return refuse(403);
        const token = readCookie(request.headers.cookie, TOKEN_COOKIE);
        const found = token ? await services.sessions.find(token) : undefined;
        if (token === undefined || found?.state !== "active") return refuse(401);
        const orgNo = String(request.query["site"]);
        if (!mayLook(found.session, orgNo)) return refuse(403);
        const { session } = found;
        callers.set(request, { session, token, orgNo, name: await personName(session, services) });
      },
    },
    (socket, request: LiveRequest) => {
      const caller = callers.get(request);
      if (caller) attend(socket, caller, services);
      else socket.close(NOT_LET_IN);
    },
  );
}

/** Whoever may read the draft of a site. */
function mayLook(session: Session, orgNo: string): boolean {
  const isOwn = session.userType === UserTypeEnum.organisation && session.orgNo === orgNo;
  return session.isOperator || (isOwn && mayAsStaff(session, contract.getSiteDraft));
}

function attend(
  socket: WebSocket,
  { session, token, orgNo, name }: { session: Session; token: string; orgNo: string; name: string },
  { presence, sessions }: Services,
): void {
  let isAlive = true;
  let said = 0;
  const { userNo, staff, isOperator } = session;
  const tab: Tab = {
    person: { tab: randomUUID(), userNo, name, role: isOperator ? "operator" : (staff?.role ?? "owner"), page: "" },
    send(news) {
      if (socket.readyState !== socket.OPEN) return;
      if (socket.bufferedAmount > MAX_WAITING) return socket.terminate();
      socket.send(news);
    },
    ping() {
      if (!isAlive) return socket.terminate();
      isAlive = false;
      said = 0;
      socket.ping();
    },
    async lookAgain() {
      const found = await sessions.find(token);
      if (found.state !== "active" || !mayLook(found.session, orgNo)) return socket.close(NOT_LET_IN);
      // In another role they are somebody else to the others.
      if (found.session.staff?.role !== staff?.role) socket.close(SERVICE_RESTART);
    },
    leave: () => socket.close(SERVICE_RESTART),
    giveUp: () => socket.close(NOT_LET_IN),
  };
  socket.on("pong", () => void (isAlive = true));
  socket.on("error", () => undefined);
  socket.on("close", () => presence.leave(orgNo, tab));
  socket.on("message", (data, isBinary) => {
    said += 1;
    if (isBinary || said > MAX_A_BEAT) return socket.terminate();
    isAlive = true;
    const page = pageIn(String(data));
    if (page === undefined || page === tab.person.page) return;
    tab.person = { ...tab.person, page };
    presence.moved(orgNo);
  });
  presence.join(orgNo, tab);
}

function pageIn(text: string): string | undefined {
  try {
    const told: unknown = JSON.parse(text);
    const page = isObject(told) ? told["page"] : undefined;
    return typeof page === "string" && page.length <= MAX_PAGE_LENGTH ? page : undefined;
  } catch {
    return undefined;
  }
}
