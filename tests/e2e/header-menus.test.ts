import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { accessibilityProblems, portal, test, whenLive } from "./harness.ts";
import { settled } from "./settled.ts";

const skills = "header .wide .category-drop >> nth=0";
const business = "header .wide .category-drop >> nth=1";
const isOpen = (page: Page, menu: string) =>
  page.locator(menu).evaluate((details) => (details as HTMLDetailsElement).open);
/** What the open menu lies over, links of the filter and of courses, is no target as long as it does. */
const withoutCovered = async (page: Page) =>
  (await accessibilityProblems(page)).filter((problem) => !/^target-size: <a href="\/(list\?|view\/)/.test(problem));
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

/** Comes to an element by touch, as a finger does. */
async function tap(page: Page, selector: string): Promise<void> {
  await page.locator(selector).scrollIntoViewIfNeeded();
  await page.locator(selector).tap();
}

describe("the category menus of the header", () => {
  test("fetch nothing before somebody wants them, and open under a pointer that rests", async ({ visit }) => {
    const { page, requests } = await visit("/list");
    await settled(page);
    expect(requests).toEqual(["GET /list"]);
    await page.hover(`${skills} >> summary`);
    await expect.poll(() => isOpen(page, skills)).toBe(true);
    await page.locator(`${skills} >> .top`).first().waitFor();
    // A press that follows out of habit leaves it open; the next one closes it.
    await page.click(`${skills} >> summary`);
    expect(await isOpen(page, skills)).toBe(true);
    await page.mouse.move(20, 700);
    await expect.poll(() => isOpen(page, skills)).toBe(false);
  });

  test("a pointer that only passes over opens nothing", async ({ visit }) => {
    const { page } = await visit("/list", { fresh: true });
    // The page's time stands still while the pointer passes, however long this machine takes for it.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.hover(`${skills} >> summary`);
    await page.mouse.move(20, 700);
    await page.clock.runFor(2000);
    expect(await isOpen(page, skills)).toBe(false);
  });

  test("a panel is 500 px wide and has second and third level, and recommended courses with their prices", async ({
    visit,
  }) => {
    const { page, requests } = await visit("/list");
    await page.hover(`${business} >> summary`);
    const top = page.locator(`${business} >> .item`).first();
    await top.hover();
    const panel = top.locator(".panel");
    await expect.poll(() => panel.isVisible()).toBe(true);
    expect((await panel.boundingBox())?.width).toBe(500);
    await panel.locator(".known li").first().waitFor();
    expect(await panel.locator('a[href*="categoryno2="]').count()).toBeGreaterThan(1);
    expect(await panel.locator('a[href*="categoryno3="]').count()).toBeGreaterThan(1);
    // A price for members that is empty shows as free.
    expect(await panel.locator(".svip").allInnerTexts()).toContainEqual(expect.stringMatching(/免费/));
    expect(requests.filter((request) => request.includes("/recommend/"))).toHaveLength(1);
    await panel.locator('a[href*="categoryno3="]').first().click();
    await page.waitForURL("**/list?categoryno1=*&categoryno2=*&categoryno3=*");
    expect(await isOpen(page, business)).toBe(false);
  });

  test("scrolls where there are more than ten top categories", async ({ visit }) => {
    const { page } = await visit("/list");
    await page.click(`${skills} >> summary`);
    const list = page.locator(`${skills} >> .tops`);
    await list.locator(".top").first().waitFor();
    expect(await list.locator(".item").count()).toBeGreaterThan(10);
    expect(
      await list.evaluate(
        (element) => element.scrollHeight > element.clientHeight && getComputedStyle(element).overflowY,
      ),
    ).toBe("auto");
  });

  test("by keyboard: opens with the focus, arrows go in and out, Escape closes", async ({ visit }) => {
    const { page } = await visit("/list");
    await page.locator("header .more summary").focus();
    await page.keyboard.press("Tab");
    await expect.poll(() => isOpen(page, skills)).toBe(true);
    await page.locator(`${skills} >> .top`).first().waitFor();
    await page.keyboard.press("ArrowDown");
    expect(await focused(page)).toBe("信息技术");
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => focused(page)).toBe("电工电子");
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => focused(page)).toBe("电工上岗");
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => focused(page)).toBe("低压电工");
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => focused(page)).toBe("电工电子");
    await page.keyboard.press("Escape");
    expect(await isOpen(page, skills)).toBe(false);
    expect(await focused(page)).toBe("职业技能");
  });

  test("by touch, on a phone: in the drawer, the first tap opens a category and the second follows it", async ({
    visit,
    browser,
  }) => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      locale: "zh-CN",
    });
    const { page } = await visit("/list", { context });
    await tap(page, "header .drawer > summary");
    await tap(page, "header .drawer .category-drop summary >> nth=0");
    const top = 'header .drawer .top:has-text("电工电子")';
    await tap(page, top);
    expect(new URL(page.url()).search).toBe("");
    await page.locator('header .drawer .panel a:has-text("低压电工")').first().waitFor();
    await tap(page, top);
    await page.waitForURL("**/list?categoryno1=*");
    await expect.poll(() => page.locator("header .drawer > .pop").isVisible()).toBe(false);
  });

  test("on the home page they stand open beside the banner; on a phone a tap opens a panel below the strip", async ({
    visit,
    browser,
  }) => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      locale: "zh-CN",
    });
    const { page } = await visit("/", { context });
    expect(await page.locator("header .category-drop").count()).toBe(0);
    await tap(page, 'main nav .top:has-text("电工电子")');
    await page.locator('main nav .panel a:has-text("低压电工")').first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.touchscreen.tap(200, 300);
    await expect.poll(() => page.locator('main nav .panel a:has-text("低压电工")').first().isVisible()).toBe(false);
    await context.close();
  });

  test("without JavaScript they lead to the catalogue", async ({ visit }) => {
    const { page } = await visit("/view/1", { javaScript: false });
    await page.click(`${skills} >> summary`);
    await page.click(`${skills} >> a`);
    await page.waitForURL("**/list");
  });
});

