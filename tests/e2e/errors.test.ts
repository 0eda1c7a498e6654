import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, vi } from "vitest";
import { accessibilityProblems, portal, test, widths } from "./harness.ts";

const folder = join(portal.tenantsDir, "2097");
const failing = "/org/2097/list";

beforeAll(async () => {
  mkdirSync(join(folder, "screens"), { recursive: true });
  writeFileSync(join(folder, "site.json"), JSON.stringify({ version: 1 }));
  // Nobody who is signed out can have this count, and the screen says that it cannot be without.
  writeFileSync(
    join(folder, "screens", "list.json"),
    JSON.stringify({ version: 1, data: { mine: { operation: "getMessageCount", required: true } } }),
  );
  await vi.waitFor(async () => expect((await fetch(portal.url + failing)).status).toBe(500), {
    timeout: 60_000,
    interval: 100,
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the error pages", () => {
  for (const [locale, words] of [
    ["zh-CN", ["错误 404", "页面不见了", "地址输错了", "返回首页"]],
    ["en", ["Error 404", "This page could not be found", "the address is wrong", "Back to home"]],
  ] as const) {
    test(`404 in ${locale}: picture, title, tip and a button home, in the activity layout`, async ({ visit }) => {
      const { page, status } = await visit("/nowhere", { locale, expectedErrors: /404/ });
      expect(status).toBe(404);
      const said = await page.locator("main").innerText();
      for (const word of words) expect(said).toContain(word);
      expect(await page.locator("main svg").count()).toBe(1);
      expect(await page.locator(".frame.centered header .site-header").count()).toBe(1);
      expect(await page.locator("footer").count()).toBe(0);
      await page.locator("main a.btn").click();
      await page.waitForURL(`${portal.url}/`);
    });
  }

  test("500: status, message, the advice to ask the administrator with the request number, a link home, and no more", async ({
    visit,
  }) => {
    const { page, status } = await visit(failing, { expectedErrors: /500/ });
    expect(status).toBe(500);
    const said = await page.locator("main").innerText();
    for (const word of ["错误 500", "页面出错了", "请联系管理员", "请先登录", "问题编号"]) expect(said).toContain(word);
    expect(await page.locator("main a.btn").getAttribute("href")).toBe("/org/2097");
    expect(await page.content()).not.toMatch(/\.ts:\d+|at \w+ \(|node_modules/);
  });

  test("500 comes in place of the page that one went to, without a load", async ({ visit }) => {
    const { page, requests } = await visit("/org/2097/live");
    await page.locator(`header .wide a[href="${failing}"]`).first().click();
    await page.waitForURL(`**${failing}`);
    await expect.poll(() => page.locator("h1").innerText()).toBe("页面出错了");
    expect(requests).toEqual(["GET /org/2097/live", `GET /_lectern/page?to=${encodeURIComponent(failing)}`]);
  });

  for (const scheme of ["light", "dark"] as const) {
    test(`have no fault that axe can find and fit every width, ${scheme}`, async ({ visit }) => {
      for (const path of ["/nowhere", failing]) {
        const { page } = await visit(path, { scheme, expectedErrors: /404|500/ });
        expect(await accessibilityProblems(page)).toEqual([]);
        for (const width of Object.values(widths)) {
          await page.setViewportSize({ width, height: 900 });
          expect(
            await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
            `${path} at ${width} px`,
          ).toBeLessThanOrEqual(0);
        }
      }
    });
  }
});

describe("a chunk that cannot be loaded", () => {
  test("loads the page again, and not a second time within the minute", async ({ visit }) => {
    const { page } = await visit("/", { expectedErrors: /./ });
    await page.route(/assets\/lists-/, (route) => route.abort());
    const loads: string[] = [];
    page.on("framenavigated", (frame) => frame === page.mainFrame() && loads.push(frame.url()));
    const go = () => page.evaluate(() => document.querySelector<HTMLElement>('header a[href="/live"]')!.click());
    await go();
    await expect.poll(() => page.evaluate(() => Number(sessionStorage.getItem("lectern.reloaded")))).toBeGreaterThan(0);
    const first = await page.evaluate(() => sessionStorage.getItem("lectern.reloaded"));
    await page.waitForTimeout(2500);
    expect(await page.evaluate(() => sessionStorage.getItem("lectern.reloaded"))).toBe(first);
    expect(loads.length).toBeLessThanOrEqual(3);
    // Whole without its code: what the server wrote is there.
    expect(await page.locator("main h1").count()).toBe(1);
  });
});
