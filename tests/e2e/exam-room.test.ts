import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import type { OperationInput } from "../../src/generated/operations.ts";
import { createClient, ok } from "../api/client.ts";
import { accessibilityProblems, portal, test, whenLive } from "./harness.ts";
import { printed } from "./print.ts";

const lecturer = "13800000002";
const learner = "13800000019";
const client = createClient(portal.url);

/** An exam of the lecturer that those on its list sit, and which tells the score when it is submitted. */
async function makeExam(): Promise<string> {
  const as = { token: await client.signIn(lecturer) };
  const { list } = ok(await client.call("listExamPapers", { str: "英语" }, as));
  const settings: OperationInput<"saveExam">["settings"] = {
    examName: "考场里的英语测验",
    examKind: 1,
    paperId: list[0]!.id,
    attemptsAllowed: 1,
    passScore: 0,
    graceSeconds: 0,
    isQuestionsShuffled: false,
    isOptionsShuffled: false,
    showAnswers: 3,
    showScore: 2,
    showExplanations: 3,
    examPrice: "0.00",
    examAudience: 4,
  };
  const { id } = ok(await client.call("saveExam", { settings }, as));
  ok(await client.call("publishExam", { id, isPutaway: 1 }, as));
  return id;
}

async function enter(page: Page, name: string, code: string): Promise<void> {
  await page.getByRole("textbox", { name: /姓名或号码/ }).fill(name);
  await page.getByRole("textbox", { name: /准考码/ }).fill(code);
  await page.getByRole("button", { name: /进入考场$/ }).click();
}

const option = (page: Page, index: number) => page.locator("article .choices").first().locator("input").nth(index);

describe("the exam room", () => {
  test("from a printed list to answers that are handed in, with another computer in between", async ({ visit }) => {
    const id = await makeExam();
    // The lecturer makes a list and prints the codes, in a dark window.
    const desk = await visit(`/account/exams/people?exam=${id}`, { as: lecturer, scheme: "dark" });
    await desk.page.evaluate(() => (window.print = () => {}));
    await desk.page.getByLabel(/^粘贴名单/).fill("考场考生甲\tR-01\n考场考生乙");
    await desk.page.getByRole("button", { name: "检查", exact: true }).click();
    await desk.page.getByRole("button", { name: "添加（2 行）" }).click();
    await desk.page.getByRole("rowheader", { name: "考场考生乙", exact: true }).waitFor();
    const codes = await desk.page.locator("td code").allTextContents();
    expect(codes).toHaveLength(2);
    const named = desk.page.getByText("考场里的英语测验");
    const before = await named.count();
    await desk.page.getByRole("button", { name: /打印/ }).click();
    await named.nth(before + 1).waitFor({ state: "attached" });
    const paper = await printed(desk.page);
    expect(paper).toHaveLength(1);
    for (const words of ["考场考生甲R-01", "考场考生乙", ...codes, "/examlogin"]) expect(paper[0]).toContain(words);
    expect(paper[0]).not.toContain("添加考生");
    expect(paper[0]?.match(/考场里的英语测验/g)).toHaveLength(2);
    // The slips are gone from the page when they are printed.
    await named.nth(before).waitFor({ state: "detached" });
    const [code = "", other = ""] = codes;

    // Somebody is signed in at the machine: they are not signed out unasked.
    const expectedErrors = /loginWithExamCode: 1578|saveExam(Answers|Events)|getExamAttempt/;
    const { page } = await visit("/examlogin", { as: learner, width: 390, expectedErrors });
    await whenLive(page);
    await enter(page, "考场考生甲", other);
    await page.getByText("姓名或号码与准考码不符").waitFor();
    await page.getByText("进入考场会先退出这个账号").waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await enter(page, "考场考生甲", code.toLowerCase());
    await page.waitForURL(/\/exam\/startExam\?id=\d+/);
    await page.getByText("考场考生甲", { exact: true }).waitFor();
    expect(await page.locator("header, footer, nav").count()).toBe(0);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole("checkbox", { name: "我已阅读并遵守考试规则" }).check();
    await page.getByRole("button", { name: "开始考试" }).click();
    await page.waitForURL(/\/exam\/exam\?attempt=\d+/);
    await option(page, 1).check();
    await page.getByText("答案已全部保存").waitFor();
    // Nothing else is to be seen from here.
    await page.goto(new URL("/account/order", page.url()).href);
    expect(page.url()).toMatch(/\/exam\/startExam\?id=\d+$/);
    await page.getByRole("button", { name: "继续答题" }).click();
    await page.locator("article .choices").first().waitFor();

    // The computer breaks down: the same person goes on at another one, and the first is out.
    const next = (await visit("/examlogin", { expectedErrors: /saveExam|getExamAttempt/ })).page;
    await whenLive(next);
    await enter(next, "R-01", code);
    await next.waitForURL(/\/exam\/startExam/);
    await next.getByRole("button", { name: "继续答题" }).click();
    await next.getByRole("button", { name: "改在这里作答" }).or(next.getByText("答案已全部保存")).first().waitFor();
    await option(page, 0).check();
    await page.waitForURL(/\/examlogin\?ended=1/);
    await page.getByText("考场登录已失效").waitFor();
    const take = next.getByRole("button", { name: "改在这里作答" });
    if (await take.isVisible()) await take.click();
    await expect.poll(() => option(next, 1).isChecked()).toBe(true);
    await option(next, 0).check();
    await next.getByText("答案已全部保存").waitFor();

    // Who sits is on the board by the name of the list.
    await desk.page.goto(`${portal.url}/account/exams/live?exam=${id}`);
    await desk.page.getByRole("row", { name: /考场考生甲/ }).waitFor();

    await next.getByRole("button", { name: "交卷" }).click();
    await next.getByRole("button", { name: "确认交卷" }).click();
    await next.getByRole("heading", { name: "答卷已提交" }).waitFor();
    await next.getByText(/得分：/).waitFor();
    expect(await accessibilityProblems(next)).toEqual([]);
    await next.getByRole("link", { name: "离开考场" }).click();
    await next.waitForURL(/\/examlogin\?done=1/);
    await next.getByText("可以离开考场了").waitFor();
    expect((await next.context().cookies()).filter(({ name }) => name === "RC_WEB_TOKEN")).toEqual([]);
    // Whoever sits down next and goes back finds nothing of it.
    for (let step = 0; step < 3; step++) {
      await next.goBack().catch(() => undefined);
      await next.locator("body").waitFor();
      expect(await next.locator("article").count()).toBe(0);
      expect(await next.getByText(/考场考生甲|得分/).count()).toBe(0);
    }
    await next.goto(`${portal.url}/exam/startExam?id=${id}`);
    expect(new URL(next.url()).pathname).toBe("/login");

    // And who comes again by the code is told that the answers are handed in, and nothing else.
    await next.goto(`${portal.url}/examlogin`);
    await whenLive(next);
    await enter(next, "考场考生甲", code);
    await next.getByText("考试次数已经用完").waitFor();
    expect(await next.getByText(/得分/).count()).toBe(0);
    await next.getByRole("button", { name: "不是我，离开考场" }).click();
    await next.waitForURL(/\/examlogin$/);
  });
});
