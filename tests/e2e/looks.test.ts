import { describe, expect } from "vitest";
import type { Page } from "playwright-core";
import { accessibilityProblems, test, widths } from "./harness.ts";

const pages = ["/", "/list", "/org/1001", "/org/1002", "/org/1003"];

describe("the platform and the sites of organisations", () => {
  for (const path of pages) {
    test(`${path} fits on a phone, a tablet and a desk, and has no fault that axe can find, light and dark`, async ({
      visit,
    }) => {
      const { page } = await visit(path);
      for (const width of Object.values(widths)) {
        await page.setViewportSize({ width, height: 900 });
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
          `at ${width} px`,
        ).toBeLessThanOrEqual(0);
      }
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        expect(await accessibilityProblems(page), colorScheme).toEqual([]);
      }
    });
  }
});

/** Lists, and what one of their entries is: each has lists of links beside what it is about. */
const withLists = {
  "/": "/view/",
  "/info": "/info/detail/",
  "/blog": "/blog/article/",
  "/question": "/question/view/",
};

/** A finger or a shaking hand hits what is at least so high, in px (WCAG 2.5.8). */
const TARGET = 24;

/**
 * Links and buttons that are lower than a target has to be, but those in a line of text. What stretches over the whole
 * entry of a list by its style is as high as that.
 */
function lowTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const isInText = (element: Element) =>
      getComputedStyle(element).display === "inline" &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
      );
    return [...document.querySelectorAll(":is(main, aside) :is(a[href], button, summary)")]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => getComputedStyle(element, "::after").position !== "absolute" && !isInText(element))
      .map((element) => ({ element, height: Math.max(...[...element.getClientRects()].map(({ height }) => height)) }))
      .filter(({ height }) => height > 1 && height < least)
      .map(({ element, height }) => `${Math.round(height)} px: ${element.outerHTML.slice(0, 120)}`);
  }, TARGET);
}

describe("links and buttons", () => {
  for (const [path, below] of Object.entries(withLists))
    test(`${path} and an entry of it have none that is lower than ${TARGET} px`, async ({ visit }) => {
      const { page } = await visit(path);
      const entry = await page.locator(`main a[href^="${below}"]`).first().getAttribute("href");
      for (const address of [path, entry ?? ""]) {
        const { page: at } = address === path ? { page } : await visit(address);
        for (const width of [widths.phone, widths.desktop]) {
          await at.setViewportSize({ width, height: 900 });
          expect(await lowTargets(at), `${address} at ${width} px`).toEqual([]);
        }
      }
    });
});

test("ten of many categories are seen whole, in each language, and that there are more", async ({ visit }) => {
  for (const locale of ["zh-CN", "en"]) {
    const { page } = await visit("/", { locale, width: 1440 });
    const list = page.locator("main .tops.scroll").first();
    const seen = await list.evaluate((tops) => {
      const { top, bottom } = tops.getBoundingClientRect();
      return [...tops.children].map((item) => {
        const at = item.getBoundingClientRect();
        return at.top >= top - 1 && at.bottom <= bottom + 1 ? "whole" : at.top >= bottom - 1 ? "below" : "cut";
      });
    });
    expect(new Set(seen.slice(0, 10)), locale).toEqual(new Set(["whole"]));
    expect(new Set(seen.slice(10)), locale).toEqual(new Set(["below"]));
    expect(await list.evaluate((tops) => getComputedStyle(tops).backgroundImage)).toContain("gradient");
  }
});
