import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { createClient, ok } from "../api/client.ts";
import { fillInForm } from "./class-desk.ts";
import { accessibilityProblems, portal, test, whenLive, widths } from "./harness.ts";
import { signIn } from "./sign-in.ts";

/** Changes the subtitle of a draft, as its editor does. */
async function edit(page: Page, courseId: string, courseSubtitle: string): Promise<void> {
  const token = (await page.context().cookies()).find(({ name }) => name === "RC_WEB_TOKEN")?.value ?? "";
  const client = createClient(portal.url);
  const { version, body } = ok(await client.call("getCourseDraft", { courseId }, { token }));
  ok(await client.call("saveCourseDraft", { courseId, version, body: { ...body, courseSubtitle } }, { token }));
}

const toast = (page: Page, words: string) => page.locator(".toast", { hasText: words });

describe("a course on its way to the learners", () => {
  test("is refused with an opinion, changed, passed, and shown", async ({ visit }) => {
    const { page: lecturer } = await visit("/account/teacher/vod?state=3", { as: "13800000021" });
    const line = lecturer.locator("main ul > li").first();
    expect(await line.locator(".long").innerText()).toContain("打码");
    const name = await line.locator("h2 a").innerText();
    const href = (await line.getByRole("link", { name: /^预览/ }).getAttribute("href")) ?? "";
    const courseId = href.split("/").at(-1) ?? "";
    await edit(lecturer, courseId, "第一次修改");
    await lecturer.reload();
    await lecturer.goto(`${portal.url}/account/teacher/vod?keyword=${encodeURIComponent(name)}`);
    await whenLive(lecturer);
    expect(await accessibilityProblems(lecturer)).toEqual([]);
    await lecturer.getByRole("button", { name: `提交审核 ${name}` }).click();
    await toast(lecturer, "已提交审核").waitFor();
    await lecturer.getByRole("button", { name: `撤回 ${name}` }).waitFor();

    const { page: operator } = await visit("/studio/audit", { as: "13800000009" });
    await operator.getByRole("link", { name }).click();
    await operator.waitForURL(`**${href}`);
    await whenLive(operator);
    await operator.getByText("第一次修改").waitFor();
    expect(await accessibilityProblems(operator)).toEqual([]);
    await operator.setViewportSize({ width: widths.phone, height: 844 });
    expect(await operator.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(widths.phone);
    await operator.setViewportSize({ width: widths.desktop, height: 900 });
    await fillInForm(operator, { opens: "不通过", fields: { 审核意见: "副标题太含糊" } }, async () => {
      expect(await accessibilityProblems(operator)).toEqual([]);
    });
    await operator.waitForURL("**/studio/audit");
    await expect.poll(() => operator.getByRole("link", { name }).count()).toBe(0);

    await lecturer.reload();
    await whenLive(lecturer);
    expect(await lecturer.locator("main .long").innerText()).toContain("副标题太含糊");
    await edit(lecturer, courseId, "第二次修改");
    await lecturer.reload();
    await whenLive(lecturer);
    await lecturer.getByRole("button", { name: `提交审核 ${name}` }).click();
    await toast(lecturer, "已提交审核").waitFor();

    const { page: visitor } = await visit(`/view/${courseId}`);
    expect(await visitor.locator("main").innerText()).not.toContain("次修改");
    await operator.reload();
    await whenLive(operator);
    await operator.getByRole("button", { name: `通过 ${name}`, exact: true }).click();
    await toast(operator, "已通过").waitFor();
    await expect
      .poll(async () => (await (await fetch(`${portal.url}/view/${courseId}`)).text()).includes("第二次修改"))
      .toBe(true);
    await lecturer.reload();
    await whenLive(lecturer);
    expect(await lecturer.locator("main h2 .state").first().innerText()).toBe("已通过");
  });

  test("a preview is closed to others, and a new course begins with its name", async ({ visit }) => {
    const { page } = await visit("/account/teacher/live", { as: "13800000021", expectedErrors: /403/ });
    const preview = (await page.getByRole("link", { name: /^预览/ }).first().getAttribute("href")) ?? "";
    await page.getByRole("button", { name: "新建课程" }).click();
    await page.getByRole("button", { name: "开始编辑" }).click();
    await page.getByRole("alert").getByText("请填写课程名称").waitFor();
    await page.getByLabel("课程名称").fill("夜校直播答疑");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/account/teacher/course?courseId=*");
    const { page: learner } = await visit(preview, { expectedErrors: /403/ });
    await learner.waitForURL("**/login**");
    await signIn(learner, "13800000001");
    await learner.waitForURL(`**${preview}`);
    await learner.getByRole("heading", { level: 1 }).waitFor();
    expect(await learner.locator("main").innerText()).not.toContain("审核");
    expect((await learner.reload())?.status()).toBe(403);
  });
});
