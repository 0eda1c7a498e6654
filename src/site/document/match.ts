import { isObject } from "../../shared/json.ts";
import type { Address } from "./location.ts";
import { resolveDocument, type Layer, type LayeredSite } from "./resolve.ts";

/** What is at an address: a screen, and the values of the `{names}` in its path. */
export interface Match {
  screen: string;
  params: Record<string, string>;
}

/** An index from addresses to screens. */
export interface Routes {
  root: RouteNode;
  /** Screens by path that another screen, the first by name, already answers. */
  conflicts: { path: string; screen: string; taken: string }[];
}

/** What of a screen decides where it answers. */
export interface ScreenAddress {
  path?: string | readonly string[];
  /** Whether it answers at /org/{orgNo} too. */
  org?: boolean;
}

/**
 * The screen at an address. A fixed segment goes before a `{name}`, segment by segment. Below /org/{orgNo} only
 * screens that say `org` answer.
 */
export function matchScreen(routes: Routes, address: Address): Match | undefined {
  const found = find({ node: routes.root, segments: address.segments, at: 0, belowOrg: address.base !== "" });
  if (!found) return undefined;
  const params: Record<string, string> = {};
  for (const { name, at } of found.names) params[name] = address.segments[at] ?? "";
  return { screen: found.screen, params };
}

/** Indexes the paths of screens by their name. Of two screens with the same path the first by name has it. */
export function indexScreens(screens: Readonly<Record<string, ScreenAddress>>): Routes {
  const routes: Routes = { root: newNode(), conflicts: [] };
  for (const [screen, { path = [], org = false }] of Object.entries(screens).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    for (const one of typeof path === "string" ? [path] : path) add({ routes, path: one, screen, org });
  }
  return routes;
}

/**
 * The index of a tenant. It is the base's own, the same object, unless a patch adds or removes a screen or changes
 * where one answers.
 */
export function resolveRoutes(site: LayeredSite, baseRoutes: Routes): Routes {
  if (!changesRoutes(site)) return baseRoutes;
  const names = new Set([site.base, ...site.patches].flatMap((layer: Layer) => Object.keys(layer.screens ?? {})));
  const screens: Record<string, ScreenAddress> = {};
  for (const name of names) screens[name] = resolveDocument(site, "screens", name) ?? {};
  return indexScreens(screens);
}

/** Whether a patch adds or removes a screen, or changes where one answers. */
export function changesRoutes({ base, patches }: LayeredSite): boolean {
  return patches.some(({ screens }) =>
    Object.entries(screens ?? {}).some(
      ([name, patch]) =>
        !isObject(patch) || "path" in patch || "org" in patch || !Object.hasOwn(base.screens ?? {}, name),
    ),
  );
}

/** The addresses without `{names}`, each with its screen; below /org/{orgNo} only those that answer there. */
export function fixedPaths({ root }: Routes, belowOrg: boolean): { path: string; screen: string }[] {
  const walk = (node: RouteNode, path: string): { path: string; screen: string }[] => [
    ...(node.leaf && (node.leaf.org || !belowOrg) ? [{ path: path || "/", screen: node.leaf.screen }] : []),
    ...[...node.fixed].flatMap(([segment, next]) => walk(next, `${path}/${segment}`)),
  ];
  return walk(root, "");
}

interface RouteNode {
  fixed: Map<string, RouteNode>;
  named?: RouteNode;
  leaf?: Leaf;
}

interface Leaf {
  screen: string;
  org: boolean;
  /** Which segments the `{names}` of the path stand for. */
  names: { name: string; at: number }[];
}

function newNode(): RouteNode {
  return { fixed: new Map() };
}

function add({ routes, path, screen, org }: { routes: Routes; path: string; screen: string; org: boolean }): void {
  const names: Leaf["names"] = [];
  let node = routes.root;
  for (const [at, segment] of path.split("/").filter(Boolean).entries()) {
    const name = /^\{(\w+)\}$/.exec(segment)?.[1];
    let next = name === undefined ? node.fixed.get(segment) : node.named;
    if (!next) {
      next = newNode();
      if (name === undefined) node.fixed.set(segment, next);
      else node.named = next;
    }
    if (name !== undefined) names.push({ name, at });
    node = next;
  }
  if (node.leaf) routes.conflicts.push({ path, screen, taken: node.leaf.screen });
  else node.leaf = { screen, org, names };
}

interface Search {
  node: RouteNode;
  segments: readonly string[];
  at: number;
  belowOrg: boolean;
}

/** Tries the fixed way first and comes back for the named one, so /a/{x}/c is found beside /a/b. */
function find({ node, segments, at, belowOrg }: Search): Leaf | undefined {
  const segment = segments[at];
  if (segment === undefined) return node.leaf && (node.leaf.org || !belowOrg) ? node.leaf : undefined;
  const next = node.fixed.get(segment);
  const found = next && find({ node: next, segments, at: at + 1, belowOrg });
  return found ?? (node.named && find({ node: node.named, segments, at: at + 1, belowOrg }));
}
