import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { accessibilityProblems, portal, test, whenLive, widths, type Visit } from "./harness.ts";
import { signIn } from "./sign-in.ts";
import nav from "../../tenants/default/nav.json" with { type: "json" };

type Open = (path: string, options?: object) => Promise<Visit>;

/** The page at an address with a demo account signed in. */
async function arriveAs(visit: Open, account: string, path = "/list"): Promise<Page> {
  const { page } = await visit(path, { as: account });
  await page.locator("header .me").waitFor();
  return page;
}

const hrefs = (page: Page, within: string) =>
  page.locator(`header ${within} a`).evaluateAll((all) => all.map((one) => one.getAttribute("href")));
const words = (page: Page, within: string) =>
  page.locator(`header ${within}`).evaluateAll((all) => all.map((one) => one.textContent));

/** What everybody has who buys and studies, whatever else they do. */
const bought = ["course", "exams/myExam", "grade", "study", "order", "collection", "attention"].map(
  (name) => `/account/${name}`,
);

describe("the header's entries", () => {
  for (const [locale, path] of [
    ["zh-CN", "/vip"],
    ["en", "/vip"],
    ["en", "/account/order"],
  ] as const) {
    test(`nothing is called otherwise than it reads, on ${path} in ${locale}`, async ({ visit }) => {
      const { page } = await visit(path, { as: "13800000001", locale });
      await page.locator("header .badge").first().waitFor();
      expect(await accessibilityProblems(page, ["label-content-name-mismatch"])).toEqual([]);
    });
  }

  test("signed out: both ways to join, signing in and signing up; nothing of one's own", async ({ visit }) => {
    const { page } = await visit("/list");
    expect(await hrefs(page, ".join .pop")).toEqual(["/recruit", "/apply/organization"]);
    expect(
      await page.locator("header .side > a").evaluateAll((all) => all.map((one) => one.getAttribute("href"))),
    ).toEqual(["/login?t=login", "/register"]);
    expect(await page.locator("header .me").count()).toBe(0);
  });

  test("a learner: every entry in its order, cart, messages, the organisation's home, both ways to join", async ({
    visit,
  }) => {
    const page = await arriveAs(visit, "13800000001");
    expect(await words(page, ".me .pop :is(a, button)")).toEqual([
      "个人中心",
      "社区中心",
      "我的课程",
      "考试记录",
      "我的班级",
      "学习记录",
      "我的订单",
      "我的收藏",
      "我的关注",
      "退出登录",
    ]);
    expect(await hrefs(page, ".me .pop")).toEqual([
      "/account/info",
      "/blog/account",
      "/account/course",
      "/account/exams/myExam",
      "/account/grade",
      "/account/study",
      "/account/order",
      "/account/collection",
      "/account/attention",
    ]);
    expect(
      await page.locator("header .side > a").evaluateAll((all) => all.map((one) => one.getAttribute("href"))),
    ).toEqual(["/org/1001", "/car", "/account/message"]);
    expect(await hrefs(page, ".join .pop")).toEqual(["/recruit", "/apply/organization"]);
  });

  test("a lecturer: the lecturer centre besides what everybody has, and an organisation can still be applied for", async ({
    visit,
  }) => {
    const page = await arriveAs(visit, "13800000002");
    expect(await hrefs(page, ".me .pop")).toEqual([
      "/account/info",
      "/account/teacher/desk",
      "/blog/account",
      ...bought,
    ]);
    expect(await hrefs(page, ".join .pop")).toEqual(["/apply/organization"]);
  });

  test("an organisation: its centre and its home, and no menu to join", async ({ visit }) => {
    const page = await arriveAs(visit, "13800000003");
    expect(await hrefs(page, ".me .pop")).toEqual([
      "/account/info",
      "/account/organization",
      "/studio",
      "/blog/account",
      ...bought,
    ]);
    expect(await page.locator("header .join").count()).toBe(0);
    expect(await page.locator('header .side > a[href="/org/1001"]').count()).toBe(1);
  });

  test("the number of unread messages stands at the icon and goes down when one is read", async ({ visit }) => {
    const page = await arriveAs(visit, "13800000003");
    const messages = page.locator('header a[href="/account/message"]');
    const unread = Number(await messages.locator(".badge").innerText());
    expect(unread).toBeGreaterThan(0);
    expect(await page.getByRole("link", { name: `消息（${unread}）`, exact: true }).count()).toBe(1);
    await messages.click();
    await page.waitForURL("**/account/message");
    await page.locator("main details.new summary").first().click();
    await expect
      .poll(async () =>
        Number(
          await messages
            .locator(".badge")
            .innerText({ timeout: 500 })
            .catch(() => "0"),
        ),
      )
      .toBe(unread - 1);
  });

  test("the number of courses in the cart stands at the icon and goes up when one is put in", async ({ visit }) => {
    const page = await arriveAs(visit, "13800000001", "/list?priceType=paid");
    const cart = page.locator('header a[href="/car"]');
    const before = Number(await cart.locator(".badge").innerText());
    expect(before).toBeGreaterThan(0);
    await page.locator('main .card h3 a[href^="/view/"]').first().click();
    await page.locator("main").getByRole("button", { name: "加入购物车" }).click();
    await expect.poll(() => cart.locator(".badge").innerText()).toBe(String(before + 1));
    expect(await page.getByRole("link", { name: `购物车（${before + 1}）`, exact: true }).count()).toBe(1);
  });

  test("the first six links of the navigation stand in the bar, the others under more", async ({ visit }) => {
    const { page } = await visit("/list");
    expect(await page.locator("header .wide nav > ul > li").count()).toBe(6);
    const more = page.locator("header .more");
    expect(await more.locator("li").count()).toBe(Object.keys(nav.items).length - 6);
    await more.locator("summary").click();
    await more.getByRole("link", { name: "资讯" }).click();
    await page.waitForURL("**/info");
    await expect.poll(() => more.locator("ul").isVisible()).toBe(false);
  });

  test("signing in leads back also where the link was followed before the page was live", async ({ visit }) => {
    const { page } = await visit("/");
    await page.goto(`${portal.url}/login?t=login`, { referer: `${portal.url}/view/3` });
    await whenLive(page);
    await signIn(page, "13800000002");
    await page.waitForURL("**/view/3");
  });

  test("going by a menu forgets that one acts as the admin of a class; a link of the page does not", async ({
    visit,
  }) => {
    const { page } = await visit("/list");
    const admin = () => page.evaluate(() => localStorage.getItem("isGradeAdmin"));
    await page.evaluate(() => localStorage.setItem("isGradeAdmin", "true"));
    await page.locator("main .card h3 a").first().click();
    await page.waitForURL((url) => url.pathname !== "/list");
    expect(await admin()).toBe("true");
    await page.locator("header .wide nav a").nth(1).click();
    await page.waitForURL("**/list");
    expect(await admin()).toBe("false");
  });
});

