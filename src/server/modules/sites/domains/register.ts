import type { FastifyInstance } from "fastify";
import { createSemaphore } from "../../../core/semaphore.ts";
import type { Services } from "../../../core/services.ts";
import { hostProblem, readHostName } from "./host-name.ts";
import { platformHosts } from "./platform-hosts.ts";

/**
 * Says whether a host may have a certificate, to whoever gets them on demand (Caddy's `on_demand_tls`, nginx through
 * its own tools): `GET /domain/allowed?domain=` is answered 200 or 404 without a body, or 503 when it is not known. No
 * operation of the contract, because the question is Caddy's and the answer is a status. Anybody may connect with any
 * name, so it costs a look into memory, and of unknown names few at once are looked for in the database.
 */
export function registerDomainAllowed(
  app: FastifyInstance,
  { settings, tenants, log }: Pick<Services, "settings" | "tenants" | "log">,
): void {
  const platform = platformHosts(settings);
  const looks = createSemaphore({ atOnce: 4, waiting: 200 });
  app.get<{ Querystring: { domain?: unknown } }>("/domain/allowed", { logLevel: "warn" }, async (request, reply) => {
    const { domain } = request.query;
    reply.header("cache-control", "no-store");
    if (typeof domain !== "string" || domain.length > 300) return reply.code(404).send();
    const host = readHostName(domain);
    if (platform.includes(host)) return reply.code(200).send();
    if (hostProblem(host)) return reply.code(404).send();
    try {
      const isOwn = (await looks.run(() => tenants.hostOwner(host))) !== undefined;
      return reply.code(isOwn ? 200 : 404).send();
    } catch (error) {
      log.warn({ err: error, requestId: request.id }, "it is not known whose a host is");
      return reply.code(503).send();
    }
  });
}
