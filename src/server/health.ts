import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import type { Metrics } from "./metrics.ts";
import type { Services } from "./services.ts";

/**
 * `/healthz`: the process answers. `/readyz`: it can do its work, or what it lacks (HTTP 503), for a load balancer.
 * `/metrics`: for Prometheus.
 */
export function registerHealth(app: FastifyInstance, { services, metrics }: { services: Services; metrics: Metrics }): void {
  let draining = false;
  app.addHook("preClose", async () => {
    draining = true;
  });
  app.get("/healthz", async () => ({ status: "ok", uptimeSeconds: Math.round(process.uptime()) }));
  app.get("/readyz", async (_request, reply) => {
    const database = await databaseProblem(services);
    const ready = database === undefined && !draining;
    return reply
      .code(ready ? 200 : 503)
      .header("cache-control", "no-store")
      .send({ status: ready ? "ready" : "not ready", checks: { database: database ?? "ok", server: draining ? "stopping" : "ok" } });
  });
  app.get("/metrics", async (_request, reply) => reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()));
}

const PATIENCE_MS = 3000;

/** Why the database does not answer, in a few words without addresses or credentials. */
async function databaseProblem({ db, log }: Services): Promise<string | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error("no answer")), PATIENCE_MS);
  });
  try {
    await Promise.race([sql`select 1`.execute(db), tooLate]);
    return undefined;
  } catch (error) {
    log.warn({ err: error }, "the database does not answer");
    const code = (error as NodeJS.ErrnoException).code;
    return code ? `unreachable (${code})` : "unreachable";
  } finally {
    clearTimeout(timer);
  }
}