describe("the header's search", () => {
  const types = [
    ["/list", 1],
    ["/live", 2],
    ["/resource", 4],
    ["/info", 8],
    ["/org/1001/live", 2],
    ["/org/1001/info", 8],
    ["/view/1", 1],
    ["/exam", 5],
    ["/blog", 6],
    ["/question", 7],
  ] as const;
  test("looks for what the page is about, within its site, and for courses where there is nothing else", async ({
    visit,
  }) => {
    for (const [path, type] of types) {
      const { page } = await visit(path);
      await page.locator("header input[type=search]").fill("安全");
      await page.keyboard.press("Enter");
      const base = /^\/org\/\d+/.exec(path)?.[0] ?? "";
      await page.waitForURL(`${portal.url}${base}/search/${encodeURIComponent("安全")}?type=${type}`);
      await expect.poll(() => page.locator("h1").innerText()).toContain("安全");
      await page.close();
    }
  });

  test("an empty keyword shows the message and leads nowhere", async ({ visit }) => {
    const { page } = await visit("/list");
    await page.locator("header input[type=search]").fill("  ");
    await page.locator("header [role=search] button").click();
    expect(await page.locator("header [role=alert]").innerText()).toBe("请输入搜索关键词");
    expect(new URL(page.url()).pathname).toBe("/list");
  });
});

