import { contract } from "../../../generated/contract.ts";
import type { OperationId } from "../../../generated/operations.ts";
import { readAddress } from "../../../site/document/location.ts";
import { remember } from "../../../shared/memoize.ts";
import type { PreparedScreen, Tenant } from "../../modules/sites/index.ts";
import type { PageRequest } from "./page-request.ts";
import { boundQuery, searchOf } from "./query.ts";

/**
 * All that a kept page is made from. Two visitors who differ in any of it never share a page, and nothing else of a
 * request can reach a kept page, because it is made from this and not from the request. Signed-out visitors only are
 * served such pages.
 */
export interface PageKey {
  /** Whose site is shown: "default" is the platform's. */
  readonly orgNo: string;
  /** Names everything the site is made of. */
  readonly revision: string;
  /** Whose own host was asked: an organisation's number, or "" for the platform's. */
  readonly hostOrgNo: string;
  /** Whether that host is apart from the platform's. */
  readonly isApart: boolean;
  /** `https://host`, which stands in canonical addresses. */
  readonly origin: string;
  readonly locale: string;
  /** As it was asked for, without the query. */
  readonly path: string;
  /** What the screen reads of the query, in its order. */
  readonly query: Readonly<Record<string, string>>;
}

/** The key as it stands in the cache; it begins with the organisation's number. No part of it can hold a line break. */
export function keyText({ orgNo, revision, hostOrgNo, isApart, origin, locale, path, query }: PageKey): string {
  return [orgNo, revision, hostOrgNo, String(isApart), origin, locale, path + searchOf(query)].join("\n");
}

/**
 * The key of the page that a request asks for; undefined where nothing is kept: no screen is there, its address is
 * written in another way, or a call of it counts how often each network asks.
 */
export function keyOf({
  tenant,
  hostOrgNo,
  isApart,
  address,
  query,
  path,
  locale,
  origin,
}: PageRequest): PageKey | undefined {
  if (!address || address.canonical !== path) return undefined;
  const match = tenant.match(address);
  const screen = match && tenant.screen(match.screen, locale);
  if (!screen || isCounted(screen)) return undefined;
  return {
    orgNo: tenant.orgNo,
    revision: tenant.revision,
    hostOrgNo,
    isApart,
    origin,
    locale,
    path,
    query: boundQuery(query, screen),
  };
}

const counted = new WeakMap<PreparedScreen, boolean>();

/** Whether a call of the screen counts how often a network asks: a kept page has no network. */
function isCounted(screen: PreparedScreen): boolean {
  return remember(counted, screen, () =>
    screen.compiled.sources.some(({ operation }) => contract[operation as OperationId]?.counts === true),
  );
}

/** An anonymous request for the page of a key. `tenant` is the key's site in the key's revision. */
export function requestOf({ hostOrgNo, isApart, origin, locale, path, query }: PageKey, tenant: Tenant): PageRequest {
  return {
    tenant,
    formTenant: tenant,
    hostOrgNo,
    isApart,
    address: readAddress(path, hostOrgNo),
    path,
    query: { ...query },
    locale,
    origin,
    caller: {
      // What goes wrong is logged with the page that it went wrong for.
      requestId: `kept ${origin}${path}`,
      ip: "",
      userAgent: "",
      languages: { cookie: locale },
      site: tenant,
      siteAsked: false,
      ownHost: hostOrgNo !== "",
      session: undefined,
      byHeader: false,
    },
  };
}
