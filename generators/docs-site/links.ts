import { posix } from "node:path";
import { picturesFolder } from "../pictures/manifest.ts";
import type { Document } from "./documents.ts";

/** Where the images of blocks are in the site. */
export const imagesFolder = picturesFolder.slice("docs/".length);

/** Finds where a link of a document leads in the site, relative to the document's page; undefined where nowhere. */
export type FindLink = (from: Document, href: string) => string | undefined;

/** Links between documents become links between their pages. What is not among the documents has no address. */
export function createLinks(documents: readonly Document[]): FindLink {
  const pages = new Map(
    documents.flatMap(({ source, alias, page }) => [
      [source, page] as const,
      ...(alias ? [[alias, page] as const] : []),
    ]),
  );
  return (from, href) => {
    if (/^[a-z]+:/.test(href) || href.startsWith("#")) return href;
    const [path = "", anchor] = href.split("#");
    const target = posix.join(posix.dirname(from.source), decodeURIComponent(path));
    const page = target.startsWith(`${picturesFolder}/`) ? target.slice("docs/".length) : pages.get(target);
    if (page === undefined) return undefined;
    return relativeTo(from.page, page) + (anchor === undefined ? "" : `#${anchor}`);
  };
}

/** The address of one page of the site on another. */
export function relativeTo(from: string, to: string): string {
  return posix.relative(posix.dirname(from), to);
}
