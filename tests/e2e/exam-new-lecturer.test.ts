import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { createClient, ok } from "../api/client.ts";
import { freshMobile, register } from "./codes.ts";
import { accessibilityProblems, portal, test, whenLive, widths } from "./harness.ts";
import { password } from "./sign-in.ts";
import { settled } from "./settled.ts";

const client = createClient(portal.url);
const learner = "13800000007";
/** What a lecturer does by hand from the empty desk to the published result, counted; more is a longer way than before. */
const MAX_STEPS = 50;
/** A folder for pictures of each step, by day on a desk and by night on a phone: to look at, not to compare. */
const pictures = process.env["EXAM_PICTURES"];

const questions = `一、单项选择题
1．发现有人触电，首先应当做什么？
A．切断电源
B．用手拉开触电的人
C．用水浇
答案：A
解析：先断电，再救人。
2．家庭用电的频率是多少赫兹？
A．50
B．60
答案：A
二、判断题
3．湿手可以碰开关。
答案：错
三、简答题
4．写出检修前的三个步骤。
答案：断电、验电、挂牌`;

/** Counts what is done by hand, and takes pictures where they are asked for. */
function steps() {
  let done = 0;
  let taken = 0;
  return {
    count: () => done,
    async step(work: Promise<unknown>): Promise<void> {
      done += 1;
      await work;
    },
    async picture(page: Page, name: string): Promise<void> {
      taken += 1;
      if (!pictures) return;
      mkdirSync(pictures, { recursive: true });
      for (const [width, height, colorScheme] of [
        [widths.phone, 844, "dark"],
        [widths.desktop, 900, "light"],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.emulateMedia({ colorScheme });
        const no = String(taken).padStart(2, "0");
        await page.screenshot({ path: join(pictures, `${no}-${name}-${width}-${colorScheme}.png`), fullPage: true });
      }
      // What was scrolled for the picture stands under no head that stays.
      await page.evaluate(() => window.scrollTo(0, 0));
    },
  };
}

/** An account that has just been made a lecturer: the application and the operator's yes are tests of their own. */
async function becomeLecturer(page: Page): Promise<string> {
  const mobile = freshMobile();
  await register(page, { mobile, password });
  const token = (await page.context().cookies()).find(({ name }) => name === "RC_WEB_TOKEN")?.value ?? "";
  const application = {
    lecturerName: "新来的老师",
    position: "电工培训师",
    lecturerMobile: mobile,
    introduce: "在车间做了十五年电工，现在想把安全用电的知识教给更多的人。",
  };
  const applied = await client.call("saveLecturerAudit", application, { token });
  expect(applied.code, applied.msg).toBe(200);
  const operator = { token: await client.signIn("13800000009") };
  const { list } = ok(await client.call("listLecturerAudits", { auditStatus: 0 }, operator));
  const { id } = list.find(({ lecturerMobile }) => lecturerMobile === mobile)!;
  expect((await client.call("auditLecturer", { id, auditStatus: 1 }, operator)).code).toBe(200);
  return mobile;
}

describe("a lecturer who has never made an exam", () => {
  test(
    "comes from an empty desk to a marked exam by what the pages say, in few steps",
    { timeout: 300_000 },
    async ({ visit }) => {
      const { step, picture, count } = steps();
      const { page } = await visit("/register", {
        fresh: true,
        expectedErrors: /sendCode: 1110/,
      });
      await becomeLecturer(page);

      // The desk says what to do first, and each page what comes next.
      await page.goto(`${portal.url}/account`);
      await whenLive(page);
      await picture(page, "account");
      await step(page.locator("aside summary, .slot-aside summary").filter({ hasText: "考试管理" }).click());
      await step(page.locator('.slot-aside a[href="/account/exams"]').click());
      await page.getByText("四步就能开考").waitFor();
      await whenLive(page);
      await picture(page, "empty-desk");
      expect(await accessibilityProblems(page)).toEqual([]);
      await step(page.getByRole("link", { name: "先出题，或导入题目" }).click());
      await page.getByText("题库里还没有题目").waitFor();
      await picture(page, "empty-bank");
      await step(page.locator(".empty").getByRole("link", { name: "添加科目" }).click());
      await page.getByRole("button", { name: "添加科目" }).waitFor();
      await whenLive(page);
      await picture(page, "no-subject");
      await step(page.getByRole("button", { name: "添加科目" }).click());
      await step(page.getByRole("textbox", { name: "科目名称" }).fill("安全用电"));
      await step(page.getByRole("button", { name: "保存科目" }).click());
      await page.getByRole("heading", { name: "安全用电" }).waitFor();
      await picture(page, "subject");

      // Questions from a text that every teacher has, and one written by hand.
      await step(page.getByRole("link", { name: "去出题 安全用电" }).click());
      await page.getByText("没有找到题目").waitFor();
      await picture(page, "empty-subject");
      await step(page.getByRole("link", { name: "导入", exact: true }).click());
      await page.getByLabel("或者粘贴试题").waitFor();
      await picture(page, "import");
      await step(page.getByLabel("或者粘贴试题").fill(questions));
      await step(page.getByRole("button", { name: "检查", exact: true }).click());
      await page.getByText("读到 4 题").waitFor();
      await picture(page, "import-preview");
      await step(page.getByRole("button", { name: "导入 4 题" }).click());
      await page.getByText("已导入 4 题").waitFor();
      await picture(page, "imported");
      await step(page.getByRole("link", { name: "查看题库" }).click());
      await page.getByText("共 4 道题").waitFor();
      await picture(page, "bank");
      await step(page.getByRole("link", { name: "出题", exact: true }).click());
      await page.getByRole("heading", { name: "新题目" }).waitFor();
      await picture(page, "new-question");
      await step(page.getByLabel("题干", { exact: true }).fill("灭火器应当对准哪里"));
      await step(page.getByLabel("选项 A", { exact: true }).fill("火焰根部"));
      await step(page.getByLabel("选项 B", { exact: true }).fill("火焰顶部"));
      await step(page.getByLabel("A 是正确答案", { exact: true }).check());
      await picture(page, "question");
      await step(page.getByRole("button", { name: "保存", exact: true }).click());
      await page.waitForURL(/questionId=\d+/);

      await step(page.getByRole("link", { name: "返回" }).click());
      await page.getByText("共 5 道题").waitFor();
      await step(page.getByRole("navigation", { name: "考试管理" }).getByRole("link", { name: "试卷" }).click());
      await page.getByText("还没有试卷").waitFor();
      await picture(page, "no-paper");
      await step(page.getByRole("link", { name: "新建第一份试卷" }).click());
      await page.getByLabel("试卷名称", { exact: true }).waitFor();
      await picture(page, "new-paper");
      await step(page.getByLabel("试卷名称", { exact: true }).fill("安全用电小测"));
      await step(page.getByRole("button", { name: "从题库选题" }).click());
      await page.getByRole("dialog").getByRole("checkbox").nth(4).waitFor();
      await picture(page, "pick");
      for (const box of await page.getByRole("dialog").getByRole("checkbox").all()) await step(box.check());
      await step(page.getByRole("button", { name: "添加 5 道题" }).click());
      // The last question comes first by the mouse, and goes one down by the keyboard.
      const words = page.locator("[data-question] .words p:first-child");
      const before = await words.allTextContents();
      const grips = page.locator(".grip");
      await step(grips.nth(4).dragTo(grips.first(), { targetPosition: { x: 5, y: 2 } }));
      await expect.poll(() => words.allTextContents()).toEqual([before[4], ...before.slice(0, 4)]);
      await grips.first().focus();
      await step(page.keyboard.press("ArrowDown"));
      await expect.poll(() => words.allTextContents()).toEqual([before[0], before[4], ...before.slice(1, 4)]);
      await picture(page, "paper");
      await step(page.getByRole("button", { name: "保存", exact: true }).click());
      await page.waitForURL(/paperId=\d+/);
      const paperId = new URL(page.url()).searchParams.get("paperId") ?? "";
      await picture(page, "paper-saved");

      await step(page.getByRole("link", { name: "用这份试卷新建考试" }).click());
      await page.getByLabel(/^考试名称/).waitFor();
      await picture(page, "new-exam");
      expect(await page.getByRole("combobox", { name: /^试卷/ }).inputValue()).not.toBe("");
      await step(page.getByLabel(/^考试名称/).fill("安全用电随堂考"));
      await step(page.getByRole("combobox", { name: /^参加的人/ }).selectOption({ label: "名单内的人" }));
      await step(page.getByRole("button", { name: "保存并发布" }).click());
      await page.waitForURL(/\/account\/exams\/edit\?id=\d+/);
      await page.getByText("已发布").first().waitFor();
      await picture(page, "exam-published");
      await step(page.getByRole("link", { name: "管理名单、准考码和加时" }).click());
      await page.getByLabel(/^粘贴名单/).waitFor();
      await picture(page, "no-people");
      await step(page.getByLabel(/^粘贴名单/).fill(`王芳，${learner}`));
      await step(page.getByRole("button", { name: "检查", exact: true }).click());
      await step(page.getByRole("button", { name: "添加（1 行）" }).click());
      await page.getByRole("rowheader", { name: "王芳", exact: true }).waitFor();
      await picture(page, "people");
      const id = new URL(page.url()).searchParams.get("exam") ?? "";

      // The learner finds the exam among their own, sits it on a phone, and hands it in.
      const sitting = await visit("/account/exams/myExam", { as: learner, width: widths.phone, fresh: true });
      const sheet = sitting.page;
      await sheet
        .getByRole("link", { name: /安全用电随堂考/ })
        .first()
        .click();
      await sheet.waitForURL(/\/exam\/view\/\d+/);
      await whenLive(sheet);
      await picture(sheet, "view");
      await sheet.getByRole("link", { name: "开始考试" }).click();
      await sheet.getByText("断网时答案可以保存在本机").waitFor();
      await picture(sheet, "start");
      await sheet.getByRole("checkbox", { name: "我已阅读并遵守考试规则" }).check();
      await sheet.getByRole("button", { name: "开始考试" }).click();
      await sheet.waitForURL(/\/exam\/exam\?attempt=\d+/);
      await sheet.locator("article").nth(4).waitFor();
      await picture(sheet, "sheet");
      for (const choices of await sheet.locator("article .choices").all())
        await choices.locator("input").first().check();
      await sheet.locator("article textarea").fill("断电，验电，挂警示牌");
      await sheet.getByText("答案已全部保存").waitFor();
      await picture(sheet, "sheet-answered");

      // Meanwhile the lecturer watches.
      await page.goto(`${portal.url}/account/exams`);
      await whenLive(page);
      await picture(page, "desk-while-sat");
      await step(page.getByRole("link", { name: /^监考/ }).click());
      await page.getByRole("row", { name: /王芳/ }).waitFor();
      await picture(page, "board");

      await sheet.getByRole("button", { name: "交卷" }).click();
      await sheet.getByRole("heading", { name: "确认交卷" }).waitFor();
      await picture(sheet, "submit");
      await sheet.getByRole("button", { name: "确认交卷" }).click();
      await sheet.waitForURL(/\/exam\/result\?attempt=\d+/);
      await picture(sheet, "result-waiting");

      await step(page.getByRole("link", { name: "去阅卷" }).click());
      await page.locator(".answer").first().waitFor();
      // By the name on the list, as on the board.
      await page.locator(".facts").getByText("王芳").waitFor();
      await picture(page, "marking");
      await step(page.getByLabel(/^得分/).fill("2"));
      await step(page.getByLabel("评语（考生可见）").fill("写得好"));
      await step(page.getByRole("button", { name: "保存并下一题" }).click());
      await page.getByText("全部阅完了").waitFor();
      await picture(page, "marked");
      await step(page.getByRole("link", { name: "返回考试列表" }).click());
      await page.getByRole("heading", { name: /安全用电随堂考/ }).waitFor();
      await picture(page, "desk-marked");
      await step(page.getByRole("link", { name: /^成绩与分析/ }).click());
      await page.getByRole("heading", { name: "考试成绩" }).waitFor();
      await page.getByRole("rowheader", { name: "王芳" }).waitFor();
      await whenLive(page);
      await picture(page, "results");

      await sheet.reload();
      await sheet.getByRole("link", { name: "查看答案与解析" }).waitFor();
      await picture(sheet, "result");
      await sheet.getByRole("link", { name: "查看答案与解析" }).click();
      await sheet.getByText("写得好").waitFor();
      await picture(sheet, "explain");

      if (pictures) {
        for (const [name, path] of [
          ["analysis", `/account/exams/analysis?exam=${id}`],
          ["marking-list", "/account/exams/marking"],
          ["preview", `/account/exams/preview?paperId=${paperId}`],
        ] as const) {
          await page.goto(portal.url + path);
          await whenLive(page);
          await settled(page);
          await picture(page, name);
        }
      }
      expect(count()).toBeLessThanOrEqual(MAX_STEPS);
    },
  );
});
