import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { createClient, ok } from "../api/client.ts";
import { accessibilityProblems, portal, test, whenLive } from "./harness.ts";

const lecturer = "13800000002";
const learner = "13800000007";

const named = (page: Page, name: string) => page.locator("main li", { has: page.getByRole("heading", { name }) });

describe("the desk of an exam", () => {
  test("from a new exam to a marked one: settings, list, live board, marking", async ({ visit }) => {
    const { page } = await visit("/account/exams", { as: lecturer, expectedErrors: /saveExam: 900/ });
    await whenLive(page);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole("link", { name: "新建考试" }).click();
    await page.getByLabel(/^考试名称/).fill("英语随堂测验");
    await page.getByRole("combobox", { name: /^试卷/ }).selectOption({ label: "职场英语水平测试" });
    await page.getByLabel("开始时间").fill("2026-01-02T10:00");
    await page.getByLabel("结束时间").fill("2026-01-02T09:00");
    await page.getByRole("button", { name: "保存并发布" }).click();
    await page.getByText("结束时间要晚于开始时间").first().waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByLabel("开始时间").fill("");
    await page.getByLabel("结束时间").fill("");
    // Marking begins when the time of grace is over.
    await page.getByLabel("宽限（秒）").fill("0");
    await page.getByRole("combobox", { name: /^参加的人/ }).selectOption({ label: "名单内的人" });
    await page.getByRole("button", { name: "保存并发布" }).click();
    await page.waitForURL(/\/account\/exams\/edit\?id=\d+/);
    const id = new URL(page.url()).searchParams.get("id") ?? "";

    await page.getByRole("link", { name: "管理名单、准考码和加时" }).click();
    await page.getByLabel(/^粘贴名单/).fill(`姓名\t号码\n测验考生\t${learner}\t10\n没有号码`);
    await page.getByRole("button", { name: "检查", exact: true }).click();
    await page.getByRole("button", { name: "添加（2 行）" }).click();
    await page.getByText("已导入 2 行").waitFor();
    await page.getByRole("rowheader", { name: "测验考生", exact: true }).waitFor();
    expect(await page.locator("td code").allTextContents()).toHaveLength(2);
    expect(await accessibilityProblems(page)).toEqual([]);

    // Who has the mobile number on the list sits it with their own account.
    const api = createClient(portal.url);
    const started = await api.call("startExamAttempt", { id }, { token: await api.signIn(learner) });
    const sitting = await visit(`/exam/exam?attempt=${ok(started).id}`, { as: learner, width: 390 });
    const sheet = sitting.page;
    await sheet.locator("article textarea").first().fill("我的回答");
    await sheet.getByText("答案已全部保存").waitFor();

    await page.goto(new URL(`/account/exams/live?exam=${id}`, page.url()).href);
    const line = page.getByRole("row", { name: /测验考生/ });
    await line.waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole("button", { name: /^给所有正在考试的人发通知/ }).click();
    await page
      .getByRole("dialog")
      .getByRole("textbox", { name: /^给所有正在考试的人发通知/ })
      .fill("还有十分钟");
    await page.getByRole("dialog").getByRole("button", { name: "发送" }).click();
    await sheet.getByText("还有十分钟").waitFor();
    await sheet.getByRole("button", { name: "知道了" }).click();
    await line.getByRole("button", { name: "加时" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "加时" }).click();
    await page.getByText("已给 1 人加时 10 分钟").waitFor();
    await line.getByRole("button", { name: "交卷" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "交卷" }).click();
    await page.getByText("已为 1 人交卷").waitFor();
    await sheet.waitForURL(/\/exam\/result\?attempt=\d+/);

    await page.goto(new URL(`/account/exams?state=open`, page.url()).href);
    const own = named(page, "英语随堂测验");
    await expect
      .poll(async () => {
        await page.reload();
        return own.getByText("待阅题数").count();
      })
      .toBe(1);
    await own.getByRole("link", { name: /^阅卷/ }).click();
    await page.locator(".answer").first().waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    const waiting = Number(await page.locator(".strip small").textContent());
    await page.getByRole("heading", { level: 1 }).click();
    await page.keyboard.press("1");
    await page.keyboard.press("Enter");
    await page.getByText("已评 1 分").waitFor();
    for (let left = waiting - 1; left > 0; left--) {
      await expect.poll(async () => Number(await page.locator(".strip small").textContent())).toBe(left);
      await page.keyboard.press("0");
      await page.keyboard.press("Enter");
    }
    await page.getByText("全部阅完了").waitFor();
  });
});
