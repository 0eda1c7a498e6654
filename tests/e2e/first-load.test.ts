import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { portal, test } from "./harness.ts";
import { settled } from "./settled.ts";
import { shiftsOf } from "./shifts.ts";

const pages = ["/", "/list", "/view/1"];

/** What a page fetched of its own data, without their name. */
const ownData = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .flatMap(({ name }) => /(\/_lectern\/page\?.*)&data=/.exec(name)?.[1] ?? []),
  );

describe("the first load", () => {
  for (const path of pages) {
    test(`${path} has its whole content without JavaScript`, async ({ visit }) => {
      const plain = await visit(path, { javaScript: false });
      const live = await visit(path);
      expect(plain.status).toBe(200);
      expect(await plain.page.locator("main h1").count()).toBe(1);
      const words = (text: string) => text.split(/\s+/).filter(Boolean);
      const shown = new Set(words(await plain.page.locator("#main").innerText()));
      const missing = words(await live.page.locator("#main").innerText()).filter((word) => !shown.has(word));
      expect(missing).toEqual([]);
    });

    test(`${path} fetches no JavaScript before it is touched`, async ({ visit }) => {
      const { page, requests, scriptBytes } = await visit(path, { untouched: true, fresh: true });
      await settled(page);
      expect(requests).toEqual([`GET ${path}`]);
      expect(await scriptBytes()).toBe(0);
      expect(await ownData(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.dataset["ready"])).toBeUndefined();
    });

    test(`${path} is taken over without fetching anything again, with at most 100 kB of JavaScript`, async ({
      visit,
    }) => {
      const { page, requests, scriptBytes } = await visit(path, { fresh: true });
      await settled(page);
      expect(requests).toEqual([`GET ${path}`]);
      expect(await scriptBytes()).toBeLessThanOrEqual(100_000);
      expect(await ownData(page)).toEqual([`/_lectern/page?to=${encodeURIComponent(path)}`]);
      // What plays videos, hls.js and media-chrome, comes with the first video and not before.
      const files = await page.evaluate(() =>
        performance
          .getEntriesByType("resource")
          .map(({ name }) => name)
          .filter((name) => name.endsWith(".js")),
      );
      expect(files.length).toBeGreaterThan(0);
      const texts = await Promise.all(files.map(async (file) => (await fetch(file)).text()));
      expect(files.filter((_file, index) => /EXTINF|media-control-bar/.test(texts[index]!))).toEqual([]);
    });

    test(`${path} does not shift while it loads`, async ({ visit }) => {
      const { page } = await visit(path, { width: 390, fresh: true });
      await settled(page);
      expect(await shiftsOf(page)).toEqual([]);
    });

    test(`${path} needs no code before its first paint`, async () => {
      const html = await (await fetch(portal.url + path)).text();
      const blocking = [...html.matchAll(/<(?:script|link)\b[^>]*>/g)]
        .map(([tag]) => tag)
        .filter((tag) => /\ssrc=|rel="?(stylesheet|modulepreload)/.test(tag));
      expect(blocking).toEqual([]);
    });
  }

  test("keeps the look that was chosen, from before the first paint", async ({ visit }) => {
    const { page } = await visit("/");
    await page.evaluate(() => localStorage.setItem("lectern.mode", "dark"));
    await page.goto(`${portal.url}/list`, { waitUntil: "commit" });
    await page.waitForSelector("body");
    expect(await page.evaluate(() => document.documentElement.dataset["theme"])).toBe("dark");
  });
});
