import type { Page } from "playwright-core";
import { expect } from "vitest";
import { portal } from "./harness.ts";

const call = async (path: string, body: object) => {
  const reply = await fetch(`${portal.url}/apis${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return (await reply.json()).data;
};

/** A lesson of a course, and the address at which it is studied. */
export interface Lesson {
  courseId: string;
  id: string;
  href: string;
}

/** The first lessons of the first course of a kind, free or for money. */
export async function lessonsOf(courseCategory: number, priceType: "free" | "paid"): Promise<Lesson[]> {
  const { list } = await call("/course/api/course/list", { courseCategory, priceType, pageSize: 5 });
  const courseId = list[0].id;
  const { list: chapters } = await call("/course/api/course/chapter/list", { courseId });
  return chapters
    .flatMap(({ periodList }: { periodList: { id: string }[] }) => periodList)
    .map(({ id }: { id: string }) => ({ courseId, id, href: `/study/${courseId}?period=${id}` }));
}

/** Which of a free course's lessons are a video in pieces, and which one file. */
export async function lessonBy(ending: string): Promise<Lesson> {
  for (const lesson of (await lessonsOf(1, "free")).slice(0, 6)) {
    const { url } = await call("/course/api/course/period/try", { courseId: lesson.courseId, periodId: lesson.id });
    if (url.endsWith(ending)) return lesson;
  }
  throw new Error(`no lesson ends with ${ending}`);
}

export const video = (page: Page) => page.locator("video");
/** How far the video is, in seconds. */
export const now = (page: Page) => video(page).evaluate((element: HTMLVideoElement) => element.currentTime);
/** Silently: a browser that nobody touched plays nothing aloud. */
export const play = async (page: Page) => {
  await video(page).waitFor();
  await expect.poll(() => video(page).evaluate((element: HTMLVideoElement) => element.readyState)).toBeGreaterThan(1);
  await video(page).evaluate((element: HTMLVideoElement) => {
    element.muted = true;
    return element.play();
  });
};
