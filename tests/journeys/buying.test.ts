import { expect } from "vitest";
import { test, whenLive } from "../e2e/harness.ts";
import { signIn } from "../e2e/sign-in.ts";
import { call, demo, first, newPerson } from "./people.ts";

/** The video course whose price is the first or last of all. */
const courseAt = async (sort: "priceAsc" | "priceDesc"): Promise<{ id: string; courseName: string }> =>
  first((await call("listCourses", { priceType: "paid", sort, courseCategory: 1, pageSize: 1 })).list);

test("A course is put into the cart signed out, and is there once the person has signed in", async ({ visit }) => {
  const { mobile } = await newPerson();
  const path = `/view/${(await courseAt("priceDesc")).id}`;
  const { page } = await visit(path);
  await page.locator("main a.btn", { hasText: "加入购物车" }).click();
  await page.waitForURL((url) => url.pathname === "/login");
  await signIn(page, mobile);
  await page.waitForURL((url) => url.pathname === path);
  await page.getByText("已加入购物车").waitFor();
  await page.getByRole("link", { name: "去购物车结算" }).waitFor();
  await expect.poll(() => page.locator('header a[href="/car"] .badge').first().innerText()).toBe("1");
  await page.reload();
  expect(await page.locator("main a.btn", { hasText: "去购物车结算" }).getAttribute("href")).toBe("/car");
});

test("A learner orders a course, pays for it, and may study it at once", async ({ visit }) => {
  const { mobile } = await newPerson();
  const { id, courseName } = await courseAt("priceAsc");
  const { page } = await visit(`/view/${id}`, { as: mobile });
  await page.getByRole("button", { name: "加入购物车" }).first().click();
  await page.getByRole("link", { name: "去购物车结算" }).click();
  await page.locator("main .name a", { hasText: courseName }).waitFor();
  await page.getByRole("link", { name: "去结算" }).click();
  await page.waitForURL("**/checkout?courseIds=*");
  await page.locator("main [aria-busy=false] .sums").waitFor();
  const amount = await page.locator(".total dd").innerText();
  await page.getByRole("button", { name: `提交订单并付款 ${amount}` }).click();
  await page.waitForURL("**/pay/sandbox/*");
  expect(await page.getByRole("group", { name: "演示付款" }).getByRole("definition").first().innerText()).toBe(amount);
  await page.getByRole("button", { name: "付款成功", exact: true }).click();
  await page.waitForURL("**/account/order?orderNo=*");
  expect(await page.locator("main .state b").innerText()).toBe("已付款");
  await page.goto(new URL(`/view/${id}`, page.url()).href);
  await page
    .locator("main a", { hasText: /^(开始|继续)学习$/ })
    .first()
    .waitFor();
});

test("A buyer asks for the money back, an operator agrees, and the right to the course ends", async ({ visit }) => {
  const { mobile, token } = await newPerson();
  const { id, courseName } = await courseAt("priceAsc");
  const { orderNo } = await call("createOrder", { courseIds: [id], idempotencyKey: `journey-${mobile}` }, token);
  const { payUrl } = await call("payOrder", { orderNo, payType: "sandbox" }, token);
  await call("saveSandboxPayment", { paymentNo: payUrl?.split("/").at(-1) ?? "", outcome: "success" }, token);

  const { page } = await visit(`/account/order?orderNo=${orderNo}`, { as: mobile });
  const state = () => page.locator("main .state b").innerText();
  expect(await state()).toBe("已付款");
  await page.getByRole("button", { name: "申请退款" }).click();
  await page.getByLabel(/^退款原因/).fill("买错了");
  await page.getByRole("button", { name: "提交申请" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "申请退款" }).click();
  await expect.poll(state).toBe("退款中");

  const { page: desk } = await visit("/studio/refunds", { as: demo.operator });
  const request = desk.locator("main li", { hasText: orderNo });
  await request.getByText("买错了").waitFor();
  await request.getByRole("button", { name: /^同意/ }).click();
  await desk.getByRole("dialog").getByRole("button", { name: /同意/ }).click();
  await request.waitFor({ state: "detached" });

  // The money goes back by a job, and the right with it.
  await expect.poll(async () => (await page.reload(), state())).toBe("已退款");
  await page.goto(new URL(`/view/${id}`, page.url()).href);
  await whenLive(page);
  await page.getByRole("heading", { level: 1, name: courseName }).waitFor();
  await page.getByRole("button", { name: "加入购物车" }).first().waitFor();
});
