import { describe, expect } from "vitest";
import { test, widths } from "./harness.ts";
import { focus, tabTo } from "./keys.ts";

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
