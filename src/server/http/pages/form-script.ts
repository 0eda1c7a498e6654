import type { FastifyReply, FastifyRequest } from "fastify";
import type { Services } from "../../core/services.ts";

/** Sends the validator of a form that a site changed. Its address names what is in it, so it is kept for ever. */
export async function answerFormScript(
  request: FastifyRequest,
  reply: FastifyReply,
  { tenants }: Pick<Services, "tenants">,
): Promise<FastifyReply> {
  const script = await tenants.formScript(request.url.split("?", 1)[0] ?? "");
  if (script === undefined) return reply.code(404).type("text/plain; charset=utf-8").send("There is no such form.\n");
  return reply
    .header("cache-control", "public, max-age=31536000, immutable")
    .type("text/javascript; charset=utf-8")
    .send(script);
}
