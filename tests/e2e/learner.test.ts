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