describe("the header's advertisement", () => {
  test("closed, it stays away over other pages and a reload, and comes back after two minutes", async ({ visit }) => {
    const { page } = await visit("/list");
    const ad = page.locator("header .ad-banner");
    const shown = await ad.locator("img").getAttribute("src");
    expect(shown).toContain("/demo/banners/header");
    await ad.getByRole("button", { name: "关闭" }).click();
    await expect.poll(() => ad.count()).toBe(0);
    await page.locator("header .wide nav a").nth(2).click();
    await page.waitForURL("**/live");
    await expect.poll(() => ad.count()).toBe(0);
    await page.reload();
    await whenLive(page);
    await expect.poll(() => ad.count()).toBe(0);
    // Not even for a moment before the page is live.
    await page.route("**/assets/*.js", () => undefined);
    await page.reload({ waitUntil: "commit" });
    await page.locator("footer").first().waitFor({ state: "attached" });
    expect(await ad.isVisible()).toBe(false);
    await page.unroute("**/assets/*.js");
    await page.reload();
    await whenLive(page);
    await page.evaluate(() => {
      for (const key of Object.keys(sessionStorage))
        if (key.startsWith("lectern.closed."))
          sessionStorage.setItem(key, String(Number(sessionStorage.getItem(key)) - 121_000));
    });
    await page.reload();
    await whenLive(page);
    expect(await ad.count()).toBe(1);
  });
});

describe("a site's own header", () => {
  test("removes, changes, moves and adds entries, and chooses the variant with links to join", async ({ visit }) => {
    const folder = join(portal.tenantsDir, "7101");
    mkdirSync(join(folder, "layouts"), { recursive: true });
    const name = { text: { "zh-CN": "南湖夜校", en: "South Lake Evening School" } };
    writeFileSync(
      join(folder, "site.json"),
      JSON.stringify({ version: 1, info: { title: name }, organisation: { orgName: name } }),
    );
    const blocks = {
      siteHeader: { props: { variant: "join" } },
      joinOrganisation: null,
      signInLink: { props: { label: { text: { "zh-CN": "进校", en: "Come in" } } } },
      registerLink: { in: "siteHeader.join", order: 5, props: { look: "entry" } },
      termDates: {
        type: "menuLink",
        in: "siteHeader.actions",
        order: 5,
        props: {
          label: { text: { "zh-CN": "开学安排", en: "Term dates" } },
          href: "/info",
          base: { $bind: "site.base" },
        },
      },
    };
    writeFileSync(join(folder, "layouts", "default.json"), JSON.stringify({ version: 1, blocks }));
    await expect.poll(async () => (await (await fetch(`${portal.url}/org/7101`)).text()).includes("进校")).toBe(true);
    const { page } = await visit("/org/7101/list");
    expect(
      await page
        .locator("header .side > a")
        .evaluateAll((all) => all.map((one) => [one.textContent, one.getAttribute("href")])),
    ).toEqual([
      ["开学安排", "/org/7101/info"],
      ["进校", "/org/7101/login?t=login"],
    ]);
    expect(await hrefs(page, ".join .pop")).toEqual(["/org/7101/register", "/recruit"]);
    expect(await hrefs(page, ".promoted")).toEqual(["/recruit", "/vip"]);
    const other = await visit("/list");
    expect(await hrefs(other.page, ".promoted")).toEqual([]);
  });

  test("fits on every screen, signed in, with a long name", async ({ visit }) => {
    const page = await arriveAs(visit, "13800000001", "/org/1001");
    for (const width of [...Object.values(widths), 320, 1100, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        `at ${width} px`,
      ).toBeLessThanOrEqual(0);
      const overlap = await page.evaluate(() => {
        const right = document.querySelector("header .brand")?.getBoundingClientRect().right ?? 0;
        return right - (document.querySelector("header .side")?.getBoundingClientRect().left ?? 0);
      });
      if (width < 1100) expect(overlap, `at ${width} px`).toBeLessThanOrEqual(0);
    }
  });
});
