import type { Page } from "playwright-core";
import { leftoverWords } from "./leftover-text.ts";

export type Locale = "zh-CN" | "en";

/** What is wrong with the layout of the page at the width that it has: one line each. */
export async function layoutProblems(page: Page): Promise<string[]> {
  await whenHeadingIsThere(page);
  const { width, beyond, broken } = await page.evaluate(() => {
    const broken: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const { 0: date, index } of (node.nodeValue ?? "").matchAll(/\d{4}-\d\d-\d\d/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + date.length);
        // A line's end breaks it: at a hyphen of it, where a browser may break lines.
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push((node.nodeValue ?? "").trim());
      }
    return { width: innerWidth, beyond: document.documentElement.scrollWidth - innerWidth, broken };
  });
  return [
    ...(beyond > 0 ? [`${width} px: ${beyond} px too wide`] : []),
    ...broken.map((text) => `${width} px: a date goes over two lines: ${text}`),
  ];
}

/** What is wrong with the texts of the page, whatever its width: one line each. */
export async function textProblems(page: Page, locale: Locale): Promise<string[]> {
  await whenHeadingIsThere(page);
  const { lang, headings, title } = await page.evaluate(() => ({
    lang: document.documentElement.lang,
    headings: document.querySelectorAll("h1").length,
    title: document.title,
  }));
  return [
    ...(lang === locale ? [] : [`lang is ${lang}`]),
    ...(headings === 1 ? [] : [`${headings} headings of the first level`]),
    ...(title.trim() === "" ? ["no title"] : []),
    ...(await leftoverWords(page, locale)),
    ...(locale === "en" ? await unmarkedTexts(page) : []),
  ];
}

/** On a busy machine a source may answer after the page, which waits for it without its heading. */
async function whenHeadingIsThere(page: Page): Promise<void> {
  await page.waitForSelector("h1", { state: "attached", timeout: 30_000 }).catch(() => undefined);
}

/**
 * Headings, links and buttons in Chinese, such as names of courses, categories and people, that do not say so on a page in
 * English; what only quotes Chinese is English.
 */
function unmarkedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("main :is(h1, h2, h3), body :is(a, button)")]
      .filter(
        (element) =>
          /\p{Script=Han}/u.test(element.textContent?.replaceAll(/“[^”]*”/g, "") ?? "") &&
          !element.querySelector("[lang]") &&
          !element.closest("body [lang]"),
      )
      .map((element) => `${element.localName} does not say that it is Chinese: ${element.textContent}`),
  );
}
