import { removeValue, resetValue, setValue } from "../../site/edit/edit.ts";
import { isObject, type JsonObject } from "../../shared/json.ts";
import { isSection } from "../../site/document/sections.ts";
import { isSame } from "../../shared/same.ts";
import { resolveDocument, resolveSettings, type Layer } from "../../site/document/resolve.ts";
import { pathOfScreen } from "../outline/screens.ts";
import type { Draft } from "../types.ts";

/** A page at an address of the site's own: one that the organisation made itself, or one that its flavour brings. */
export interface OwnPage {
  /** Of its screen: "p/about". */
  name: string;
  slug: string;
  title: Record<string, string>;
  /** The key of its entry in the navigation; undefined where it has none. */
  navKey: string | undefined;
  /** Whether the flavour brings it. */
  isInherited: boolean;
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

/** The pages that the organisation made itself, and those of its flavour, in the order of their addresses. */
export function ownPages(draft: Draft): OwnPage[] {
  const { own, base } = draft;
  const made = Object.keys(own.screens ?? {}).filter((name) => base.screens?.[name] === undefined && !isSection(name));
  return [...made, ...inheritedPages(draft)].sort().flatMap((name): OwnPage[] => {
    const screen = resolveDocument(draft.layers, "screens", name);
    if (!screen) return [];
    const path = pathOfScreen(screen) ?? `/${name}`;
    const title =
      isObject(screen["title"]) && isObject(screen["title"]["text"])
        ? (screen["title"]["text"] as Record<string, string>)
        : {};
    return [
      {
        name,
        slug: path.replace(/^\/(p\/)?/, ""),
        title,
        navKey: navKeyOf(draft, path),
        isInherited: base.screens?.[name] !== undefined,
      },
    ];
  });
}

/** The names of the pages of the flavour that the site took away. */
export function removedPages(draft: Draft): string[] {
  return inheritedPages(draft).filter((name) => draft.own.screens?.[name] === null);
}

/** Brings a page of the flavour back, with its entry in the navigation. */
export function restoredPage({ draft, own, name }: { draft: Draft; own: Layer; name: string }): Layer {
  const restored = resetValue({ own, path: ["screens", name] });
  const { items } = draft.base.nav ?? {};
  const path = pathOfScreen(draft.base.screens?.[name] as JsonObject | undefined);
  const [key] = Object.entries(isObject(items) ? items : {}).find(
    ([, item]) => isObject(item) && item["navUrl"] === path,
  ) ?? [undefined];
  return key === undefined || own.nav?.["items"] === undefined
    ? restored
    : resetValue({ own: restored, path: ["nav", "items", key] });
}

/** A page as another begins with it: all but its address and title. */
export function copyOfPage({ layers }: Draft, { name }: OwnPage): JsonObject {
  const { path: _, title: __, blocks, ...rest } = structuredClone(resolveDocument(layers, "screens", name) ?? {});
  const shown = Object.entries(isObject(blocks) ? blocks : {}).filter(([, block]) => block !== null);
  return { ...rest, blocks: Object.fromEntries(shown) };
}

function inheritedPages({ base }: Draft): string[] {
  return Object.keys(base.screens ?? {}).filter((name) => name.startsWith(folder));
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

/** An address like another that no page has: `visit-2` for the second of `visit`. */
export function freeSlug(draft: Draft, like: string): string {
  const stem = like.replace(/-\d+$/, "").slice(0, longest - 4);
  let number = 2;
  while (slugFault(draft, `${stem}-${number}`) === "taken") number += 1;
  return `${stem}-${number}`;
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
  content,
}: {
  draft: Draft;
  own: Layer;
  wish: PageWish;
  /** What stands on it: `blocks`, and `data` where they need some. */
  content: JsonObject;
}): Layer {
  const screen = {
    version: 1,
    path: `/${folder}${wish.slug}`,
    org: true,
    layout: "default",
    title: { text: wish.title },
    ...content,
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
  let changed = own;
  if (page.isInherited) {
    const set = (name: string, value: unknown) =>
      void (changed = setValue({ own: changed, path: ["screens", page.name, name], value }));
    if (wish.slug !== page.slug) set("path", `/${folder}${wish.slug}`);
    if (!isSame(wish.title, page.title)) set("title", { text: wish.title });
  } else {
    const before = own.screens?.[page.name];
    if (!isObject(before)) return own;
    const screen = { ...before, path: `/${folder}${wish.slug}`, title: { text: wish.title } };
    changed = resetValue({ own, path: ["screens", page.name] });
    changed = setValue({ own: changed, path: ["screens", screenNameOf(wish.slug)], value: screen });
  }
  if (page.navKey === undefined) return wish.inNav ? withNav(draft, changed, wish) : changed;
  const path = ["nav", "items", page.navKey];
  if (!wish.inNav) return removeValue({ own: changed, inherited: draft.base, path });
  if (wish.slug !== page.slug)
    changed = setValue({ own: changed, path: [...path, "navUrl"], value: `/${folder}${wish.slug}` });
  return isSame(wish.title, page.title)
    ? changed
    : setValue({ own: changed, path: [...path, "navTitle"], value: { text: wish.title } });
}

/** Takes a page away, and its entry in the navigation; one of the flavour can be brought back. */
export function withoutPage({ draft, own, page }: { draft: Draft; own: Layer; page: OwnPage }): Layer {
  const changed = removeValue({ own, inherited: draft.base, path: ["screens", page.name] });
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
