import type { Page } from "playwright-core";
import { expect } from "vitest";
import { test } from "../e2e/harness.ts";
import { call, demo, first } from "./people.ts";

test("A live class plays by itself, and its learner and lecturer talk with each other", async ({ visit }) => {
  // The demo's live class, whose second session is always on.
  const { list } = await call("searchCourses", { str: "前端门诊" });
  const courseId = first(list).id;
  const { list: chapters } = await call("listCourseChapters", { courseId });
  const sessions = chapters.flatMap(({ periodList }) => periodList);
  const address = `/study/${courseId}?period=${sessions[1]?.id}`;
  const { page: learner } = await visit(address, { as: demo.learner });
  const { page: lecturer } = await visit(address, { as: demo.lecturer });
  await expect
    .poll(() => learner.locator("video").evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0))
    .toBe(true);
  const line = (page: Page, text: string) => page.getByRole("log").getByRole("listitem").filter({ hasText: text });
  const post = async (page: Page, text: string) => {
    await page.getByLabel("说点什么").fill(text);
    await page.keyboard.press("Enter");
  };
  await lecturer.getByRole("log").waitFor();
  const question = `这里听得清楚 ${Date.now()}`;
  await post(learner, question);
  await line(lecturer, question).waitFor();
  const answer = `收到，谢谢 ${Date.now()}`;
  await post(lecturer, answer);
  await line(learner, answer).getByText("讲师").waitFor();
  await lecturer
    .getByRole("button", { name: `删除周晓明的消息：${question}` })
    .first()
    .click();
  await line(learner, question).waitFor({ state: "detached" });
});
