import { expect } from "vitest";
import { accessibilityProblems, test, whenLive, widths } from "../e2e/harness.ts";
import { call, demo, first, newPerson, signInAs } from "./people.ts";
import { newExam } from "./own-exam.ts";

test("A learner sits an exam, hands in the answers, and sees the result with its explanations", async ({ visit }) => {
  const { examId, examName } = await newExam({ kind: "keyed" });
  const { mobile } = await newPerson();
  const { page } = await visit(`/exam/view/${examId}`, { as: mobile, width: widths.phone });
  await page.getByRole("link", { name: "开始考试" }).click();
  const rules = page.getByRole("checkbox", { name: "我已阅读并遵守考试规则" });
  const begin = page.getByRole("button", { name: "开始考试" });
  await begin.waitFor();
  if (await rules.isVisible()) await rules.check();
  await begin.click();
  await page.waitForURL(/\/exam\/exam\?attempt=\d+/);
  const right = page.getByRole("radio", { name: /220 伏/ });
  await right.check();
  await page.getByText("答案已全部保存").waitFor();
  await page.reload();
  await whenLive(page);
  await expect.poll(() => right.isChecked()).toBe(true);
  await page.getByRole("button", { name: "交卷" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "确认交卷" }).click();
  await page.waitForURL(/\/exam\/result\?attempt=\d+/);
  await page.getByRole("link", { name: "查看答案与解析" }).click();
  await page.getByText("家用电压是 220 伏。").waitFor();
  await page.goto(new URL("/account/exams/myExam", page.url()).href);
  await page.locator("main li", { hasText: examName }).getByText("已完成").waitFor();
});

test("A lecturer marks an answer in words, and its learner reads points and remarks", async ({ visit }) => {
  const { examId, examName } = await newExam({ kind: "written" });
  const { mobile, token } = await newPerson();
  const { id: attemptId } = await call("startExamAttempt", { id: examId }, token);
  const holder = "journey-page-0001";
  const { slotList } = await call("getExamAttempt", { attemptId, holder }, token);
  const answer = { slot: 1, seq: first(slotList).seq + 1, body: { text: "先断电，再验电。" } };
  await call("saveExamAnswers", { attemptId, holder, answerList: [answer] }, token);
  await call("submitExamAttempt", { attemptId }, token);

  const lecturer = await signInAs(demo.lecturer);
  // It is closed by a job, which looks each second.
  await expect
    .poll(async () => (await call("listExamMarking", { examId }, lecturer)).list.length, { interval: 250 })
    .toBe(1);
  const { page: desk } = await visit(`/account/exams/marking?exam=${examId}`, { as: demo.lecturer });
  await desk.getByText("先断电，再验电。").waitFor();
  await desk.getByLabel(/^得分/).fill("8");
  await desk.getByLabel("评语（考生可见）").fill("步骤清楚。");
  await desk.getByRole("button", { name: "保存并下一题" }).click();
  await desk.getByText("全部阅完了").waitFor();

  const { page } = await visit(`/exam/result?attempt=${attemptId}`, { as: mobile });
  await page.getByRole("heading", { name: examName }).first().waitFor();
  expect(await page.locator("main").innerText()).toMatch(/\b8(\.0+)? ?(分|\/ ?10)/);
  await page.getByRole("link", { name: "查看答案与解析" }).click();
  await page.getByText("步骤清楚。").waitFor();
});

test("Whoever practises is told at once what is right, and finds what was wrong in the book", async ({ visit }) => {
  const { mobile } = await newPerson();
  const { page } = await visit("/exam", { as: mobile, width: widths.phone });
  await page.getByRole("link", { name: "现场急救" }).click();
  await whenLive(page);
  await page.locator("article .choices").first().waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  // Nothing chosen is wrong.
  await page.getByRole("button", { name: "提交答案" }).click();
  await page.getByText("回答错误").waitFor();
  await page.getByText("参考答案").waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole("button", { name: /错题本 1/ }).click();
  await page.getByText("做错 1 次").waitFor();
});
