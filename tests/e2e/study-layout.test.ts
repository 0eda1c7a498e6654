import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { accessibilityProblems, portal, test, whenLive, widths } from "./harness.ts";
import { choose, chosen, lessonBy, now, panel, play, video } from "./lessons.ts";

const box = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { top, left, width, height, bottom } = element.getBoundingClientRect();
    return { top, left, width, height, bottom };
  });

describe("the page of a lesson", () => {
  test("begins with the film, below a bar of 48 px, and has nothing of the shop", async ({ visit }) => {
    const { href } = await lessonBy("film.mp4");
    const { page } = await visit(href, { as: "13800000001" });
    await video(page).waitFor();
    for (const [width, height] of [
      [1440, 900],
      [820, 1180],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect((await box(page, ".study-bar")).height, `${width}`).toBe(48);
      expect((await box(page, ".picture")).top, `${width}`).toBeLessThanOrEqual(56);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width}`).toBeLessThanOrEqual(width);
    }
    // A phone on its side: the film is the window.
    await page.setViewportSize({ width: 844, height: 390 });
    await expect.poll(() => box(page, ".picture")).toEqual({ top: 0, left: 0, width: 844, height: 390, bottom: 390 });
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await page.locator(".site-header, .ad-banner, .site-footer, footer").count()).toBe(0);
    expect(
      await page
        .getByRole("banner")
        .getByRole("link", { name: /^返回课程/ })
        .getAttribute("href"),
    ).toMatch(/^\/view\//);
  });

  test("has the film beside an outline of its own scroll, which the bar takes away and brings back", async ({
    visit,
  }) => {
    const { page } = await visit((await lessonBy("film.mp4")).href, { as: "13800000001" });
    await video(page).waitFor();
    const [film, side] = [await box(page, ".picture"), await box(page, ".side")];
    expect(side).toMatchObject({ left: film.width, width: 360, bottom: 900 });
    await page.locator(".side").evaluate((element) => void (element.scrollTop = 200));
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const bar = page.getByRole("group", { name: "课程资料" });
    await bar.getByRole("button", { name: "笔记" }).click();
    await page.getByLabel("写一条笔记").waitFor();
    await bar.getByRole("button", { name: "笔记" }).click();
    await page.getByLabel("写一条笔记").waitFor({ state: "hidden" });
    expect((await box(page, ".picture")).width).toBe(1440);
    await bar.getByRole("button", { name: "目录" }).click();
    expect((await box(page, ".picture")).width).toBe(film.width);
  });

  test("keeps the film in sight on a phone, with tabs below it", async ({ visit }) => {
    const { page } = await visit((await lessonBy("film.mp4")).href, { as: "13800000001", width: widths.phone });
    await video(page).waitFor();
    await page.getByRole("tab", { name: "目录" }).waitFor();
    // The words of a film come a moment after it.
    await expect.poll(() => page.getByRole("tab").allInnerTexts()).toEqual(["目录", "笔记", "文字稿"]);
    await page.evaluate(() => scrollTo(0, 300));
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    expect((await box(page, ".picture")).top).toBe(48);
  });

  test("has all that one does with a lesson in full screen too", async ({ visit }) => {
    const { page } = await visit((await lessonBy("index.m3u8")).href, { as: "13800000001" });
    await play(page);
    await page.locator("media-play-button").focus();
    await page.keyboard.press("f");
    await page.waitForFunction(() => document.fullscreenElement?.classList.contains("screen"));
    const first = new URL(page.url()).search;
    const name = await page.locator(".head span").innerText();
    expect(name).not.toBe("");
    await choose(page, "播放速度", "1.25×");
    await choose(page, "清晰度", "180p");
    const inScreen = page.locator(".screen");
    expect(await inScreen.locator("media-settings-menu-item > span:first-child").allInnerTexts()).toEqual(
      expect.arrayContaining(["播放速度", "清晰度", "自动播放下一节"]),
    );
    await inScreen.getByRole("link", { name: "下一节" }).click();
    await page.waitForURL((url) => url.search !== first);
    // The next one plays, still in full screen, and as fast.
    await page.waitForFunction(() => document.fullscreenElement?.classList.contains("screen"));
    await expect.poll(() => page.locator(".head span").innerText()).not.toBe(name);
    await expect.poll(() => now(page)).toBeGreaterThan(0);
    expect(await video(page).evaluate((element: HTMLVideoElement) => element.playbackRate)).toBe(1.25);
    expect(await inScreen.getByRole("link", { name: "上一节" }).count()).toBe(1);
  });
});

describe("a film that ends", () => {
  const toEnd = (page: Page) =>
    video(page).evaluate((element: HTMLVideoElement) => void (element.currentTime = element.duration - 0.4));

  test("leads to the next lesson, which plays; who says no stays", async ({ visit }) => {
    const { href } = await lessonBy("film.mp4");
    const { page } = await visit(href, { as: "13800000001" });
    await play(page);
    await toEnd(page);
    await page.getByText(/秒后自动播放/).waitFor();
    await page.getByRole("button", { name: "取消" }).click();
    await page.locator(".ended").waitFor({ state: "detached" });
    expect(page.url()).toBe(portal.url + href);
    await play(page);
    await toEnd(page);
    await page.waitForURL((url) => url.pathname + url.search !== href);
    await expect.poll(() => now(page)).toBeGreaterThan(0);
    expect(await video(page).evaluate((element: HTMLVideoElement) => element.paused)).toBe(false);
  });

  test("waits where somebody does not want the next lesson by itself", async ({ visit }) => {
    const { page } = await visit((await lessonBy("film.mp4")).href, { as: "13800000001" });
    await play(page);
    await choose(page, "自动播放下一节", "关闭");
    await toEnd(page);
    await page.getByRole("link", { name: "立即播放" }).waitFor();
    expect(await page.getByText(/秒后自动播放/).count()).toBe(0);
  });
});

describe("a film with captions", () => {
  test("keeps the language that was chosen over three lessons", async ({ visit }) => {
    const { page } = await visit((await lessonBy("film.mp4")).href, { as: "13800000001" });
    await play(page);
    await choose(page, "字幕", "English");
    for (let lesson = 0; lesson < 2; lesson += 1) {
      const before = page.url();
      await page.locator(".ways a", { hasText: "下一节" }).click();
      await page.waitForURL((url) => url.href !== before);
      await expect.poll(() => chosen(page, "字幕")).toBe("English");
      await expect
        .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem("lectern.watch") ?? "{}").captions))
        .toBe("en");
    }
    await page.reload();
    await whenLive(page);
    await video(page).waitFor();
    await expect.poll(() => chosen(page, "字幕")).toBe("English");
  });

  test("has a text that follows it, and leads to each line", async ({ visit }) => {
    const { page } = await visit((await lessonBy("film.mp4")).href);
    await play(page);
    await panel(page, "文字稿");
    const text = page.getByRole("tabpanel", { name: "文字稿" });
    const lines = text.getByRole("listitem").getByRole("button");
    await expect.poll(() => lines.count()).toBeGreaterThan(2);
    await lines.nth(2).click();
    await expect.poll(() => lines.nth(2).getAttribute("aria-current")).toBe("true");
    expect(await now(page)).toBeGreaterThan(1);
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  test("says its keys, and is as wide as the window by one of them", async ({ visit }) => {
    const { page } = await visit((await lessonBy("film.mp4")).href);
    await play(page);
    await page.locator("media-play-button").focus();
    await page.keyboard.press("?");
    const sheet = page.getByRole("dialog", { name: "快捷键" });
    await sheet.waitFor();
    expect(await sheet.getByRole("term").count()).toBeGreaterThan(10);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await sheet.waitFor({ state: "detached" });
    await page.locator("media-play-button").focus();
    await page.keyboard.press("t");
    await expect.poll(async () => (await box(page, ".picture")).width).toBe(1440);
    await page.keyboard.press("t");
    await expect.poll(async () => (await box(page, ".picture")).width).toBe(1080);
  });

  test("goes ten seconds back or on by two taps, and shows the time at the pointer", async ({ visit }) => {
    const { page } = await visit((await lessonBy("film.mp4")).href, { width: widths.phone });
    await play(page);
    await video(page).evaluate((element: HTMLVideoElement) => {
      element.pause();
      element.currentTime = 5;
    });
    const tap = (share: number) =>
      page.locator("media-controller").evaluate((element, at) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const where = { clientX: left + width * at, clientY: top + height / 2, bubbles: true, pointerType: "touch" };
        for (let turn = 0; turn < 2; turn += 1) element.dispatchEvent(new PointerEvent("pointerup", where));
      }, share);
    await tap(0.9);
    await expect.poll(() => now(page)).toBeCloseTo(15, 0);
    await tap(0.1);
    await expect.poll(() => now(page)).toBeCloseTo(5, 0);
    await tap(0.5);
    expect(await now(page)).toBeCloseTo(5, 0);
    const range = await box(page, "media-time-range");
    await page.mouse.move(range.left + range.width / 2, range.top + range.height / 2);
    await expect
      .poll(() => page.locator("media-time-range").evaluate((range) => range.getAttribute("mediapreviewtime")))
      .not.toBeNull();
  });
});
