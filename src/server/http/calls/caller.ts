import { PLATFORM } from "../../lib/org-no.ts";
import type { FastifyRequest } from "fastify";
import { askedAddressOf, type AskedAddress } from "../../core/asked-address.ts";
import { fail } from "../../core/errors.ts";
import { chooseLocale, type LanguageWishes } from "../../core/locale.ts";
import type { Services } from "../../core/services.ts";
import { readCookie, type SessionState, TOKEN_COOKIE } from "../../modules/identity/index.ts";
import type { Tenant } from "../../modules/sites/index.ts";

/** Who makes a call and on which site: worked out once for a request, however many operations it then runs. */
export interface Caller {
  requestId: string;
  ip: string;
  userAgent: string;
  /** Absent where no request came. */
  asked?: AskedAddress;
  languages: LanguageWishes;
  /** The site of the `orgno` header (of a call), else of the host, else the platform's. */
  site: Tenant;
  /** Whether the `orgno` header named the site. */
  siteAsked: boolean;
  /** Whether the host is a tenant's own. */
  ownHost: boolean;
  /** What the token stands for; undefined without one. */
  session: SessionState | undefined;
  /**
   * Whether the token came in the `token` header: the cookie alone changes nothing (it is sent by other sites' pages
   * too).
   */
  byHeader: boolean;
  /** The key of a call that is to count once (header `idempotency-key`), where one that can be kept came. */
  onceKey?: string;
}

/**
 * Who makes a call. Throws NOT_FOUND when the `orgno` header names an organisation that there is not, SITE_SUSPENDED
 * when the site that it or the host names is taken off. With `programs` an operator token counts: in calls, not where
 * uploads go on.
 */
export function callerOf(
  request: FastifyRequest,
  services: Services,
  { programs = false }: { programs?: boolean } = {},
): Promise<Caller> {
  return readCaller(request, services, { programs, asked: askedOrgNo(request.headers["orgno"]) });
}

/**
 * Who asks for a page. Its site is that of its address and its host, and of no header besides: what an address shows
 * must not depend on what nobody sees. Throws SITE_SUSPENDED when the site of the host is taken off.
 */
export function pageCallerOf(request: FastifyRequest, services: Services): Promise<Caller> {
  return readCaller(request, services, { programs: false, asked: undefined });
}

async function readCaller(
  request: FastifyRequest,
  services: Services,
  { programs, asked }: { programs: boolean; asked: string | undefined },
): Promise<Caller> {
  const { headers } = request;
  const header = headers["token"];
  const token = typeof header === "string" && header !== "" ? header : readCookie(headers.cookie, TOKEN_COOKIE);
  const onceKey = headers["idempotency-key"];
  const owner = await services.tenants.hostOwner(request.hostname.toLowerCase());
  const orgNo = asked ?? owner ?? PLATFORM;
  const site =
    (await services.tenants.resolve(orgNo)) ?? (await refuse(orgNo, { services, isOwnHost: asked === undefined }));
  return {
    requestId: request.id,
    ip: request.ip,
    userAgent: headers["user-agent"] ?? "",
    asked: askedAddressOf(request),
    languages: { cookie: readCookie(headers.cookie, "lang"), acceptLanguage: headers["accept-language"] },
    site,
    siteAsked: asked !== undefined,
    ownHost: owner !== undefined,
    session: token
      ? ((programs ? await programOf(request, token, services) : undefined) ?? (await services.sessions.find(token)))
      : undefined,
    byHeader: token === header,
    ...(typeof onceKey === "string" && /^[\w-]{8,64}$/.test(onceKey) ? { onceKey } : {}),
  };
}

/** What an operator token stands for. In the header only: no browser keeps one in a cookie. */
async function programOf(
  { headers, ip }: FastifyRequest,
  token: string,
  { operatorTokens }: Services,
): Promise<SessionState | undefined> {
  const actor = headers["lectern-actor"];
  return token === headers["token"]
    ? operatorTokens.find(token, { ip, actor: typeof actor === "string" ? actor : undefined })
    : undefined;
}

/** Whether somebody is signed in, with an account or in an exam room. */
export const isSignedIn = ({ session }: Pick<Caller, "session">): boolean =>
  session?.state === "active" || session?.state === "room";

/** The language of the caller on a site. */
export function localeOf(caller: Pick<Caller, "languages">, site: Tenant): string {
  return chooseLocale(caller.languages, site.locales);
}

/** The organisation that a header, a body or a query asks for. "" and "dev" ask for none. */
export function askedOrgNo(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" && value !== "dev" ? value : undefined;
}

/** A host of its own has nothing else to show. */
async function refuse(
  orgNo: string,
  { services, isOwnHost }: { services: Services; isOwnHost: boolean },
): Promise<never> {
  return fail(
    (isOwnHost && orgNo !== PLATFORM) || (await services.tenants.isSuspended(orgNo)) ? "SITE_SUSPENDED" : "NOT_FOUND",
  );
}
