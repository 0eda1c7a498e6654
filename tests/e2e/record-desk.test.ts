import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, vi } from "vitest";
import { createClient, ok } from "../api/client.ts";
import { accessibilityProblems, portal, test, whenLive, widths } from "./harness.ts";
import { problemsOf } from "./screens.ts";

const OPERATOR = "13800000009";
const site = join(portal.tenantsDir, "default");
const screenFile = join(site, "screens", "desk.json");
const formFile = join(site, "forms", "desk-coupon.json");

const text = (key: string) => ({ $t: key });
const open = { path: "item.isStopped", eq: false };

/** A desk for calls of the product, by someone who writes JSON alone. */
const screen = {
  version: 1,
  path: "/desk",
  layout: "console",
  access: "operator",
  index: false,
  title: text("coupons.caption"),
  data: {
    coupons: {
      operation: "listOwnCoupons",
      params: {
        keyword: { $bind: "route.query.keyword" },
        state: { $bind: "route.query.state" },
        sort: { $bind: "route.query.sort" },
        pageCurrent: { $bind: "route.query.pageCurrent", as: "integer", or: 1 },
        pageSize: { $bind: "route.query.pageSize", as: "integer", or: 2 },
      },
    },
  },
  blocks: {
    heading: { type: "sectionHeading", in: "main", order: 10, props: { level: 1, heading: text("coupons.caption") } },
    desk: {
      type: "recordList",
      in: "main",
      order: 20,
      props: {
        items: { $bind: "data.coupons.list" },
        of: "OwnCoupon",
        operation: "listOwnCoupons",
        keyField: "couponNo",
        caption: text("coupons.caption"),
        columns: [
          { name: "couponName" },
          { name: "offPrice" },
          { name: "gmtEnd" },
          { name: "countMost" },
          { name: "isStopped", look: "badge" },
          { name: "fits", off: true },
        ],
        choosable: true,
        chosen: { $bind: "route.query.columns" },
        sizes: [2, 5],
        pageSize: { $bind: "data.coupons.pageSize" },
        totalCount: { $bind: "data.coupons.totalCount" },
        exports: true,
        tools: [{ name: "make", label: text("coupons.make"), form: "desk-coupon" }],
        actions: [{ name: "stop", label: text("coupons.stop"), tone: "bad", when: open }],
        bulk: [{ name: "stopMany", label: text("coupons.stopMany"), tone: "bad", when: open }],
        path: { $bind: "route.path" },
        query: { $bind: "route.query" },
        searchParam: "keyword",
        searchLabel: text("coupons.search"),
        filters: [
          {
            param: "state",
            label: text("coupons.state"),
            choices: [{ value: "open", label: text("coupons.state.open") }],
          },
        ],
        emptyText: text("coupons.empty"),
      },
      on: {
        make: [
          {
            do: "call",
            operation: "saveCoupon",
            body: {
              couponName: { $bind: "form.couponName" },
              offPrice: { $bind: "form.offPrice" },
              countMost: { $bind: "form.countMost" },
              audience: 1,
              gmtEnd: "2099-01-01 00:00:00",
            },
            quiet: true,
          },
          { do: "refresh", data: ["coupons"] },
        ],
        stop: [
          {
            do: "call",
            operation: "suspendCoupon",
            body: { couponNo: { $bind: "item.couponNo" } },
            confirm: { $t: "coupons.stopAsk", with: { name: { $bind: "item.couponName" } } },
          },
          { do: "refresh", data: ["coupons"] },
        ],
        stopMany: [
          {
            do: "call",
            operation: "suspendCoupons",
            body: {
              couponNoList: { $bind: "item.keys" },
              countExpected: { $bind: "item.countFound" },
              keyword: { $bind: "item.found.keyword" },
              state: { $bind: "item.found.state" },
            },
            confirm: { $t: "coupons.stopManyAsk", with: { count: { $bind: "item.count" } } },
          },
          { do: "refresh", data: ["coupons"] },
        ],
      },
    },
    pages: {
      type: "pagination",
      in: "main",
      order: 90,
      props: {
        path: { $bind: "route.path" },
        query: { $bind: "route.query" },
        pageCurrent: { $bind: "data.coupons.pageCurrent" },
        totalPage: { $bind: "data.coupons.totalPage" },
      },
    },
  },
};
const form = {
  title: "DeskCoupon",
  // The call says what is in the fields; the form says which of them it asks for.
  operation: "saveCoupon",
  schema: {
    type: "object",
    required: ["offPrice"],
    properties: {
      couponName: { title: "field.OwnCoupon.couponName" },
      offPrice: { title: "field.OwnCoupon.offPrice" },
      countMost: { title: "field.OwnCoupon.countMost" },
    },
  },
  submit: { $t: "coupons.make" },
};

