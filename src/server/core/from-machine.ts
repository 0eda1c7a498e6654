import type { FastifyRequest } from "fastify";
import { isLoopback } from "./demo-setting.ts";
import { isSameSecret } from "./same-secret.ts";

/** What proxies add to what they pass on. */
const forwarding = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "via"];

/**
 * Whether somebody may see how the server does inside: who is at this machine and asks it directly, or shows
 * METRICS_TOKEN (`Authorization: Bearer …`). The connection counts, not what a header says: a proxy on this machine
 * passes on the requests of everybody.
 */
export function mayLookInside(
  { headers, socket }: Pick<FastifyRequest, "headers" | "socket">,
  metricsToken: string | undefined,
): boolean {
  const given = /^bearer +(\S+)$/i.exec(headers.authorization ?? "")?.[1];
  if (given !== undefined) return metricsToken !== undefined && isSameSecret(given, metricsToken);
  return isLoopback(socket.remoteAddress ?? "") && forwarding.every((name) => headers[name] === undefined);
}
