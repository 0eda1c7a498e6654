import pg from "pg";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { fillInForm, openPart as tab, recordOf } from "./class-desk.ts";
import { accessibilityProblems, portal, test, whenLive, widths } from "./harness.ts";
import { signIn } from "./sign-in.ts";

const lecturer = "13800000002";
const byCode = "13800000001";
const byLink = "13800000004";
const byApplication = "13800000007";

/** A course of the lecturer that costs something, and that none of the three has. */
async function courseToLend(): Promise<{ id: string; name: string }> {
  const client = new pg.Client({ connectionString: portal.databaseUrl });
  await client.connect();
  try {
    await client.query("set app.scope = 'system'");
    const { rows } = await client.query<{ id: string; name: string }>(
      `select course.id, course_name as name from course
       join app_user on user_no = lecturer_user_no and mobile = $1
       where price_fen > 0 and is_public and not exists (
         select from course_user join app_user as holder using (user_no)
         where course_id = course.id and holder.mobile = any($2))
       order by course.id limit 1`,
      [lecturer, [byCode, byLink, byApplication]],
    );
    return rows[0]!;
  } finally {
    await client.end();
  }
}

/** So many hours from now, as a field for a date and time takes it; sites of the tests are in China. */
const inHours = (hours: number): string =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Shanghai", dateStyle: "short", timeStyle: "short" })
    .format(Date.now() + hours * 3_600_000)
    .replace(" ", "T");

async function open(page: Page, path: string): Promise<void> {
  await page.goto(portal.url + path);
  await whenLive(page);
}

const sure = (page: Page, name: string) => page.getByRole("dialog").getByRole("button", { name, exact: true }).click();
const cells = async (page: Page, row: RegExp) => {
  const line = page.getByRole("row", { name: row });
  await line.waitFor();
  return (await line.getByRole("cell").allInnerTexts()).map((text) => text.trim());
};