const client = createClient(portal.url);
/** One session for calls and pages: an account has no two. */
let token = "";
const makeCoupon = async (couponName: string) => {
  const terms = { offPrice: "5.00", audience: 1, countMost: 9, gmtEnd: "2099-01-01 00:00:00" } as const;
  return ok(await client.call("saveCoupon", { couponName, ...terms }, { token }));
};
const searchIn = (page: Page) => page.getByRole("searchbox", { name: "按名称或券码查找" });
let tries = 0;
/** A name that no other try of a test has used. */
const unique = (name: string) => `${name}${(tries += 1)}号`;
const list = (page: Page) => page.getByRole("table");
const names = (page: Page) => list(page).getByRole("rowheader").allInnerTexts();
const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
/** How often a page of the desk was asked for: as a document, or as data. */
const pagesIn = (requests: readonly string[]) =>
  requests.filter((one) => one.startsWith("GET /desk") || one.startsWith("GET /_lectern/page"));

beforeAll(async () => {
  token = await client.signIn(OPERATOR);
  for (const file of [screenFile, formFile]) mkdirSync(join(file, ".."), { recursive: true });
  writeFileSync(formFile, JSON.stringify(form));
  writeFileSync(screenFile, JSON.stringify(screen));
  await vi.waitFor(async () => expect((await fetch(`${portal.url}/desk`)).status).toBe(200), {
    timeout: 60_000,
    interval: 100,
  });
});
afterAll(() => [screenFile, formFile].forEach((file) => rmSync(file, { force: true })));

