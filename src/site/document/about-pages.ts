import type { AboutArticle, SiteSettings } from "../../generated/types.ts";

/** The about pages that everybody agrees to who signs up: the form `register` links them. */
export const legalPages = ["terms", "privacy"] as const;

/** Whether an about page is one of those. */
export function isLegalPage(id: string): boolean {
  return (legalPages as readonly string[]).includes(id);
}

/** An about page of a site by its id, whichever group it is in. */
export function aboutArticle({ about = {} }: Pick<SiteSettings, "about">, id: string): AboutArticle | undefined {
  for (const { articles = {} } of Object.values(about)) if (Object.hasOwn(articles, id)) return articles[id];
  return undefined;
}

/** The id of the about page at an address of a site; undefined for all other addresses. */
export function aboutPageAt(address: string): string | undefined {
  return /^\/terrace\/([A-Za-z0-9][A-Za-z0-9_-]*)$/.exec(address)?.[1];
}
