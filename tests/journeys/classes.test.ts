import { expect } from "vitest";
import { fillInForm, openPart, recordOf } from "../e2e/class-desk.ts";
import { portal, test, whenLive, widths } from "../e2e/harness.ts";
import { signIn } from "../e2e/sign-in.ts";
import { inHours, newClass } from "./own-class.ts";
import { call, demo, newPerson } from "./people.ts";

test("Whoever opens the link of a class signs in, comes back to it, and joins with its code", async ({ visit }) => {
  const { gradeId, gradeName, code } = await newClass();
  const { mobile } = await newPerson();
  const { page } = await visit(`/account/grade?code=${code}`, { width: widths.phone });
  await page.waitForURL("**/login**");
  await signIn(page, mobile);
  await page.waitForURL("**/account/grade?code=**");
  await fillInForm(page, { opens: "凭码加入", fields: {} }, async (form) => {
    expect(await form.getByLabel("班级码").inputValue()).toBe(code.replace("-", ""));
  });
  await page.getByRole("heading", { name: gradeName }).waitFor();
  const { page: desk } = await visit(`/account/grades/teacher?grade=${gradeId}`, { as: demo.lecturer });
  await desk.getByRole("heading", { name: "班级学员（1）" }).waitFor();
});

test("A learner checks in to a lesson with the six digits that the lecturer shows", async ({ visit }) => {
  const { gradeId, code, lecturer } = await newClass();
  const { mobile, token } = await newPerson();
  await call("joinGrade", { code }, token);
  const lesson = { lessonName: "第一课", gmtBegin: `${inHours(0)}:00`, gmtEnd: `${inHours(1)}:00` };
  const lessonId = (await call("saveGradeLesson", { gradeId, ...lesson }, lecturer)).id;
  const { page: desk } = await visit(`/account/grades/attendance?lesson=${lessonId}`, { as: demo.lecturer });
  await desk.getByRole("button", { name: "开始签到" }).click();
  await desk.getByText("已到 0 / 1 人").waitFor();

  const { page } = await visit("/account/grade", { as: mobile, width: widths.phone });
  await page.getByRole("link", { name: "课程签到" }).click();
  await page.getByLabel("签到码").fill((await desk.locator(".digits").innerText()).replaceAll(/\s/g, ""));
  await page.getByRole("button", { name: "签到", exact: true }).click();
  await page.getByRole("heading", { name: "签到成功" }).waitFor();
  await desk.getByText("已到 1 / 1 人").waitFor();
  await desk.getByRole("button", { name: "结束签到" }).click();
  await desk.getByText("签到已经结束").waitFor();
});

test("Homework is given, handed in and marked by its criteria, and its learner reads points and remarks", async ({
  visit,
}) => {
  const { gradeId, code } = await newClass();
  const { mobile, token } = await newPerson();
  await call("joinGrade", { code }, token);
  const work = "实验报告";
  const { page: desk } = await visit(`/account/grades/teacher?grade=${gradeId}`, { as: demo.lecturer });
  await openPart(desk, "作业");
  await fillInForm(
    desk,
    {
      opens: "布置作业",
      fields: { 作业名称: work, 题目与要求: "写一份实验报告。", 截止时间: inHours(24).replace(" ", "T") },
    },
    async (form) => {
      for (const [place, text, points] of [
        [0, "数据完整", "6"],
        [1, "结论清楚", "4"],
      ] as const) {
        await form.getByRole("button", { name: "添加一项" }).click();
        await form.getByLabel("评分点").nth(place).fill(text);
        await form.getByLabel("分值").nth(place).fill(points);
      }
    },
  );
  await recordOf(desk, work).getByText("0 / 1").waitFor();

  const { page: mine } = await visit("/account/grade", { as: mobile, width: widths.phone });
  await mine.getByRole("link", { name: work }).click();
  await mine.getByText("数据完整").waitFor();
  await mine.getByRole("button", { name: "开始做" }).click();
  await mine.getByRole("textbox").fill("数据见附件。");
  await mine.getByText("已保存，尚未提交").waitFor();
  await mine.getByRole("button", { name: "提交作业" }).click();
  await mine.getByRole("dialog").getByRole("button", { name: "提交作业" }).click();
  await mine.getByRole("heading", { name: "已提交，等待批改" }).waitFor();

  await expect
    .poll(async () => {
      await desk.goto(`${portal.url}/account/grades/teacher?grade=${gradeId}&tab=homework`);
      await whenLive(desk);
      return recordOf(desk, work).getByRole("definition").allInnerTexts();
    })
    .toEqual([expect.anything(), "1 / 1", "0", "1"]);
  await desk.getByRole("link", { name: "批改" }).click();
  expect(await desk.locator(".answer").innerText()).toBe("数据见附件。");
  await desk.getByLabel(/数据完整/).check();
  expect(await desk.getByLabel(/^得分/).inputValue()).toBe("6");
  await desk.getByLabel("评语（考生可见）").fill("缺少结论。");
  await desk.getByRole("button", { name: "保存并下一题" }).click();
  await desk.getByText("全部阅完了").waitFor();
  await mine.reload();
  await mine.getByRole("heading", { name: "得分 6 / 10" }).waitFor();
  await mine.getByText("缺少结论。").waitFor();
});
