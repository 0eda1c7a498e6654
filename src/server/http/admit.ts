import { performance } from "node:perf_hooks";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { answersByEnvelope } from "./answers-by.ts";
import { AdmissionRefused, createAdmission, type AdmissionLimits, type Place } from "../core/admission.ts";
import { limitedNetwork } from "../core/limited-network.ts";
import type { Metrics } from "../core/metrics.ts";
import { readCookie, TOKEN_COOKIE } from "../modules/identity/index.ts";

/** What costs next to nothing, or is a machine's that must not wait: files of the build, media, health. */
const FREE = /^\/(healthz|readyz|metrics|assets\/|demo\/|pdf\/|media\/|docs(\/|$)|favicon\.ico|robots\.txt)/;

/** ms that a refusal is held back: who asks again at once would keep the server busy with refusing. */
const REFUSAL_MS = 1000;

declare module "fastify" {
  interface FastifyContextConfig {
    /** The call reads its file while it runs: that takes as long as the sender's network, and needs no turn. */
    takesFile?: boolean;
  }
}

interface AdmitOptions {
  metrics: Metrics;
  /** Whether a token is that of a session in memory. */
  isSession(token: string): boolean;
  isDatabaseHung(): boolean;
  /** Whether somebody waits for a connection to the database. */
  isDatabaseBusy(): boolean;
  limits?: AdmissionLimits | undefined;
}

/**
 * Lets pages and calls in, in turns of sessions and networks. Pages from memory were answered before. Whoever has too
 * many in flight is refused with 503 and `Retry-After` before any work is done, and so are all calls while the database
 * does not answer. A turn begins when a request is there with its body, so that senders with a slow network hold none.
 */
export function admitInTurns(
  http: FastifyInstance,
  { metrics, isSession, isDatabaseHung, isDatabaseBusy, limits }: AdmitOptions,
): void {
  const isLoopBusy = watchLoop();
  const admission = createAdmission({ limits, isBusy: () => isDatabaseBusy() || isLoopBusy() });
  const places = new WeakMap<FastifyRequest, Place>();
  metrics.gauge(
    "lectern_requests_in_flight",
    "Pages and calls that are not answered yet",
    () => admission.counts.inFlight,
  );
  metrics.gauge("lectern_requests_running", "Pages and calls that are worked on", () => admission.counts.running);
  metrics.gauge("lectern_requests_waiting", "Pages and calls that wait for a turn", () => admission.counts.waiting);
  metrics.gauge("lectern_requests_refused", "Pages and calls refused, since the start", () => admission.counts.refused);
  http.addHook("onRequest", async (request, reply) => {
    if (!isCounted(request)) return;
    // A page may be among the kept ones, and fails at once where it is not.
    if (isCall(request) && isDatabaseHung()) throw new AdmissionRefused();
    try {
      const place = admission.enter(ownerOf(request, isSession));
      places.set(request, place);
      reply.raw.once("close", place.leave);
      reply.raw.once("finish", place.leave);
    } catch (error) {
      if (error instanceof AdmissionRefused) await new Promise((resolve) => setTimeout(resolve, REFUSAL_MS));
      throw error;
    }
  });
  http.addHook("preValidation", async (request, reply) => {
    const place = request.routeOptions.config?.takesFile ? undefined : places.get(request);
    // Who has gone meanwhile needs no answer.
    if (place && !(await place.turn())) reply.hijack();
  });
}

/** Share of the time for which the event loop had work, from which on there is nothing to spare. */
const BUSY_SHARE = 0.75;
/** ms over which that share is taken. */
const BUSY_WINDOW_MS = 100;

function watchLoop(): () => boolean {
  let last = performance.eventLoopUtilization();
  let at = performance.now();
  let isBusy = false;
  return () => {
    const now = performance.now();
    if (now - at < BUSY_WINDOW_MS) return isBusy;
    const current = performance.eventLoopUtilization();
    isBusy = performance.eventLoopUtilization(current, last).utilization > BUSY_SHARE;
    last = current;
    at = now;
    return isBusy;
  };
}

function isCounted(request: FastifyRequest): boolean {
  return isCall(request) || !(request.url.startsWith("/apis/") || FREE.test(request.url));
}

const isCall = answersByEnvelope;

function ownerOf({ headers, ip }: FastifyRequest, isSession: AdmitOptions["isSession"]) {
  const header = headers["token"];
  const token = typeof header === "string" && header !== "" ? header : readCookie(headers.cookie, TOKEN_COOKIE);
  return { session: token && isSession(token) ? token : undefined, network: limitedNetwork(ip) };
}
