import { describe } from "vitest";
import { test } from "./harness.ts";
import { lessonsOf } from "./lessons.ts";

describe("a document", () => {
  test("shows a visitor its first pages, and no more", async ({ visit }) => {
    const lessons = await lessonsOf(3, "paid");
    const { page } = await visit(lessons[1]?.href ?? "");
    await page.locator("canvas[data-page]").waitFor();
    await page.getByText("试读前 2 页，全文共 6 页").waitFor();
    await page.locator(".paper").focus();
    await page.keyboard.press("End");
    await page.locator('canvas[data-page="2"]').waitFor();
  });

  test("is searched, from the page on that is read, and fills the screen", async ({ visit }) => {
    const [lesson] = await lessonsOf(3, "paid");
    const { page } = await visit(lesson?.href ?? "");
    await page.locator("canvas[data-page]").waitFor();
    await page.getByRole("searchbox", { name: "在文档中查找" }).fill("怎样使用这份讲义");
    await page.keyboard.press("Enter");
    await page.locator('canvas[data-page="2"]').waitFor();
    await page.locator(".textLayer .hit.at").first().waitFor();
    await page.getByRole("searchbox").fill("没有这样的词");
    await page.keyboard.press("Enter");
    await page.getByText("没有找到").waitFor();
    await page.getByRole("button", { name: "全屏" }).click();
    await page.waitForFunction(() => document.fullscreenElement?.getAttribute("role") === "region");
  });
});
