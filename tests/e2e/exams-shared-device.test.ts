import type { BrowserContext, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { answersDatabase } from "../../src/shared/draft-key.ts";
import { createClient, ok } from "../api/client.ts";
import { portal, test, whenLive } from "./harness.ts";
import { signIn } from "./sign-in.ts";

/** Two people who sit the same exam one after another in the same browser. */
const first = "13800000001";
const second = "13800000004";
const client = createClient(portal.url);
const expectedErrors = /ERR_INTERNET_DISCONNECTED|saveExam(Answers|Events)|getExamAttempt/;

const tokenOf = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === "RC_WEB_TOKEN")?.value ?? "";

/** A new attempt of whoever is signed in in the browser. */
async function begin(context: BrowserContext): Promise<string> {
  const as = { token: await tokenOf(context) };
  const { list } = ok(await client.call("listExams", {}));
  const { id } = list.find(({ examName }) => examName === "低压电工证模拟考试")!;
  const open = ok(await client.call("getExamStanding", { id }, as)).attemptId;
  if (open) await client.call("submitExamAttempt", { attemptId: open }, as);
  return ok(await client.call("startExamAttempt", { id }, as)).id;
}

/** The places of an attempt that have an answer at the server. */
async function stored(context: BrowserContext, attemptId: string): Promise<number[]> {
  const { slotList } = ok(await client.call("getExamAttempt", { attemptId }, { token: await tokenOf(context) }));
  return slotList.flatMap(({ slot, answer }) => (answer ? [slot] : []));
}

/** The keys of the answers that stand on the device: by whom, at which attempt, at which place. */
const kept = (page: Page): Promise<unknown[][]> =>
  page.evaluate(async (name) => {
    if (!(await indexedDB.databases()).some((database) => database.name === name)) return [];
    return new Promise<unknown[][]>((resolve) => {
      const opening = indexedDB.open(name);
      opening.onsuccess = () => {
        const reading = opening.result.transaction("answers").objectStore("answers").getAllKeys();
        reading.onsuccess = () => {
          opening.result.close();
          resolve(reading.result as unknown[][]);
        };
      };
    });
  }, answersDatabase);

const option = (page: Page, question: number, index: number) =>
  page.locator("article .choices").nth(question).locator("input").nth(index);
const saved = (page: Page) => page.getByText("答案已全部保存").waitFor();
const chosen = (page: Page) => page.locator("article .choices input:checked").count();

async function openSheet(page: Page, attemptId: string): Promise<void> {
  await page.goto(`${portal.url}/exam/exam?attempt=${attemptId}`);
  await whenLive(page);
  await option(page, 0, 0).waitFor();
  const take = page.getByRole("button", { name: "改在这里作答" });
  await take.or(page.getByText("答案已全部保存")).first().waitFor();
  if (await take.isVisible()) await take.click();
}

/** Answers the second question off the network, and goes away from the paper before it is back. */
async function answerOffline(page: Page): Promise<void> {
  const context = page.context();
  await option(page, 0, 1).check();
  await saved(page);
  await context.setOffline(true);
  await option(page, 1, 0).check();
  await page.getByText("等待保存…").first().waitFor();
  await expect.poll(async () => (await kept(page)).length).toBe(2);
  // What a page sends while it closes is not held back by the browser's being offline.
  await page.evaluate(() => (window.fetch = () => Promise.reject(new TypeError("offline"))));
  await page.close();
  await context.setOffline(false);
}

async function signInHere(page: Page, name: string): Promise<void> {
  await page.goto(`${portal.url}/login?t=login`);
  await whenLive(page);
  await signIn(page, name);
  await page.locator("header .me").waitFor();
}

async function signOutHere(page: Page): Promise<void> {
  await page.goto(`${portal.url}/exam`);
  await whenLive(page);
  const menu = page.locator("header .me");
  await menu.locator("summary, [aria-expanded]").first().click();
  await menu.getByRole("button", { name: "退出登录" }).click();
  await page.locator('header a[href^="/login"]').waitFor();
}

