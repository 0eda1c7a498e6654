import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { accessibilityProblems, portal, test, widths, type Visit, type VisitOptions } from "./harness.ts";

type Open = (path: string, options?: VisitOptions) => Promise<Visit>;

/** An account page, signed in. */
async function enter(visit: Open, account: string, path: string, options: VisitOptions = {}): Promise<Page> {
  const { page } = await visit(path, { as: account, ...options });
  await page.locator("header .me").waitFor();
  return page;
}

const entries = (page: Page) =>
  page.locator(".slot-aside a").evaluateAll((links) => links.map((link) => link.getAttribute("href")));

/** Whoever teaches keeps what they bought, and has the personal centre that everybody has. */
const bought = [
  "course",
  "exams/myExam",
  "certificate",
  "grade",
  "study",
  "collection",
  "order",
  "coupon",
  "wallet",
  "attention",
  "message",
  "info",
  "reset",
];

describe("the side menu", () => {
  test("has the learner's groups, and only them, with the page that is shown marked", async ({ visit }) => {
    const page = await enter(visit, "13800000001", "/account/course");
    expect(await page.locator(".slot-aside h2").allInnerTexts()).toEqual(["课程中心", "班级中心", "个人中心"]);
    expect(await entries(page)).toEqual([
      ...["course", "exams/myExam", "certificate", "collection", "study", "selfie", "grade"].map(
        (name) => `/account/${name}`,
      ),
      ...["order", "coupon", "wallet", "attention", "message", "info", "membership", "reset", "recommend"].map(
        (name) => `/account/${name}`,
      ),
    ]);
    expect(await page.locator(".slot-aside [aria-current=page]").allInnerTexts()).toEqual(["我的课程"]);
    await page.locator('.slot-aside a[href="/account/study"]').click();
    await page.waitForURL("**/account/study");
    await expect.poll(() => page.locator(".slot-aside [aria-current=page]").allInnerTexts()).toEqual(["学习记录"]);
    await expect.poll(() => page.locator("main h1").innerText()).toBe("学习记录");
  });

  test("tells who came by themselves or by road transport that no identity photo is asked for", async ({ visit }) => {
    const page = await enter(visit, "13800000004", "/account/selfie");
    expect(await page.locator("main").innerText()).toContain("你的学习不需要认证照片");
  });

  test("tells who is not recommended that recommending is not for them yet", async ({ visit }) => {
    const page = await enter(visit, "13800000004", "/account/recommend");
    expect(await page.locator("main").innerText()).toContain("推荐有礼还没有对你开放");
  });

  test("has the lecturer's groups", async ({ visit }) => {
    const page = await enter(visit, "13800000002", "/account/teacher");
    expect(await page.locator(".slot-aside h2").allInnerTexts()).toEqual([
      "课程管理",
      "考试管理",
      "班级管理",
      "讲师中心",
      "我的学习",
      "个人中心",
    ]);
    expect(await entries(page)).toEqual([
      ...["teacher/vod", "teacher/resource", "teacher/live", "teacher/channel", "resource"].map(
        (name) => `/account/${name}`,
      ),
      ...["", "/question", "/paper", "/subject"].map((name) => `/account/exams${name}`),
      ...["certificates", "grades/teacher", "teacher/desk", "teacher/earnings", "teacher", ...bought].map(
        (name) => `/account/${name}`,
      ),
    ]);
    expect(await page.locator(".slot-aside [aria-current=page]").allInnerTexts()).toEqual(["讲师资料"]);
  });

  test("has the organisation's groups", async ({ visit }) => {
    const page = await enter(visit, "13800000003", "/account/organization/info");
    expect(await page.locator(".slot-aside h2").allInnerTexts()).toEqual([
      "机构管理",
      "考试管理",
      "班级管理",
      "机构中心",
      "我的学习",
      "个人中心",
    ]);
    expect(await entries(page)).toEqual(
      [
        "organization/vod",
        "organization/live",
        "organization/resource",
        "organization/lecturer",
        "organization/member",
        "organization/invite",
        "organization/moderation",
        "resource",
        "exams",
        "exams/question",
        "exams/paper",
        "exams/subject",
        "certificates",
        "grades/teacher",
        "organization",
        "organization/info",
        "organization/staff",
        "organization/article",
        "organization/message",
        "organization/forms",
        "organization/order",
        "organization/coupon",
        "organization/open",
        "organization/earnings",
        ...bought,
      ].map((name) => `/account/${name}`),
    );
  });
});

