import { describe, expect } from "vitest";
import { accessibilityProblems, test, widths } from "./harness.ts";

describe("articles of an organisation", () => {
  test("are written in the browser, read by visitors at once, and taken off again", async ({ visit }) => {
    const title = `开放日通知 ${Date.now()}`;
    const { page } = await visit("/account/organization/article", { as: "13800000003", width: widths.phone });
    await page.locator("main .strip").waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(widths.phone);
    await page.getByRole("link", { name: "写文章" }).click();
    await page.waitForURL("**/article/write");
    await page.getByLabel("文章标题").fill(title);
    await page.locator(".ProseMirror").fill("周六上午九点，欢迎来校参观。");
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole("button", { name: "发布", exact: true }).click();
    await page.waitForURL("**/info/detail/*");
    await page.locator("main h1", { hasText: title }).waitFor();

    const reader = await visit("/org/1001/info");
    const link = reader.page.getByRole("link", { name: title });
    await link.waitFor();
    const address = new URL((await link.getAttribute("href"))!, reader.page.url()).href;
    const status = async () => (await fetch(address)).status;
    expect(await status()).toBe(200);

    await page.goto(new URL("/account/organization/article", page.url()).href);
    const line = page.locator("main li", { hasText: title });
    await line.getByRole("button", { name: /^下架/ }).click();
    await page.locator("dialog .btn:not(.ghost)").click();
    await line.getByText("已下架").waitFor();
    await expect.poll(status).toBe(404);
  });
});