describe("the menus of the header", () => {
  test("close on Escape, on a press elsewhere, and when the focus leaves", async ({ visit }) => {
    const { page } = await visit("/list");
    const join = "header .join";
    await page.click(`${join} summary`);
    await page.keyboard.press("Escape");
    expect(await isOpen(page, join)).toBe(false);
    await page.click(`${join} summary`);
    await page.mouse.click(400, 800);
    await expect.poll(() => isOpen(page, join)).toBe(false);
    await page.locator(`${join} summary`).focus();
    await page.keyboard.press("ArrowDown");
    expect(await focused(page)).toBe("讲师入驻");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    expect(await isOpen(page, join)).toBe(false);
  });

  for (const scheme of ["light", "dark"] as const) {
    test(`have no fault that axe can find when they are open, ${scheme}`, async ({ visit }) => {
      for (const width of [390, 1440]) {
        const { page } = await visit("/list", { scheme, width });
        await page.click(width === 390 ? "header .drawer > summary" : "header .more summary");
        if (width === 390) await page.click("header .drawer .category-drop summary >> nth=0");
        else await page.hover(`${skills} >> summary`);
        await page.locator(".top >> visible=true").first().waitFor();
        expect(await withoutCovered(page), `at ${width} px`).toEqual([]);
        await page.close();
      }
    });
  }

  for (const account of ["13800000001", "13800000002", "13800000003"]) {
    test(`have no fault either for the account ${account}, on a phone and a desk`, async ({ visit }) => {
      const { page } = await visit("/", { as: account });
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(`${portal.url}/list`);
        await whenLive(page);
        await page.click("header .me summary");
        expect(await withoutCovered(page), `at ${width} px`).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      }
    });
  }

  test("nobody else's entries are kept: what a signed-in person sees is not in the page of the signed out", async () => {
    const html = await (await fetch(`${portal.url}/list`)).text();
    expect(html).not.toContain('class="me"');
  });
});
