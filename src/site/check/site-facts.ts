import { featureAt, isOffered, SOON } from "../document/features.ts";
import { isObject } from "../../shared/json.ts";
import { ownFormsOf } from "../document/own-form.ts";
import { readAddress } from "../document/location.ts";
import { changesRoutes, indexScreens, matchScreen, type Routes, type ScreenAddress } from "../document/match.ts";
import { resolveDocument, resolveSettings, type Layer, type LayeredSite } from "../document/resolve.ts";
import type { Report } from "./finding.ts";
import { reservedSegments } from "./routes.ts";
import type { Told } from "./messages.ts";

/** What single values are checked against that only the whole site says. */
export interface SiteFacts {
  /** The languages that the site offers: words of its own are needed in each. */
  offered: readonly string[];
  /** Why a link leads nowhere; undefined when it leads somewhere, or out of the site. */
  deadEnd(address: string): Told | undefined;
  /** Where its screens answer. */
  routes(): Routes;
  /** The forms that it made itself. */
  ownForms(): readonly string[];
  /** Whether advice is asked for: what nobody has to mend, and the site's owner may want to. */
  advises: boolean;
  /** What to advise of a link that leaves the pages of an organisation; undefined where no advice is asked for. */
  leaves(address: string): Told | undefined;
}

/** Paths that the server answers although no screen does. */
const servedBeside: readonly string[] = [
  ...reservedSegments,
  "media",
  "demo",
  "public",
  "private",
  "calendar",
  "studio",
];

/** The facts of a site, each found out when it is first asked for. */
export function siteFacts(site: LayeredSite, advises = false): SiteFacts {
  const { locales, features } = resolveSettings(site, "site");
  const offered =
    isObject(locales) && Array.isArray(locales["offered"])
      ? locales["offered"].filter((one) => typeof one === "string")
      : [];
  let known: Routes | undefined;
  const routes = () => (known ??= routesOf(site));
  let forms: readonly string[] | undefined;
  return {
    offered,
    routes,
    ownForms: () => (forms ??= ownFormsOf(site).map(({ name }) => name)),
    advises,
    leaves: (address) => (advises ? leavesSite(address, routes()) : undefined),
    deadEnd(address): Told | undefined {
      const path = address.split(/[?#]/)[0] ?? "";
      if (!path.startsWith("/") || path.startsWith("//")) return undefined;
      const [, first = "", ...more] = path.split("/");
      if (servedBeside.includes(first) || (more.at(-1) ?? first).includes(".")) return undefined;
      const read = readAddress(path);
      if (!read || !matchScreen(routes(), { ...read, base: "" })) return { key: "address.nowhere", values: { path } };
      const feature = featureAt(address, { site, routes: routes() });
      if (feature === undefined || !isObject(features) || isOffered(features as Record<string, boolean>, feature))
        return undefined;
      // What is not there yet has a page that says so.
      if (feature === SOON) return undefined;
      return { key: "address.featureOff", values: { path, feature } };
    },
  };
}

/**
 * Why a link leads out of the pages of an organisation: to another host, or to a page that it has at a host of its own
 * only, and that is the platform's below the organisation's number.
 */
function leavesSite(address: string, routes: Routes): Told | undefined {
  if (/^https?:/i.test(address)) return { key: "own.outside", values: { host: hostOf(address) } };
  const path = address.split(/[?#]/)[0] ?? "";
  const read = path.startsWith("/") && !path.startsWith("//") ? readAddress(path) : undefined;
  if (!read || read.base !== "" || !matchScreen(routes, { ...read, base: "" })) return undefined;
  return matchScreen(routes, { ...read, base: "/org/0" }) ? undefined : { key: "own.leaves", values: { path } };
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : address;
}

/**
 * Warns of pages that a layer adds and that nothing links to. Pages of the default site are linked by blocks, which
 * know courses and lecturers by their addresses.
 */
export function checkReach(
  { layer, site, whole, facts }: { layer: Layer; site: LayeredSite; whole: Layer; facts: SiteFacts },
  report: Report,
): void {
  const added = Object.keys(layer.screens ?? {}).filter((name) => {
    const document = resolveDocument(site, "screens", name);
    return document?.["path"] !== undefined && site.base.screens?.[name] === undefined;
  });
  if (added.length === 0) return;
  const routes = facts.routes();
  const reached = new Set<string>();
  const documents = [
    whole.nav,
    ...Object.values(whole.site ?? {}),
    ...Object.values(whole.layouts ?? {}),
    ...Object.values(whole.screens ?? {}),
  ];
  for (const address of documents.flatMap((document) => addressesOf(document))) {
    const read = readAddress(address.split(/[?#]/)[0] ?? "");
    const match = read && matchScreen(routes, { ...read, base: "" });
    if (match) reached.add(match.screen);
  }
  for (const name of added)
    if (!reached.has(name)) report({ path: ["screens", name, "path"], key: "screen.unreachable", severity: "warning" });
}

/** Those of a base are indexed once, for all sites over it that leave them as they are. */
function routesOf(site: LayeredSite): Routes {
  if (changesRoutes(site)) return indexed(site);
  const { base } = site;
  const routes = routesOfBases.get(base) ?? indexed({ base, patches: [] });
  routesOfBases.set(base, routes);
  return routes;
}

const routesOfBases = new WeakMap<Layer, Routes>();

/** What is no path may stand in a document that is checked only now. */
function indexed(site: LayeredSite): Routes {
  const names = new Set([site.base, ...site.patches].flatMap((layer) => Object.keys(layer.screens ?? {})));
  const screens: Record<string, ScreenAddress> = {};
  for (const name of names) {
    const { path, org } = resolveDocument(site, "screens", name) ?? {};
    const paths = [path].flat().filter((one) => typeof one === "string");
    screens[name] = { path: paths, org: org === true };
  }
  return indexScreens(screens);
}

/** The addresses in a document; what a site inherits is the same object for every site, and is read once. */
function addressesOf(document: unknown, depth = 0): readonly string[] {
  if (!isObject(document)) return [];
  const parts = Object.values(document);
  // Near the root what a patch changed is told from what it shares with all others; below that, looking is quicker than
  // remembering.
  const found =
    knownAddresses.get(document) ??
    (depth < 3 && parts.every(isObject)
      ? parts.flatMap((part) => addressesOf(part, depth + 1))
      : [...new Set(addressesIn(document))]);
  knownAddresses.set(document, found);
  return found;
}

const knownAddresses = new WeakMap<object, readonly string[]>();

/** Every text that is an address of the site, but those under which a screen itself answers. */
function* addressesIn(value: unknown): Generator<string> {
  if (typeof value === "string") {
    if (value.startsWith("/") && !value.startsWith("//")) yield value;
  } else if (typeof value === "object" && value !== null) {
    for (const [name, inner] of Object.entries(value))
      if (name !== "path" || isObject(inner)) yield* addressesIn(inner);
  }
}
