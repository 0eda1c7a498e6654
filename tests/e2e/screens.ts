import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { portal, widths } from "./harness.ts";
import { isForTeachers, left, queries, samples } from "../address-samples.ts";
import { leftoverWords } from "./leftover-text.ts";

interface Screen {
  path?: string | string[];
  access?: string;
}

const folder = join(import.meta.dirname, "../../tenants/default/screens");
const screens = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".json"))
  .map((file) => ({ name: file.slice(0, -5), ...(JSON.parse(readFileSync(join(folder, file), "utf8")) as Screen) }));

export const accounts: Record<string, string | undefined> = {
  "signed out": undefined,
  learner: "13800000001",
  lecturer: "13800000002",
  organisation: "13800000003",
  operator: "13800000009",
};

/** The account with which a screen is looked at. */
const accountFor = ({ name, access }: Screen & { name: string }) => {
  if (isForTeachers(name)) return "lecturer";
  return access === undefined ? "signed out" : access === "login" ? "learner" : access;
};

const pathsOf = ({ path }: Screen) => (path === undefined ? [] : typeof path === "string" ? [path] : path);

/** The address of a sample of this path, looked up at the portal at `url`. */
export async function addressOf(path: string, url = portal.url): Promise<string> {
  if (!path.includes("{")) return path + (queries[path] ?? "");
  const sample = samples[path];
  if (sample === undefined) throw new Error(`no sample for the address ${path}: add one above`);
  if ("value" in sample) return path.replace(/\{\w+\}/, encodeURIComponent(sample.value));
  const list = await (await fetch(url + sample.list)).text();
  const found = new RegExp(`href="(${path.replace(/\{\w+\}/, "[\\w-]+")})"`).exec(list)?.[1];
  if (found === undefined) throw new Error(`${sample.list} links to no ${path}`);
  return found;
}

/** The addresses that an account looks at, ten at a time. */
export function addressesFor(who: string): string[][] {
  const paths = screens
    .filter((screen) => accountFor(screen) === who)
    .flatMap(pathsOf)
    .filter((path) => !left.has(path));
  return Array.from({ length: Math.ceil(paths.length / 10) }, (_, part) => paths.slice(part * 10, part * 10 + 10));
}

/** What is wrong with the page as it stands at each width: one line each. */
export async function problemsOf(page: Page, locale: "zh-CN" | "en"): Promise<string[]> {
  const problems: string[] = [];
  // On a busy machine a source may answer after the page, which waits for it without its heading.
  await page.waitForSelector("h1", { state: "attached", timeout: 30_000 }).catch(() => undefined);
  for (const width of Object.values(widths)) {
    await page.setViewportSize({ width, height: 900 });
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (beyond > 0) problems.push(`${width} px: ${beyond} px too wide`);
    problems.push(...(await brokenDates(page)).map((text) => `${width} px: a date goes over two lines: ${text}`));
  }
  const { lang, headings, title } = await page.evaluate(() => ({
    lang: document.documentElement.lang,
    headings: document.querySelectorAll("h1").length,
    title: document.title,
  }));
  if (lang !== locale) problems.push(`lang is ${lang}`);
  if (headings !== 1) problems.push(`${headings} headings of the first level`);
  if (title.trim() === "") problems.push("no title");
  problems.push(...(await leftoverWords(page, locale)));
  if (locale === "en") problems.push(...(await unmarkedWords(page)));
  return problems;
}

/** Texts with a date that a line's end breaks: at a hyphen of it, where a browser may break lines. */
function brokenDates(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const { 0: date, index } of (node.nodeValue ?? "").matchAll(/\d{4}-\d\d-\d\d/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + date.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push((node.nodeValue ?? "").trim());
      }
    return broken;
  });
}

/**
 * Headings and links in Chinese, such as names of courses, categories and people, that do not say so on a page in
 * English; what only quotes Chinese is English.
 */
function unmarkedWords(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("main :is(h1, h2, h3), body a")]
      .filter(
        (element) =>
          /\p{Script=Han}/u.test(element.textContent?.replaceAll(/“[^”]*”/g, "") ?? "") &&
          !element.querySelector("[lang]") &&
          !element.closest("body [lang]"),
      )
      .map((element) => `${element.localName} does not say that it is Chinese: ${element.textContent}`),
  );
}
