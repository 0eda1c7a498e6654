import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sql } from "kysely";
import { LRUCache } from "lru-cache";
import { firstLanguage, languages } from "../../../generated/languages.ts";
import type { Services } from "../../core/services.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import { PLATFORM } from "../../lib/org-no.ts";
import { isRecordId } from "../../lib/record-id.ts";
import { drawDocument } from "./drawing/draw.ts";
import { didDocument, didOf, siteKeys } from "./credentials/keys.ts";
import { STATUS_TTL_SECONDS, writeStatusList } from "./credentials/status-list.ts";
import { selectCertificates, stateAt } from "./present.ts";
import { siteAddress } from "./site-address.ts";
import { registerTemplateImages } from "./templates/images.ts";

/** Some 60 kB each. */
const MAX_BYTES = 8 * 1024 * 1024;

/**
 * What is asked by address: pictures of certificates at `/certificate/{id}.png`, of templates for who makes them, and
 * what verifiers of credentials ask for: DID documents of sites and lists of what was revoked.
 */
export function registerCertificates(http: FastifyInstance, services: Services): void {
  const kept = new LRUCache<string, Buffer>({ maxSize: MAX_BYTES, sizeCalculation: (picture) => picture.length });

  registerTemplateImages(http, services);
  http.get(
    "/certificate/:file",
    async (request: FastifyRequest<{ Params: { file: string }; Querystring: { locale?: unknown } }>, reply) => {
      const id = /^(\d+)\.png$/.exec(request.params.file)?.[1];
      if (id === undefined || !isRecordId(id)) return notFound(request, reply);
      const [row] = await withActor(services.db, systemActor, (trx) =>
        selectCertificates(trx, sql`certificate.id = ${id}`),
      );
      if (!row?.isPublic) return notFound(request, reply);
      const asked = request.query.locale;
      const locale = languages.find((one) => one === asked) ?? firstLanguage;
      // What it says of its validity is drawn into it.
      const name = `${id} ${locale} ${stateAt(row, services.now())}`;
      const picture = kept.get(name) ?? Buffer.from(await drawDocument(row, { format: "png", locale }, services));
      kept.set(name, picture);
      return reply.type("image/png").header("cache-control", "private, max-age=3600").send(picture);
    },
  );

  http.get("/.well-known/did.json", async (request, reply) => {
    const owner = await services.tenants.hostOwner(request.hostname.toLowerCase());
    return answerDid(request, reply, owner ?? PLATFORM);
  });
  http.get("/org/:orgNo/did.json", (request: FastifyRequest<{ Params: { orgNo: string } }>, reply) =>
    answerDid(request, reply, request.params.orgNo),
  );

  async function answerDid(request: FastifyRequest, reply: FastifyReply, orgNo: string): Promise<FastifyReply> {
    const keys = await siteKeys(services.db, orgNo);
    if (keys.length === 0) return notFound(request, reply);
    const did = didOf(await siteAddress(orgNo, services));
    return reply
      .type("application/did+json")
      .header("cache-control", "public, max-age=300")
      .header("access-control-allow-origin", "*")
      .send(didDocument(did, keys));
  }

  http.get("/certificate/status/:list", async (request: FastifyRequest<{ Params: { list: string } }>, reply) => {
    const owner = await services.tenants.hostOwner(request.hostname.toLowerCase());
    return answerStatus(request, reply, { orgNo: owner ?? PLATFORM, list: request.params.list });
  });
  http.get(
    "/org/:orgNo/certificate/status/:list",
    (request: FastifyRequest<{ Params: { orgNo: string; list: string } }>, reply) =>
      answerStatus(request, reply, request.params),
  );

  async function answerStatus(
    request: FastifyRequest,
    reply: FastifyReply,
    { orgNo, list }: { orgNo: string; list: string },
  ): Promise<FastifyReply> {
    // Only who has a key has issued a credential that names a list.
    if (!/^\d{1,6}$/.test(list) || (await siteKeys(services.db, orgNo)).length === 0) return notFound(request, reply);
    return reply
      .type("application/vc+jwt")
      .header("cache-control", `public, max-age=${STATUS_TTL_SECONDS}`)
      .header("access-control-allow-origin", "*")
      .send(await writeStatusList({ orgNo, list: Number(list) }, services));
  }
}

function notFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header("cache-control", "no-store")
    .type("text/plain; charset=utf-8")
    .send(`404 ${request.id}\n`);
}
