import { expect } from "vitest";
import { test, whenLive } from "../e2e/harness.ts";
import { choose, lessonBy, lessonsOf, now, play, video } from "../e2e/lessons.ts";
import { newPerson } from "./people.ts";

test("A video goes on where it was left, after the page was loaded again", async ({ visit }) => {
  const { href } = await lessonBy("film.mp4");
  const { mobile } = await newPerson();
  const { page } = await visit(href, { as: mobile });
  await play(page);
  await choose(page, "播放速度", "2×");
  await expect.poll(() => now(page)).toBeGreaterThan(6);
  const stored = page.waitForResponse((reply) => reply.url().endsWith("/data/auth/course/log/save"));
  await video(page).evaluate((element: HTMLVideoElement) => element.pause());
  const sent = JSON.parse((await stored).request().postData() ?? "{}");
  expect((await (await stored).json()).code).toBe(200);
  expect(sent.ranges[0][0]).toBeLessThan(1);
  await page.reload();
  await whenLive(page);
  await expect.poll(() => now(page)).toBeGreaterThan(4);
  expect(await page.locator(".lessons [aria-current] .num").innerText()).toMatch(/^\d+%$/);
});

test("A document is read page by page, by buttons and by keys", async ({ visit }) => {
  // The first of each is free to try.
  const [lesson] = await lessonsOf(3, "paid");
  const { page } = await visit(lesson?.href ?? "");
  const canvas = page.locator("canvas[data-page]");
  await canvas.waitFor();
  expect(
    await canvas.evaluate(
      (element: HTMLCanvasElement) =>
        new Set(element.getContext("2d")!.getImageData(0, 0, element.width, element.height).data).size,
    ),
  ).toBeGreaterThan(10);
  await page.getByRole("button", { name: "下一页" }).click();
  await page.locator('canvas[data-page="2"]').waitFor();
  expect(((await page.locator(".textLayer").textContent()) ?? "").normalize("NFKC")).toContain("怎样使用这份讲义");
  await page.keyboard.press("End");
  await page.locator('canvas[data-page="6"]').waitFor();
  await page.keyboard.press("ArrowLeft");
  await page.locator('canvas[data-page="5"]').waitFor();
  const width = (await canvas.boundingBox())?.width ?? 0;
  await page.getByRole("button", { name: "放大" }).click();
  await expect.poll(async () => (await canvas.boundingBox())?.width ?? 0).toBeGreaterThan(width * 1.2);
});
