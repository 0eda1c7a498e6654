import { describe, expect } from "vitest";
import { accessibilityProblems, portal, test, widths } from "./harness.ts";

/** A page of each kind, in both languages where there are two. */
const pages = [
  "index.html",
  "index.zh-CN.html",
  "first-site.html",
  "first-site.zh-CN.html",
  "operating.html",
  "architecture/pages.html",
  "project/readme.html",
  "configuration/index.html",
  "configuration/zh-CN/index.html",
  "configuration/theme.html",
  "configuration/screens.html",
  "configuration/blocks/filterBar.html",
  "configuration/zh-CN/blocks/filterBar.html",
];

describe("the documents that a portal serves", () => {
  test.for(pages)(
    "%s can be read without a script, by day and by night, on a desk and on a phone, and has no fault that axe can find",
    async (path, { visit }) => {
      const { page, status } = await visit(`/docs/${path}`, { untouched: true });
      expect(status).toBe(200);
      expect(await page.locator("script").count()).toBe(0);
      expect(await page.locator("h1").count()).toBe(1);
      const problems: string[] = [];
      for (const width of [widths.desktop, widths.phone])
        for (const colorScheme of ["light", "dark"] as const) {
          await page.setViewportSize({ width, height: 844 });
          await page.emulateMedia({ colorScheme });
          const found = await accessibilityProblems(page);
          if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) found.push("too wide");
          problems.push(...found.map((problem) => `${width} ${colorScheme}: ${problem}`));
        }
      expect(problems).toEqual([]);
    },
  );

  test("a reader comes from the first page to a block, its example and its picture, and back in the other language", async ({
    visit,
  }) => {
    const { page } = await visit("/docs", { untouched: true, javaScript: false, locale: "zh-CN" });
    expect(new URL(page.url()).pathname).toBe("/docs/index.zh-CN.html");
    await page.locator("header").getByRole("link", { name: "配置参考" }).click();
    await page.locator("main").getByRole("link", { name: "筛选栏", exact: true }).click();
    await page.waitForURL("**/configuration/zh-CN/blocks/filterBar.html");
    await page.locator("#contents").getByRole("link", { name: "示例" }).click();
    expect(decodeURIComponent(new URL(page.url()).hash)).toBe("#示例");
    const picture = page.locator("main img");
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640);
    await page.locator("header").getByRole("link", { name: "English" }).click();
    await page.waitForURL("**/configuration/blocks/filterBar.html");
    expect(await page.locator("html").getAttribute("lang")).toBe("en");
  });

  test("an address below /docs without a document is the portal's own 404 page", async ({ visit }) => {
    const { page, status } = await visit("/docs/nothing.html", { expectedErrors: /404/ });
    expect(status).toBe(404);
    expect(await page.locator('main a[href="/"]').count()).toBeGreaterThan(0);
  });

  test("a page is compressed, may be kept, and is not sent again while it is the same", async () => {
    const address = `${portal.url}/docs/configuration/operations.html`;
    const first = await fetch(address, { headers: { "accept-encoding": "br" } });
    expect(first.headers.get("content-encoding")).toBe("br");
    // fetch would ask for a new copy by itself; a browser does so only when its user loads the page anew.
    const again = await fetch(address, {
      headers: {
        "accept-encoding": "br",
        "cache-control": "max-age=0",
        "if-none-match": first.headers.get("etag") ?? "",
      },
    });
    expect([again.status, await again.text()]).toEqual([304, ""]);
  });
});
