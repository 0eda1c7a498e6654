import { PLATFORM } from "../../lib/org-no.ts";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { withheldKinds } from "../../../site/document/features.ts";
import { originOf } from "../../core/origin.ts";
import type { Services } from "../../core/services.ts";
import {
  countRecords,
  hasPagesOf,
  MAX_PER_PART,
  pagesOf,
  recordsOf,
  sitemapKinds,
  type SitemapKind,
  type SitemapScope,
  type SitemapSite,
} from "./addresses.ts";
import { siteOf } from "./site-of.ts";
import { writeSitemap, writeSitemapIndex } from "./write.ts";

const compress = promisify(gzip);

/** Files are made when asked for and kept this long, in ms; a crawler comes by the day. */
const KEPT_MS = 10 * 60_000;
/** A file of 50,000 addresses has some 15 MB. */
const MAX_BYTES = 64 * 1024 * 1024;

/**
 * Tells search engines what there is: robots.txt, the index of a site's sitemap at /sitemap.xml (below /org/{orgNo}
 * too) and its files of 50,000 addresses. The platform's index names the organisations' pages as well.
 */
export function registerSitemap(http: FastifyInstance, services: Services): void {
  const written = new LRUCache<string, string>({
    maxSize: MAX_BYTES,
    ttl: KEPT_MS,
    sizeCalculation: (text) => text.length || 1,
  });
  const making = new Map<string, Promise<string>>();
  const once = (key: string, make: () => Promise<string>): Promise<string> => {
    const known = written.get(key);
    if (known !== undefined) return Promise.resolve(known);
    let underWay = making.get(key);
    if (!underWay) {
      underWay = make()
        .then((text) => {
          written.set(key, text);
          return text;
        })
        .finally(() => making.delete(key));
      making.set(key, underWay);
    }
    return underWay;
  };
  void services.bus.on("site", () => written.clear());
  services.bus.onStale(() => written.clear());

  http.get("/robots.txt", async (request, reply) =>
    reply
      .type("text/plain; charset=utf-8")
      .header("cache-control", "public, max-age=3600")
      .send(robots(await originOf(request, services))),
  );

  const answer = async (
    request: FastifyRequest<{ Params: { orgNo?: string; file?: string } }>,
    reply: FastifyReply,
  ): Promise<unknown> => {
    const site = await siteOf(request, services);
    const { file } = request.params;
    const origin = await originOf(request, services);
    const asked = site && readFile(file);
    if (!site || !asked) return notFound(request, reply);
    const key = [origin, site.tenant.orgNo, site.base, file ?? ""].join(" ");
    const xml = await once(key, () =>
      asked === "index" ? index(site, origin, services) : part(site, asked, origin, services),
    );
    if (xml === "") return notFound(request, reply);
    reply.type("application/xml; charset=utf-8").header("cache-control", "public, max-age=3600");
    if (!String(request.headers["accept-encoding"]).includes("gzip")) return reply.send(xml);
    return reply
      .header("content-encoding", "gzip")
      .header("vary", "accept-encoding")
      .send(await compress(xml, { level: 1 }));
  };
  for (const base of ["", "/org/:orgNo"]) {
    http.get(`${base}/sitemap.xml`, answer);
    http.get(`${base}/sitemap/:file`, answer);
  }
}

/** What robots need not read: what belongs to a person, what is no page, and results of searches. */
function robots(origin: string): string {
  const closed = [
    "/account/",
    "/apis/",
    "/_lectern/",
    "/car",
    "/checkout",
    "/study/",
    "/preview/",
    "/search/",
    "/files/private/",
  ];
  return ["User-agent: *", ...closed.map((path) => `Disallow: ${path}`), "", `Sitemap: ${origin}/sitemap.xml`, ""].join(
    "\n",
  );
}

async function index(site: SitemapSite, origin: string, { db }: Services): Promise<string> {
  const { tenant, base } = site;
  const at = (name: string) => `${origin}${base}/sitemap/${name}.xml`;
  const files: { address: string; changed?: Date | undefined }[] = [{ address: at("pages-1") }];
  if (base === "") {
    for (const kind of sitemapKinds) {
      if (kind === "pages" || !hasPagesOf(site, kind)) continue;
      const { total, changed } = await countRecords(db, kind, scopeOf(site));
      for (let number = 1; number <= Math.ceil(total / MAX_PER_PART); number++)
        files.push({ address: at(`${kind}-${number}`), changed });
    }
    if (tenant.orgNo === PLATFORM)
      files.push(
        ...(await organisations(db)).map((orgNo) => ({ address: `${origin}/org/${orgNo}/sitemap/pages-1.xml` })),
      );
  }
  return writeSitemapIndex(files);
}

/** "" where there is no such file. */
async function part(site: SitemapSite, { kind, number }: AskedPart, origin: string, { db }: Services): Promise<string> {
  const { tenant, base } = site;
  if (kind === "pages") return number === 1 ? writeSitemap(origin, pagesOf(site), tenant.locales) : "";
  if (base !== "" || !hasPagesOf(site, kind)) return "";
  const entries = await recordsOf(db, kind, { ...scopeOf(site), part: number });
  return entries.length > 0 ? writeSitemap(origin, entries, tenant.locales) : "";
}

function scopeOf({ tenant }: SitemapSite): SitemapScope {
  return {
    orgNo: tenant.orgNo === PLATFORM ? undefined : tenant.orgNo,
    withheld: withheldKinds(tenant.settings.features),
  };
}

interface AskedPart {
  kind: SitemapKind;
  number: number;
}

function readFile(file: string | undefined): AskedPart | "index" | undefined {
  if (file === undefined) return "index";
  const [, name, number] = /^([a-z]+)-([1-9]\d{0,4})\.xml$/.exec(file) ?? [];
  const kind = sitemapKinds.find((one) => one === name);
  return kind && { kind, number: Number(number) };
}

/** Those whose pages are at the platform's address: a host of one's own has a sitemap of its own. */
async function organisations(db: Services["db"]): Promise<string[]> {
  const rows = await db
    .selectFrom("site")
    .select("org_no")
    .where("state", "=", "active")
    .where("org_no", "<>", PLATFORM)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("site_host")
            .select("host")
            .whereRef("site_host.org_no", "=", "site.org_no")
            .where("site_host.state", "=", "verified"),
        ),
      ),
    )
    .orderBy("org_no")
    .limit(MAX_PER_PART / 2)
    .execute();
  return rows.map(({ org_no }) => org_no);
}

function notFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.code(404).type("text/plain; charset=utf-8").send(`404 ${request.id}\n`);
}
