import type { FastifyInstance, FastifyRequest } from "fastify";
import { isSameSecret } from "../../core/same-secret.ts";
import type { Services } from "../../core/services.ts";
import { findUnstorable, isStorable } from "../../../shared/storable-text.ts";
import { mayDo, type AccessQuestion } from "./authorize.ts";
import { handleLiveWebhook, type LiveEvent } from "./webhook.ts";
import { cutText } from "../../../shared/cut-text.ts";

type HookRequest = FastifyRequest<{ Querystring: Record<string, unknown> }>;

const BODY_LIMIT = 16 * 1024;

/**
 * What MediaMTX calls: `POST /live/auth` before it lets anybody in (its authHTTPAddress), and `/live/event` from its
 * hooks runOnReady, runOnNotReady and runOnRecordSegmentComplete. No operations of the contract, because the questions
 * are MediaMTX's, and the answer is a status, also of what goes wrong (`answers-by.ts`): it lets in whoever gets a 200.
 * Both want the shared secret, in the query or as a bearer token; without a media server they are not there.
 */
export function registerLiveHooks(app: FastifyInstance, services: Services): void {
  const secret = services.settings.live?.secret;
  if (secret === undefined) return;
  app.register(async (hooks) => {
    hooks.removeAllContentTypeParsers();
    hooks.addContentTypeParser("*", { parseAs: "string", bodyLimit: BODY_LIMIT }, (_request, body, done) =>
      done(null, body),
    );
    hooks.addHook("onRequest", async (request: HookRequest, reply) => {
      reply.header("cache-control", "no-store");
      const bearer = /^Bearer (.+)$/.exec(request.headers.authorization ?? "")?.[1];
      if (!isSameSecret(bearer ?? String(request.query["secret"] ?? ""), secret))
        return reply.code(403).type("text/plain").send("403\n");
    });
    hooks.post("/live/auth", async (request: HookRequest, reply) => {
      const question = questionOf(request.body);
      const isRight = question !== undefined && (await mayDo(question, services));
      // RTSP players name themselves only once they are asked to, which 401 does.
      return reply
        .code(isRight ? 200 : 401)
        .type("text/plain")
        .send(isRight ? "200\n" : "401\n");
    });
    hooks.route({
      // As the examples of MediaMTX call its hooks: curl with everything in the query.
      method: ["GET", "POST"],
      url: "/live/event",
      async handler(request: HookRequest, reply) {
        const { event, path, source_id: sourceId } = request.query;
        if (
          !isEvent(event) ||
          typeof path !== "string" ||
          !isStorable(path) ||
          (typeof sourceId === "string" && !isStorable(sourceId))
        )
          return reply.code(400).type("text/plain").send("400\n");
        await handleLiveWebhook(
          { event, path, sourceId: typeof sourceId === "string" ? cutText(sourceId, 64) : "" },
          services,
        );
        return reply.code(204).send();
      },
    });
  });
}

function isEvent(text: unknown): text is LiveEvent {
  return text === "ready" || text === "notReady" || text === "recorded";
}

const fields = ["user", "password", "action", "path", "protocol", "id", "query"] as const;

/** Fields that a version does not send are empty. */
function questionOf(body: unknown): AccessQuestion | undefined {
  if (typeof body !== "string") return undefined;
  try {
    const given: unknown = JSON.parse(body);
    if (typeof given !== "object" || given === null) return undefined;
    const text = (name: string) => {
      const value: unknown = Reflect.get(given, name);
      return typeof value === "string" ? cutText(value, 2000) : "";
    };
    const question = Object.fromEntries(fields.map((name) => [name, text(name)])) as unknown as AccessQuestion;
    return findUnstorable(question) ? undefined : question;
  } catch {
    return undefined;
  }
}
