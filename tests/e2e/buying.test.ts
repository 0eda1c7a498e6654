import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { createClient, ok } from "../api/client.ts";
import { accessibilityProblems, portal, test, whenLive, widths } from "./harness.ts";
import { problemsOf } from "./screens.ts";
import { signIn } from "./sign-in.ts";

/** Signs in from a page that asks for it, and comes back to it. */
async function arrive(page: Page, name: string, path: string): Promise<void> {
  await page.waitForURL("**/login**");
  await signIn(page, name);
  await page.waitForURL(`**${path}**`);
}

/** What axe and each width find wrong with the page as it stands: by day on a desk, its colours by night on a phone. */
async function faultsOf(page: Page): Promise<string[]> {
  const faults = [...(await problemsOf(page, "zh-CN")), ...(await accessibilityProblems(page))];
  await page.setViewportSize({ width: widths.phone, height: 844 });
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  const byNight = await accessibilityProblems(page, ["color-contrast", "link-in-text-block"]);
  faults.push(...byNight.map((fault) => `by night on a phone: ${fault}`));
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "no-preference" });
  await page.setViewportSize({ width: widths.desktop, height: 900 });
  return faults;
}

const stateOf = (page: Page) => page.locator("main .state b").innerText();

const inHeader = (page: Page) => page.locator('header a[href="/car"] .badge').first();

/** The session of whoever is signed in on a page. */
const tokenOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === "RC_WEB_TOKEN")?.value ?? "";

