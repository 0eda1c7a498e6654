import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { accessibilityProblems, portal, test, whenLive, widths } from "./harness.ts";

/** A call as the page makes it, with its session. */
const call = (page: Page, path: string, body: object) =>
  page.evaluate(
    async ({ path, body }) => {
      const token = /RC_WEB_TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? "";
      return (
        await fetch(`/apis${path}`, {
          method: "POST",
          headers: { "content-type": "application/json", token },
          body: JSON.stringify(body),
        })
      ).json();
    },
    { path, body },
  );

const rows = async (page: Page) => (await page.locator(".tree .name").allInnerTexts()).join(" ");
const saved = (page: Page) => expect.poll(() => page.locator("[data-save]").getAttribute("data-save")).toBe("saved");
/** Adds an entry, and names it in its place. */
const add = async (page: Page, what: "添加章" | "添加课时", name: string) => {
  await page.getByRole("button", { name: what, exact: true }).click();
  await expect.poll(() => page.locator(".rename").evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.type(name);
  await page.keyboard.press("Enter");
};

describe("the course editor", () => {
  test("makes a course by keyboard: named, ordered, undone, described, there again after loading anew; what is missing is named and led to", async ({
    visit,
  }) => {
    // The refused submit is told in the console too.
    const { page } = await visit("/", { as: "13800000002", expectedErrors: /submitCourseDraft: 900/ });
    const { data } = await call(page, "/course/auth/course/draft/add", { courseCategory: 1, courseName: "未命名" });
    const address = `${portal.url}/account/teacher/course?courseId=${data.courseId}`;
    await page.goto(address);
    await whenLive(page);

    await page.getByLabel("课程名称").fill("配电箱检修");
    await page.getByLabel("价格（元）", { exact: true }).fill("199");
    await page.getByLabel("会员价（元）").fill("99.5");
    await expect.poll(() => page.locator(".panel").innerText()).toContain("会员可省 ¥99.50");
    await add(page, "添加章", "断电");
    await add(page, "添加课时", "准备");
    await add(page, "添加课时", "验电");
    await add(page, "添加章", "检修");
    await expect.poll(() => rows(page)).toBe("断电 准备 验电 检修");

    // Picked up by keyboard, and let go on the other chapter.
    await page.getByRole("button", { name: "拖动“准备”" }).focus();
    await page.keyboard.press("Enter");
    for (
      let steps = 0;
      steps < 8 && !(await page.locator(".chapter[data-drop-target]", { hasText: "检修" }).count());
      steps++
    )
      await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect.poll(() => rows(page)).toBe("断电 验电 检修 准备");
    await page.keyboard.press("Control+z");
    await expect.poll(() => rows(page)).toBe("断电 准备 验电 检修");
    await page.keyboard.press("Control+y");
    await expect.poll(() => rows(page)).toBe("断电 验电 检修 准备");
    // And by the menu.
    await page.getByRole("button", { name: "“准备”的操作" }).press("Enter");
    await page.getByRole("menuitem", { name: "上移" }).press("Enter");
    await expect.poll(() => rows(page)).toBe("断电 验电 准备 检修");
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe("准备");

    await page.getByRole("button", { name: "课程介绍" }).press("Enter");
    const text = page.getByRole("textbox", { name: "课程介绍" });
    await text.click();
    await page.keyboard.type("## 适合谁\n要上岗的人\n- 会断电\n会验电");
    await expect.poll(() => text.locator("h2, li").allInnerTexts()).toEqual(["适合谁", "会断电", "会验电"]);
    await saved(page);
    await page.reload();
    await whenLive(page);
    await expect.poll(() => page.getByLabel("课程名称").inputValue()).toBe("配电箱检修");
    expect(await page.getByLabel("会员价（元）").inputValue()).toBe("99.50");
    expect(await rows(page)).toBe("断电 验电 准备 检修");
    await page.getByRole("button", { name: "课程介绍" }).click();
    await expect.poll(() => text.locator("h2, li").allInnerTexts()).toEqual(["适合谁", "会断电", "会验电"]);
    expect(await accessibilityProblems(page)).toEqual([]);

    await page.getByRole("button", { name: "提交审核" }).click();
    const missing = page.locator(".missing");
    await missing.waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await missing.getByRole("button", { name: "验电 请选择视频" }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("从我的文件中选择");
    expect(await page.getByLabel("课时名称").inputValue()).toBe("验电");
    const before = await missing.locator("li").count();
    await page.getByRole("button", { name: "“验电”的操作" }).click();
    await page.getByRole("menuitem", { name: "删除" }).click();
    await expect.poll(() => page.locator(".said").innerText()).toContain("已删除“验电”");
    await expect.poll(() => missing.locator("li").count()).toBe(before - 1);

    await page.setViewportSize({ width: widths.phone, height: 844 });
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await page.getByRole("button", { name: "返回目录" }).click();
    expect(await page.locator(".tree").isVisible()).toBe(true);
    await saved(page);
  });
});
