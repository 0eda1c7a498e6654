import { PLATFORM } from "../../lib/org-no.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { visitor } from "../../../site/document/visitor.ts";
import type { Services } from "../../core/services.ts";
import { type Tenant } from "../../modules/sites/index.ts";

type FileRequest = FastifyRequest<{ Params: { orgNo?: string } }>;

/**
 * What browsers ask a site for by name: its manifest (below /org/{orgNo} too) and, where no page said where it is, its
 * icon.
 */
export function registerSiteFiles(http: FastifyInstance, services: Services): void {
  for (const base of ["", "/org/:orgNo"]) {
    http.get(`${base}/manifest.webmanifest`, async (request: FileRequest, reply) => {
      const site = await siteOf(request, services);
      if (!site) return notFound(request, reply);
      return reply
        .type("application/manifest+json; charset=utf-8")
        .header("cache-control", "public, max-age=3600")
        .send(JSON.stringify(manifestOf(site)));
    });
  }
  http.get("/favicon.ico", async (request: FileRequest, reply) => {
    const ico = (await siteOf(request, services))?.tenant.settings.info.ico;
    return ico ? reply.header("cache-control", "public, max-age=3600").redirect(ico, 302) : notFound(request, reply);
  });
}

interface AskedSite {
  tenant: Tenant;
  base: string;
}

function manifestOf({ tenant, base }: AskedSite): object {
  const locale = tenant.locales.default;
  const { title, desc, ico } = tenant.view(locale, base).for(visitor).info;
  return {
    name: title,
    short_name: title,
    ...(desc ? { description: desc } : {}),
    lang: locale,
    id: base || "/",
    start_url: base || "/",
    scope: base || "/",
    display: "minimal-ui",
    background_color: colour(tenant, "page"),
    theme_color: colour(tenant, "surface"),
    icons: ico ? [{ src: ico, sizes: "any", ...(/\.svg$/i.test(ico) ? { type: "image/svg+xml" } : {}) }] : [],
  };
}

/** A colour of the light theme, which stands first. */
function colour({ themeCss }: Tenant, name: string): string | undefined {
  return new RegExp(`--color-${name}:\\s*([^;}]+)`).exec(themeCss)?.[1]?.trim();
}

/** The site that the address names; a host of its own has no other. */
async function siteOf(request: FileRequest, { tenants }: Services): Promise<AskedSite | undefined> {
  const owner = await tenants.hostOwner(request.hostname.toLowerCase());
  const { orgNo } = request.params;
  if (orgNo !== undefined && (owner !== undefined || orgNo === PLATFORM)) return undefined;
  const tenant = await tenants.resolve(orgNo ?? owner ?? PLATFORM);
  return tenant && { tenant, base: orgNo === undefined ? "" : `/org/${orgNo}` };
}

function notFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.code(404).type("text/plain; charset=utf-8").send(`404 ${request.id}\n`);
}
