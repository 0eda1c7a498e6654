import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { portal, test, whenLive, widths } from "./harness.ts";
import { password } from "./sign-in.ts";

/** What has the focus, by its name, and whether one can see that it has. */
const focus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    // After the last link of a page the focus is the browser's, before it comes round.
    if (element === document.body) return { name: "", visible: true, top: 0, inMain: false };
    // A field shows it on the frame around it, a card's link on the card.
    const marked = [element, element.parentElement, element.closest(".card"), element.closest("form")];
    const visible = marked.some(
      (one) => one && (getComputedStyle(one).outlineStyle !== "none" || getComputedStyle(one).boxShadow !== "none"),
    );
    const name =
      element.getAttribute("aria-label") ??
      (element.textContent?.trim() || element.getAttribute("placeholder") || element.tagName);
    return {
      name,
      visible,
      top: Math.round(element.getBoundingClientRect().top),
      inMain: element.closest("main") !== null,
    };
  });

/** Presses the Tab key until the focus is where it is wanted; names what it came by that did not show the focus. */
async function tabTo(page: Page, wanted: string | RegExp): Promise<void> {
  for (let pressed = 0; pressed < 120; pressed++) {
    await page.keyboard.press("Tab");
    const { name, visible } = await focus(page);
    expect(visible, `one can see that "${name}" has the focus`).toBe(true);
    if (typeof wanted === "string" ? name === wanted : wanted.test(name)) return;
  }
  throw new Error(`the keyboard does not come to ${wanted}`);
}

describe("with the keyboard alone", () => {
  test("the first key leads past the header", async ({ visit }) => {
    const { page } = await visit("/list");
    await tabTo(page, "跳到正文");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    expect((await focus(page)).inMain).toBe(true);
  });

  test("one goes through the header line by line, as it is read", async ({ visit }) => {
    const { page } = await visit("/list");
    await tabTo(page, /知行讲堂/);
    const tops: number[] = [];
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press("Tab");
      const { top, inMain } = await focus(page);
      if (inMain) break;
      tops.push(top);
    }
    const lower = tops.findIndex((top) => top > tops[0]! + 40);
    expect(lower).toBeGreaterThan(0);
    expect(tops.slice(lower).every((top) => top > tops[0]! + 40)).toBe(true);
  });

  test("one closes the advertisement, searches, changes the language, signs in and signs out", async ({ visit }) => {
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
    await page.keyboard.type("13800000004");
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

  for (const [width, menus] of [
    [widths.desktop, ["更多", "入驻"]],
    [widths.phone, ["打开菜单"]],
  ] as const) {
    test(`one opens each menu, goes through it by arrows and leaves it by Escape, at ${width} px`, async ({
      visit,
    }) => {
      for (const menu of menus) {
        const { page } = await visit("/list", { width });
        await tabTo(page, menu);
        await page.keyboard.press("Enter");
        await page.keyboard.press("ArrowDown");
        const first = await focus(page);
        expect(first.name).not.toBe(menu);
        expect(first.visible).toBe(true);
        await page.keyboard.press("Escape");
        expect((await focus(page)).name).toBe(menu);
        expect(await page.locator("header details[open]").count()).toBe(0);
        await page.close();
      }
    });
  }
});
