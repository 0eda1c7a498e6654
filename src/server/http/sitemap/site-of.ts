import type { FastifyRequest } from "fastify";
import type { Services } from "../../core/services.ts";
import { PLATFORM } from "../../lib/org-no.ts";
import type { SitemapSite } from "./addresses.ts";

/** The site that an address is of: by its host, or below /org/{orgNo}; undefined where there is none. */
export async function siteOf(
  request: FastifyRequest<{ Params: { orgNo?: string } }>,
  { tenants }: Services,
): Promise<SitemapSite | undefined> {
  const owner = await tenants.hostOwner(request.hostname.toLowerCase());
  const { orgNo } = request.params;
  if (orgNo === undefined) {
    const tenant = await tenants.resolve(owner ?? PLATFORM);
    return tenant && { tenant, base: "" };
  }
  if (owner !== undefined || orgNo === PLATFORM) return undefined;
  const tenant = await tenants.resolve(orgNo);
  return tenant && { tenant, base: `/org/${orgNo}` };
}
