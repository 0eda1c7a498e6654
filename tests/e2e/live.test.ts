import type { Page } from "playwright-core";
import * as errorCode from "../../src/generated/error-codes.ts";
import { describe, expect } from "vitest";
import { accessibilityProblems, portal, test, whenLive, widths } from "./harness.ts";

const call = async (path: string, body: object) => {
  const reply = await fetch(`${portal.url}/apis${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return (await reply.json()).data;
};

interface Session {
  id: string;
  liveStatus: number;
}

/** The demo's live class, whose second session is always on. */
async function demoClass(): Promise<{ courseId: string; sessions: Session[] }> {
  const { list } = await call("/course/api/course/search/list", { str: "前端门诊" });
  const courseId = list[0].id;
  const { list: chapters } = await call("/course/api/course/chapter/list", { courseId });
  return { courseId, sessions: chapters.flatMap(({ periodList }: { periodList: Session[] }) => periodList) };
}

const inRoom = async (page: Page) => {
  await page.locator('[role="log"]').waitFor();
};
const line = (page: Page, text: string) => page.locator('[role="log"] li', { hasText: text });
const say = async (page: Page, text: string) => {
  await page.getByLabel("说点什么").fill(text);
  await page.keyboard.press("Enter");
};
const isPlaying = (page: Page) =>
  page.locator("video").evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0);

describe("a live class", () => {
  test("plays by itself, and those who are in it talk with each other; its lecturer keeps order", async ({ visit }) => {
    const { courseId, sessions } = await demoClass();
    expect(sessions.map(({ liveStatus }) => liveStatus)).toEqual([4, 2, 1]);
    const address = `/study/${courseId}?period=${sessions[1]?.id}`;
    const { page: learner } = await visit(address, { as: "13800000001" });
    const { page: lecturer } = await visit(address, { as: "13800000002" });
    await Promise.all([learner, lecturer].map(inRoom));
    await expect.poll(() => isPlaying(learner)).toBe(true);
    await expect.poll(() => line(learner, "先量再改").count()).toBe(1);

    // What is seen of a class counts, by the class's own time.
    const stored = learner.waitForResponse((reply) => reply.url().endsWith("/data/auth/course/log/save"));
    await learner.locator("video").evaluate((video: HTMLVideoElement) => video.pause());
    expect((await (await stored).json()).code).toBe(200);
    const told = JSON.parse((await stored).request().postData() ?? "{}");
    expect(told.ranges[0][0]).toBeGreaterThan(20 * 60);
    expect(told.position).toBeUndefined();

    await say(learner, "这里听得清楚");
    await line(lecturer, "这里听得清楚").waitFor();
    await say(lecturer, "收到，谢谢");
    await line(learner, "收到，谢谢").getByText("讲师").waitFor();
    await lecturer.getByRole("button", { name: /删除周晓明的消息：这里听得清楚/ }).click();
    await line(learner, "这里听得清楚").waitFor({ state: "detached" });
    await lecturer.getByRole("button", { name: "禁言周晓明" }).first().click();
    await learner.getByText("你已被禁言").waitFor();
    await lecturer.getByRole("button", { name: "解除周晓明的禁言" }).first().click();
    await learner.getByText("你已被禁言").waitFor({ state: "detached" });
    await lecturer.getByRole("button", { name: "全体禁言" }).click();
    await learner.getByText("讲师暂停了发言").waitFor();
    await lecturer.getByRole("button", { name: "解除禁言" }).click();
    await learner.getByText("讲师暂停了发言").waitFor({ state: "detached" });
    expect(await accessibilityProblems(lecturer)).toEqual([]);

    // Nothing that was typed is lost with the connection, nor with the page.
    await learner.getByLabel("说点什么").fill("还没写完");
    await learner.reload();
    await whenLive(learner);
    await learner.locator('[role="log"]').waitFor();
    expect(await learner.getByLabel("说点什么").inputValue()).toBe("还没写完");
    await learner.setViewportSize({ width: widths.phone, height: 844 });
    expect(await learner.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(widths.phone);
    await learner.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    expect(await accessibilityProblems(learner)).toEqual([]);
  });

  test("is waited for with a clock, and begins without a page that is loaded anew", async ({ visit }) => {
    const { courseId, sessions } = await demoClass();
    const { page } = await visit("/", { as: "13800000004", expectedErrors: /getLiveUrl: 1502/ });
    let asked = 0;
    // The first time the server says that it begins in two seconds; the second time it is the real server, of the
    // session that is on.
    await page.route("**/course/getLiveUrl", async (route) => {
      asked += 1;
      if (asked === 1)
        return route.fulfill({
          json: {
            code: errorCode.LIVE_NOT_YET,
            msg: "直播还没有开始",
            data: { beginTime: "2030-01-01 08:00:00", seconds: 2 },
          },
        });
      return route.continue({ postData: JSON.stringify({ courseId, periodId: sessions[1]?.id }) });
    });
    await page.goto(`${portal.url}/study/${courseId}?period=${sessions[1]?.id}`);
    await whenLive(page);
    await page.getByRole("timer").waitFor();
    await page.getByText("到时会自动播放").waitFor();
    await expect.poll(() => isPlaying(page)).toBe(true);
    expect(asked).toBe(2);
  });

  test("has a schedule that leads in, and a channel where its lecturer finds key and attendance", async ({ visit }) => {
    const { courseId, sessions } = await demoClass();
    const { page: visitor } = await visit(`/study/${courseId}?period=${sessions[1]?.id}`);
    await visitor.getByText("登录并取得课程后").waitFor();
    const { page } = await visit(`/live-detail/${courseId}`, { as: "13800000002" });
    await page.getByRole("link", { name: "进入直播间" }).waitFor();
    expect(await (await fetch(`${portal.url}/calendar/${courseId}.ics`)).text()).toContain("BEGIN:VEVENT");
    await page.goto(`${portal.url}/account/teacher/channel`);
    await whenLive(page);
    const key = page.locator("code", { hasText: "pass=" });
    expect(await key.count()).toBe(0);
    expect(await page.content()).not.toContain("pass=");
    await page.getByRole("button", { name: "显示" }).click();
    const before = await key.innerText();
    await page.getByRole("button", { name: "更换密钥" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "更换密钥" }).click();
    await page.getByText("已换成新密钥").waitFor();
    await page.getByRole("button", { name: "显示" }).click();
    expect(await key.innerText()).not.toBe(before);
    const session = page.locator("main li", { hasText: /到课人数\s*3/ }).first();
    await session.getByRole("link", { name: /^到课名单/ }).click();
    await page.getByRole("rowheader", { name: "周晓明 0001" }).first().waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
  });
});
