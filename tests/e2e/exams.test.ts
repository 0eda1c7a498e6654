import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { accessibilityProblems, test, whenLive } from "./harness.ts";

const learner = "13800000006";
/** What the browser says off the network, and of a paper that is submitted meanwhile. */
const unreachable = /ERR_INTERNET_DISCONNECTED|saveExam(Answers|Events)|getExamAttempt: 1565/;
const saved = (page: Page) => page.getByText("答案已全部保存").waitFor();
const answered = (page: Page) => page.locator('nav [data-state="done"]').count();

describe("sitting an exam", () => {
  test("from the list to the explanations: offline for a while, loaded again, in a second tab", async ({ visit }) => {
    const { page } = await visit("/exam", { as: learner, width: 390, expectedErrors: unreachable });
    const electric = page.getByRole("link", { name: "低压电工证模拟考试" });
    await page.getByRole("link", { name: "语言培训", exact: true }).click();
    await page.waitForURL(/categoryno1=\d+/);
    await electric.waitFor({ state: "detached" });
    await page.getByRole("link", { name: "职场英语水平测试" }).waitFor();
    await page.getByRole("link", { name: "全部", exact: true }).first().click();
    await electric.click();
    await whenLive(page);
    // The demo has left an attempt open here, or the way leads over the page of the rules.
    const link = page.getByRole("link", { name: "开始考试" });
    const way = page.getByRole("button", { name: /继续答题|开始考试/ });
    await link.or(way).first().waitFor();
    if (await link.isVisible()) {
      await link.click();
      await page.getByText("断网时答案可以保存在本机").waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);
      const rules = page.getByRole("checkbox", { name: "我已阅读并遵守考试规则" });
      if (await rules.isVisible()) await rules.check();
    }
    await way.first().click();
    await page.waitForURL(/\/exam\/exam\?attempt=\d+/);
    await page.locator("article").first().waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    // Nothing but the paper.
    expect(await page.locator(".site-header, .site-footer, .ad-banner").count()).toBe(0);

    // On a desk at 200 %, by night, and on a phone nothing is cut off.
    const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await page.setViewportSize({ width: 640, height: 400 });
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await tooWide()).toBe(0);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "light" });
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await tooWide()).toBe(0);

    const choice = page.locator("article .choices").first().locator("input").last();
    await choice.check();
    await saved(page);

    await page.context().setOffline(true);
    const blank = page.locator(".blanks input").first();
    await blank.fill("断网时写的");
    await page.getByText("连接不到服务器").waitFor();
    await page.getByText("等待保存…").first().waitFor();
    await page.context().setOffline(false);
    await saved(page);
    await page.getByText("连接不到服务器").waitFor({ state: "detached" });

    // Drawn on the material and marked for later: it stays on the device.
    await page.locator(".drawn").first().scrollIntoViewIfNeeded();
    await page.getByRole("button", { name: "划线" }).first().click();
    const hand = await page.locator(".hand").first().boundingBox();
    await page.mouse.move(hand!.x + 10, hand!.y + 10);
    await page.mouse.down();
    await page.mouse.move(hand!.x + 80, hand!.y + 20, { steps: 4 });
    await page.mouse.up();
    await page.locator(".drawn polyline").waitFor({ state: "attached" });
    await page.locator("article").first().getByRole("checkbox", { name: "稍后再看" }).check();

    const done = await answered(page);
    await page.reload();
    await page.locator("article").first().waitFor();
    await expect.poll(() => answered(page)).toBe(done);
    expect(await page.locator(".blanks input").first().inputValue()).toBe("断网时写的");
    expect(await choice.isChecked()).toBe(true);
    expect(await page.locator(".drawn polyline").count()).toBe(1);
    const later = page.locator("article").first().getByRole("checkbox", { name: "稍后再看" });
    expect(await later.isChecked()).toBe(true);
    await later.uncheck();
    await page.getByRole("button", { name: "逐题显示" }).click();
    expect(await page.locator("article").count()).toBe(1);
    await page.getByRole("button", { name: "下一题" }).click();
    await page.locator("#q-2").waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole("button", { name: "逐题显示" }).click();

    const second = await page.context().newPage();
    await second.goto(page.url());
    await second.getByText("正在另一个页面或设备上作答").waitFor();
    expect(await second.locator(".choices input").first().isDisabled()).toBe(true);
    await second.getByRole("button", { name: "改在这里作答" }).click();
    await second.getByText("正在另一个页面或设备上作答").waitFor({ state: "detached" });
    await second.locator(".blanks input").first().fill("第二个标签页");
    await saved(second);
    await page.locator("article .choices").first().locator("input").first().check();
    await page.getByText("正在另一个页面或设备上作答").waitFor();

    await second.getByRole("button", { name: "交卷" }).click();
    await second.getByRole("heading", { name: "确认交卷" }).waitFor();
    await second.getByRole("button", { name: "确认交卷" }).click();
    await second.waitForURL(/\/exam\/result\?attempt=\d+/);
    // Back in a page that the browser kept, the paper is not there any more.
    await page.evaluate(() => void dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    await page.waitForURL(/\/exam\/result\?attempt=\d+/);
    await second.getByRole("link", { name: "查看答案与解析" }).click();
    await second.getByText("第二个标签页").waitFor();
    await second.getByText("参考答案").first().waitFor();
    expect(await accessibilityProblems(second)).toEqual([]);
    await second.goto(new URL("/account/exams/myExam", second.url()).href);
    await second.getByText("已完成").first().waitFor();
    await second.close();
  });

  test("searching from the list of exams finds exams, and says so where there are none", async ({ visit }) => {
    const { page } = await visit("/exam", { width: 390 });
    const search = async (words: string) => {
      const field = page.getByRole("searchbox").first();
      if (!(await field.isVisible())) await page.getByRole("button", { name: /搜索/ }).first().click();
      await field.fill(words);
      await field.press("Enter");
      await page.waitForURL(`**/search/${encodeURIComponent(words)}?type=5`);
      await whenLive(page);
    };
    await search("英语");
    await page.getByRole("link", { name: "职场英语水平测试" }).waitFor();
    expect(await page.getByRole("link", { name: "低压电工证模拟考试" }).count()).toBe(0);
    expect(await page.getByRole("navigation").locator("[aria-current]").filter({ hasText: "考试" }).count()).toBe(1);
    expect(await accessibilityProblems(page)).toEqual([]);
    await search("没有这场考试");
    await page.getByRole("link", { name: "全部考试" }).waitFor();
  });
});
