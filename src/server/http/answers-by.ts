import type { FastifyReply, FastifyRequest } from "fastify";
import { isTimeout, isUnavailable } from "../database/unavailable.ts";
import { AdmissionRefused } from "../core/admission.ts";
import { CodedError } from "../core/errors.ts";
import type { Log } from "../core/log.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /**
     * How what goes wrong is answered. A call of the contract says `envelope`: its callers are our own pages and
     * programs, which read the code in it. Everything else, and every route that says nothing, is answered by HTTP
     * status, because a media server or a payment gateway looks at the status alone and takes any 200 for a yes.
     */
    answersBy?: "envelope" | "status";
  }
}

/** What a route says that is a call of the contract, or stands in for one. */
export const byEnvelope = { answersBy: "envelope" } as const;

/** Whether what goes wrong with a request is told in an envelope. Before its route is known it is not. */
export function answersByEnvelope(request: FastifyRequest): boolean {
  return (request as Partial<FastifyRequest>).routeOptions?.config?.answersBy === "envelope";
}

/**
 * Answers an error by its HTTP status, with no more words than the request's id. Unexpected is 500: whoever asked must
 * not take it for a yes.
 */
export function answerByStatus(error: unknown, request: FastifyRequest, reply: FastifyReply, log: Log): FastifyReply {
  const status = statusOf(error);
  if (status === 500)
    log.error(
      { err: error, requestId: request.id, url: (request as Partial<FastifyRequest>).routeOptions?.url },
      "unexpected error",
    );
  else if (status === 503 && !(error instanceof AdmissionRefused))
    log.warn({ err: error, requestId: request.id }, "request refused: unavailable");
  if (status === 503) reply.header("retry-after", "5");
  return reply
    .code(status)
    .header("cache-control", "no-store")
    .type("text/plain; charset=utf-8")
    .send(`${status} ${request.id}\n`);
}

/** 400 to 499 where the request is at fault, 503 where it may be made again, else 500. */
export function statusOf(error: unknown): number {
  if (isUnavailable(error) || isTimeout(error)) return 503;
  // A refusal with a code of ours has no status to most callers; who gets it here is not told yes.
  if (error instanceof CodedError) return error.httpStatus === 200 ? 500 : error.httpStatus;
  const { statusCode } = (error ?? {}) as { statusCode?: unknown };
  return typeof statusCode === "number" && statusCode >= 400 && statusCode < 500 ? statusCode : 500;
}