describe("who may see what", () => {
  test("an account page without a session leads to the sign-in page, without JavaScript too", async ({ visit }) => {
    for (const javaScript of [true, false]) {
      const { page } = await visit("/account/order", { javaScript });
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe("/login?t=login");
    }
  });

  test("another kind of account is told that the page is not for it, with status 403", async ({ visit }) => {
    const page = await enter(visit, "13800000004", "/account/order", { expectedErrors: /403/ });
    for (const path of ["/account/teacher", "/account/exams", "/account/organization/info"]) {
      const reply = await page.goto(portal.url + path);
      expect(reply?.status()).toBe(403);
      expect(await page.locator("h1").innerText()).toBe("这一页不对你的账号开放");
      expect(await page.locator('main a[href="/"]').count()).toBe(1);
    }
  });

  test("every account address of the product has its page", async ({ visit }) => {
    const common = ["", "attention", "info", "message", "order", "reset", "recommend"].map((name) =>
      name === "" ? "/account" : `/account/${name}`,
    );
    const own = {
      "13800000001": [
        "certificate",
        "collection",
        "course",
        "grade",
        "selfie",
        "study",
        "exams/myExam",
        "exams/preview",
      ].map((name) => `/account/${name}`),
      "13800000002": [
        ...[
          "resource",
          "resource/add",
          "resource/period",
          "exams",
          "exams/subject",
          "exams/preview",
          "grades/teacher",
        ].map((name) => `/account/${name}`),
        ...["", "/desk", "/vod", "/resource", "/live", "/channel", "/earnings"].map(
          (name) => `/account/teacher${name}`,
        ),
      ],
      "13800000003": ["", "/info", "/order", "/earnings", "/vod", "/live", "/resource", "/lecturer"].map(
        (name) => `/account/organization${name}`,
      ),
    };
    for (const [account, paths] of Object.entries(own)) {
      const page = await enter(visit, account, "/account/order");
      for (const path of [...common, ...paths, "/blog/account"]) {
        const reply = await page.request.get(portal.url + path);
        expect(reply.status(), `${path} as ${account}`).toBe(200);
        expect((await reply.text()).match(/<h1/g), path).toHaveLength(1);
      }
      await page.close();
    }
  });
});

describe("the start page of one's own", () => {
  test("has what a learner goes on with and the latest messages, and the way to a lecturer's work", async ({
    visit,
  }) => {
    const page = await enter(visit, "13800000001", "/account");
    expect(await page.locator('main a.btn[href^="/study/"]').count()).toBeGreaterThan(0);
    expect(await page.locator('main a[href="/account/course"]').count()).toBeGreaterThan(0);
    expect(await page.locator("main details").count()).toBeGreaterThan(0);
    expect(await accessibilityProblems(page)).toEqual([]);
    const lecturer = await enter(visit, "13800000002", "/account");
    expect(await lecturer.locator('main a[href="/account/teacher/desk"]').count()).toBe(1);
  });
});

describe("what is not there yet", () => {
  test("is in no menu", async ({ visit }) => {
    for (const account of ["13800000001", "13800000002", "13800000003"]) {
      const page = await enter(visit, account, "/account");
      const links = await page
        .locator("header .me a, .slot-aside a")
        .evaluateAll((all) => [...new Set(all.map((one) => one.getAttribute("href")!))]);
      for (const link of links)
        expect(await (await page.request.get(portal.url + link)).text(), `${link} as ${account}`).not.toContain(
          "这一页还没有开放",
        );
    }
  });
});

describe("the advertisement of the account pages", () => {
  test("stays away for two minutes after it was closed, over pages and reloads, and comes back", async ({ visit }) => {
    const { page } = await visit("/", { as: "13800000004", fresh: true });
    await page.clock.install();
    await page.goto(`${portal.url}/account/order`);
    await page.waitForFunction(() => document.documentElement.dataset["ready"] !== undefined);
    const ad = page.locator(".slot-banner .ad-banner");
    // A desk has room for the header's beside it, a phone for one.
    const seen = page.locator(".ad-banner:visible");
    expect(await seen.count()).toBe(2);
    await page.setViewportSize({ width: widths.phone, height: 844 });
    expect(await seen.count()).toBe(1);
    await page.setViewportSize({ width: widths.desktop, height: 900 });
    await ad.getByRole("button", { name: "关闭" }).click();
    expect(await ad.count()).toBe(0);
    await page.locator('.slot-aside a[href="/account/study"]').click();
    await page.waitForURL("**/account/study");
    await page.reload();
    await page.waitForFunction(() => document.documentElement.dataset["ready"] !== undefined);
    await page.clock.runFor(60_000);
    expect(await ad.count()).toBe(0);
    await page.clock.runFor(61_000);
    await ad.waitFor();
  });
});

describe("the account pages", () => {
  for (const scheme of ["light", "dark"] as const) {
    test(`have no fault that axe can find and fit every width, ${scheme}`, async ({ visit }) => {
      const page = await enter(visit, "13800000001", "/account/course", { scheme });
      expect(await accessibilityProblems(page)).toEqual([]);
      for (const width of Object.values(widths)) {
        await page.setViewportSize({ width, height: 900 });
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
          `at ${width} px`,
        ).toBeLessThanOrEqual(0);
      }
      await page.setViewportSize({ width: widths.phone, height: 844 });
      await page.locator(".slot-aside summary").click();
      expect(await accessibilityProblems(page)).toEqual([]);
    });
  }
});
