import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Services } from "../../core/services.ts";

/** Bytes: callbacks are a few thousand. */
const BODY_LIMIT = 64 * 1024;

/**
 * Where payment providers report to: `POST /pay/notify/{provider}`. No operation of the contract, because the body is
 * the provider's, its signature covers the bytes as they came, and the answer is what the provider wants to hear.
 */
export function registerNotify(app: FastifyInstance, { payments }: Services): void {
  app.register(async (raw) => {
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: BODY_LIMIT }, (_request, body, done) =>
      done(null, body),
    );
    raw.post(
      "/pay/notify/:provider",
      { bodyLimit: BODY_LIMIT },
      async (request: FastifyRequest<{ Params: { provider: string } }>, reply) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const answer = await payments.notify(request.params.provider, { headers: request.headers, body });
        reply.header("cache-control", "no-store");
        if (!answer) return reply.code(404).type("text/plain").send("404\n");
        return reply.code(answer.status).type(answer.type).send(answer.body);
      },
    );
  });
}
