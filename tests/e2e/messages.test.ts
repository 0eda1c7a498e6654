import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { accessibilityProblems, test, widths } from "./harness.ts";
import { signIn } from "./sign-in.ts";

const loaded = (page: Page) => page.locator("main .list li details").first().waitFor();

const unread = (page: Page) => page.locator("main nav .count");
const inHeader = (page: Page) => page.locator('header a[href="/account/message"] .badge');

describe("messages", () => {
  test("asks to sign in, then shows what is on top first and marks what is unread", async ({ visit }) => {
    const { page } = await visit("/account/message");
    await page.waitForURL("**/login**");
    await signIn(page, "13800000004");
    await page.waitForURL("**/account/message**");
    await loaded(page);
    expect(await page.locator("main summary b").first().innerText()).toContain("维护");
    expect(Number(await unread(page).innerText())).toBe(await page.locator("main details.new").count());
  });

  test("opening one by keyboard shows it, marks it as read, and the count goes down; going back does not bring the mark again", async ({
    visit,
  }) => {
    const { page } = await visit("/account/message", { as: "13800000004" });
    await loaded(page);
    const before = Number(await unread(page).innerText());
    const last = page.locator("main details.new").last();
    const title = (await last.locator("b").innerText()).replace(/^未读：\s*/, "");
    await last.locator("summary").focus();
    await page.keyboard.press("Enter");
    await expect
      .poll(async () =>
        Number(
          await unread(page)
            .innerText()
            .catch(() => "0"),
        ),
      )
      .toBe(before - 1);
    await expect.poll(() => inHeader(page).first().innerText()).toBe(String(before - 1));
    expect(await page.locator("main details[open] .prose").innerText()).not.toBe("");
    await page.locator("main nav a", { hasText: "未读" }).click();
    await page.waitForURL("**/account/message?isRead=0");
    await expect
      .poll(() => page.locator("main summary b").allInnerTexts())
      .not.toContainEqual(expect.stringContaining(title));
    await page.goBack();
    await expect.poll(() => page.locator("main details:not(.new) b").allInnerTexts()).toContain(title);
  });

  test("all are marked as read after a question; nothing unread is said as such", async ({ visit }) => {
    const { page } = await visit("/account/message?isRead=0", { as: "13800000009" });
    await loaded(page);
    await page.getByRole("button", { name: "全部标为已读" }).click();
    await page.locator("dialog").getByRole("button", { name: "取消" }).click();
    expect(await page.locator("main details.new").count()).toBeGreaterThan(0);
    await page.getByRole("button", { name: "全部标为已读" }).click();
    await page.locator("dialog").getByRole("button", { name: "全部标为已读" }).click();
    await page.locator("main .empty").waitFor();
    expect(await page.locator("main .empty").innerText()).toContain("没有未读消息");
    await expect.poll(() => unread(page).count()).toBe(0);
    await expect.poll(() => inHeader(page).count()).toBe(0);
    await page.locator("main nav a", { hasText: "全部" }).click();
    await page.waitForURL((url) => url.search === "");
    await page.locator("main details").first().waitFor();
    expect(await page.locator("main details.new").count()).toBe(0);
  });

  for (const scheme of ["light", "dark"] as const) {
    test(`has no fault that axe can find and fits every screen, ${scheme}`, async ({ visit }) => {
      const { page } = await visit("/account/message", { as: "13800000001", scheme });
      await loaded(page);
      await page.locator("main summary").first().click();
      expect(await accessibilityProblems(page)).toEqual([]);
      for (const width of Object.values(widths)) {
        await page.setViewportSize({ width, height: 900 });
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
          `at ${width} px`,
        ).toBeLessThanOrEqual(0);
      }
    });
  }
});
