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

export const video = (page: Page) => page.locator("video:not([hidden])");
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

/** An entry of the player's menu, by its label. */
const entry = (page: Page, label: string) =>
  page.locator("media-settings-menu-item", { has: page.getByText(label, { exact: true }).first() });
/** Opens the player's menu, or leaves it open. */
async function openMenu(page: Page): Promise<void> {
  const menu = page.locator("media-settings-menu");
  if ((await menu.getAttribute("hidden")) === null) return;
  await page.locator("media-settings-menu-button").click();
  await expect.poll(() => menu.getAttribute("hidden")).toBeNull();
}
/** Chooses something in the player's own menu, as a person does: the menu, the entry, the value. */
export async function choose(page: Page, label: string, value: string): Promise<void> {
  await openMenu(page);
  await entry(page, label).click();
  await entry(page, label).getByRole("menuitemradio", { name: value, exact: true }).click();
  await expect.poll(() => chosen(page, label)).toBe(value);
  await page.locator("media-settings-menu-button").click();
  await expect.poll(() => page.locator("media-settings-menu").getAttribute("hidden")).not.toBeNull();
}
/** What is chosen in the player's menu. */
export async function chosen(page: Page, label: string): Promise<string> {
  return ((await entry(page, label).locator(".chosen").textContent()) ?? "").trim();
}
/** Brings a panel beside the lesson to the front. */
export const panel = (page: Page, name: string) => page.getByRole("tab", { name, exact: true }).click();
