import { readFile } from "node:fs/promises";
import pg from "pg";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { pdfOf } from "../api/media-files.ts";
import { fillInForm, openPart as tab, recordOf } from "./class-desk.ts";
import { accessibilityProblems, portal, test, whenLive, widths } from "./harness.ts";

const lecturer = "13800000002";
const member = "13800000004";
const CLASS = "作业试验班";
const WORK = "实验报告";

async function query<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: portal.databaseUrl });
  await client.connect();
  try {
    await client.query("set app.scope = 'system'");
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** A class of the demo's lecturer with one member. */
async function makeClass(): Promise<string> {
  const rows = await query<{ id: string }>(
    `with made as (
      insert into grade (org_no, lecturer_user_no, grade_name, cover, intro, is_free, price_fen, member_count,
        begin_time, end_time, is_putaway, state)
      select 'default', user_no, $3, '', '', true, 0, 1, now(), now() + interval '9 days', false, 3
      from app_user where mobile = $1 returning id
    ), joined as (
      insert into grade_member (grade_id, user_no, org_no, joined_by, gmt_join)
      select made.id, user_no, 'default', 4, now() - interval '1 day' from made, app_user where mobile = $2
    ) select id from made`,
    [lecturer, member, CLASS],
  );
  return rows[0]!.id;
}

/** So many hours from now, as a field for a date and time takes it; sites of the tests are in China. */
const inHours = (hours: number): string =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Shanghai", dateStyle: "short", timeStyle: "short" })
    .format(Date.now() + hours * 3_600_000)
    .replace(" ", "T");

/** Two hours go by for this homework and what was handed in. */
async function passTwoHours(gradeId: string): Promise<void> {
  await query(
    `update exam set gmt_due = gmt_due - interval '2 hours' where id in (select exam_id from grade_exam where grade_id = $1)`,
    [gradeId],
  );
  await query(
    `update exam_attempt set gmt_start = gmt_start - interval '2 hours', gmt_submit = gmt_submit - interval '2 hours'
     where exam_id in (select exam_id from grade_exam where grade_id = $1)`,
    [gradeId],
  );
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(portal.url + path);
  await whenLive(page);
}

/** Hands in what is on the page, and answers that one is sure. */
async function handIn(page: Page): Promise<void> {
  await page.getByText("已保存，尚未提交").waitFor();
  await page.getByRole("button", { name: "提交作业" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "提交作业" }).click();
  await page.getByText("已提交。").waitFor();
}

/** Opens the queue of the homework from the desk of its class, and marks the only one that waits. */
async function mark(page: Page, gradeId: string, give: () => Promise<void>): Promise<void> {
  await expect
    .poll(async () => {
      await open(page, `/account/grades/teacher?grade=${gradeId}&tab=homework`);
      return recordOf(page, WORK).getByRole("definition").last().innerText();
    })
    .toBe("1");
  await page.getByRole("link", { name: "批改" }).click();
  await page.locator(".answer").waitFor();
  await give();
  await page.getByRole("button", { name: "保存并下一题" }).click();
  await page.getByText("全部阅完了").waitFor();
}

describe.skipIf(!portal.databaseUrl)("homework", () => {
  test("is given, handed in with a file, marked with criteria and words, handed in again late, and stands in the gradebook and its file", async ({
    visit,
  }) => {
    const gradeId = await makeClass();
    const { page: desk } = await visit(`/account/grades/teacher?grade=${gradeId}`, { as: lecturer });
    await tab(desk, "作业");
    await fillInForm(
      desk,
      {
        opens: "布置作业",
        fields: { 作业名称: WORK, 题目与要求: "写一份实验报告。\n附上数据。", 截止时间: inHours(1) },
      },
      async (form) => {
        await form.getByLabel("逾期").selectOption({ label: "可补交，按天扣分" });
        await form.getByLabel("每逾期一天扣百分之几").fill("10");
        for (const [place, text, points] of [
          [0, "数据完整", "6"],
          [1, "结论清楚", "4"],
        ] as const) {
          await form.getByRole("button", { name: "添加一项" }).click();
          await form.getByLabel("评分点").nth(place).fill(text);
          await form.getByLabel("分值").nth(place).fill(points);
        }
        expect(await form.getByLabel("可以提交文件").isChecked()).toBe(true);
        expect(await accessibilityProblems(desk)).toEqual([]);
      },
    );
    await recordOf(desk, WORK).getByText("0 / 1").waitFor();

    // What waits stands among the member's classes, on a phone.
    const { page: mine } = await visit("/account/grade", {
      as: member,
      width: widths.phone,
      expectedErrors: /uploadFile: 1214|status of 422/,
    });
    const own = mine.locator("main li", { has: mine.getByRole("heading", { name: CLASS }) });
    await own.getByRole("link", { name: WORK }).click();
    await mine.waitForURL("**/grade/homework/*");
    const path = new URL(mine.url()).pathname;
    await mine.getByText("逾期可补交，每天扣 10% 的得分").waitFor();
    await mine.getByText("数据完整").waitFor();
    await mine.getByRole("button", { name: "开始做" }).click();
    await mine.getByRole("textbox").fill("数据见附件。");
    const report = pdfOf();
    const choose = (file: { name: string; mimeType: string; buffer: Buffer }) =>
      mine.getByLabel("添加文件").setInputFiles(file);
    // A file that says another kind than it is, is refused in words, and nothing typed is lost.
    await choose({
      name: "页面.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.from("<html><script>alert(1)</script>"),
    });
    await mine.locator("main [role=alert]").waitFor();
    await choose({ name: "报告.pdf", mimeType: "application/pdf", buffer: report });
    await mine.getByRole("button", { name: "报告.pdf", exact: true }).waitFor();
    expect(await mine.getByRole("textbox").inputValue()).toBe("数据见附件。");
    await handIn(mine);
    await mine.getByRole("heading", { name: "已提交，等待批改" }).waitFor();
    expect(await accessibilityProblems(mine)).toEqual([]);

    await mark(desk, gradeId, async () => {
      expect(await desk.locator(".answer").innerText()).toBe("数据见附件。");
      const [file] = await Promise.all([
        desk.waitForEvent("download"),
        desk.getByRole("button", { name: "报告.pdf" }).click(),
      ]);
      expect(await readFile(await file.path())).toEqual(report);
      await desk.getByLabel(/数据完整/).check();
      expect(await desk.getByLabel(/^得分/).inputValue()).toBe("6");
      await desk.getByLabel("评语（考生可见）").fill("缺少结论，请补上。");
      expect(await accessibilityProblems(desk)).toEqual([]);
    });

    // Who gets it back sees why, and hands in again, from what was handed in.
    await open(mine, path);
    await mine.getByRole("heading", { name: "得分 6 / 10" }).waitFor();
    await mine.getByText("缺少结论，请补上。").waitFor();
    await mine.getByRole("button", { name: "修改后重新提交" }).click();
    await mine.getByRole("button", { name: "报告.pdf", exact: true }).waitFor();
    expect(await mine.getByRole("textbox").inputValue()).toBe("数据见附件。");
    await mine.getByRole("textbox").fill("数据见附件。结论：成立。");
    await handIn(mine);
    await mark(desk, gradeId, async () => {
      await desk.getByLabel(/数据完整/).check();
      await desk.getByLabel(/结论清楚/).check();
      await desk.getByLabel("评语（考生可见）").fill("很好。");
    });
    await open(mine, path);
    await mine.getByRole("heading", { name: "得分 10 / 10" }).waitFor();
    await mine.getByText("很好。").waitFor();

    // After the due date who has handed in cannot lose that by being late.
    await passTwoHours(gradeId);
    await open(mine, path);
    await mine.getByRole("heading", { name: "得分 10 / 10" }).waitFor();
    expect(await mine.getByRole("button", { name: "修改后重新提交" }).count()).toBe(0);

    await open(desk, `/account/grades/teacher?grade=${gradeId}`);
    await tab(desk, "成绩册");
    const line = desk.getByRole("row", { name: /李佳慧/ });
    await line.waitFor();
    expect((await line.getByRole("cell").allInnerTexts()).map((text) => text.trim())).toEqual(["10"]);
    const [book] = await Promise.all([
      desk.waitForEvent("download"),
      desk.getByRole("button", { name: /CSV/ }).click(),
    ]);
    const text = await readFile(await book.path(), "utf8");
    expect(text).toContain(WORK);
    expect(text).toMatch(/李佳慧.*10/);
    const [sheet] = await Promise.all([
      desk.waitForEvent("download"),
      desk.getByRole("button", { name: "导出表格" }).click(),
    ]);
    expect((await readFile(await sheet.path())).subarray(0, 2).toString()).toBe("PK");
  });

  test("that comes after its due date loses the points of its days, on both sides", async ({ visit }) => {
    const gradeId = await makeClass();
    const { page: desk } = await visit(`/account/grades/teacher?grade=${gradeId}`, { as: lecturer });
    await tab(desk, "作业");
    await fillInForm(
      desk,
      {
        opens: "布置作业",
        fields: { 作业名称: WORK, 题目与要求: "写一句话。", 截止时间: inHours(1), 满分: "10" },
      },
      async (form) => {
        await form.getByLabel("逾期").selectOption({ label: "可补交，按天扣分" });
        await form.getByLabel("每逾期一天扣百分之几").fill("10");
      },
    );
    await recordOf(desk, WORK).getByText("0 / 1").waitFor();
    await passTwoHours(gradeId);

    const { page: mine } = await visit(`/grade/course/${gradeId}`, { as: member, width: widths.phone });
    await mine.getByRole("link", { name: WORK }).click();
    await mine.getByRole("button", { name: "开始做" }).click();
    await mine.getByRole("textbox").fill("晚了一点。");
    await handIn(mine);
    await mine.getByText("迟交").first().waitFor();
    await mark(desk, gradeId, async () => {
      await desk.getByText("迟交").first().waitFor();
      await desk.getByLabel(/^得分/).fill("10");
    });
    await mine.reload();
    await mine.getByRole("heading", { name: "得分 9 / 10" }).waitFor();
    await mine.getByText("迟交扣 1 分").waitFor();
    await open(desk, `/account/grades/teacher?grade=${gradeId}`);
    await tab(desk, "成绩册");
    const line = desk.getByRole("row", { name: /李佳慧/ });
    await line.waitFor();
    expect((await line.getByRole("cell").allInnerTexts()).map((text) => text.trim())).toEqual(["9 （迟交）"]);
  });
});
