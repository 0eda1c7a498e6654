import type { FastifyRequest } from "fastify";
import type { Services } from "./services.ts";

type Asked = Pick<FastifyRequest, "protocol" | "host" | "hostname">;

/**
 * Whether this can be a host with or without its port, as a request names it: a name, an IPv4 address or an IPv6
 * address in brackets.
 */
export function isHost(host: string): boolean {
  return host.length <= 262 && shape.test(host);
}

// Underscores are in no public name, but in many a private one.
const shape = /^(?:[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

/**
 * Where this server is, as `https://host`, for every address that it writes down: PUBLIC_URL, or the organisation's own
 * host that was asked for; without PUBLIC_URL the host of the request, which `refuseOddHosts` has looked at.
 *
 * @param isOwnHost whether the host is an organisation's own and verified.
 */
export function originAt({ protocol, host }: Asked, { publicUrl }: Services["settings"], isOwnHost: boolean): string {
  return publicUrl !== undefined && !isOwnHost ? publicUrl : `${protocol}://${host.toLowerCase()}`;
}

/** The same where it is not known yet whose the host is. */
export async function originOf(
  request: Asked,
  { settings, tenants }: Pick<Services, "settings" | "tenants">,
): Promise<string> {
  return originAt(request, settings, (await tenants.hostOwner(request.hostname.toLowerCase())) !== undefined);
}
