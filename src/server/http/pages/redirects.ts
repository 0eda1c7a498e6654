import type { IncomingHttpHeaders } from "node:http";
import { searchHref } from "../../../shared/links.ts";
import type { Address } from "../../../site/document/location.ts";
import type { Tenant } from "../../modules/sites/index.ts";
import { isRobot, SITE_COOKIE, wantsMobileSite } from "./mobile.ts";
import type { PageRequest } from "./page-request.ts";
import { searchOf } from "./query.ts";

/** Where a request is sent instead of being answered. */
export interface Redirection {
  /** A path of this site. */
  to: string;
  permanent: boolean;
  cookie?: string;
}

/** Seconds: how long a choice that a link makes is remembered. */
const YEAR = 31_536_000;

/**
 * The redirect of a request, if it has one:
 * - a search sent without JavaScript goes to the address of its results;
 * - a choice of language, or of the mobile or full site, is kept in a cookie and removed from the address. A robot keeps
 *   no cookie and is answered in that language;
 * - a phone goes to the landing page for phones, where the site has one.
 * An address without a page is not redirected: it is a 404.
 */
export function redirectFor(
  { tenant, address, path, query }: PageRequest,
  headers: IncomingHttpHeaders,
): Redirection | undefined {
  const base = address?.base ?? "";
  if (path === `${base}/search` && query["str"]?.trim())
    return { to: searchHref(query["str"].trim(), Number(query["type"] ?? 1), base), permanent: false };
  if (!address) return undefined;
  const { lang, [SITE_COOKIE]: site, ...rest } = query;
  const here = address.canonical + searchOf(rest);
  if (lang !== undefined && tenant.locales.offered.includes(lang) && !isRobot(headers))
    return { to: here, permanent: false, cookie: `lang=${lang}; Path=/; Max-Age=${YEAR}; SameSite=Lax` };
  const landing = landingOf(tenant, address);
  if (landing === undefined) return undefined;
  if (site === "full")
    return { to: here, permanent: false, cookie: `${SITE_COOKIE}=full; Path=/; Max-Age=${YEAR}; SameSite=Lax` };
  if (site === "mobile")
    return { to: here, permanent: false, cookie: `${SITE_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax` };
  if (address.canonical === landing || !tenant.match(address) || !wantsMobileSite(headers)) return undefined;
  return { to: `${landing}?to=${encodeURIComponent(here)}`, permanent: false };
}

/** Where a site sends phones from an address: undefined when it names no mobile site, or has no landing page. */
export function landingOf(
  tenant: Pick<Tenant, "settings" | "match">,
  { orgNo, base }: Pick<Address, "orgNo" | "base">,
): string | undefined {
  if (!tenant.settings.info.h5Domain) return undefined;
  const canonical = `${base}/skip`;
  return tenant.match({ orgNo, base, segments: ["skip"], canonical }) && canonical;
}
