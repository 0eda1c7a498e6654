import type { FastifyInstance, FastifyRequest } from "fastify";
import { answersByEnvelope } from "./answers-by.ts";
import { AdmissionRefused, createAdmission, type AdmissionLimits } from "../core/admission.ts";
import { limitedNetwork } from "../core/limited-network.ts";
import type { Metrics } from "../core/metrics.ts";
import { readCookie, TOKEN_COOKIE } from "../modules/identity/index.ts";

/** What costs next to nothing, or is a machine's that must not wait: files of the build, media, health. */
const FREE = /^\/(healthz|readyz|metrics|assets\/|demo\/|pdf\/|media\/|docs(\/|$)|favicon\.ico|robots\.txt)/;

/** ms that a refusal is held back: who asks again at once would keep the server busy with refusing. */
const REFUSAL_MS = 1000;

/**
 * Lets pages and calls in, in turns of sessions and networks. Pages from memory were answered before. Whoever has too
 * many in flight is refused with 503 and `Retry-After` before any work is done.
 */
export function admitInTurns(
  http: FastifyInstance,
  { metrics, limits }: { metrics: Metrics; limits?: AdmissionLimits | undefined },
): void {
  const admission = createAdmission(limits);
  metrics.gauge("lectern_requests_running", "Pages and calls that are worked on", () => admission.counts.running);
  metrics.gauge("lectern_requests_waiting", "Pages and calls that wait for a turn", () => admission.counts.waiting);
  metrics.gauge("lectern_requests_refused", "Pages and calls refused, since the start", () => admission.counts.refused);
  http.addHook("onRequest", async (request, reply) => {
    if (!isCounted(request)) return;
    try {
      const leave = await admission.enter(ownerOf(request));
      // Who has gone meanwhile needs no answer.
      if (reply.raw.destroyed) return leave();
      reply.raw.once("close", leave);
      reply.raw.once("finish", leave);
    } catch (error) {
      if (error instanceof AdmissionRefused) await new Promise((resolve) => setTimeout(resolve, REFUSAL_MS));
      throw error;
    }
  });
}

function isCounted(request: FastifyRequest): boolean {
  return request.url.startsWith("/apis/") ? answersByEnvelope(request) : !FREE.test(request.url);
}

function ownerOf({ headers, ip }: FastifyRequest) {
  const header = headers["token"];
  const token = typeof header === "string" && header !== "" ? header : readCookie(headers.cookie, TOKEN_COOKIE);
  return { session: token || undefined, network: limitedNetwork(ip) };
}
