import pg from "pg";
import { describe, expect } from "vitest";
import { fillInForm, openPart } from "./class-desk.ts";
import { accessibilityProblems, portal, test, whenLive } from "./harness.ts";
import { problemsOf } from "./screens.ts";
import { signIn } from "./sign-in.ts";
import { settled } from "./settled.ts";

const lecturer = "13800000002";
const member = "13800000004";
const learner = "13800000001";

/** A class of the demo's lecturer with one member, and a lesson that is now. */
async function makeLesson(): Promise<{ gradeId: string; lessonId: string }> {
  const client = new pg.Client({ connectionString: portal.databaseUrl });
  await client.connect();
  try {
    await client.query("set app.scope = 'system'");
    const { rows } = await client.query<{ gradeId: string; lessonId: string }>(
      `with made as (
        insert into grade (org_no, lecturer_user_no, grade_name, cover, intro, is_free, price_fen, member_count,
          begin_time, end_time, is_putaway)
        select 'default', user_no, '签到试验班', '', '', true, 0, 1, now(), now() + interval '9 days', false
        from app_user where mobile = $1 returning id
      ), joined as (
        insert into grade_member (grade_id, user_no, org_no, joined_by, gmt_join)
        select made.id, user_no, 'default', 4, now() - interval '1 day' from made, app_user where mobile = $2
      )
      insert into grade_lesson (grade_id, org_no, lesson_name, gmt_begin, gmt_end)
      select id, 'default', '第一课', now(), now() + interval '1 hour' from made
      returning grade_id as "gradeId", id as "lessonId"`,
      [lecturer, member],
    );
    return rows[0]!;
  } finally {
    await client.end();
  }
}

describe.skipIf(!portal.databaseUrl)("attendance of a class", () => {
  test("from who joins by a code, and the code on the screen, to who scanned it signed out, and a correction", async ({
    visit,
  }) => {
    const { gradeId, lessonId } = await makeLesson();
    const { page } = await visit(`/account/grades/teacher?grade=${gradeId}`, { as: lecturer });
    await openPart(page, "班级码");
    await fillInForm(page, { opens: "生成班级码", fields: {} });
    const code = await page.getByRole("rowheader").first().innerText();
    // Each part of the management, by day and at each width.
    const faults: string[] = [];
    const parts = page.getByRole("navigation", { name: "班级管理" }).getByRole("link");
    for (const name of await parts.allInnerTexts()) {
      await openPart(page, name);
      await settled(page);
      const found = [...(await problemsOf(page, "zh-CN")), ...(await accessibilityProblems(page))];
      faults.push(...found.map((fault) => `${name}: ${fault}`));
    }
    expect(faults).toEqual([]);
    const joiner = await visit("/account/grade", { as: learner, width: 390 });
    await fillInForm(joiner.page, { opens: "凭码加入", fields: { 班级码: code.toLowerCase() } });
    await joiner.page.getByRole("heading", { name: "签到试验班" }).waitFor();
    await joiner.page.getByRole("link", { name: "课程签到" }).click();
    await joiner.page.getByLabel("签到码").waitFor();

    await openPart(page, "学员");
    await page.reload();
    await whenLive(page);
    await page.getByRole("heading", { name: "班级学员（2）" }).waitFor();
    await page.getByRole("link", { name: "考勤 签到试验班" }).click();
    await page.getByRole("link", { name: "第一课" }).click();
    await whenLive(page);
    await page.getByRole("button", { name: "开始签到" }).click();
    await page.getByRole("img", { name: "签到二维码" }).waitFor();
    await page.getByText("已到 0 / 2 人").waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);

    // What the QR code says; drawing it is the component's.
    const looked = await page.waitForResponse((response) => response.url().endsWith("/grade/auth/attendance/view"));
    const { data } = (await looked.json()) as { data: { token: string } };
    const scanned = await visit(`/grade/signIn?lesson=${lessonId}&token=${data.token}`, {
      width: 390,
      expectedErrors: /signGradeAttendance/,
    });
    await scanned.page.getByText("扫码有效").waitFor();
    expect(await accessibilityProblems(scanned.page)).toEqual([]);
    await scanned.page.getByRole("link", { name: "去登录" }).click();
    await scanned.page.waitForURL("**/login**");
    await signIn(scanned.page, member);
    await scanned.page.waitForURL("**/grade/signIn**");
    await scanned.page.getByRole("heading", { name: "签到成功" }).waitFor();

    await page.getByText("已到 1 / 2 人").waitFor();
    await fillInForm(page, { opens: "更正 李佳慧", fields: { 原因: "迟到五分钟" } }, (form) =>
      form.getByRole("radio", { name: "迟到" }).check(),
    );
    await page.getByRole("cell", { name: /迟到\s*迟到五分钟/ }).waitFor();
    await page.getByRole("button", { name: "结束签到" }).click();
    await page.getByText("签到已经结束").waitFor();

    await scanned.page.goto(`${portal.url}/grade/signIn`);
    await scanned.page.getByLabel("签到码").waitFor();
    await scanned.page.getByLabel("签到码").fill("000000");
    await scanned.page.getByRole("button", { name: "签到", exact: true }).click();
    await scanned.page.getByRole("alert").waitFor();
    expect(await accessibilityProblems(scanned.page)).toEqual([]);
  });
});
