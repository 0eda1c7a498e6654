import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { portal, test, whenLive, widths } from "./harness.ts";

/** A new paper with five questions in its first section, and a second one that is empty. */
async function paperWithFive(page: Page): Promise<void> {
  await whenLive(page);
  await page.getByRole("button", { name: "从题库选题" }).click();
  const boxes = page.getByRole("dialog").getByRole("checkbox");
  await boxes.nth(4).waitFor();
  for (let at = 0; at < 5; at += 1) await boxes.nth(at).check();
  await page.getByRole("button", { name: "添加 5 道题" }).click();
  await page.getByRole("button", { name: "添加大题" }).click();
  await page.locator("[data-section='1']").waitFor();
}

const namesIn = (page: Page, section: number) =>
  page.locator(`[data-section='${section}'] .words p:first-child`).allTextContents();

async function middleOf(one: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await one.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

describe("the order of a paper", () => {
  test("is changed by dragging with the mouse, which Escape breaks off, and into an empty section", async ({
    visit,
  }) => {
    const { page } = await visit("/account/exams/paper/edit", { as: "13800000002" });
    await paperWithFive(page);
    const names = await namesIn(page, 0);
    const grips = page.locator(".grip");
    await grips.nth(3).dragTo(grips.nth(1), { targetPosition: { x: 5, y: 2 } });
    await expect.poll(() => namesIn(page, 0)).toEqual([names[0], names[3], names[1], names[2], names[4]]);
    await page.getByText("已移到“一、选择题”，现在是其中的第 2 题。").waitFor();
    expect(await page.evaluate(() => document.activeElement?.className)).toBe("grip");

    const from = await middleOf(grips.nth(0));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, (await middleOf(grips.nth(2))).y + 10, { steps: 4 });
    await page.locator("[data-dragged]").waitFor();
    await page.keyboard.press("Escape");
    await page.locator("[data-dragged]").waitFor({ state: "detached" });
    await page.mouse.up();
    expect(await namesIn(page, 0)).toEqual([names[0], names[3], names[1], names[2], names[4]]);

    await grips.nth(0).dragTo(page.locator("[data-section='1'] header"));
    await expect.poll(() => namesIn(page, 1)).toEqual([names[0]]);
    expect(await namesIn(page, 0)).toEqual([names[3], names[1], names[2], names[4]]);
    await page.keyboard.press("Control+z");
    await expect.poll(() => namesIn(page, 1)).toEqual([]);
  });

  test("is changed by a finger on a phone, and the page scrolls along", async ({ visit, browser }) => {
    const context = await browser.newContext({
      viewport: { width: widths.phone, height: 844 },
      hasTouch: true,
      isMobile: true,
      locale: "zh-CN",
      reducedMotion: "reduce",
    });
    const { page } = await visit("/account/exams/paper/edit", { as: "13800000002", context });
    await paperWithFive(page);
    const names = await namesIn(page, 0);
    const grips = page.locator(".grip");
    await grips.nth(0).evaluate((grip) => grip.scrollIntoView({ block: "center" }));
    const tools = await context.newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", point?: { x: number; y: number }) =>
      tools.send("Input.dispatchTouchEvent", { type, touchPoints: point ? [point] : [] });

    const from = await middleOf(grips.nth(0));
    await touch("touchStart", from);
    const target = await middleOf(page.locator("[data-question]").nth(1));
    for (const part of [0.2, 0.5, 1])
      await touch("touchMove", { x: from.x, y: from.y + (target.y + 12 - from.y) * part });
    await page.locator("[data-dragged]").waitFor();
    await touch("touchEnd");
    await expect.poll(() => namesIn(page, 0)).toEqual([names[1], names[0], ...names.slice(2)]);

    // Held at the lower end of the window, the page goes on below the finger until the last question is reached.
    await page.evaluate(() => scrollTo(0, 0));
    await grips.nth(0).evaluate((grip) => scrollBy(0, grip.getBoundingClientRect().top - 500));
    const first = await middleOf(grips.nth(0));
    const before = await page.evaluate(() => scrollY);
    await touch("touchStart", first);
    for (const y of [first.y + 30, 700, 835]) await touch("touchMove", { x: first.x, y });
    await expect.poll(() => page.evaluate(() => scrollY), { timeout: 60_000 }).toBeGreaterThan(before + 100);
    await page.locator("[data-section='1'] ol[data-drop]").waitFor();
    await touch("touchEnd");
    await expect.poll(() => namesIn(page, 1)).toEqual([names[1]]);
    expect(page.url()).toBe(`${portal.url}/account/exams/paper/edit`);
    await context.close();
  });
});
