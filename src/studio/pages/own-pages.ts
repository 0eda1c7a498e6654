import { removeValue, resetValue, setValue } from "../../site/edit/edit.ts";
import { isObject, type JsonObject } from "../../shared/json.ts";
import { resolveDocument, resolveSettings, type Layer } from "../../site/document/resolve.ts";
import { pathOfScreen } from "../outline/screens.ts";
import type { Draft } from "../types.ts";

/** A page that the organisation made itself. */
export interface OwnPage {
  /** Of its screen: "p/about". */
  name: string;
  slug: string;
  title: Record<string, string>;
  /** The key of its entry in the navigation; undefined where it has none. */
  navKey: string | undefined;
}

/** What is asked of a new page, or of one that is renamed. */
export interface PageWish {
  slug: string;
  title: Record<string, string>;
  inNav: boolean;
}

/** Own pages stand at /p/{slug}, below /org/{orgNo}. */
const folder = "p/";

/** The longest part of an address that a page may have. */
const longest = 48;

/** The pages that the organisation made itself, in the order of their addresses. */
export function ownPages(draft: Draft): OwnPage[] {
  return Object.keys(draft.own.screens ?? {})
    .filter((name) => draft.base.screens?.[name] === undefined)
    .sort()
    .flatMap((name): OwnPage[] => {
      const screen = resolveDocument(draft.layers, "screens", name);
      if (!screen) return [];
      const path = pathOfScreen(screen) ?? `/${name}`;
      const title =
        isObject(screen["title"]) && isObject(screen["title"]["text"])
          ? (screen["title"]["text"] as Record<string, string>)
          : {};
      return [{ name, slug: path.replace(/^\/(p\/)?/, ""), title, navKey: navKeyOf(draft, path) }];
    });
}

/** What is wrong with the address of a page, as the end of a text's key; undefined for one that can be used. */
export function slugFault(
  draft: Draft,
  slug: string,
  except?: string,
): "empty" | "signs" | "long" | "taken" | undefined {
  if (slug === "") return "empty";
  if (slug.length > longest) return "long";
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return "signs";
  const path = `/${folder}${slug}`;
  const names = new Set([...Object.keys(draft.base.screens ?? {}), ...Object.keys(draft.own.screens ?? {})]);
  names.delete(except ?? "");
  const isTaken = [...names].some(
    (name) => name === folder + slug || pathOfScreen(resolveDocument(draft.layers, "screens", name)) === path,
  );
  return isTaken ? "taken" : undefined;
}

/** An address made of a title, as far as that has letters for it. */
export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, longest);
}

/** The name that the screen of a page has. */
export function screenNameOf(slug: string): string {
  return folder + slug;
}

/** Adds a page, and its entry in the navigation if it is to have one. */
export function withPage({
  draft,
  own,
  wish,
  blocks,
  data,
}: {
  draft: Draft;
  own: Layer;
  wish: PageWish;
  blocks: JsonObject;
  data?: JsonObject | undefined;
}): Layer {
  const screen = {
    version: 1,
    path: `/${folder}${wish.slug}`,
    org: true,
    layout: "default",
    title: { text: wish.title },
    ...(data ? { data } : {}),
    blocks,
  };
  const made = setValue({ own, path: ["screens", screenNameOf(wish.slug)], value: screen });
  return wish.inNav ? withNav(draft, made, wish) : made;
}

/** Changes what a page is called, its address, and whether it stands in the navigation. */
export function changedPage({
  draft,
  own,
  page,
  wish,
}: {
  draft: Draft;
  own: Layer;
  page: OwnPage;
  wish: PageWish;
}): Layer {
  const before = own.screens?.[page.name];
  if (!isObject(before)) return own;
  const screen = { ...before, path: `/${folder}${wish.slug}`, title: { text: wish.title } };
  let changed = resetValue({ own, path: ["screens", page.name] });
  changed = setValue({ own: changed, path: ["screens", screenNameOf(wish.slug)], value: screen });
  if (page.navKey === undefined) return wish.inNav ? withNav(draft, changed, wish) : changed;
  const path = ["nav", "items", page.navKey];
  if (!wish.inNav) return removeValue({ own: changed, inherited: draft.base, path });
  changed = setValue({ own: changed, path: [...path, "navUrl"], value: `/${folder}${wish.slug}` });
  return setValue({ own: changed, path: [...path, "navTitle"], value: { text: wish.title } });
}

/** Takes a page away, and its entry in the navigation. */
export function withoutPage({ draft, own, page }: { draft: Draft; own: Layer; page: OwnPage }): Layer {
  const changed = resetValue({ own, path: ["screens", page.name] });
  return page.navKey === undefined
    ? changed
    : removeValue({ own: changed, inherited: draft.base, path: ["nav", "items", page.navKey] });
}

function withNav(draft: Draft, own: Layer, { slug, title }: PageWish): Layer {
  const items = itemsOf(draft);
  const last = Math.max(
    0,
    ...Object.values(items).map((item) => (isObject(item) && typeof item["order"] === "number" ? item["order"] : 0)),
  );
  const stem = `page-${slug}`;
  let key = stem;
  for (let number = 2; items[key] !== undefined; number += 1) key = `${stem}-${number}`;
  return setValue({
    own,
    path: ["nav", "items", key],
    value: { navTitle: { text: title }, navUrl: `/${folder}${slug}`, order: last + 10 },
  });
}

function navKeyOf(draft: Draft, path: string): string | undefined {
  return Object.entries(itemsOf(draft)).find(([, item]) => isObject(item) && item["navUrl"] === path)?.[0];
}

function itemsOf({ layers }: Draft): JsonObject {
  const items = resolveSettings(layers, "nav")["items"];
  return isObject(items) ? items : {};
}
