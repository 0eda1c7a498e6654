import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sql } from "kysely";
import { LRUCache } from "lru-cache";
import { contract } from "../../../../generated/contract.ts";
import { languages } from "../../../../generated/languages.ts";
import type { CertificateDesign } from "../../../../generated/types.ts";
import type { Session } from "../../../core/context.ts";
import { mayAsStaff } from "../../../core/policy.ts";
import { chooseLocale } from "../../../core/locale.ts";
import type { Services } from "../../../core/services.ts";
import { actorOf, withActor } from "../../../database/actor.ts";
import { PLATFORM } from "../../../lib/org-no.ts";
import { isRecordId } from "../../../lib/record-id.ts";
import { readCookie, TOKEN_COOKIE } from "../../identity/index.ts";
import { drawSample, type Sample } from "./preview.ts";
import { isStyle, styles } from "./styles.ts";

/** Some 60 kB each. */
const MAX_BYTES = 8 * 1024 * 1024;
/** A sample has the day on which it was drawn, and the name that its issuer has then. */
const TTL_SECONDS = 3600;

type ImageRequest = FastifyRequest<{ Params: { file: string }; Querystring: { locale?: unknown } }>;

/**
 * Images of designs with sample values, for who is signed in: `/certificate/template/{id}.png` of a template of one's
 * own, `/certificate/style/{name}.png` of a design that comes with the product. 404 for all else.
 */
export function registerTemplateImages(http: FastifyInstance, services: Services): void {
  const kept = new LRUCache<string, Buffer>({
    maxSize: MAX_BYTES,
    sizeCalculation: (image) => image.length,
    ttl: TTL_SECONDS * 1000,
  });

  http.get("/certificate/template/:file", async (request: ImageRequest, reply) => {
    const session = await sessionOf(request, services);
    const id = nameIn(request.params.file);
    const template = session && isRecordId(id) ? await selectDesign(id, { session, services }) : undefined;
    if (!session || !template) return notFound(reply);
    const { versionId, ...sample } = template;
    return send(request, reply, { session, key: versionId, sample });
  });
  http.get("/certificate/style/:file", async (request: ImageRequest, reply) => {
    const session = await sessionOf(request, services);
    const style = nameIn(request.params.file);
    if (!session || !isStyle(style)) return notFound(reply);
    return send(request, reply, { session, key: style, sample: { design: styles[style] } });
  });

  async function send(
    request: ImageRequest,
    reply: FastifyReply,
    { session, key, sample }: { session: Session; key: string; sample: Omit<Sample, "locale"> },
  ): Promise<FastifyReply> {
    const { tenants, db, now } = services;
    const own = session.orgNo === PLATFORM ? undefined : await tenants.resolve(session.orgNo);
    const site = own ?? (await tenants.resolve(""));
    if (!site) return notFound(reply);
    const wishes = {
      cookie: readCookie(request.headers.cookie, "lang"),
      acceptLanguage: request.headers["accept-language"],
    };
    const locale = languages.find((one) => one === request.query.locale) ?? chooseLocale(wishes, site.locales);
    const name = `${key} ${session.orgNo} ${locale}`;
    const image =
      kept.get(name) ?? Buffer.from(await drawSample({ ...sample, locale }, { session, site, db, now, services }));
    kept.set(name, image);
    // An address that names no language shows that of whoever asks.
    if (request.query.locale === undefined) reply.header("vary", "cookie, accept-language");
    return reply.type("image/png").header("cache-control", `private, max-age=${TTL_SECONDS}`).send(image);
  }
}

/** `3` of `3.png`. */
function nameIn(file: string): string {
  return /^(\w+)\.png$/.exec(file)?.[1] ?? "";
}

async function sessionOf({ headers }: ImageRequest, { sessions }: Services): Promise<Session | undefined> {
  const token = readCookie(headers.cookie, TOKEN_COOKIE);
  const found = token ? await sessions.find(token) : undefined;
  if (found?.state !== "active") return undefined;
  return mayAsStaff(found.session, contract.getCertificateTemplate) ? found.session : undefined;
}

/** The newest design of a template, as row level security gives it to whoever asks. */
async function selectDesign(
  id: string,
  { session, services }: { session: Session; services: Services },
): Promise<{ versionId: string; design: CertificateDesign; prefix: string; sourceName?: string } | undefined> {
  const [row] = await withActor(services.db, actorOf(session), async (trx) => {
    const { rows } = await sql<{
      versionId: string;
      design: CertificateDesign;
      prefix: string;
      sourceName: string | null;
    }>`
      select version.id as "versionId", version.design, template.prefix,
        coalesce(course.course_name, exam.exam_name, grade.grade_name) as "sourceName"
      from certificate_template as template
      join certificate_template_version as version on version.id = template.version_id
      left join course on course.id = template.course_id
      left join exam on exam.id = template.exam_id
      left join grade on grade.id = template.grade_id
      where template.id = ${id} and not template.is_removed`.execute(trx);
    return rows;
  });
  if (!row) return undefined;
  const { sourceName, ...rest } = row;
  return sourceName === null ? rest : { ...rest, sourceName };
}

function notFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).header("cache-control", "no-store").type("text/plain; charset=utf-8").send("404\n");
}
