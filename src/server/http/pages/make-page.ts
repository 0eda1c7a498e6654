import type { LocalisedScreen, PagePayload, RouteView, SiteView, ViewerView } from "../../../site/document/page.ts";
import { OTHER_ACCOUNT } from "../../../shared/links.ts";
import { isSignInPage, safeReturnTo } from "../../../shared/addresses.ts";
import type { Scope } from "../../../site/compile/scope.ts";
import { visitor } from "../../../site/document/visitor.ts";
import { faultOf } from "../calls/answer.ts";
import { isSignedIn } from "../calls/caller.ts";
import { faultEnvelope } from "../calls/envelope.ts";
import { readTogether } from "../../database/page-reads.ts";
import type { Invoke } from "../invoke.ts";
import type { Services } from "../../core/services.ts";
import { readCookie } from "../../modules/identity/index.ts";
import { pageStatistics } from "../statistics/page-statistics.ts";
import { screenAt, type PreparedScreen } from "../../modules/sites/index.ts";
import type { DrawablePage } from "../../ssr.tsx";
import { addressValues } from "./address-values.ts";
import { courseElsewhere } from "./course-address.ts";
import { findScreen, type SpecialScreen } from "./find-screen.ts";
import type { PageRequest } from "./page-request.ts";
import { pageTexts } from "./page-texts.ts";
import { pageTitle } from "./page-title.ts";
import { boundQuery, searchOf } from "./query.ts";
import { askOnce, loadScreenData } from "./screen-data.ts";
import { shownParts } from "./page-parts.ts";
import { viewerOf } from "./viewer.ts";

/** What a request for a page comes to. */
export type PageResult =
  | {
      kind: "page";
      page: DrawablePage;
      screen: PreparedScreen;
      isWhole?: boolean | undefined;
      until?: number | undefined;
    }
  | { kind: "redirect"; to: string; permanent: boolean };

export interface PageMaker {
  invoke: Invoke;
  services: Services;
  /** Each read in a transaction of its own, as calls have them: what tests compare pages with. */
  readsApart?: boolean | undefined;
  /** Who looks; the person who asks, unless a preview says otherwise. */
  viewerFor?: typeof viewerFor;
  /** Where data comes from; the operations themselves, unless a preview says otherwise. */
  loadData?: typeof loadScreenData;
}

/** The person who asks, as screens know them. A session that just ended is a visitor. */
export async function viewerFor({ caller }: PageRequest, { invoke }: Pick<PageMaker, "invoke">): Promise<ViewerView> {
  const { session } = caller;
  if (session?.state !== "active" && session?.state !== "room") return visitor;
  return viewerOf(await askOnce(invoke, "getUserView", {}, caller), session.session);
}

/**
 * Finds the screen of a request, loads its data, and puts together all that is needed to show it here and in the
 * browser.
 */
export function makePage(request: PageRequest, maker: PageMaker, returnTo?: string): Promise<PageResult> {
  const make = () => makeAlone(request, maker, returnTo);
  // A visitor's data is public, and read without a transaction.
  return isSignedIn(request.caller) && !maker.readsApart ? readTogether(maker.services.db, make) : make();
}

async function makeAlone(request: PageRequest, maker: PageMaker, returnTo?: string): Promise<PageResult> {
  const viewer = await (maker.viewerFor ?? viewerFor)(request, maker);
  const found = findScreen(request, viewer);
  if (found.kind === "redirect") return found;
  if (found.kind === "notFound") return specialPage("not-found", request, viewer);
  if (found.kind === "noAccess") return specialPage("no-access", request, viewer);

  // Who is signed in has nothing to do there, unless they ask to sign in as somebody else.
  if (returnTo !== undefined && viewer.signedIn && request.query[OTHER_ACCOUNT] === undefined)
    return { kind: "redirect", to: returnTo, permanent: false };
  const { params } = found;
  const { screen, until } = shownNow(found.screen, request);
  const query = boundQuery(request.query, screen);
  const route: RouteView = {
    path: request.path,
    screen: screen.name,
    params,
    query,
    returnTo: returnTo ?? request.path + searchOf(query),
    isWriting: request.path.includes("write"),
  };
  const site = siteFor(request, viewer);
  const loaded = await (maker.loadData ?? loadScreenData)(screen.compiled, {
    scope: { viewer, site, route, data: {} },
    invoke: maker.invoke,
    caller: request.caller,
    log: maker.services.log,
    values: addressValues(screen),
  });
  if (loaded.kind === "notFound") return specialPage("not-found", request, viewer);
  if (loaded.kind === "noAccess") return specialPage("no-access", request, viewer);
  if (loaded.kind === "failed") throw loaded.error;
  if (loaded.lastPage)
    return { kind: "redirect", to: request.path + pageOf(request.query, loaded.lastPage), permanent: false };
  const own = courseElsewhere({ address: request.address, sources: screen.compiled.sources, data: loaded.data });
  if (own !== undefined) return { kind: "redirect", to: own + searchOf(query), permanent: true };
  return {
    ...assemble({ request, screen, status: 200, scope: { viewer, site, route, data: loaded.data }, requestId: "" }),
    isWhole: loaded.isWhole,
    until,
  };
}

