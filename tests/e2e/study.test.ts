import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { accessibilityProblems, portal, test, whenLive, widths } from "./harness.ts";
import { choose, chosen, lessonBy, lessonsOf, now, panel, play, video } from "./lessons.ts";

/** The language of the captions that are shown. */
const shownCaptions = (page: Page) =>
  video(page).evaluate(
    (element: HTMLVideoElement) => [...element.textTracks].find(({ mode }) => mode === "showing")?.language ?? "",
  );

/** Where captions are drawn, and what is around them. */
const captionsAt = (page: Page) =>
  page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    const drawn = document.querySelector<HTMLElement>(".cues .cue");
    const bars = document.querySelector(".bars")!;
    return {
      text: drawn?.textContent ?? "",
      drawn: box(".cues .cue"),
      size: drawn ? Number.parseFloat(getComputedStyle(drawn).fontSize) : 0,
      bars: box(".bars"),
      barsOpacity: Number(getComputedStyle(bars).opacity),
      picture: box(".picture"),
    };
  });

describe("a film", () => {
  test("plays with captions, faster and slower, by keys", async ({ visit }) => {
    const { page } = await visit((await lessonBy("film.mp4")).href);
    await play(page);
    await expect.poll(() => now(page)).toBeGreaterThan(1);
    expect(
      await video(page).evaluate(
        (element: HTMLVideoElement) =>
          [...element.textTracks].find(({ mode }) => mode === "showing")?.activeCues?.[0] instanceof VTTCue,
      ),
    ).toBe(true);
    await choose(page, "字幕", "English");
    await expect
      .poll(() =>
        video(page).evaluate(
          (element: HTMLVideoElement) => [...element.textTracks].find(({ mode }) => mode === "showing")?.language,
        ),
      )
      .toBe("en");
    await choose(page, "播放速度", "2×");
    expect(await video(page).evaluate((element: HTMLVideoElement) => element.playbackRate)).toBe(2);
    await page.locator("media-play-button").focus();
    await page.keyboard.press("Space");
    await expect.poll(() => video(page).evaluate((element: HTMLVideoElement) => element.paused)).toBe(true);
    const at = await now(page);
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => now(page)).toBeGreaterThan(at + 5);
  });

  test("draws its captions above the controls, and at the bottom once these are gone, large enough to read", async ({
    visit,
  }) => {
    const { page } = await visit((await lessonBy("film.mp4")).href, { width: widths.phone });
    await play(page);
    await expect.poll(() => now(page)).toBeGreaterThan(1);
    for (const width of [widths.phone, widths.desktop]) {
      await page.setViewportSize({ width, height: width === widths.phone ? 844 : 900 });
      await video(page).scrollIntoViewIfNeeded();
      // A film that stands still keeps its controls.
      await video(page).evaluate((element: HTMLVideoElement) => element.pause());
      await expect.poll(() => captionsAt(page).then(({ barsOpacity }) => barsOpacity)).toBe(1);
      const above = await captionsAt(page);
      expect(above.text).not.toBe("");
      expect(above.drawn.bottom).toBeLessThanOrEqual(above.bars.top);
      expect(above.drawn.top).toBeGreaterThan(above.picture.top);
      expect(above.drawn.left).toBeGreaterThanOrEqual(above.picture.left);
      expect(above.drawn.right).toBeLessThanOrEqual(above.picture.right);
      expect(above.size).toBeGreaterThanOrEqual(16);
      // While it plays and nobody moves, they go.
      await page.mouse.move(1, width === widths.phone ? 800 : 880);
      await video(page).evaluate((element: HTMLVideoElement) => element.play());
      await expect.poll(() => captionsAt(page).then(({ barsOpacity }) => barsOpacity)).toBe(0);
      await expect.poll(() => captionsAt(page).then(({ text }) => text)).not.toBe("");
      const below = await captionsAt(page);
      expect(below.drawn.bottom).toBeGreaterThan(above.bars.top);
      expect(below.drawn.bottom).toBeLessThanOrEqual(below.picture.bottom);
    }
    // Full screen shows the frame: with it the captions, larger, and who looks at it.
    await video(page).evaluate((element: HTMLVideoElement) => element.pause());
    const { size } = await captionsAt(page);
    await page.locator("media-play-button").focus();
    await page.keyboard.press("f");
    await page.waitForFunction(() => document.fullscreenElement?.classList.contains("screen"));
    await expect.poll(() => captionsAt(page).then((there) => there.size)).toBeGreaterThan(size);
    const full = await captionsAt(page);
    expect(full.drawn.bottom).toBeLessThanOrEqual(full.bars.top);
  });

  test("remembers captions and the speed", async ({ visit }) => {
    const { href } = await lessonBy("film.mp4");
    const { page } = await visit(href, { width: widths.phone });
    await play(page);
    await choose(page, "播放速度", "1.5×");
    await page.locator("media-play-button").focus();
    await page.keyboard.press(">");
    await expect.poll(() => chosen(page, "播放速度")).toBe("1.75×");
    await page.keyboard.press("c");
    await expect.poll(() => chosen(page, "字幕")).toBe("关闭");
    await page.locator(".ways a").last().click();
    await page.waitForURL((url) => url.pathname + url.search !== href);
    await expect.poll(() => chosen(page, "播放速度")).toBe("1.75×");
    await page.reload();
    await whenLive(page);
    await play(page);
    expect(await video(page).evaluate((element: HTMLVideoElement) => element.playbackRate)).toBe(1.75);
    expect([await chosen(page, "字幕"), await shownCaptions(page)]).toEqual(["关闭", ""]);
  });

  test("that does not come is as high as it will be, says so when it cannot be played, and plays when it is tried again", async ({
    visit,
  }) => {
    const { page } = await visit("/", { expectedErrors: /Failed to load|ERR_FAILED/ });
    const held: (() => void)[] = [];
    await page.route("**/media/**/film.mp4*", (route) => void held.push(() => void route.abort()));
    await page.goto(portal.url + (await lessonBy("film.mp4")).href);
    await video(page).waitFor();
    await expect.poll(() => held.length).toBeGreaterThan(0);
    const { width = 0, height = 0 } = (await video(page).boundingBox()) ?? {};
    expect(width / height).toBeCloseTo(16 / 9, 1);
    const refuse = setInterval(() => held.splice(0).forEach((abort) => abort()), 20);
    await page.getByText("暂时无法播放").waitFor();
    clearInterval(refuse);
    await page.unroute("**/media/**/film.mp4*");
    await page.getByRole("button", { name: "重试" }).click();
    await play(page);
    await expect.poll(() => now(page)).toBeGreaterThan(0);
  });

  test("whose end is reached by a jump does not count as finished", async ({ visit }) => {
    const { href } = await lessonBy("film.mp4");
    const { page } = await visit(href, { as: "13800000005" });
    await play(page);
    await expect.poll(() => now(page)).toBeGreaterThan(1);
    await video(page).evaluate((element: HTMLVideoElement) => void (element.currentTime = element.duration - 0.5));
    await page.locator(".ended").waitFor();
    const told = await page.locator(".ended").innerText();
    expect(told).toMatch(/播放结束/);
    expect(told).not.toContain("学完了");
    expect(await page.locator(".ended a").count()).toBe(1);
  });

  test("in pieces changes its quality while it plays", async ({ visit }) => {
    const { page } = await visit((await lessonBy("index.m3u8")).href);
    await play(page);
    await choose(page, "清晰度", "180p");
    await expect.poll(() => video(page).evaluate((element: HTMLVideoElement) => element.videoWidth)).toBe(320);
    await choose(page, "清晰度", "360p");
    await expect.poll(() => video(page).evaluate((element: HTMLVideoElement) => element.videoWidth)).toBe(640);
  });

  test("keeps notes with their moment, and goes there", async ({ visit }) => {
    const { href } = await lessonBy("film.mp4");
    const { page } = await visit(href, { as: "13800000004" });
    await play(page);
    await video(page).evaluate((element: HTMLVideoElement) => {
      element.pause();
      element.currentTime = 31;
    });
    await panel(page, "笔记");
    await page.getByLabel("写一条笔记").fill("这里要再看一遍");
    await page.getByRole("button", { name: "保存笔记" }).click();
    const note = page.locator(".notes li", { hasText: "这里要再看一遍" });
    await note.waitFor();
    await video(page).evaluate((element: HTMLVideoElement) => void (element.currentTime = 2));
    await note.getByRole("button", { name: "0:31", exact: true }).click();
    await expect.poll(() => now(page)).toBeGreaterThan(30);
    await note.getByRole("button", { name: /删除/ }).click();
    await note.waitFor({ state: "detached" });
  });

  test("that costs money does not play for a visitor, who is shown the way", async ({ visit }) => {
    const lessons = await lessonsOf(1, "paid");
    const { page } = await visit(lessons[1]?.href ?? "", { expectedErrors: /getTrialUrl: 1500/ });
    await page.getByText("登录并取得课程后").waitFor();
    expect(await video(page).count()).toBe(0);
    expect(await page.locator('.stage a[href^="/login"]').count()).toBe(1);
    expect(await page.locator(`.stage a[href="/view/${lessons[1]?.courseId}"]`).count()).toBe(1);
  });
});

