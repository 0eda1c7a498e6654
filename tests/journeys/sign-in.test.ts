import { expect } from "vitest";
import { createClient, DEMO_PASSWORD, encryptPassword } from "../api/client.ts";
import { askForCode, fillInRegistration, freshMobile } from "../e2e/codes.ts";
import { portal, test, whenLive } from "../e2e/harness.ts";
import { signIn } from "../e2e/sign-in.ts";
import { call, demo, first, newPerson, signInAs, tokenOf } from "./people.ts";

const secret = "Fresh#2026pw";
/** People of the demo who forget their password, another for a second try: a number gets one code a minute. */
const forgetful = ["13800000012", "13800000013"];
/** What the console says of a call that asks for a captcha first. */
const asksForCaptcha = /sendCode: 1110/;

test("A visitor signs up with a code and is back, signed in, on the page that they came from", async ({ visit }) => {
  const { page } = await visit("/view/3?referralCode=FRIEND77", { expectedErrors: asksForCaptcha });
  await page.locator('header a[href^="/login"]').first().click();
  await page.getByRole("link", { name: "注册账号" }).click();
  await page.waitForURL("**/register");
  const mobile = freshMobile();
  await fillInRegistration(page, { mobile, password: secret });
  const sent = page.waitForRequest((request) => request.url().endsWith("/user/api/user/register"));
  await page.locator(".lf-submit").click();
  const body = (await sent).postDataJSON() as Record<string, unknown>;
  expect(body).toMatchObject({ mobile, agreement: true, referralCode: "FRIEND77" });
  expect(JSON.stringify(body)).not.toContain(secret);
  await page.waitForURL("**/view/3*");
  await page.locator(".toast", { hasText: "注册成功" }).waitFor();
  await expect.poll(() => page.locator('header a[href^="/login"]').count()).toBe(0);
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem("RcUserInfo") ?? "{}").userType)).toBe(1);
});

test("A learner signs in, is back on the page that they came from, and signs out again", async ({ visit }) => {
  const { page } = await visit("/view/3");
  await page.locator('header a[href^="/login"]').click();
  await page.waitForURL("**/login**");
  await signIn(page, demo.member);
  await page.waitForURL("**/view/3");
  const menu = page.locator("header .me");
  await menu.waitFor();
  const token = await tokenOf(page);
  expect(token).not.toBe("");
  await menu.locator("summary, [aria-expanded]").first().click();
  await menu.getByRole("button", { name: "退出登录" }).click();
  await page.locator('header a[href^="/login"]').waitFor();
  expect(await tokenOf(page)).toBe("");
  expect((await createClient(portal.url).call("getUserView", {}, { token })).code).not.toBe(200);
});

test("A second sign-in ends the first, whose next page says so and asks to sign in", async ({ visit }) => {
  const first = await visit("/", { as: demo.operator });
  const second = await visit("/", { as: demo.operator });
  await first.page.goto(`${portal.url}/account/order`);
  expect(first.page.url()).toBe(`${portal.url}/login?t=login`);
  expect(await first.page.locator(".toast").first().innerText()).toContain("你的账号已在其他地方登录！");
  expect(await tokenOf(first.page)).toBe("");
  expect((await second.page.request.get(`${portal.url}/account/order`)).url()).toContain("/account/order");
});

test("Whoever forgot their password sets a new one with a code and signs in with it", async ({ visit }) => {
  const mobile = forgetful.shift() ?? "";
  const { page } = await visit("/login?t=login", { expectedErrors: asksForCaptcha });
  await page.getByRole("link", { name: "忘记密码" }).click();
  await page.waitForURL("**/reset");
  const code = await askForCode(page, mobile);
  await page.locator("input[autocomplete=one-time-code]").fill(code);
  await page.locator("input[autocomplete=new-password]").fill(secret);
  await page.locator(".lf-submit").click();
  await page.waitForURL("**/login?t=login");
  await page.locator(".toast", { hasText: "密码已重置" }).waitFor();
  await signIn(page, mobile, secret);
  await page.waitForURL((url) => !url.pathname.includes("login"));
  await page.locator("header .me").waitFor();
  // Other journeys know the password of the demo.
  const key = await call("getLoginKey", {});
  const sealed = (plain: string) => encryptPassword(key, plain);
  await call(
    "updateLoginPassword",
    { keyId: key.keyId, oldPassword: await sealed(secret), newPassword: await sealed(DEMO_PASSWORD) },
    await tokenOf(page),
  );
});

test("A member whose organisation asks for a profile completes it before anything else", async ({ visit }) => {
  const { mobile } = await newPerson("1001");
  const organisation = await signInAs(demo.organisation);
  const { list } = await call("listMembers", { keyword: mobile }, organisation);
  await call("sendProfileRequest", { userNoList: [first(list).userNo], opinion: "报考要用，请填写完整" }, organisation);

  const { page } = await visit("/org/1001", { as: mobile });
  await page.getByRole("alertdialog").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("alertdialog").getByRole("button").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("报考要用，请填写完整").waitFor();
  await page.keyboard.press("Escape");
  await page.mouse.click(2, 2);
  const values = { name: "王芳", idcard: "110101199003077758", address: "江城市学府路 1 号", postcode: "430000" };
  for (const [field, value] of Object.entries(values)) await dialog.locator(`[id$="_${field}"]`).fill(value);
  await dialog.locator(".lf-submit").click();
  await page.locator(".toast", { hasText: "提交成功，等待核实" }).waitFor();
  await page.reload();
  await whenLive(page);
  expect(await page.getByRole("alertdialog").count()).toBe(0);

  const { page: desk } = await visit(`/account/organization/member?keyword=${mobile}`, { as: demo.organisation });
  const member = desk.locator("main li", { hasText: mobile.slice(-4) });
  await member.getByRole("link", { name: "查看填写的资料" }).click();
  await member.getByText("110101199003077758").waitFor();
});
