import pg from "pg";
import type { BrowserContext, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { answersDatabase } from "../../src/shared/draft-key.ts";
import type { OperationId, OperationInput } from "../../src/generated/operations.ts";
import type { ExamQuestionDraft } from "../../src/generated/types.ts";
import { createClient, ok } from "../api/client.ts";
import { portal, test, whenLive } from "./harness.ts";
import { richText } from "../api/rich-text.ts";

/** What the browser says while the test has taken it off the network. */
const unreachable = /ERR_INTERNET_DISCONNECTED|saveExam(Answers|Events)/;
const client = createClient(portal.url);

/** An exam of so many questions, for two hours; gives its name. */
async function longExam(count: number): Promise<string> {
  const as = { token: await client.signIn("13800000002") };
  const done = async <Id extends OperationId>(id: Id, input: OperationInput<Id>) =>
    ok(await client.call(id, input, as));
  const examName = `${count} 道题的考试`;
  const { id: subjectId } = await done("saveExamSubject", { subjectName: examName });
  const questions = Array.from({ length: count }, (_, index): ExamQuestionDraft => ({
    questionKind: 1,
    body: {
      stem: richText(`第 ${index + 1} 问`),
      options: ["甲", "乙", "丙"].map((text, place) => ({ id: "abc"[place]!, content: richText(text) })),
    },
    key: { right: ["b"] },
  }));
  for (let from = 0; from < count; from += 200)
    await done("importExamQuestions", { subjectId, questionList: questions.slice(from, from + 200) });
  const random = [...Array(Math.ceil(count / 200)).keys()].map((part) => ({
    subjectId,
    count: Math.min(200, count - part * 200),
    score: 1,
  }));
  const { id: paperId } = await done("saveExamPaper", { paperName: examName, sections: [{ title: "一", random }] });
  const { id } = await done("saveExam", {
    settings: {
      examName,
      examKind: 1,
      paperId,
      limitMinutes: 120,
      attemptsAllowed: 0,
      passScore: 0,
      graceSeconds: 60,
      isQuestionsShuffled: false,
      isOptionsShuffled: false,
      showAnswers: 2,
      showScore: 2,
      showExplanations: 2,
      examPrice: "0.00",
      examAudience: 1,
    },
  });
  await done("publishExam", { id, isPutaway: 1 });
  return examName;
}

/** Somebody with an attempt that is new, and what the server has of it. */
async function sitter(context: BrowserContext, exam = "低压电工证模拟考试") {
  const token = (await context.cookies()).find(({ name }) => name === "RC_WEB_TOKEN")?.value ?? "";
  const as = { token };
  const { list } = ok(await client.call("listExams", {}));
  const { id } = list.find(({ examName }) => examName === exam)!;
  const open = ok(await client.call("getExamStanding", { id }, as)).attemptId;
  if (open) await client.call("submitExamAttempt", { attemptId: open }, as);
  const attemptId: string = ok(await client.call("startExamAttempt", { id }, as)).id;
  return {
    attemptId,
    address: `${portal.url}/exam/exam?attempt=${attemptId}`,
    /** The answers that the server has, by place. */
    stored: async (): Promise<Record<number, { chosen?: string[]; blanks?: string[] }>> => {
      const { slotList } = ok(await client.call("getExamAttempt", { attemptId }, as));
      return Object.fromEntries(slotList.flatMap(({ slot, answer }) => (answer ? [[slot, answer]] : [])));
    },
    remainingMs: async (): Promise<number> => ok(await client.call("getExamAttempt", { attemptId }, as)).remainingMs!,
    result: async () => ok(await client.call("getExamResult", { attemptId }, as)),
    submit: () => client.call("submitExamAttempt", { attemptId }, as),
  };
}

/** Runs in the page: what the device has of the answer to a place. */
const lastKept = ([name, attemptId, slot]: readonly [string, string, number]) =>
  new Promise<string | undefined>((resolve) => {
    const opening = indexedDB.open(name);
    opening.onsuccess = () => {
      const reading = opening.result.transaction("answers").objectStore("answers").getAll();
      const keys = opening.result.transaction("answers").objectStore("answers").getAllKeys();
      keys.onsuccess = () => {
        const at = (keys.result as unknown[][]).findIndex(([, attempt, at]) => attempt === attemptId && at === slot);
        opening.result.close();
        resolve((reading.result[at] as { body: { chosen?: string[] } } | undefined)?.body.chosen?.[0]);
      };
    };
  });

const option = (page: Page, question: number, index: number) =>
  page.locator("article .choices").nth(question).locator("input").nth(index);
const saved = (page: Page) => page.getByText("答案已全部保存").waitFor();

/** Opens the paper in a page that held nothing before, and answers there from now on. */
async function takeUp(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await whenLive(page);
  await page.locator("article .choices input").first().waitFor();
  const take = page.getByRole("button", { name: "改在这里作答" });
  // Unless the page before has been silent for so long that it holds the attempt no more.
  await take.or(page.getByText("答案已全部保存")).first().waitFor();
  if (await take.isVisible()) await take.click();
}

describe("answers of an exam are kept", () => {
  test("when the tab crashes off the network, and on another device meanwhile", async ({ visit }) => {
    const options = { as: "13800000001", fresh: true, expectedErrors: unreachable };
    const { page } = await visit("/exam", options);
    const context = page.context();
    const { address, stored, submit } = await sitter(context);
    await page.goto(address);
    await whenLive(page);
    await option(page, 0, 1).check();
    await saved(page);
    await expect.poll(async () => Object.keys(await stored())).toHaveLength(1);

    await context.setOffline(true);
    await option(page, 1, 0).check();
    await page.getByText("等待保存…").first().waitFor();
    const crashed = page.waitForEvent("crash");
    const tools = await context.newCDPSession(page);
    void tools.send("Page.crash").catch(() => undefined);
    await crashed;
    await page.close();
    expect(Object.keys(await stored())).toHaveLength(1);

    await context.setOffline(false);
    const again = await context.newPage();
    await takeUp(again, address);
    await saved(again);
    // What the server has stands in the page at once; what only the device has, when it was read.
    expect(await option(again, 0, 1).isChecked()).toBe(true);
    await expect.poll(() => option(again, 1, 0).isChecked()).toBe(true);
    await expect.poll(async () => Object.keys(await stored())).toHaveLength(2);

    // Another device takes over while this one is off the network with an answer on the way.
    await context.setOffline(true);
    await option(again, 2, 0).check();
    await again.getByText("等待保存…").first().waitFor();
    const { page: phone } = await visit("/exam", { width: 390, fresh: true, expectedErrors: unreachable });
    await phone.context().addCookies(await context.cookies());
    await takeUp(phone, address);
    expect(await option(phone, 1, 0).isChecked()).toBe(true);
    await option(phone, 3, 0).check();
    await saved(phone);
    await context.setOffline(false);
    await again.getByText("正在另一个页面或设备上作答").waitFor();
    expect(Object.keys(await stored())).toHaveLength(3);
    await again.getByRole("button", { name: "改在这里作答" }).click();
    await saved(again);
    await expect.poll(async () => Object.keys(await stored())).toHaveLength(4);
    await submit();
  });

  test("500 of them, given over an hour off the network, when the page is gone before it is back", async ({
    visit,
  }) => {
    // More places than one call carries; each is answered twice, with another option the second time.
    const count = 250;
    const { page } = await visit("/exam", { as: "13800000001", fresh: true, expectedErrors: unreachable });
    const context = page.context();
    const { attemptId, address, stored, submit } = await sitter(context, await longExam(count));
    await page.clock.install();
    await page.goto(address);
    await whenLive(page);
    await option(page, count - 1, 2).waitFor();
    await saved(page);
    await context.setOffline(true);
    // One every 7.2 s of the page's time, which is told so by ten.
    await page.getByRole("button", { name: "逐题显示" }).click();
    for (let given = 0; given < 2 * count; given += 10) {
      await page.evaluate(
        async ([from, most]) => {
          for (let at = from; at < from + 10; at += 1) {
            document.querySelector<HTMLElement>(`nav a[href="#q-${(at % most) + 1}"]`)?.click();
            await new Promise((drawn) => queueMicrotask(() => queueMicrotask(() => drawn(undefined))));
            document.querySelectorAll<HTMLElement>("article .choices input")[at % 3]?.click();
            await new Promise((drawn) => queueMicrotask(() => queueMicrotask(() => drawn(undefined))));
          }
        },
        [given, count] as const,
      );
      await page.clock.fastForward(72_000);
    }
    await page.getByText("连接不到服务器").waitFor();
    expect(await page.locator('nav [data-state="open"]').count()).toBe(0);
    expect(await stored()).toEqual({});
    // An hour's writes came within seconds: the device ends them before the page goes.
    await expect.poll(() => page.evaluate(lastKept, [answersDatabase, attemptId, count] as const)).toBe("b");
    await page.close();

    await context.setOffline(false);
    const again = await context.newPage();
    await takeUp(again, address);
    await saved(again);
    const answers = await stored();
    const chosen = Array.from({ length: count }, (_, index) => answers[index + 1]?.chosen?.[0]);
    expect(chosen).toEqual(Array.from({ length: count }, (_, index) => "abc"[(index + count) % 3]));
    await submit();
  });

  test("whatever the clock of the device says: an hour ahead, an hour behind, changed meanwhile", async ({ visit }) => {
    const { page } = await visit("/exam", { as: "13800000001", fresh: true, expectedErrors: unreachable });
    const { address, remainingMs, stored, submit } = await sitter(page.context());
    await page.addInitScript(() => {
      const Real = Date;
      const shift = () => Number(sessionStorage.getItem("shift") ?? 3_600_000);
      class Shifted extends Real {
        constructor(...given: [number?]) {
          super(...((given.length > 0 ? given : [Real.now() + shift()]) as [number]));
        }
        static override now = () => Real.now() + shift();
      }
      globalThis.Date = Shifted as DateConstructor;
    });
    await page.goto(address);
    await whenLive(page);
    const shownMs = async () => {
      const [hours = 0, minutes = 0, seconds = 0] = (await page.locator("[role=timer] b").innerText())
        .split(":")
        .map(Number);
      return ((hours * 60 + minutes) * 60 + seconds) * 1000;
    };
    const isRight = async () => Math.abs((await shownMs()) - (await remainingMs())) < 10_000;
    for (const [question, shift] of [3_600_000, -3_600_000, 7_200_000].entries()) {
      await page.evaluate((value) => sessionStorage.setItem("shift", String(value)), shift);
      await expect.poll(() => page.evaluate(() => Date.now() - performance.timeOrigin - performance.now())).not.toBe(0);
      await option(page, question, 0).check();
      await saved(page);
      await expect.poll(isRight).toBe(true);
      await page.reload();
      await whenLive(page);
      await option(page, question, 0).waitFor();
      expect(await option(page, question, 0).isChecked()).toBe(true);
      await expect.poll(isRight).toBe(true);
    }
    expect(Object.keys(await stored())).toHaveLength(3);
    await submit();
  });

  test.skipIf(portal.databaseUrl === undefined)(
    "when the time ends while no page is open: the server submits what it has",
    async ({ visit }) => {
      // What the page of the paper is told of an attempt that is over.
      const expectedErrors = /getExamAttempt: 1565/;
      const { page } = await visit("/exam", { as: "13800000001", fresh: true, expectedErrors });
      const { attemptId, address, result } = await sitter(page.context());
      await page.goto(address);
      await whenLive(page);
      await option(page, 0, 1).check();
      await saved(page);
      await page.goto("about:blank");
      const database = new pg.Client({ connectionString: portal.databaseUrl });
      await database.connect();
      await database.query("select set_config('app.scope', 'system', false)");
      await database.query("update exam_attempt set gmt_deadline = now(), grace_seconds = 0 where id = $1", [
        attemptId,
      ]);
      await expect.poll(async () => (await result())?.attemptState, { timeout: 60_000 }).toBe(4);
      await database.end();
      const told = await result();
      expect(told).toMatchObject({ isByServer: true, answeredCount: 1, lateCount: 0, uncountedCount: 0 });
      expect(told.gmtSubmit).toBe(told.gmtDeadline);
      // Whoever comes back to the paper is led to what came of it.
      await page.goto(address);
      await page.waitForURL(/\/exam\/result\?attempt=\d+/);
      await page.getByText("时间到，系统自动交卷").waitFor();
    },
  );
});
