import { describe, expect } from "vitest";
import { accessibilityProblems, test } from "./harness.ts";

describe("blogs", () => {
  test("are listed with labels and popular ones, and read without a script for code and formulae", async ({
    visit,
  }) => {
    const { page } = await visit("/blog");
    expect(await page.locator("main .list h3").count()).toBe(10);
    expect(await page.locator("main .headlines h3").count()).toBe(8);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole("link", { name: "编程与数据" }).first().click();
    await page.waitForURL("**/blog?labelNo=*");
    await page.locator("main .list h3 a", { hasText: "平均数骗了你" }).click();
    await page.waitForURL("**/blog/article/*");
    await page.locator("article math").first().waitFor();
    expect(await page.locator("article pre code").innerText()).toContain("scores.hist");
  });

  test("are read without a script for their formulae and code, also once they are touched", async ({ visit }) => {
    const found: { drawn: number; names: string[] }[] = [];
    for (const id of [1, 2, 3, 4]) {
      const { page } = await visit(`/blog/article/${id}`);
      const drawn = await page.locator("article math, article pre code").count();
      const names = await page.evaluate(() =>
        performance
          .getEntriesByType("resource")
          .map(({ name }) => new URL(name).pathname)
          .filter((name) => name.endsWith(".js"))
          .toSorted(),
      );
      found.push({ drawn, names });
    }
    const [technical, plain] = [found.find(({ drawn }) => drawn > 0), found.find(({ drawn }) => drawn === 0)];
    expect(technical).toBeDefined();
    expect(technical?.names).toEqual(plain?.names);
  });

  test("are liked, followed and commented on, with a comment answered and taken back", async ({ visit }) => {
    const { page } = await visit("/blog/article/5", { as: "13800000004" });
    // Whether the demo has it so already does not matter: each turns to the other.
    for (const name of [/赞 \d+$/, /关注/]) {
      const toggle = page.locator("article .do").getByRole("button", { name });
      const before = await toggle.getAttribute("aria-pressed");
      await toggle.click();
      await expect.poll(() => toggle.getAttribute("aria-pressed")).not.toBe(before);
    }
    await page.getByRole("button", { name: "写评论" }).click();
    await page.locator("textarea").fill("坐下来试过了 @苏静宜");
    await page.getByRole("button", { name: "发布" }).click();
    const own = page.locator("main article", { hasText: "坐下来试过了" }).last();
    await own.waitFor();
    await own.getByRole("button", { name: /^删除/ }).click();
    await page.locator("dialog.confirm .btn:not(.ghost)").click();
    await own.waitFor({ state: "detached" });
  });

  test("have a comment once whose reply got lost, when it is sent again", async ({ visit }) => {
    const { page } = await visit("/blog/article/5", {
      as: "13800000004",
      expectedErrors: /saveBlogComment|Failed to load resource|ERR_FAILED/,
    });
    await page.route(
      "**/apis/community/auth/blog/comment/save",
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await page.getByRole("button", { name: "写评论" }).click();
    await page.locator("textarea").fill("网断了再发一次");
    await page.getByRole("button", { name: "发布" }).click();
    await page.getByText("网络连接失败").first().waitFor();
    await page.getByRole("button", { name: "发布" }).click();
    const own = page.locator("main article", { hasText: "网断了再发一次" });
    await own.last().waitFor();
    await page.reload();
    await own.last().waitFor();
    expect(await own.count()).toBe(1);
  });
});
