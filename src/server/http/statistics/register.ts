import { PLATFORM } from "../../lib/org-no.ts";
import { randomBytes } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { readAddress } from "../../../site/document/location.ts";
import { beaconPath } from "../../../shared/statistics.ts";
import { originAt } from "../../core/origin.ts";
import type { Services } from "../../core/services.ts";
import { coarseNetwork } from "./coarse-network.ts";
import { collectors, visitorOf } from "./collectors.ts";
import { createCounter, createForwarder } from "./forwarder.ts";
import { chosenStatistics, isApart } from "./page-statistics.ts";
import { createPostPublicly, type PostPublicly } from "./post-publicly.ts";
import { cutText } from "../../../shared/cut-text.ts";

/** Bytes: a path, a title and where the visitor came from. */
const BODY_LIMIT = 4096;
/** Page views that a network may tell of in a minute: a school behind one address. */
const PER_MINUTE_OF_NETWORK = 1200;
const DAY = 86_400_000;

type Needed = Pick<Services, "settings" | "tenants" | "log" | "now">;

/**
 * Takes page views from pages of organisations on the platform's host: `POST /_lectern/seen`, and hands them to the
 * service that the organisation has chosen. The page says its path and no more of the site: which service that is
 * stands in what is published. Answered 204 whether or not it counts, 400 for what is no page view.
 */
export function registerStatistics(
  http: FastifyInstance,
  { settings, tenants, log, now }: Needed,
  post: PostPublicly = createPostPublicly(),
): void {
  const forwarder = createForwarder({ post, log });
  const mayTell = createCounter(PER_MINUTE_OF_NETWORK);
  const saltOf = dailySalt();

  http.post(beaconPath, { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    reply.header("cache-control", "no-store");
    const seen = readSeen(request.body);
    if (!seen) return reply.code(400).send();
    const address = coarseNetwork(request.ip);
    if (isOwnPage(request) && !asksForPrivacy(request) && mayTell(address)) await tell(seen, request, address);
    return reply.code(204).send();
  });

  async function tell({ path, title, referrer }: Seen, request: FastifyRequest, address: string): Promise<void> {
    const host = request.hostname.toLowerCase();
    const owner = await tenants.hostOwner(host);
    const at = readAddress(path, owner);
    const tenant = at?.canonical === path ? await tenants.resolve(at.orgNo || PLATFORM) : undefined;
    if (!at || !tenant?.match(at)) return;
    const chosen = chosenStatistics({ tenant, isApart: owner !== undefined && isApart(host, settings) });
    // Where the service's script is in the page, it counts by itself.
    if (chosen?.by !== "beacon") return;
    const userAgent = printable(request.headers["user-agent"] ?? "", 300);
    const visitor = visitorOf({ salt: saltOf(now()), parts: [tenant.orgNo, request.ip, userAgent] });
    const language = /^[A-Za-z0-9-]{2,35}/.exec(request.headers["accept-language"] ?? "")?.[0] ?? "";
    const made = collectors[chosen.statistics.provider]?.(chosen.statistics, {
      url: originAt(request, settings, owner !== undefined) + path,
      title,
      referrer,
      language,
      userAgent,
      address,
      visitor,
    });
    if (made) forwarder.add(tenant.orgNo, made);
  }
}

/** What a page tells of itself. */
interface Seen {
  path: string;
  title: string;
  /** `https://host`, or "". */
  referrer: string;
}

function readSeen(body: unknown): Seen | undefined {
  if (typeof body !== "object" || body === null) return undefined;
  const { path, title, referrer = "" } = body as Record<string, unknown>;
  if (typeof path !== "string" || typeof title !== "string" || typeof referrer !== "string") return undefined;
  if (!path.startsWith("/") || path.length > 1000 || /[?#]/.test(path)) return undefined;
  const from = referrer.length <= 300 ? URL.parse(referrer) : null;
  return {
    path,
    title: cutText(title.toWellFormed(), 200),
    referrer: from && /^https?:$/.test(from.protocol) ? from.origin : "",
  };
}

/** Whether a page of this host tells it. Another site's page has to say where it is from. */
function isOwnPage({ headers, host }: FastifyRequest): boolean {
  const { origin, "sec-fetch-site": site } = headers;
  if (site !== undefined && site !== "same-origin") return false;
  return origin === undefined || URL.parse(origin)?.host === host.toLowerCase();
}

function asksForPrivacy({ headers }: FastifyRequest): boolean {
  return headers["dnt"] === "1" || headers["sec-gpc"] === "1";
}

/** What may stand in a header. */
function printable(text: string, most: number): string {
  return cutText(text.replaceAll(/[^\x20-\x7e]/g, ""), most);
}

/** A secret that is another one each day and kept nowhere: who somebody was yesterday is not to be found out. */
function dailySalt(): (now: Date) => string {
  let day = -1;
  let salt = "";
  return (now) => {
    const today = Math.floor(now.getTime() / DAY);
    if (today !== day) [day, salt] = [today, randomBytes(16).toString("hex")];
    return salt;
  };
}
