import type { PagePayload } from "../site/document/page.ts";

/** Brings the document's head up to a page that the browser navigated to; the served page has these already. */
export function updateHead(page: Pick<PagePayload, "title" | "description" | "locale">, canonical: string): void {
  document.title = page.title;
  document.documentElement.lang = page.locale;
  setAttribute('meta[name="description"]', "content", page.description);
  setAttribute('link[rel="canonical"]', "href", canonical);
}

function setAttribute(selector: string, name: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(name, value);
}
