import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";

const root = join(import.meta.dirname, "../..");
const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), "utf8"));

/** What the product and the default site word in both languages. What people wrote (courses, names) is not in it. */
const pairs: { "zh-CN": string; en: string }[] = [
  ...wordedByProduct(),
  ...siteFiles().flatMap((file) => wordedBySite(read(file))),
];
const keys = Object.keys(read("src/locales/en.json") as object);

/**
 * Words on the page that are the product's or the site's in another language than the page's, and keys without words.
 */
export async function leftoverWords(page: Page, locale: "zh-CN" | "en"): Promise<string[]> {
  const other = locale === "en" ? "zh-CN" : "en";
  const own = new Set(pairs.map((pair) => pair[locale]));
  const foreign = new Set([
    ...pairs.map((pair) => pair[other]).filter((words) => !own.has(words) && /\p{L}/u.test(words)),
    ...keys,
  ]);
  return (await wordsOf(page)).filter((words) => foreign.has(words)).map((words) => `left in ${other}: ${words}`);
}

/**
 * Every text on the page, hidden ones too, and what stands in attributes for people. What is marked as another language
 * is left out.
 */
export function wordsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const words: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (parent && !parent.closest("script, style, template, body [lang]"))
        words.push(walker.currentNode.nodeValue ?? "");
    }
    const attributes = ["aria-label", "aria-description", "title", "placeholder", "alt", "aria-valuetext"];
    for (const name of attributes)
      for (const element of document.querySelectorAll(`[${name}]:not(body [lang])`))
        words.push(element.getAttribute(name) ?? "");
    return words.map((text) => text.trim()).filter((text) => text !== "");
  });
}

function wordedByProduct(): typeof pairs {
  const chinese = read("src/locales/zh-CN.json") as Record<string, string>;
  return Object.entries(read("src/locales/en.json") as Record<string, string>).map(([key, en]) => ({
    "zh-CN": chinese[key] ?? "",
    en,
  }));
}

function wordedBySite(document: unknown): typeof pairs {
  if (typeof document !== "object" || document === null) return [];
  const { "zh-CN": chinese, en: english } = document as Record<string, unknown>;
  if (typeof chinese === "string" && typeof english === "string") return [{ "zh-CN": chinese, en: english }];
  return Object.values(document).flatMap(wordedBySite);
}

function siteFiles(): string[] {
  return readdirSync(join(root, "tenants/default"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".json"))
    .map((file) => join("tenants/default", file));
}