describe.skipIf(!portal.databaseUrl)("a class", () => {
  test("is made, joined by code, link and application, taught, checked in to without a camera, marked, certified and closed, and each side sees it", async ({
    visit,
  }) => {
    // Names of this try alone.
    const now = Date.now();
    const className = `从头到尾的班 ${now}`;
    const work = `第一次作业 ${now}`;
    const template = `全程结业证书 ${now}`;
    const course = await courseToLend();

    // The lecturer makes it. Nobody else sees a draft.
    const { page: desk } = await visit("/account/grades/teacher", { as: lecturer });
    await desk.context().grantPermissions(["clipboard-read", "clipboard-write"], { origin: portal.url });
    await fillInForm(
      desk,
      { opens: "新建班级", fields: { 名称: className, 开班时间: inHours(-1), 结班时间: inHours(2000) } },
      (form) => form.getByLabel("名额（空：不限）").fill("2"),
    );
    // What was made opens.
    await desk.waitForURL(/grade=\d+/);
    const id = new URL(desk.url()).searchParams.get("grade")!;
    await desk.locator(".state", { hasText: "草稿" }).waitFor();
    const { page: coder } = await visit(`/view/${course.id}`, {
      as: byCode,
      width: widths.phone,
      expectedErrors: /404/,
    });
    await coder.getByRole("button", { name: "加入购物车" }).first().waitFor();
    expect((await coder.goto(`${portal.url}/grade/view/${id}`))?.status()).toBe(404);
    await tab(desk, "课程与考试");
    await desk.getByLabel(course.name).check();
    await desk.getByRole("button", { name: "保存" }).click();
    await desk.getByText("已保存").waitFor();
    await fillInForm(desk, { opens: `修改 ${className}`, fields: { "名额（空：不限）": "3" } });
    await desk.getByRole("button", { name: "开始上课" }).click();
    await desk.locator(".state", { hasText: "进行中" }).waitFor();

    // One joins by the code, however it is typed.
    await tab(desk, "班级码");
    await fillInForm(desk, { opens: "生成班级码", fields: {} });
    const code = await desk.getByRole("rowheader").first().innerText();
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    await open(coder, "/account/grade");
    await fillInForm(coder, { opens: "凭码加入", fields: { 班级码: code.toLowerCase() } });
    await coder.getByRole("heading", { name: className }).waitFor();

    // Another opens the link signed out, and comes back to it after signing in.
    await desk.getByRole("button", { name: "复制链接" }).click();
    await desk.getByText("已复制").waitFor();
    const link = new URL(await desk.evaluate(() => navigator.clipboard.readText()));
    expect(link.origin).toBe(portal.url);
    const { page: linker } = await visit(link.pathname + link.search, { width: widths.phone });
    await linker.waitForURL("**/login**");
    await signIn(linker, byLink);
    await linker.waitForURL("**/account/grade?code=**");
    await linker.getByText("你打开的链接带有班级码").waitFor();
    await fillInForm(linker, { opens: "凭码加入", fields: {} }, async (form) => {
      expect(await form.getByLabel("班级码").inputValue()).toBe(code.replace("-", ""));
      expect(await accessibilityProblems(linker)).toEqual([]);
    });
    await linker.waitForURL(`**/grade/course/${id}`);
    await linker.getByRole("heading", { name: className }).waitFor();

    // A third applies, and is answered.
    const { page: applicant } = await visit(`/grade/view/${id}`, { as: byApplication, width: widths.phone });
    await fillInForm(applicant, { opens: "申请加入", fields: { "申请说明（选填）": "我想补课" } }, async () => {
      expect(await accessibilityProblems(applicant)).toEqual([]);
    });
    await applicant.getByText("申请已提交，等待答复。").waitFor();
    await open(desk, `/account/grades/teacher?grade=${id}&tab=applications`);
    await desk.getByText("我想补课").waitFor();
    await fillInForm(desk, { opens: "通过并答复", fields: { "答复（选填，申请人会看到）": "欢迎" } });
    await desk.getByText("申请已通过").waitFor();
    await open(applicant, `/grade/course/${id}`);
    await applicant.getByRole("heading", { name: className }).waitFor();
    const { page: fourth } = await visit(`/grade/view/${id}`, {
      as: "13800000011",
      width: widths.phone,
      // Of the closed class, at the end.
      expectedErrors: /joinGrade/,
    });
    await fourth.getByText("名额已满。有人退出后才能加入。").waitFor();

    // Timetable, announcement, homework, and a certificate for the end.
    await tab(desk, "课程表");
    await fillInForm(desk, {
      opens: "添加课次",
      fields: { 内容: "第一课", 开始: inHours(0), 结束: inHours(2), 地点: "三楼教室" },
    });
    await desk.getByText("课次已添加").waitFor();
    await tab(desk, "公告");
    await fillInForm(desk, { opens: "发布公告", fields: { 标题: "开班啦", 内容: "今晚第一课，请带笔记本。" } });
    await desk.getByText("公告已发布，并发消息给 3 名学员。").waitFor();
    await tab(desk, "作业");
    await fillInForm(desk, {
      opens: "布置作业",
      fields: { 作业名称: work, 题目与要求: "写一句话。", 截止时间: inHours(24), 满分: "10" },
    });
    await recordOf(desk, work).getByText("0 / 3").waitFor();
    await open(desk, "/account/certificates/templates");
    await desk.getByRole("button", { name: "新建模板" }).click();
    const making = desk.getByRole("dialog", { name: "新建模板" });
    await making.getByLabel("模板名称").fill(template);
    await making.getByLabel("颁发条件").selectOption({ label: "班级结业" });
    await making.getByRole("combobox", { name: /^班级/ }).selectOption({ label: className });
    expect(await making.getByLabel("达标后自动颁发").isChecked()).toBe(true);
    await making.getByRole("button", { name: "保存", exact: true }).click();
    await recordOf(desk, template).getByText(className, { exact: true }).waitFor();

    // A member sees all of it, and studies the course without paying.
    await coder.reload();
    await coder.getByRole("heading", { name: "开班啦" }).waitFor();
    await coder.getByText("三楼教室").waitFor();
    expect(await accessibilityProblems(coder)).toEqual([]);
    await coder.getByRole("link", { name: course.name }).click();
    await coder.getByRole("link", { name: "开始学习" }).first().waitFor();
    await open(coder, "/account/message");
    await coder.getByText("开班啦").first().waitFor();

    // Two check in by the digits, without a camera.
    await open(desk, `/account/grades/teacher?grade=${id}`);
    await tab(desk, "课程表");
    await desk.getByRole("link", { name: "考勤 第一课" }).click();
    await whenLive(desk);
    await desk.getByRole("button", { name: "开始签到" }).click();
    await desk.locator(".digits").waitFor();
    for (const page of [coder, linker]) {
      await open(page, "/account/grade");
      await page.locator("main li", { hasText: className }).getByRole("link", { name: "课程签到" }).click();
      const digits = (await desk.locator(".digits").innerText()).replaceAll(/\s/g, "");
      await page.getByLabel("签到码").fill(digits);
      await page.getByRole("button", { name: "签到", exact: true }).click();
      await page.getByRole("heading", { name: "签到成功" }).waitFor();
    }
    await desk.getByText("已到 2 / 3 人").waitFor();
    await desk.getByRole("button", { name: "结束签到" }).click();
    await desk.getByText("签到已经结束").waitFor();

    // Homework: one hands it in and passes, another hands it in and fails.
    for (const [page, text] of [
      [coder, "我学会了。"],
      [applicant, "没学会。"],
    ] as const) {
      await open(page, `/grade/course/${id}`);
      await page.getByRole("link", { name: work }).click();
      await page.getByRole("button", { name: "开始做" }).click();
      await page.getByRole("textbox").fill(text);
      await page.getByText("已保存，尚未提交").waitFor();
      await page.getByRole("button", { name: "提交作业" }).click();
      await sure(page, "提交作业");
      await page.getByRole("heading", { name: "已提交，等待批改" }).waitFor();
    }
    await open(desk, `/account/grades/teacher?grade=${id}`);
    await tab(desk, "作业");
    await recordOf(desk, work).getByText("2 / 3").waitFor();
    expect(await recordOf(desk, work).getByRole("definition").allInnerTexts()).toEqual([
      expect.anything(),
      "2 / 3",
      "0",
      "2",
    ]);
    await desk.getByRole("link", { name: "批改" }).click();
    for (let answers = 0; answers < 2; answers += 1) {
      const answer = await desk.locator(".answer").innerText();
      await desk.getByLabel(/^得分/).fill(answer.includes("没") ? "3" : "9");
      await desk.getByLabel("评语（考生可见）").fill("已阅");
      await desk.getByRole("button", { name: "保存并下一题" }).click();
      await (answers === 0
        ? desk.locator(".answer", { hasNotText: answer }).waitFor()
        : desk.getByText("全部阅完了").waitFor());
    }
    await coder.reload();
    await coder.getByRole("heading", { name: "得分 9 / 10" }).waitFor();
    await coder.getByText("已阅").waitFor();
    await open(desk, `/account/grades/teacher?grade=${id}`);
    await tab(desk, "成绩册");
    expect(await cells(desk, /周晓明/)).toEqual(["9"]);
    expect(await cells(desk, /黄敏/)).toEqual(["3"]);
    expect(await cells(desk, /李佳慧/)).toEqual(["—"]);

    // Closing: whoever passed or was there has the certificate, everything stays, nothing begins any more.
    await desk.getByRole("button", { name: `结班 ${className}` }).click();
    await sure(desk, "结班");
    await desk.locator(".state", { hasText: "已结班" }).waitFor();
    for (const page of [coder, linker]) {
      await expect
        .poll(async () => {
          await open(page, "/account/certificate");
          return page.locator("main").innerText();
        })
        .toContain(template);
    }
    await open(applicant, "/account/certificate");
    expect(await applicant.locator("main").innerText()).not.toContain(template);
    await open(coder, `/grade/course/${id}`);
    await coder.getByText("班级已结班，内容仍可查看。").waitFor();
    expect(await coder.getByRole("link", { name: "课程签到" }).count()).toBe(0);
    await coder.getByRole("heading", { name: "开班啦" }).waitFor();
    await open(coder, `/view/${course.id}`);
    await coder.getByRole("button", { name: "加入购物车" }).first().waitFor();
    await open(fourth, "/account/grade");
    await fourth.getByRole("button", { name: "凭码加入" }).click();
    const codeForm = fourth.getByRole("dialog");
    await codeForm.getByLabel("班级码").fill(code);
    await codeForm.getByRole("button", { name: "凭码加入" }).click();
    await codeForm.getByRole("alert").filter({ hasText: /\S/ }).waitFor();
    await open(desk, "/account/certificates");
    const issued = desk.locator("tbody tr", { hasText: template });
    await issued.first().waitFor();
    expect(await issued.count()).toBe(2);
    await open(desk, "/account/grades/teacher");
    const line = recordOf(desk, className);
    await line.getByText("已结班").waitFor();
    await line.getByText("3 / 3").waitFor();
  });
});
