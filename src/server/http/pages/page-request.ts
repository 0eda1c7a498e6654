import type { FastifyRequest } from "fastify";
import { presentOrgNo } from "../../lib/org-no.ts";
import { pageCallerOf, type Caller } from "../calls/caller.ts";
import { fail } from "../../core/errors.ts";
import { chooseLocale } from "../../core/locale.ts";
import { originAt } from "../../core/origin.ts";
import type { Services } from "../../core/services.ts";
import { isApart } from "../statistics/page-statistics.ts";
import type { Tenant } from "../../modules/sites/index.ts";
import type { SentForm } from "../../../site/document/form-definition.ts";
import { readAddress, type Address } from "../../../site/document/location.ts";
import { isRobot } from "./mobile.ts";
import { readQuery } from "./query.ts";

/** A request for a page: which site, which address in it, in which language, and who asks. */
export interface PageRequest {
  tenant: Tenant;
  /**
   * The site whose forms the person fills in: what they send is checked by their own organisation's, wherever they are.
   */
  formTenant: Tenant;
  /** undefined for an address that no page has, or of an organisation that there is not. */
  address: Address | undefined;
  /** Path as it was asked for, without the query. */
  path: string;
  query: Record<string, string>;
  locale: string;
  caller: Caller;
  /** The organisation whose own host was asked; "" for the platform's. */
  hostOrgNo: string;
  /** Whether that host is an organisation's own and shares no session with the platform's. */
  isApart: boolean;
  /** Whether it is a page of a draft: nobody who looks at one is counted. */
  isDraft?: boolean;
  /** Where a browser sent a form of the page by itself: which, and what came of it. */
  sent?: { form: string; outcome: SentForm };
  /** `https://host` of the addresses that the page names. */
  origin: string;
}

/**
 * Reads what is asked for. `url` is path and query; an organisation that does not exist is the platform's 404.
 * Throws SITE_SUSPENDED, and when the database is away and the site is not in memory.
 */
export async function readPageRequest(request: FastifyRequest, url: string, services: Services): Promise<PageRequest> {
  const caller = await pageCallerOf(request, services);
  const at = url.indexOf("?");
  const path = at < 0 ? url : url.slice(0, at);
  const hostOrgNo = presentOrgNo(caller.site.orgNo);
  let address = readAddress(path, hostOrgNo);
  let tenant: Tenant = caller.site;
  if (address && address.orgNo !== hostOrgNo) {
    const other = await services.tenants.resolve(address.orgNo);
    if (other) tenant = other;
    else if (await services.tenants.isSuspended(address.orgNo)) fail("SITE_SUSPENDED");
    else address = undefined;
  }
  const { session } = caller;
  const query = at < 0 ? {} : readQuery(url.slice(at));
  const languages = isRobot(request.headers) && query["lang"] ? { cookie: query["lang"] } : caller.languages;
  const own = session?.state === "active" ? await services.tenants.resolve(session.session.orgNo) : undefined;
  return {
    tenant,
    formTenant: own ?? tenant,
    address,
    path,
    query,
    locale: chooseLocale(languages, tenant.locales),
    caller: { ...caller, languages, site: tenant },
    hostOrgNo,
    isApart: hostOrgNo !== "" && isApart(request.hostname, services.settings),
    origin: originAt(request, services.settings, hostOrgNo !== ""),
  };
}