describe("somebody who is not there", () => {
  test("is asked, and signed out when there is no answer", async ({ visit }) => {
    const { href } = await lessonBy("film.mp4");
    const { page } = await visit("/", { as: "13800000004", fresh: true });
    await page.clock.install();
    await page.goto(portal.url + href);
    await whenLive(page);
    await video(page).waitFor();
    await page.clock.fastForward("30:05");
    await page.clock.runFor(2000);
    await page.getByRole("dialog", { name: "还在学习吗？" }).waitFor();
    await page.getByRole("button", { name: "我还在学习" }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.clock.fastForward("30:05");
    await page.clock.runFor(2000);
    await page.getByRole("dialog", { name: "还在学习吗？" }).waitFor();
    const record = page.waitForResponse((reply) => reply.url().endsWith("/auto/sign/out/record/save"));
    await page.clock.fastForward("01:01");
    await page.clock.runFor(2000);
    expect((await (await record).json()).code).toBe(200);
    await page.waitForURL("**/login**");
    expect((await page.context().cookies()).some(({ name }) => name === "RC_WEB_TOKEN")).toBe(false);
  });
});

describe("the page of a lesson", () => {
  for (const scheme of ["light", "dark"] as const) {
    test(`has nothing that axe finds, in ${scheme}, and fits a phone`, async ({ visit }) => {
      const { page } = await visit((await lessonBy("index.m3u8")).href, { scheme, width: widths.phone });
      await video(page).waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(widths.phone);
      const [handout] = await lessonsOf(3, "paid");
      const reader = await visit(handout?.href ?? "", { scheme, width: widths.phone });
      await reader.page.locator("canvas[data-page]").waitFor();
      expect(await accessibilityProblems(reader.page)).toEqual([]);
      expect(await reader.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(widths.phone);
    });
  }

  test("names its lessons without JavaScript", async ({ visit }) => {
    const { page } = await visit((await lessonBy("film.mp4")).href, { javaScript: false });
    expect(await page.locator("h1").count()).toBe(1);
    expect(await page.locator(".lessons a").count()).toBeGreaterThan(3);
  });
});
