import type { FastifyRequest } from "fastify";

/**
 * Whether a WebSocket is opened by a page of this very host: a browser sends cookies along wherever the page is from.
 * Browsers always say which site a page is of; whoever says nothing is no page of ours.
 */
export function isOwnPage(request: FastifyRequest): boolean {
  const { origin } = request.headers;
  return typeof origin === "string" && URL.parse(origin)?.host === request.host;
}
