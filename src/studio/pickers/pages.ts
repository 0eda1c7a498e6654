import { isObject } from "../../shared/json.ts";
import { isWording } from "../../site/document/kinds.ts";
import { resolveDocument, resolveSettings } from "../../site/document/resolve.ts";
import type { Words } from "../labels.ts";
import type { Draft } from "../types.ts";
import type { Choosable } from "./Chooser.tsx";

/** A page that can be linked to; its id is the first of its addresses. */
export interface Page extends Choosable {
  paths: readonly string[];
}

/**
 * The site's pages that a link can lead to without knowing more: those whose address has no `{name}`, and its about
 * pages.
 */
export function pagesOf(draft: Draft, words: Words, locale: string): Page[] {
  const { layers, own, base } = draft;
  const names = new Set([...Object.keys(base.screens ?? {}), ...Object.keys(own.screens ?? {})]);
  const screens = [...names].flatMap((name) => {
    const document = resolveDocument(layers, "screens", name);
    const paths = [document?.["path"]]
      .flat()
      .filter((one): one is string => typeof one === "string" && !one.includes("{"));
    const [path] = paths;
    if (!document || path === undefined || hidden.test(path)) return [];
    const title = document["title"];
    const own = isObject(title) && isWording(title) ? (title.text[locale] ?? Object.values(title.text)[0]) : undefined;
    const label = own ?? words.site.screen(name) ?? name;
    return [{ id: path, label, detail: path, paths }];
  });
  return [...screens, ...aboutPages(draft, locale)];
}

/** Pages that nobody links to: they are for operators, or stand in for others. */
const hidden = /^\/(studio|preview|sandbox|_)/;

function aboutPages({ layers }: Draft, locale: string): Page[] {
  const about = resolveSettings(layers, "site")["about"];
  return Object.values(isObject(about) ? about : {}).flatMap((section) => {
    const articles = isObject(section) ? section["articles"] : undefined;
    return Object.entries(isObject(articles) ? articles : {}).map(([id, article]) => {
      const title =
        isObject(article) && isObject(article["title"]) && isWording(article["title"]) ? article["title"].text : {};
      return {
        id: `/terrace/${id}`,
        label: title[locale] ?? Object.values(title)[0] ?? id,
        detail: `/terrace/${id}`,
        paths: [`/terrace/${id}`],
      };
    });
  });
}
