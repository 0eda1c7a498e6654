import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContextOptions } from "playwright-core";
import { afterAll, beforeAll, describe, expect, vi } from "vitest";
import { accessibilityProblems, portal, test } from "./harness.ts";

const iPhone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1";
const macSafari =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15";
const folder = join(portal.tenantsDir, "2099");
const site = "/org/2099";

beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, "site.json"),
    JSON.stringify({
      version: 1,
      info: { title: { text: { "zh-CN": "手机学堂", en: "Phone School" } }, h5Domain: "https://m.school.example/" },
    }),
  );
  await vi.waitFor(async () => expect((await fetch(portal.url + site)).status).toBe(200), {
    timeout: 60_000,
    interval: 100,
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const phone: BrowserContextOptions = {
  userAgent: iPhone,
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  locale: "zh-CN",
};

describe("a visitor on a phone, on a site with a mobile one", () => {
  test("lands on a page without header and footer that leads to the mobile site", async ({ visit, browser }) => {
    const { page } = await visit(`${site}/list?sort=new`, { context: await browser.newContext(phone) });
    expect(new URL(page.url()).pathname).toBe(`${site}/skip`);
    expect(await page.locator("header, footer").count()).toBe(0);
    expect(await page.locator("h1").innerText()).toBe("手机学堂");
    expect(await page.getByRole("link", { name: "打开手机版" }).getAttribute("href")).toBe("https://m.school.example/");
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.reload();
    expect(new URL(page.url()).pathname).toBe(`${site}/skip`);
  });

  test("chooses the full site, which is remembered, and takes the choice back in the footer", async ({
    visit,
    browser,
  }) => {
    const context = await browser.newContext(phone);
    const { page } = await visit(`${site}/list?sort=new`, { context });
    await page.getByRole("link", { name: "继续访问电脑版" }).click();
    await page.waitForURL(`**${site}/list?sort=new`);
    await page.goto(portal.url + site);
    expect(new URL(page.url()).pathname).toBe(site);
    await page.locator("footer").getByRole("link", { name: "手机版" }).click();
    await page.waitForURL(`**${site}/skip`);
    await page.goto(portal.url + site);
    expect(new URL(page.url()).pathname).toBe(`${site}/skip`);
  });

  test("stays on a site without a mobile one, and computers stay everywhere", async ({ visit, browser }) => {
    const plain = await visit("/list", { context: await browser.newContext(phone) });
    expect(new URL(plain.page.url()).pathname).toBe("/list");
    const { page } = await visit(`${site}/list`);
    expect(new URL(page.url()).pathname).toBe(`${site}/list`);
  });

  test("an iPad that gives itself out as a Mac lands there too, and once it chose the full site it stays", async ({
    visit,
    browser,
  }) => {
    const context = await browser.newContext({
      userAgent: macSafari,
      viewport: { width: 820, height: 1180 },
      hasTouch: true,
      locale: "zh-CN",
    });
    await context.addInitScript(() => Object.defineProperty(Navigator.prototype, "maxTouchPoints", { get: () => 5 }));
    const page = await context.newPage();
    await page.goto(`${portal.url}${site}/list`);
    await page.waitForURL(`**${site}/skip?to=*`);
    await page.getByRole("link", { name: "继续访问电脑版" }).click();
    await page.waitForURL(`**${site}/list`);
    await page.reload();
    expect(new URL(page.url()).pathname).toBe(`${site}/list`);
    await context.close();
  });

  test("calls, files and page data are answered as always", async () => {
    const ask = (path: string) => fetch(portal.url + path, { headers: { "user-agent": iPhone }, redirect: "manual" });
    expect((await ask("/demo/qr/wechat.svg")).status).toBe(200);
    expect((await ask(`/_lectern/page?to=${encodeURIComponent(`${site}/list`)}`)).status).toBe(200);
    expect((await ask("/apis/system/api/enum/list/SexEnum")).status).toBe(200);
    expect((await ask(`${site}/skip`)).status).toBe(200);
    expect((await ask(`${site}/nothing`)).status).toBe(404);
  });
});
