import { describe, expect } from "vitest";
import { portal, test, widths } from "./harness.ts";
import { signIn } from "./sign-in.ts";

const api = async (path: string, body: object) => {
  const reply = await fetch(`${portal.url}/apis${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return (await reply.json()).data;
};

describe("a learner looks around", () => {
  test("home has the banner, both category trees, shelves of courses with prices, and the full footer", async ({
    visit,
  }) => {
    const { page } = await visit("/");
    expect(await page.locator("main img").first().getAttribute("src")).toContain("/demo/banners/");
    const { skillCourseCategoryList, managerCourseCategoryList } = await api("/course/api/home/category/list", {
      categoryType: 1,
    });
    const shown = await page.locator("main").innerText();
    for (const { categoryName } of [...skillCourseCategoryList.slice(0, 10), ...managerCourseCategoryList.slice(0, 7)])
      expect(shown).toContain(categoryName);
    expect(await page.locator("main .card .svip").count()).toBeGreaterThan(10);
    expect(await page.locator("footer").innerText()).toContain("友情链接");
    await visit("/list").then(async (list) =>
      expect(await list.page.locator("footer").innerText()).not.toContain("友情链接"),
    );
  });

  test("a category opens its second and third level and the courses recommended in it", async ({ visit }) => {
    const { page } = await visit("/");
    const { skillCourseCategoryList } = await api("/course/api/home/category/list", { categoryType: 1 });
    const [first] = skillCourseCategoryList;
    await page.locator(`main nav a[href="/list?categoryno1=${first.id}"]`).first().hover();
    const third = first.childrenList[0].childrenList[0];
    await page.locator(`main nav a[href*="categoryno3=${third.id}"]`).first().waitFor();
  });

  test("narrows the list by three levels, sorts and pages it, all in the address", async ({ visit }) => {
    const { page } = await visit("/list");
    const filters = page.locator("main nav").first();
    const everything = Number((await page.locator("main").innerText()).match(/共 (\d+) 门/)?.[1]);
    const counts = [everything];
    for (const level of [1, 2, 3]) {
      const link = filters.locator(`a[href*="categoryno${level}="]:not([aria-current])`).first();
      const href = await link.getAttribute("href");
      await link.click();
      await page.waitForURL((url) => url.pathname + url.search === href);
      await filters.locator(`a[href="${href}"][aria-current]`).first().waitFor();
      counts.push(Number((await page.locator("main").innerText()).match(/共 (\d+) 门/)?.[1]));
    }
    expect(counts[1]).toBeLessThan(everything);
    const chosen = new URL(page.url()).searchParams;
    const found = await api("/course/api/course/list", {
      categoryno1: chosen.get("categoryno1"),
      categoryno2: chosen.get("categoryno2"),
      categoryno3: chosen.get("categoryno3"),
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

  test("a course says who teaches, what it holds and what it costs, members' price beside it", async ({ visit }) => {
    const { list } = await api("/course/api/course/list", { priceType: "member", courseCategory: 1, pageSize: 20 });
    const course = list.find(({ courseDiscount }: { courseDiscount: string }) => courseDiscount !== "");
    const { page } = await visit(`/view/${course.id}`);
    const text = await page.locator("main").innerText();
    expect(await page.locator("h1").innerText()).toBe(course.courseName);
    expect(text).toContain(course.lecturerName);
    expect(text).toContain(`¥${course.courseOriginal.replace(".00", "")}`);
    expect(text).toContain(`¥${course.courseDiscount.replace(".00", "")}`);
    const { list: chapters } = await api("/course/api/course/chapter/list", { courseId: course.id });
    for (const { chapterName } of chapters) expect(text).toContain(chapterName);
  });

  test("an empty member price shows as free", async ({ visit }) => {
    const { list } = await api("/course/api/course/list", { priceType: "member", pageSize: 100 });
    const course = list.find(
      ({ courseDiscount, courseCategory }: { courseDiscount: string; courseCategory: number }) =>
        courseDiscount === "" && courseCategory === 1,
    );
    const { page } = await visit(`/view/${course.id}`);
    expect(await page.locator("main .svip").first().innerText()).toContain("免费");
  });

  test("the search box on the results says its own words for an empty keyword, and hits are marked", async ({
    visit,
  }) => {
    const { page } = await visit("/search/%E4%BC%9A%E8%AE%A1?type=1");
    expect(await page.locator("main mark").first().innerText()).toBe("会计");
    const box = page.locator("main form[role=search]");
    await box.locator("input[type=search]").fill("");
    await box.locator("button").click();
    expect(await box.locator("[role=alert]").textContent()).toBe("请输入搜索内容");
    expect(new URL(page.url()).pathname).toBe("/search/%E4%BC%9A%E8%AE%A1");
  });

  test("the kind that is searched is in sight on a phone", async ({ visit }) => {
    const { page } = await visit("/search/%E8%AF%BE?type=8", { width: widths.phone, javaScript: false });
    const chosen = await page.locator("main .strip [aria-current]").boundingBox();
    expect(chosen!.x).toBeGreaterThanOrEqual(0);
    expect(chosen!.x + chosen!.width).toBeLessThanOrEqual(widths.phone);
  });

  test("a search without JavaScript finds the same results", async ({ visit }) => {
    const { page } = await visit("/", { javaScript: false });
    await page.locator("header input[type=search]").fill("会计");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/search/**");
    expect(await page.locator("main mark").first().innerText()).toBe("会计");
  });

  test("reads an about page from the footer", async ({ visit }) => {
    const { page } = await visit("/");
    const link = page.locator('footer a[href^="/terrace/"]').first();
    const title = await link.innerText();
    await link.click();
    await page.waitForURL("**/terrace/*");
    await page.waitForFunction((words) => document.querySelector("h1")?.textContent?.includes(words), title);
    expect((await page.locator("main").innerText()).length).toBeGreaterThan(200);
  });
});

describe("a session", () => {
  test("signing in leads back to the page one came from; signing out ends it", async ({ visit }) => {
    const { page } = await visit("/view/3");
    await page.locator('header a[href^="/login"]').click();
    await page.waitForURL("**/login**");
    await signIn(page, "13800000004");
    await page.waitForURL("**/view/3");
    const menu = page.locator("header .me");
    await menu.waitFor();
    const token = (await page.context().cookies()).find(({ name }) => name === "RC_WEB_TOKEN")?.value;
    expect(token).toBeTruthy();
    await menu.locator("summary, [aria-expanded]").first().click();
    await menu.getByRole("button", { name: "退出登录" }).click();
    await page.locator('header a[href^="/login"]').waitFor();
    expect((await page.context().cookies()).some(({ name }) => name === "RC_WEB_TOKEN")).toBe(false);
    const reply = await fetch(`${portal.url}/apis/user/auth/user/ext/view`, {
      method: "POST",
      headers: { token: token ?? "" },
    });
    expect((await reply.json()).code).not.toBe(200);
  });

  test("an address of another site is nowhere to come back to", async ({ visit }) => {
    const { page } = await visit("/");
    await page
      .context()
      .addCookies([{ name: "temporaryUrl", value: encodeURIComponent("//evil.example/x"), url: portal.url }]);
    await page.goto(`${portal.url}/login?t=login`);
    await page.waitForFunction(() => document.documentElement.dataset["ready"] !== undefined);
    await page.evaluate(() => localStorage.setItem("temporaryUrl", "/\\evil.example"));
    await signIn(page, "13800000004");
    await page.locator("header .me").waitFor();
    expect(new URL(page.url()).origin).toBe(portal.url);
  });
});