describe("a desk that is a screen and a form of a site's folder", () => {
  test("makes, finds, sorts and pages records in the address, asks once for each change, and comes back to its place", async ({
    visit,
  }) => {
    const word = unique("桌面");
    for (const name of [`${word}甲`, `${word}乙`]) await makeCoupon(name);
    const { page, requests } = await visit("/desk?pageCurrent=2", { session: token });
    await page.getByRole("button", { name: "新建优惠券" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("名称").fill("长".repeat(500));
    await dialog.getByLabel("立减").fill("20.5.0");
    await dialog.getByLabel("数量").fill("7");
    await dialog.getByRole("button", { name: "新建优惠券" }).click();
    // Limits are the call's own, though the form's file says none.
    await expect.poll(() => dialog.locator("[aria-invalid=true]").count()).toBe(1);
    expect(await dialog.getByLabel("名称").inputValue()).toHaveLength(60);
    await dialog.getByLabel("名称").fill(`${word}丙`);
    await dialog.getByLabel("立减").fill("20.50");
    await dialog.getByLabel("数量").fill("7");
    await dialog.getByRole("button", { name: "新建优惠券" }).click();
    await dialog.waitFor({ state: "hidden" });

    await searchIn(page).fill(word);
    const before = pagesIn(requests).length;
    await searchIn(page).press("Enter");
    // Another search begins at the first page, by one request.
    await page.waitForURL("**/desk?keyword=**");
    await expect.poll(() => names(page)).toEqual([`${word}丙`, `${word}乙`]);
    expect(query(page)).toEqual({ keyword: word });
    expect(pagesIn(requests).length).toBe(before + 1);
    await whenLive(page);

    await page.getByRole("navigation", { name: "每页条数" }).getByRole("link").last().click();
    await expect.poll(() => names(page)).toEqual([`${word}丙`, `${word}乙`, `${word}甲`]);
    const sized = pagesIn(requests).length;
    await page.getByRole("columnheader", { name: "结束时间" }).getByRole("link").click();
    await expect.poll(() => query(page)).toEqual({ keyword: word, pageSize: "5", sort: "gmtEnd" });
    await expect
      .poll(() => page.getByRole("columnheader", { name: "结束时间" }).getAttribute("aria-sort"))
      .toBe("ascending");
    expect(pagesIn(requests).length).toBe(sized + 1);

    // The way back from elsewhere leads to the same list, where it was.
    await page.evaluate(() => scrollTo(0, 200));
    const scrolled = await page.evaluate(() => scrollY);
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('header a[href="/index"]')!.click());
    await page.waitForURL(`${portal.url}/index`);
    await page.goBack();
    await expect.poll(() => names(page)).toHaveLength(3);
    expect(query(page)).toEqual({ keyword: word, pageSize: "5", sort: "gmtEnd" });
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
  });

  test("acts on one after a question, and on all that is found with their number, also where it has changed", async ({
    visit,
  }) => {
    const word = unique("一起");
    for (const name of [`${word}甲`, `${word}乙`, `${word}丙`, `${word}丁`]) await makeCoupon(name);
    const { page } = await visit(`/desk?keyword=${word}`, {
      session: token,
      expectedErrors: /suspendCoupons: 2080/,
    });
    await page.getByRole("button", { name: `停止发放 ${word}丁` }).click();
    await page.getByRole("dialog").getByRole("button", { name: "停止发放" }).click();
    await list(page).locator(".state").waitFor();

    await page.getByRole("navigation", { name: "状态" }).getByRole("link", { name: "发放中" }).click();
    await expect.poll(() => names(page)).toEqual([`${word}丙`, `${word}乙`]);
    const bulk = page.getByRole("group", { name: "批量操作" });
    await bulk.getByRole("checkbox").check();
    // What was chosen is still chosen on the next page, and counted there.
    await page.getByRole("navigation", { name: "分页" }).getByRole("link", { name: "下一页" }).click();
    await expect.poll(() => names(page)).toEqual([`${word}甲`]);
    await bulk.getByText("已选 2 条，其中 2 条不在本页").waitFor();
    await list(page).getByRole("checkbox").check();
    await bulk.getByText("已选 3 条，其中 2 条不在本页").waitFor();
    await bulk.getByRole("button", { name: "取消选择" }).click();

    await page.getByRole("navigation", { name: "分页" }).getByRole("link", { name: "第 1 页" }).click();
    await expect.poll(() => names(page)).toEqual([`${word}丙`, `${word}乙`]);
    await bulk.getByRole("checkbox").check();
    await bulk.getByRole("button", { name: "选择符合条件的全部 3 条" }).click();
    await makeCoupon(`${word}戊`);
    await bulk.getByRole("button", { name: "停止发放" }).click();
    const asked = (count: number) => page.getByRole("dialog", { name: `停止发放选中的 ${count} 张优惠券？` });
    await asked(3).getByRole("button", { name: "停止发放" }).click();
    // One more came meanwhile: nothing was done, and it is asked with the new number.
    await asked(4).getByRole("button", { name: "停止发放" }).click();
    await page.getByText("没有符合条件的内容").waitFor();
    await page.getByRole("link", { name: "清除筛选" }).first().click();
    await expect.poll(() => query(page)).toEqual({});
  });

  test("is saved as a file, fits a phone in both languages without a problem that axe finds", async ({ visit }) => {
    const word = unique("文件甲");
    await makeCoupon(word);
    const { page } = await visit(`/desk?keyword=${word}`, { session: token });
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "导出 CSV" }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.csv$/);
    expect(readFileSync(await download.path(), "utf8")).toContain(`"${word}",5,`);
    await page.locator("details.columns summary").click();
    await page.getByRole("link", { name: "适用范围" }).click();
    await page.getByRole("columnheader", { name: "适用范围" }).waitFor();
    await page.getByRole("link", { name: "恢复默认列" }).click();
    await page.getByRole("columnheader", { name: "适用范围" }).waitFor({ state: "detached" });
    expect(query(page)).toEqual({ keyword: word });
    expect(await problemsOf(page, "zh-CN")).toEqual([]);
    await page.setViewportSize({ width: widths.phone, height: 844 });
    expect(await page.getByRole("navigation", { name: "排序" }).isVisible()).toBe(true);
    expect(await accessibilityProblems(page)).toEqual([]);
    const english = await visit(`/desk?keyword=${word}`, { session: token, locale: "en", width: widths.phone });
    await english.page.getByRole("link", { name: "Export as CSV" }).waitFor();
    expect(await accessibilityProblems(english.page)).toEqual([]);
  });

  test("is searched, sorted, narrowed and paged without JavaScript, where what changes something waits", async ({
    visit,
  }) => {
    const word = unique("无脚本");
    for (const name of [`${word}甲`, `${word}乙`, `${word}丙`]) await makeCoupon(name);
    const { page } = await visit("/desk", { session: token, javaScript: false });
    await searchIn(page).fill(word);
    await page.getByRole("button", { name: "查找" }).click();
    await expect.poll(() => names(page)).toEqual([`${word}丙`, `${word}乙`]);
    await page.getByRole("link", { name: "下一页" }).click();
    await expect.poll(() => names(page)).toEqual([`${word}甲`]);
    await page.getByRole("columnheader", { name: "结束时间" }).getByRole("link").click();
    await expect.poll(() => query(page)).toMatchObject({ keyword: word, sort: "gmtEnd" });
    expect(await page.getByRole("button", { name: "新建优惠券" }).isDisabled()).toBe(true);
    for (const box of await page.getByRole("checkbox").all()) expect(await box.isDisabled()).toBe(true);
    const address = await page.getByRole("link", { name: "导出 CSV" }).getAttribute("href");
    const file = await page.context().request.get(portal.url + address);
    expect((await file.text()).trim().split("\r\n")).toHaveLength(4);
  });
});