/** What somebody else finds at a device: nothing of the one before, neither at their address nor in their own paper. */
async function findsNothing(page: Page, theirs: string): Promise<string> {
  const context = page.context();
  await page.goto(`${portal.url}/exam/exam?attempt=${theirs}`);
  await whenLive(page);
  await page.locator("main").waitFor();
  await expect.poll(() => page.locator("article").count()).toBe(0);
  const own = await begin(context);
  await openSheet(page, own);
  await saved(page);
  expect(await chosen(page)).toBe(0);
  expect(await stored(context, own)).toEqual([]);
  await option(page, 2, 0).check();
  await saved(page);
  expect(await chosen(page)).toBe(1);
  expect(await stored(context, own)).toHaveLength(1);
  return own;
}

describe("two people at one device", () => {
  test("who signs out leaves no answer to the next, and finds later what the server has", async ({ visit }) => {
    const { page } = await visit("/exam", { as: first, fresh: true, expectedErrors });
    const context = page.context();
    const theirs = await begin(context);
    await openSheet(page, theirs);
    await answerOffline(page);
    const next = await context.newPage();
    await signOutHere(next);
    expect(await kept(next)).toEqual([]);

    await signInHere(next, second);
    const own = await findsNothing(next, theirs);
    await client.call("submitExamAttempt", { attemptId: own }, { token: await tokenOf(context) });
    await signOutHere(next);

    await signInHere(next, first);
    expect(await stored(context, theirs)).toHaveLength(1);
    await openSheet(next, theirs);
    await saved(next);
    expect([await option(next, 0, 1).isChecked(), await chosen(next)]).toEqual([true, 1]);
    await client.call("submitExamAttempt", { attemptId: theirs }, { token: await tokenOf(context) });
  });

  test("who is replaced by another finds their answers when they come back, and only they send them", async ({
    visit,
  }) => {
    const { page } = await visit("/exam", { as: first, fresh: true, expectedErrors });
    const context = page.context();
    const theirs = await begin(context);
    await openSheet(page, theirs);
    await answerOffline(page);
    // Their session ends elsewhere, so that nobody signs out here.
    const next = await context.newPage();
    await client.signIn(first);
    await next.goto(`${portal.url}/account/order`);
    await next.waitForURL(/\/login/);
    expect((await kept(next)).length).toBe(2);

    await signInHere(next, second);
    const own = await findsNothing(next, theirs);
    await client.call("submitExamAttempt", { attemptId: own }, { token: await tokenOf(context) });
    // Of the first one nothing was sent meanwhile, and all is there still.
    expect((await kept(next)).filter(([, attempt]) => attempt === theirs)).toHaveLength(2);
    await client.signIn(second);
    await next.goto(`${portal.url}/account/order`);
    await next.waitForURL(/\/login/);

    await signInHere(next, first);
    expect(await stored(context, theirs)).toHaveLength(1);
    await openSheet(next, theirs);
    await saved(next);
    expect([await option(next, 0, 1).isChecked(), await option(next, 1, 0).isChecked()]).toEqual([true, true]);
    await expect.poll(() => stored(context, theirs)).toHaveLength(2);
    await client.call("submitExamAttempt", { attemptId: theirs }, { token: await tokenOf(context) });
  });

  test("a paper that was left open sends nothing as the next person, and is not shown to them", async ({ visit }) => {
    const { page } = await visit("/exam", { as: first, fresh: true, expectedErrors });
    const context = page.context();
    const theirs = await begin(context);
    await openSheet(page, theirs);
    await option(page, 0, 1).check();
    await saved(page);
    // Another tab: the first one's session ends elsewhere, and the second person signs in.
    const next = await context.newPage();
    await client.signIn(first);
    await signInHere(next, second);
    // What was open is touched: it is another's now.
    await option(page, 1, 0).check();
    await expect.poll(() => page.locator("article").count()).toBe(0);
    await client.signIn(second);
    const { token } = { token: await client.signIn(first) };
    const { slotList } = ok(await client.call("getExamAttempt", { attemptId: theirs }, { token }));
    expect(slotList.filter(({ answer }) => answer !== undefined)).toHaveLength(1);
    await client.call("submitExamAttempt", { attemptId: theirs }, { token });
  });
});