/**
 * The page that says that a page failed: with the message of a coded error, and with the request id that is in the log.
 */
export function errorPage(error: unknown, request: PageRequest): PageResult {
  const { requestId } = request.caller;
  const fault = faultOf(error, requestId);
  // Nothing of an unexpected error leaves the server but the request's id.
  const query: Record<string, string> = { requestId };
  if (fault.constant !== "UNEXPECTED")
    query["message"] = faultEnvelope(fault, request.tenant.texts(request.locale)).msg;
  // What may be right in a moment is said so: to the visitor, to whoever asks again by itself, and to search engines.
  const status = fault.httpStatus === 503 ? 503 : statusOf.error;
  return specialPage("error", request, visitor, { ...query, status: String(status) }, status);
}

/** The page that stands in for one that is not there or failed. Throws when the site has no such screen. */
export function specialPage(
  name: SpecialScreen,
  request: PageRequest,
  viewer: ViewerView,
  query: Record<string, string> = {},
  status = statusOf[name],
): PageResult & { kind: "page" } {
  const found = request.tenant.screen(name, request.locale);
  if (!found && name === "no-access") return specialPage("not-found", request, viewer);
  if (!found) throw new Error(`the site of ${request.tenant.orgNo} has no screen "${name}"`);
  const { screen, until } = shownNow(found, request);
  const route: RouteView = { path: request.path, screen: name, params: {}, query, returnTo: "/", isWriting: false };
  const scope = { viewer, site: siteFor(request, viewer), route, data: {} };
  return { ...assemble({ request, screen, status, scope, requestId: query["requestId"] ?? "" }), until };
}

/** A screen without the blocks whose time it is not. Who makes a draft sees all of it, whatever the time. */
function shownNow(screen: PreparedScreen, { isDraft, tenant }: PageRequest): ReturnType<typeof screenAt> {
  if (isDraft) return { screen, until: undefined };
  return screenAt(screen, { now: Date.now(), timeZone: tenant.settings.timeZone });
}

const statusOf: Record<SpecialScreen, number> = { "not-found": 404, "no-access": 403, error: 500 };

/**
 * Where the sign-in page leads back to: what was kept when the visitor was sent there, else the home page of its site.
 * undefined for every other page.
 */
export function returnOf({ path, address }: PageRequest, cookies: string | undefined): string | undefined {
  if (!isSignInPage(path)) return undefined;
  const kept = readCookie(cookies, "temporaryUrl");
  return kept === undefined ? address?.base || "/" : safeReturnTo(decoded(kept));
}

/** undefined for a broken encoding: a visitor, or another site of the domain, may write anything into a cookie. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** A query with another page of the list in it; the first needs no number. */
function pageOf(query: Readonly<Record<string, string>>, { name, page }: { name: string; page: number }): string {
  const { [name]: _, pageFrom: __, ...rest } = query;
  return searchOf(page > 1 ? { ...rest, [name]: String(page) } : rest);
}

function siteFor({ tenant, locale, address }: PageRequest, viewer: ViewerView): SiteView {
  return tenant.view(locale, address?.base ?? tenant.base).for(viewer);
}

interface Assembly {
  request: PageRequest;
  screen: PreparedScreen;
  status: number;
  scope: Scope;
  requestId: string;
}

function assemble({ request, screen, status, scope, requestId }: Assembly): PageResult & { kind: "page" } {
  const { tenant, formTenant, locale } = request;
  const { localised, compiled } = screen;
  const parts = shownParts(screen, scope, tenant.platformTexts(locale));
  const { messages, forms, operations } = pageTexts({ tenant, formTenant, locale, parts, base: scope.site.base });
  const statistics = request.isDraft ? undefined : pageStatistics(request);
  const payload: PagePayload = {
    status,
    screenName: screen.name,
    revision: tenant.revision,
    locale,
    title: pageTitle(compiled, scope, tenant.texts(locale)),
    description: compiled.description(scope),
    base: scope.site.base,
    screen: withoutTexts(localised),
    messages,
    forms: withSent(forms, request.sent),
    operations: { ...parts.operations, ...operations },
    data: scope.data,
    site: scope.site,
    viewer: scope.viewer,
    route: scope.route,
    requestId,
    ...(statistics ? { statistics } : {}),
  };
  return { kind: "page", page: { payload, compiled }, screen };
}

/** The form that the browser sent itself, with what came of it. */
function withSent(forms: PagePayload["forms"], sent: PageRequest["sent"]): PagePayload["forms"] {
  const form = sent && forms[sent.form];
  return form ? { ...forms, [sent.form]: { ...form, sent: sent.outcome } } : forms;
}

const travelling = new WeakMap<LocalisedScreen, LocalisedScreen>();

/** The screen as it travels: title and description stand in the payload already. */
function withoutTexts(screen: LocalisedScreen): LocalisedScreen {
  let made = travelling.get(screen);
  if (!made) {
    const { title: _, description: __, ...rest } = screen;
    travelling.set(screen, (made = rest));
  }
  return made;
}
