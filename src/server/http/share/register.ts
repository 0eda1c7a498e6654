import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { courseHref } from "../../../shared/links.ts";
import { referralHref } from "../../../shared/referral-href.ts";
import { PLATFORM } from "../../lib/org-no.ts";
import { isRecordId } from "../../lib/record-id.ts";
import { originOf } from "../../core/origin.ts";
import type { Services } from "../../core/services.ts";
import { logoPicture, sharePicture, touchIcon } from "./image.ts";
import { qrCode } from "./qr-code.ts";
import { sitePicture } from "./site-image.ts";

/** Some 60 kB each. */
const MAX_BYTES = 16 * 1024 * 1024;

/**
 * Pictures of shared courses, at `/share/course/{id}.jpg`, and QR codes of their addresses, at
 * `/share/course/{id}.svg`. Made once for a cover and kept in memory; a cover that is changed
 * has another address, so that nothing has to be told. Sites have theirs at `/share/site/{orgNo}.jpg` and
 * `/share/icon/{orgNo}.png`, and the QR code of their address at `/share/site/{orgNo}.svg`. The QR code of the page to
 * sign up with a referral code is at `/share/referral/{code}.svg`.
 */
export function registerSharePictures(
  http: FastifyInstance,
  { services, folder, tenantsDir }: { services: Services; folder: string; tenantsDir: string },
): void {
  const sources = { storage: services.storage, folder, tenantsDir };
  const kept = new LRUCache<string, Buffer>({ maxSize: MAX_BYTES, sizeCalculation: (picture) => picture.length });

  http.get("/share/:kind/:file", async (request: FastifyRequest<{ Params: { kind: string; file: string } }>, reply) => {
    const { kind, file } = request.params;
    const codeOf = kind === "course" ? /^(\d+)\.svg$/.exec(file)?.[1] : undefined;
    if (codeOf !== undefined) return answerCode(request, reply, codeOf);
    const site = kind === "site" ? /^([\w-]+)\.svg$/.exec(file)?.[1] : undefined;
    if (site !== undefined) return answerSiteCode(request, reply, site);
    const referral = kind === "referral" ? /^([0-9A-Z]{8})\.svg$/.exec(file)?.[1] : undefined;
    if (referral !== undefined) return answerReferralCode(request, reply, referral);
    if (kind === "site" || kind === "icon") return answerSite(request, reply, { kind, file });
    const id = /^(\d+)\.jpg$/.exec(file)?.[1];
    const cover = id !== undefined && isRecordId(id) ? await coverOf(services, kind, id) : undefined;
    if (!cover) return notFound(request, reply);
    const picture = kept.get(cover) ?? (await sharePicture(cover, sources));
    if (!picture) return notFound(request, reply);
    kept.set(cover, picture);
    return reply.type("image/jpeg").header("cache-control", "public, max-age=86400").send(picture);
  });

  /**
   * What stands for a whole site: its cover or its logo where a link to it is shared, its icon among the apps of a
   * phone.
   */
  async function answerSite(
    request: FastifyRequest,
    reply: FastifyReply,
    { kind, file }: { kind: "site" | "icon"; file: string },
  ): Promise<FastifyReply> {
    const orgNo = (kind === "site" ? /^([\w-]+)\.jpg$/ : /^([\w-]+)\.png$/).exec(file)?.[1];
    const tenant = orgNo === undefined ? undefined : await services.tenants.resolve(orgNo);
    const shown =
      tenant &&
      (kind === "site" ? sitePicture(tenant.settings) : { address: tenant.settings.info.ico ?? "", isCover: false });
    if (!shown?.address) return notFound(request, reply);
    const name = `${kind} ${shown.address}`;
    const make = kind === "icon" ? touchIcon : shown.isCover ? sharePicture : logoPicture;
    const picture = kept.get(name) ?? (await make(shown.address, sources));
    if (!picture) return notFound(request, reply);
    kept.set(name, picture);
    return reply
      .type(kind === "icon" ? "image/png" : "image/jpeg")
      .header("cache-control", "public, max-age=86400")
      .send(picture);
  }

  /** The QR code of a site's address: on a host of its own, and for the platform, that of the host that is asked. */
  async function answerSiteCode(request: FastifyRequest, reply: FastifyReply, orgNo: string): Promise<FastifyReply> {
    if (!(await services.tenants.resolve(orgNo))) return notFound(request, reply);
    const owner = await services.tenants.hostOwner(request.hostname.toLowerCase());
    const path = orgNo === PLATFORM || orgNo === owner ? "/" : `/org/${orgNo}`;
    return answerSvg(reply, qrCode((await originOf(request, services)) + path));
  }

  /**
   * The QR code of the page where one signs up with a referral code: also of one that nobody has, so that it tells
   * nothing of whose there are.
   */
  async function answerReferralCode(request: FastifyRequest, reply: FastifyReply, code: string): Promise<FastifyReply> {
    return answerSvg(reply, qrCode((await originOf(request, services)) + referralHref(code)));
  }

  /** The QR code of a course's address, on the site that is asked. */
  async function answerCode(request: FastifyRequest, reply: FastifyReply, id: string): Promise<FastifyReply> {
    const course = isRecordId(id)
      ? await services.db
          .selectFrom("course")
          .select("course_category")
          .where("id", "=", id)
          .where("is_public", "=", true)
          .executeTakeFirst()
      : undefined;
    if (!course) return notFound(request, reply);
    const origin = await originOf(request, services);
    return answerSvg(reply, qrCode(origin + courseHref(course.course_category, id)));
  }
}

function answerSvg(reply: FastifyReply, picture: string): FastifyReply {
  return reply.type("image/svg+xml").header("cache-control", "public, max-age=86400").send(picture);
}

/** The cover of what everybody may see. */
async function coverOf({ db }: Services, kind: string, id: string): Promise<string | undefined> {
  if (kind === "open")
    return (
      await db
        .selectFrom("open_course")
        .select("cover")
        .where("id", "=", id)
        .where("is_putaway", "=", true)
        .executeTakeFirst()
    )?.cover;
  if (kind !== "course") return undefined;
  const row = await db
    .selectFrom("course")
    .select("course_logo as cover")
    .where("id", "=", id)
    .where("is_public", "=", true)
    .executeTakeFirst();
  return row?.cover;
}

function notFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header("cache-control", "no-store")
    .type("text/plain; charset=utf-8")
    .send(`404 ${request.id}\n`);
}
