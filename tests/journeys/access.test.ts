import { expect } from "vitest";
import { portal, test, whenLive, widths } from "../e2e/harness.ts";
import { tabTo } from "../e2e/keys.ts";
import { password } from "../e2e/sign-in.ts";
import { demo } from "./people.ts";

test("On a phone the menu of the account opens from a bar, and closes when something was chosen", async ({ visit }) => {
  const { page } = await visit("/account/order", { as: demo.learner, width: widths.phone });
  const link = page.locator('.slot-aside a[href="/account/attention"]');
  expect(await link.isVisible()).toBe(false);
  await page.locator(".slot-aside summary").focus();
  await page.keyboard.press("Enter");
  await link.waitFor();
  await link.click();
  await page.waitForURL("**/account/attention");
  await expect.poll(() => page.locator("main h1").innerText()).toBe("我的关注");
  expect(await link.isVisible()).toBe(false);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(widths.phone);
});

test("With the keyboard alone one searches, changes the language, signs in and signs out", async ({ visit }) => {
  const { page } = await visit("/list");
  await tabTo(page, "关闭");
  await page.keyboard.press("Enter");
  await expect.poll(() => page.locator("header .ad-banner").count()).toBe(0);
  await tabTo(page, "搜索");
  await page.keyboard.type("电工");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/search/**");
  await whenLive(page);
  await page.goto(`${portal.url}/list`);
  await whenLive(page);
  await tabTo(page, /Switch to English/);
  await page.keyboard.press("Enter");
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe("en");
  await whenLive(page);
  await tabTo(page, "Sign in");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/login?t=login");
  await page.locator("main input[type=password]").waitFor();
  await tabTo(page, /username/);
  await page.keyboard.type(demo.member);
  await page.keyboard.press("Tab");
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  await page.waitForURL(`${portal.url}/list`);
  await page.locator("header .me").waitFor();
  await tabTo(page, "My account");
  await page.keyboard.press("Enter");
  await tabTo(page, "Sign out");
  await page.keyboard.press("Enter");
  await page.locator("header .sign, header a[href^='/login']").first().waitFor();
});

test("Without JavaScript a visitor searches, opens a course and reads what it holds", async ({ visit }) => {
  const { page } = await visit("/", { javaScript: false });
  await page.locator("header input[type=search]").fill("会计");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/search/**");
  expect(await page.locator("main mark").first().innerText()).toBe("会计");
  const course = page.locator("main h3 a").first();
  const name = await course.innerText();
  await course.click();
  await page.waitForURL(/\/(view|live-detail|library|resource-detail)\//);
  expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(name);
  await page.goto(`${portal.url}/study/1`);
  expect(await page.locator(".lessons a").count()).toBeGreaterThan(3);
});

test("A visitor chooses English and keeps it, and whose browser asks for English gets it at once", async ({
  visit,
}) => {
  const { page } = await visit("/list?courseCategory=1");
  await page.locator('a[hreflang="en"]').first().click();
  await page.waitForFunction(() => document.documentElement.lang === "en");
  expect(page.url()).toMatch(/\/list\?courseCategory=1$/);
  await page.reload();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe("en");
  const { page: site } = await visit("/org/1003", { locale: "en-GB" });
  expect(await site.locator("html").getAttribute("lang")).toBe("en");
  expect(await site.locator("main").innerText()).not.toMatch(/[\u4e00-\u9fff]/);
});
