import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { accessibilityProblems, portal, test, whenLive, widths } from "./harness.ts";
import { problemsOf } from "./screens.ts";

const ORGANISATION = "13800000003";
const LECTURER = "13800000002";

const faultsOf = async (page: Page) => [...(await problemsOf(page, "zh-CN")), ...(await accessibilityProblems(page))];
const group = (page: Page, name: string) => page.locator(".slot-aside details details", { hasText: name });

describe("the centre of an organisation", () => {
  test("shows what waits, and each number leads to its place", async ({ visit }) => {
    const { page } = await visit("/account/organization", { as: ORGANISATION });
    await whenLive(page);
    expect(await page.locator("main .figures .num").first().innerText()).toMatch(/^\d+$/);
    const application = page.locator(".waiting a", { hasText: "讲师申请" });
    expect(await application.locator("b").innerText()).toBe("1");
    expect(await page.locator("main tbody tr").count()).toBe(60);
    await page.getByRole("link", { name: "最近 7 天" }).click();
    await page.waitForURL("**/account/organization?days=7");
    await expect.poll(() => page.locator("main tbody tr").count()).toBe(14);
    expect(await faultsOf(page)).toEqual([]);
    await application.click();
    await page.waitForURL("**/account/organization/lecturer");
  });

  test("edits its own sheet on a phone, which visitors see at once", async ({ visit }) => {
    const { page } = await visit("/account/organization/info", { as: ORGANISATION, width: widths.phone });
    await whenLive(page);
    const slogan = page.getByLabel("口号");
    const before = await slogan.inputValue();
    const change = async (text: string) => {
      await slogan.fill(text);
      await page.getByRole("button", { name: "保存并发布" }).click();
      await expect.poll(async () => (await fetch(`${portal.url}/org/1001`)).text()).toContain(text);
    };
    await change("手艺是练出来的");
    await page.reload();
    await whenLive(page);
    expect(await slogan.inputValue()).toBe("手艺是练出来的");
    expect(await faultsOf(page)).toEqual([]);
    expect(await page.locator('main a[href="/studio"]').count()).toBe(1);
    await page.getByLabel("机构名称").fill("");
    await page.getByRole("button", { name: "保存并发布" }).click();
    await expect.poll(() => page.locator("main").innerText()).toContain("请填写机构名称");
    await page.reload();
    await whenLive(page);
    await change(before);
  });

  test("leads from a course in its list to its numbers, and gives them as a file", async ({ visit }) => {
    const { page } = await visit("/account/organization/vod?sort=-countStudy", { as: ORGANISATION });
    await whenLive(page);
    expect(await page.locator(".sorts [aria-current]").innerText()).toBe("学习人数 降序");
    await page.locator('main a[href^="/account/organization/figures?courseId="]').first().click();
    await page.waitForURL("**/account/organization/figures?courseId=*");
    await page.getByRole("table", { name: "每节课" }).locator("tbody tr").first().waitFor();
    expect(await faultsOf(page)).toEqual([]);
    // It belongs to the list in which it stands.
    const current = page.locator(".slot-aside [aria-current=page]");
    expect(await current.allInnerTexts()).toEqual(["视频课"]);
    expect(await page.locator("main").getByRole("link", { name: "返回课程列表" }).getAttribute("href")).toBe(
      await current.getAttribute("href"),
    );
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "导出 CSV" }).click(),
    ]);
    expect(await readFile(await download.path(), "utf8")).toContain("95–100%");
  });
});

describe("the orders of an organisation", () => {
  test("are found by words, state and days, whose sums follow, and go out as a file", async ({ visit }) => {
    const { page } = await visit("/account/organization/order", { as: ORGANISATION, width: widths.phone });
    const lines = page.getByRole("table", { name: "订单" }).locator("tbody tr");
    const count = async () => Number(await page.getByRole("group", { name: "合计" }).locator("dd").first().innerText());
    const all = await count();
    expect(all).toBeGreaterThan(1);
    const last = (await lines.first().locator("time").getAttribute("datetime")) ?? "";
    await page.getByLabel("付款日期从").fill(last.slice(0, 10));
    await page.getByRole("button", { name: "查找" }).click();
    await page.waitForURL("**dateFrom=*");
    await expect.poll(count).toBeLessThan(all);
    expect(await lines.count()).toBe(await count());
    expect(await faultsOf(page)).toEqual([]);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "导出 CSV" }).click(),
    ]);
    const rows = (await readFile(await download.path(), "utf8")).trim().split("\r\n");
    expect(rows).toHaveLength((await count()) + 1);
    await whenLive(page);
    await page.getByRole("navigation", { name: "状态" }).getByRole("link", { name: "已付款" }).click();
    await page.waitForURL("**saleState=paid*");
    await page.getByLabel("商品名称或订单号").fill("没有卖过这一门");
    await page.getByRole("button", { name: "查找" }).click();
    await page.getByText("没有符合条件的订单").waitFor();
    expect(new URL(page.url()).searchParams.get("saleState")).toBe("paid");
    await page.getByRole("link", { name: "清除筛选" }).first().click();
    await expect.poll(count).toBe(all);
  });
});

describe("the desk of a lecturer", () => {
  test("has the ways to courses, exams and classes, on a phone too", async ({ visit }) => {
    const { page } = await visit("/account/teacher/desk", { as: LECTURER, width: widths.phone });
    expect(await page.locator("main h1").innerText()).toBe("工作台");
    for (const href of ["/account/teacher/vod", "/account/exams/marking", "/account/grades/teacher"])
      expect(await page.locator(`main a[href="${href}"]`).count()).toBeGreaterThan(0);
    expect(await faultsOf(page)).toEqual([]);
  });

  test("is of nobody else, and neither are the numbers of a course", async ({ visit }) => {
    const { page } = await visit("/account/order", { as: "13800000004", expectedErrors: /403|404/ });
    for (const path of ["/account/teacher/desk", "/account/organization", "/account/teacher/figures?courseId=1"])
      expect((await page.goto(portal.url + path))?.status()).toBe(403);
  });
});

describe("groups of the side menu", () => {
  test("fold: that of the page is open, others by keyboard, and the browser remembers them", async ({ visit }) => {
    const { page } = await visit("/account/organization/info", { as: ORGANISATION });
    await whenLive(page);
    const exams = page.locator('.slot-aside a[href="/account/exams"]');
    expect(await page.locator('.slot-aside a[href="/account/organization/order"]').isVisible()).toBe(true);
    expect(await exams.isVisible()).toBe(false);
    await group(page, "考试管理").locator("summary").focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => exams.isVisible()).toBe(true);
    await page.reload();
    await whenLive(page);
    await expect.poll(() => exams.isVisible()).toBe(true);
    expect(await accessibilityProblems(page)).toEqual([]);
    await group(page, "考试管理").locator("summary").click();
    await expect.poll(() => exams.isVisible()).toBe(false);
    // That of the page cannot be closed.
    await group(page, "机构中心").locator("summary").click();
    expect(await page.locator('.slot-aside a[href="/account/organization/order"]').isVisible()).toBe(true);
  });

  test("of the page is open before any script, and all can be opened without", async ({ visit }) => {
    const { page } = await visit("/account/organization/info", { as: ORGANISATION, javaScript: false });
    expect(await page.locator('.slot-aside a[href="/account/organization/order"]').isVisible()).toBe(true);
    const exams = page.locator('.slot-aside a[href="/account/exams"]');
    expect(await exams.isVisible()).toBe(false);
    await group(page, "考试管理").locator("summary").click();
    expect(await exams.isVisible()).toBe(true);
  });
});
