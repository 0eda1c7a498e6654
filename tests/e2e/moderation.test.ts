import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { accessibilityProblems, test, whenLive, widths } from "./harness.ts";

const BLOG = "/blog/article/5";
const KEPT = "这句话会被举报，然后保留";
const REMOVED = "这句话会被举报，然后删除";

describe("what people write", () => {
  test("is reported, hidden, kept or removed with a reason, and comes back when an appeal is granted", async ({
    visit,
  }) => {
    const { page: desk } = await visit("/studio/moderation/settings", { as: "13800000009" });
    await desk.getByLabel("举报达到多少权重时自动隐藏").fill("1");
    await desk.keyboard.press("Enter");
    await desk.getByText("设置已保存").waitFor();
    expect(await accessibilityProblems(desk)).toEqual([]);

    const { page: writer } = await visit(BLOG, { as: "13800000006" });
    for (const words of [KEPT, REMOVED]) {
      await writer.getByRole("button", { name: "写评论" }).click();
      await writer.locator("textarea").fill(words);
      await writer.getByRole("button", { name: "发布" }).click();
      await said(writer, words).waitFor();
    }

    const { page: reader } = await visit(BLOG, { as: "13800000004", width: widths.phone });
    for (const words of [KEPT, REMOVED]) {
      await said(reader, words).getByRole("button", { name: /^举报/ }).focus();
      await reader.keyboard.press("Enter");
      const dialog = reader.getByRole("dialog", { name: "举报" });
      await dialog.getByRole("radio").first().focus();
      await reader.keyboard.press("ArrowDown");
      await reader.keyboard.press("Tab");
      await reader.keyboard.type("到处都发");
      expect(await accessibilityProblems(reader)).toEqual([]);
      await reader.keyboard.press("Tab");
      await reader.keyboard.press("Enter");
      await dialog.waitFor({ state: "detached" });
    }
    await again(reader);
    for (const words of [KEPT, REMOVED]) expect(await said(reader, words).count()).toBe(0);

    await desk.getByRole("navigation", { name: "内容审核" }).getByRole("link", { name: "审核" }).click();
    await desk.waitForURL("**/studio/moderation");
    await whenLive(desk);
    await inQueue(desk, KEPT)
      .getByRole("button", { name: `保留 ${KEPT}` })
      .focus();
    await desk.keyboard.press("Enter");
    await desk.getByText("已保留").waitFor();
    await inQueue(desk, KEPT).waitFor({ state: "detached" });
    expect(await accessibilityProblems(desk)).toEqual([]);
    await inQueue(desk, REMOVED).getByRole("checkbox").focus();
    await desk.keyboard.press("Space");
    await desk.getByRole("group", { name: "批量操作" }).getByRole("button", { name: "删除" }).focus();
    await desk.keyboard.press("Enter");
    const removal = desk.getByRole("dialog", { name: "删除 · 已选 1 条" });
    const why = removal.getByRole("textbox", { name: /^处理理由/ });
    await why.waitFor();
    await why.focus();
    await desk.keyboard.type("与文章无关");
    expect(await accessibilityProblems(desk)).toEqual([]);
    await desk.keyboard.press("Tab");
    await desk.keyboard.press("Enter");
    await desk.getByText(/^已处理，其间/).waitFor();
    await inQueue(desk, REMOVED).waitFor({ state: "detached" });
    await again(reader);
    expect(await said(reader, KEPT).count()).toBe(1);
    expect(await said(reader, REMOVED).count()).toBe(0);

    const { page: own } = await visit("/account/moderation", { as: "13800000006", width: widths.phone });
    const review = own.locator("main li", { hasText: REMOVED });
    expect(await review.innerText()).toContain("与文章无关");
    await review.getByRole("button", { name: /^申诉/ }).focus();
    await own.keyboard.press("Enter");
    const reason = own.getByRole("dialog").getByRole("textbox", { name: /^申诉理由/ });
    // The dialog begins at its first field.
    await expect.poll(() => reason.evaluate((field) => field === document.activeElement)).toBe(true);
    await own.keyboard.type("我只是在讨论");
    expect(await accessibilityProblems(own)).toEqual([]);
    await own.keyboard.press("Tab");
    await own.keyboard.press("Enter");
    await review.filter({ hasText: "申诉中" }).waitFor();

    await again(desk);
    const appealed = inQueue(desk, REMOVED);
    expect(await appealed.getByText("我只是在讨论").isVisible()).toBe(true);
    await appealed.getByRole("link", { name: /^处理记录/ }).click();
    await expect.poll(() => desk.getByRole("table", { name: "处理记录" }).getByRole("rowheader").count()).toBe(4);
    await appealed.getByRole("button", { name: `保留 ${REMOVED}` }).click();
    await appealed.waitFor({ state: "detached" });
    await again(own);
    await review.filter({ hasText: "已保留" }).waitFor();
    await again(reader);
    expect(await said(reader, REMOVED).count()).toBe(1);
  });

  test("is looked after by words and blocks, by an organisation on its own site too", async ({ visit }) => {
    const { page } = await visit("/account/organization/moderation/words", { as: "13800000003" });
    await page.getByRole("button", { name: "添加词" }).click();
    const adding = page.getByRole("dialog", { name: "添加词" });
    await adding.getByRole("textbox", { name: /^词/ }).fill("校内饭卡");
    await page.keyboard.press("Enter");
    await page.getByText("“校内饭卡”已保存").waitFor();
    await page.getByRole("textbox", { name: "文字" }).fill("谁捡到我的校内-饭卡了");
    await page.getByRole("button", { name: "检查" }).click();
    await page.getByText("命中词“校内饭卡”（先审后发） · 本机构词库").waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole("navigation", { name: "内容审核" }).getByRole("link", { name: "禁言" }).click();
    await page.waitForURL("**/moderation/blocked");
    await whenLive(page);
    await page.getByRole("button", { name: "禁言", exact: true }).click();
    const blocking = page.getByRole("dialog", { name: "禁言" });
    await blocking.getByRole("searchbox").fill("周晓明");
    await blocking.getByRole("option", { name: /^周晓明/ }).waitFor({ state: "attached" });
    const person = await blocking
      .getByRole("option", { name: /^周晓明/ })
      .first()
      .getAttribute("value");
    await blocking.getByLabel(/^禁言的人/).selectOption(person);
    await blocking.getByRole("textbox", { name: /^原因/ }).fill("多次刷屏");
    expect(await accessibilityProblems(page)).toEqual([]);
    await blocking.getByRole("button", { name: "禁言", exact: true }).click();
    await page.getByText("已禁言，并通知了对方").waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole("button", { name: "解除禁言 周晓明" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "解除禁言" }).click();
    await page.getByText("已解除 周晓明 的禁言").waitFor();
  });
});

const said = (page: Page, words: string) => page.locator("main article", { hasText: words }).last();
const inQueue = (page: Page, words: string) => page.locator("main li", { hasText: words });

async function again(page: Page): Promise<void> {
  await page.reload();
  await whenLive(page);
}