describe("buying", () => {
  test("from the cart to a paid order: choose, order, pay at the demo's provider", async ({ visit }) => {
    const { page } = await visit("/car", { as: "13800000001" });
    await page.locator("main li input").first().waitFor();
    const before = await page.locator("main ul > li").count();
    const name = await page.locator("main .name a").first().innerText();
    await page.getByRole("button", { name: `移除“${name}”` }).click();
    await expect.poll(() => page.locator("main ul > li").count()).toBe(before - 1);
    await expect.poll(() => inHeader(page).innerText()).toBe(String(before - 1));
    await page.getByRole("button", { name: "撤销" }).click();
    await expect.poll(() => page.locator("main ul > li").count()).toBe(before);
    // One of them only.
    await page.getByRole("checkbox", { name: `选择“${name}”` }).click();
    await page.getByRole("link", { name: "去结算" }).click();
    await page.waitForURL("**/checkout?courseIds=*");
    await expect.poll(() => page.locator(".coupons select").inputValue()).toBe("WELCOME-20");
    // The sum is asked for anew with the coupon; until it is there the button waits.
    await page.locator("main [aria-busy=false] .sums").waitFor();
    const amount = await page.locator(".total dd").innerText();
    await page.getByRole("button", { name: `提交订单并付款 ${amount}` }).click();
    await page.waitForURL("**/pay/sandbox/*");
    expect(await page.getByRole("group", { name: "演示付款" }).getByRole("definition").first().innerText()).toBe(
      amount,
    );
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole("button", { name: "付款成功，结果送达两次" }).click();
    await page.waitForURL("**/account/order?orderNo=*");
    expect(await stateOf(page)).toBe("已付款");
    expect(await page.getByRole("group", { name: "金额" }).getByRole("definition").last().innerText()).toBe(amount);
    await page.getByRole("button", { name: "申请退款" }).click();
    await page.getByLabel(/^退款原因/).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByLabel(/^退款原因/).fill("买错了");
    await page.getByRole("button", { name: "提交申请" }).click();
    await page.locator("dialog").getByRole("button", { name: "申请退款" }).click();
    await expect.poll(() => stateOf(page)).toBe("退款中");
    expect(await faultsOf(page)).toEqual([]);
    const client = createClient(portal.url);
    const orderNo = new URL(page.url()).searchParams.get("orderNo") ?? "";
    const token = await client.signIn("13800000009");
    expect((await client.call("auditRefund", { orderNo, agree: true, opinion: "已退" }, { token })).code).toBe(200);
    await page.reload();
    await whenLive(page);
    expect(await stateOf(page)).toBe("已退款");
    expect(await faultsOf(page)).toEqual([]);
  });

  test("a coupon is made in the console, taken, used, and back after a refund", async ({ visit }) => {
    const client = createClient(portal.url);
    const buyer = await client.signIn("13800000007");
    const courses = ok(await client.call("listCourses", { pageSize: 60 })).list as { id: string; isFree: number }[];
    let courseId = "";
    for (const { id } of courses) {
      const quote = await client.call("quoteOrder", { courseIds: [id] }, { token: buyer });
      if (quote.code === 200 && Number(ok(quote).payPrice) > 60) courseId = id;
      if (courseId !== "") break;
    }
    const { page: desk } = await visit("/studio/coupons", { as: "13800000009" });
    await whenLive(desk);
    await desk.getByRole("button", { name: "新建优惠券" }).click();
    const form = desk.getByRole("dialog", { name: "新建优惠券" });
    await form.getByLabel(/^名称/).fill("读书月立减 33 元");
    await form.getByLabel(/^减多少（元）/).fill("33");
    await form.getByLabel(/^最低消费（元）/).fill("50");
    await form.getByLabel(/^数量/).fill("5");
    await form.getByLabel(/^结束时间/).fill("2099-01-01T00:00");
    expect(await faultsOf(desk)).toEqual([]);
    await form.getByRole("button", { name: "生成优惠券" }).click();
    await desk.getByText("优惠券已生成").waitFor();
    const line = desk.locator("main li", { hasText: "读书月立减 33 元" });
    await line.getByText("0 / 5").waitFor();

    const { page } = await visit("/account/coupon", { as: "13800000007" });
    await whenLive(page);
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole("button", { name: "领取 读书月立减 33 元" }).click();
    await page.getByText("已领取").waitFor();
    await page.getByRole("link", { name: "去使用 读书月立减 33 元" }).waitFor();
    await page.goto(`${portal.url}/checkout?courseIds=${courseId}`);
    await page.locator("main [aria-busy=false] .sums").waitFor();
    const choice = page.locator(".coupons select");
    await choice.selectOption({ label: "读书月立减 33 元 −¥33" });
    await page.locator("main [aria-busy=false] .sums").waitFor();
    await page.getByRole("button", { name: /^提交订单并付款/ }).click();
    await page.waitForURL("**/pay/sandbox/*");
    await page.getByRole("button", { name: "付款成功", exact: true }).click();
    await page.waitForURL("**/account/order?orderNo=*");
    expect(await stateOf(page)).toBe("已付款");
    const orderNo = new URL(page.url()).searchParams.get("orderNo") ?? "";
    // Signing in on the page ended the session of before.
    await client.call("saveRefund", { orderNo, reason: "买错了" }, { token: await tokenOf(page) });
    await client.call("auditRefund", { orderNo, agree: true }, { token: await tokenOf(desk) });
    await page.goto(`${portal.url}/account/coupon`);
    await page.getByRole("link", { name: "去使用 读书月立减 33 元" }).waitFor();

    await desk.reload();
    await whenLive(desk);
    await line.getByText("1 / 5").waitFor();
    await line.getByText("使用记录").click();
    await line.getByRole("cell", { name: "已退款" }).waitFor();
    expect(await faultsOf(desk)).toEqual([]);
  });

  test("money is put into the wallet, pays an order, and is there again after a refund", async ({ visit }) => {
    const client = createClient(portal.url);
    const operator = await client.signIn("13800000009");
    const { page } = await visit("/account/wallet", { as: "13800000007" });
    const buyer = await tokenOf(page);
    await whenLive(page);
    const balance = async () =>
      Number((await page.getByRole("group", { name: "余额" }).locator("dd").innerText()).replace(/[^0-9.]/g, ""));
    const before = await balance();
    await page.getByRole("button", { name: "充值", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "充值" });
    await dialog.getByLabel(/^金额（元）/).fill("2000");
    expect(await faultsOf(page)).toEqual([]);
    await dialog.getByRole("button", { name: "去付款" }).click();
    await page.waitForURL("**/account/order?orderNo=*");
    await page.getByRole("button", { name: /^付款/ }).click();
    await page.waitForURL("**/pay/sandbox/*");
    await page.getByRole("button", { name: "付款成功", exact: true }).click();
    await page.waitForURL("**/account/order?orderNo=*");
    expect(await stateOf(page)).toBe("已付款");
    // What is in the wallet is not refunded.
    expect(await page.getByRole("button", { name: "申请退款" }).count()).toBe(0);
    const courses = ok(await client.call("listCourses", { pageSize: 60 })).list as { id: string }[];
    let orderNo = "";
    let price = 0;
    for (const { id } of courses) {
      const input = { courseIds: [id], idempotencyKey: `wallet-e2e-${id}` };
      const { data: quote } = await client.call("quoteOrder", { courseIds: [id] }, { token: buyer });
      if (!quote?.payPrice || Number(quote.payPrice) < 1 || Number(quote.payPrice) > 2000) continue;
      const made = await client.call("createOrder", input, { token: buyer });
      if (made.code === 200) [orderNo, price] = [ok(made).orderNo, Number(ok(made).payPrice)];
      if (orderNo !== "") break;
    }
    await page.goto(`${portal.url}/account/order?orderNo=${orderNo}`);
    await whenLive(page);
    await page.getByRole("radio", { name: "钱包余额" }).check();
    await page.getByRole("button", { name: /^付款/ }).click();
    await expect.poll(() => stateOf(page)).toBe("已付款");
    await page.goto(`${portal.url}/account/wallet`);
    expect(await balance()).toBeCloseTo(before + 2000 - price, 2);
    await client.call("saveRefund", { orderNo, reason: "买错了" }, { token: buyer });
    await client.call("auditRefund", { orderNo, agree: true }, { token: operator });
    await page.reload();
    expect(await balance()).toBeCloseTo(before + 2000, 2);
    const entries = page.getByRole("table", { name: "收支明细" }).getByRole("rowheader");
    expect(await entries.allInnerTexts()).toEqual(expect.arrayContaining(["退款", "支付订单", "充值"]));
    expect(await faultsOf(page)).toEqual([]);
  });

  test("an order that waits is paid from the wallet, or cancelled after a question", async ({ visit }) => {
    const { page } = await visit("/account/order?orderStatus=1", { as: "13800000001" });
    await page
      .getByRole("link", { name: /^去付款/ })
      .first()
      .click();
    await page.waitForURL("**/account/order?orderNo=*");
    await page.getByRole("button", { name: "取消订单" }).click();
    await page.locator("dialog").getByRole("button", { name: "再想想" }).click();
    expect(await stateOf(page)).toBe("待付款");
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole("radio", { name: "钱包余额" }).check();
    await page.getByRole("button", { name: /^付款/ }).click();
    await expect.poll(() => stateOf(page)).toBe("已付款");
    await page.goto(`${portal.url}/account/order?orderStatus=4`);
    await page.locator('main a[href*="orderNo="]').first().click();
    await page.waitForURL("**/account/order?orderNo=*");
    expect(await stateOf(page)).toBe("已关闭");
    expect(await faultsOf(page)).toEqual([]);
  });

  test("an exam: from its page by the cart to a paid order, and from there to the start", async ({ visit }) => {
    const { page } = await visit("/exam", { as: "13800000006" });
    const card = page.locator("main li", { hasText: "低压电工上岗考核" });
    expect(await card.locator(".price").innerText()).toBe("¥120");
    await card.locator("h3 a").click();
    await page.getByText("购买后即可参加").waitFor();
    expect(await page.getByRole("link", { name: "立即购买" }).getAttribute("href")).toMatch(
      /^\/checkout\?examIds=\d+$/,
    );
    await page.getByRole("button", { name: "加入购物车" }).click();
    await page.getByText("已加入购物车").waitFor();
    await page.getByRole("link", { name: "去购物车结算" }).click();
    await page.locator("main .name a", { hasText: "低压电工上岗考核" }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole("link", { name: "去结算" }).click();
    await page.waitForURL("**/checkout?examIds=*");
    await page.getByRole("button", { name: "提交订单并付款 ¥120" }).click();
    await page.waitForURL("**/pay/sandbox/*");
    await page.getByRole("button", { name: "付款成功", exact: true }).click();
    await page.waitForURL("**/account/order?orderNo=*");
    await page.getByRole("link", { name: /^去考试/ }).click();
    await page.waitForURL("**/exam/view/*");
    await page.getByRole("link", { name: "开始考试" }).waitFor();
    expect(await page.getByRole("link", { name: "立即购买" }).count()).toBe(0);
  });

  test("a place in a class: from its page by the cart to a paid order, inside, and out again by a refund", async ({
    visit,
  }) => {
    const { page } = await visit("/grade", { as: "13800000006" });
    const card = page.locator("main li.card", { hasText: "招生中" }).filter({ hasText: "¥" }).first();
    const name = await card.locator("h3 a").innerText();
    const price = await card.locator(".price").innerText();
    await card.locator("h3 a").click();
    await page.waitForURL("**/grade/view/*");
    await page.getByText("付款后立即加入班级").waitFor();
    expect(await page.locator(".ways .price").innerText()).toBe(price);
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole("button", { name: "加入购物车" }).click();
    await page.getByText("已加入购物车").waitFor();
    await page.getByRole("link", { name: "去购物车结算" }).click();
    await page.locator("main .name a", { hasText: name }).waitFor();
    await page.getByRole("link", { name: "去结算" }).click();
    await page.waitForURL("**/checkout?gradeIds=*");
    await page.getByRole("button", { name: `提交订单并付款 ${price}` }).click();
    await page.waitForURL("**/pay/sandbox/*");
    await page.getByRole("button", { name: "付款成功", exact: true }).click();
    await page.waitForURL("**/account/order?orderNo=*");
    const orderNo = new URL(page.url()).searchParams.get("orderNo") ?? "";
    await page.getByRole("link", { name: /^进入班级/ }).click();
    await page.waitForURL("**/grade/course/*");
    await page.getByRole("heading", { level: 1, name }).waitFor();
    const client = createClient(portal.url);
    // The page's own session: another would end it, and the page would ask to sign in.
    const buyer = { token: await tokenOf(page) };
    expect((await client.call("saveRefund", { orderNo, reason: "时间不合适" }, buyer)).code).toBe(200);
    const operator = { token: await client.signIn("13800000009") };
    expect((await client.call("auditRefund", { orderNo, agree: true }, operator)).code).toBe(200);
    await page.goto(page.url().replace("/course/", "/view/"));
    // The money goes back by a job, and the place with it.
    const shown = async () => (await page.reload(), page.locator("main").innerText());
    await expect.poll(shown, { interval: 1000 }).toContain("立即购买");
    expect(await page.getByRole("link", { name: "立即购买" }).count()).toBe(1);
  });

  test("the membership is shown to everybody; buying it asks to sign in and comes back", async ({ visit }) => {
    const { page } = await visit("/vip");
    await page.getByRole("link", { name: "立即开通 月度会员" }).click();
    await arrive(page, "13800000009", "/checkout?vipSetId=");
    await page.getByRole("button", { name: /^提交订单并付款/ }).click();
    await page.waitForURL("**/pay/sandbox/*");
    await page.getByRole("button", { name: "付款失败" }).click();
    await page.waitForURL("**/account/order?orderNo=*");
    expect(await stateOf(page)).toBe("付款失败");
    expect(await faultsOf(page)).toEqual([]);
    expect(await page.getByRole("button", { name: /^付款/ }).count()).toBe(1);
  });

  test.for([widths.phone, widths.tablet, widths.desktop])(
    "nothing stands out of the page at %i px, and nothing stands in the way of anybody",
    async (width, { visit }) => {
      const context = {
        as: "13800000004",
        width,
        scheme: width === widths.tablet ? ("dark" as const) : ("light" as const),
      };
      const { page } = await visit("/account/order", context);
      for (const path of ["/car", "/vip", "/checkout?vipSetId=1", "/account/order"]) {
        await page.goto(new URL(path, page.url()).href);
        await page.locator("main h1").waitFor();
        if (path.startsWith("/checkout")) await page.locator("main .ways").waitFor();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        expect(await accessibilityProblems(page)).toEqual([]);
      }
    },
  );
});
