import type { JsonObject } from "../../shared/json.ts";

/** A text that the site words itself. */
export const said = (zh: string, en: string): JsonObject => ({ text: { "zh-CN": zh, en } });

const askedFor = new Set<string>();

/** A text that asks for the site's own in its place: who leaves it as it is has forgotten it. */
export function asked(zh: string, en: string): JsonObject {
  askedFor.add(zh).add(en);
  return said(zh, en);
}

/** Whether words are still those that ask for the site's own. What made them has to be loaded: `asked-for.ts`. */
export function isAskedFor(words: string): boolean {
  return askedFor.has(words);
}

/** What comes before the site's addresses. */
export const base: JsonObject = { $bind: "site.base" };
