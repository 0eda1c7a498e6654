import { expect } from "vitest";
import { test } from "../e2e/harness.ts";
import { call, first } from "./people.ts";

test("The list of courses is narrowed by three levels, sorted and paged, all in its address", async ({ visit }) => {
  const { page } = await visit("/list");
  const filters = page.locator("main nav").first();
  const counted = async () => Number((await page.locator("main").innerText()).match(/共 (\d+) 门/)?.[1]);
  const counts = [await counted()];
  for (const level of [1, 2, 3]) {
    const link = filters.locator(`a[href*="categoryno${level}="]:not([aria-current])`).first();
    const href = await link.getAttribute("href");
    await link.click();
    await page.waitForURL((url) => url.pathname + url.search === href);
    await filters.locator(`a[href="${href}"][aria-current]`).first().waitFor();
    counts.push(await counted());
  }
  expect(counts[1]).toBeLessThan(counts[0]!);
  const chosen = new URL(page.url()).searchParams;
  const found = await call("listCourses", {
    categoryno1: chosen.get("categoryno1") ?? "",
    categoryno2: chosen.get("categoryno2") ?? "",
    categoryno3: chosen.get("categoryno3") ?? "",
  });
  expect(counts[3]).toBe(found.totalCount);

  const cheap = await visit("/list?sort=priceAsc&priceType=paid");
  const prices = (await cheap.page.locator("main .card .price b").allInnerTexts()).map((text) =>
    Number(text.replace("¥", "")),
  );
  expect(prices.length).toBeGreaterThan(3);
  expect(prices).toEqual([...prices].sort((a, b) => a - b));
  const names = await cheap.page.locator("main .card h3").allInnerTexts();
  await cheap.page.locator('main a[href*="page"]').first().click();
  await cheap.page.waitForURL(/sort=priceAsc/);
  await expect.poll(() => cheap.page.locator("main .card h3").allInnerTexts()).not.toEqual(names);
});

test("The header searches for a keyword, and says what is missing where there is none", async ({ visit }) => {
  const { page } = await visit("/");
  const box = page.locator("header form[role=search]");
  await box.locator("input[type=search]").fill("   ");
  await page.keyboard.press("Enter");
  expect(await box.locator("[role=alert]").textContent()).toBe("请输入搜索关键词");
  expect(new URL(page.url()).pathname).toBe("/");
  await box.locator("input[type=search]").fill("会计");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/search/*?type=1");
  expect(decodeURIComponent(page.url())).toContain("/search/会计?type=1");
  await expect.poll(() => page.locator("main mark").first().innerText()).toBe("会计");
});

test("A course says who teaches it, what it holds and what it costs, with the price of members beside it", async ({
  visit,
}) => {
  const { list } = await call("listCourses", { priceType: "member", courseCategory: 1, pageSize: 20 });
  const course = first(list.filter(({ courseDiscount }) => courseDiscount !== ""));
  const { page } = await visit(`/view/${course.id}`);
  const text = await page.locator("main").innerText();
  expect(await page.locator("h1").innerText()).toBe(course.courseName);
  expect(text).toContain(course.lecturerName);
  expect(text).toContain(`¥${course.courseOriginal.replace(".00", "")}`);
  expect(text).toContain(`¥${course.courseDiscount.replace(".00", "")}`);
  const { list: chapters } = await call("listCourseChapters", { courseId: course.id });
  for (const { chapterName } of chapters) expect(text).toContain(chapterName);
});
