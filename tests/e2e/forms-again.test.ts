import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import type { OperationInput } from "../../src/generated/operations.ts";
import { createClient, ok } from "../api/client.ts";
import { deadOnes } from "./hits.ts";
import { portal, test, whenLive, widths } from "./harness.ts";
import { signIn } from "./sign-in.ts";

/** That the page still answers: one in an endless loop does not. */
const firstCourse = async (filter: OperationInput<"listCourses">): Promise<string> => {
  const { list } = ok(await createClient(portal.url).call("listCourses", { ...filter, pageSize: 1 }));
  return list[0]!.id;
};

const answers = (page: Page) => page.evaluate(() => new Promise((resolve) => setTimeout(() => resolve("yes"), 0)));
const toast = (page: Page, words: string) => page.locator(".toast", { hasText: words });

describe("a form that is used again", () => {
  test("signing in by code after a wrong password, sent by Enter, leaves the page alive and sends nothing by itself", async ({
    visit,
  }) => {
    const { page, requests } = await visit("/login", { expectedErrors: /loginWithPassword/ });
    await signIn(page, "13800000017", "not the password");
    await page.locator(".lf-fault").first().waitFor();
    const sent = () =>
      requests.filter((request) => request.startsWith("POST") && request.includes("/user/login/")).length;
    await page.getByRole("tab", { name: "验证码登录" }).click();
    await page.locator('input[autocomplete="one-time-code"]').waitFor();
    const before = sent();
    expect(await answers(page)).toBe("yes");
    await page.getByRole("tab", { name: "密码登录" }).click();
    await page.locator("input[type=password]").waitFor();
    expect(await answers(page)).toBe("yes");
    expect(sent()).toBe(before);
    await signIn(page, "13800000017");
    await page.waitForURL((url) => url.pathname !== "/login");
  });

  test("what one says of oneself is saved, changed and saved again", async ({ visit }) => {
    const { page } = await visit("/account/info", { as: "13800000018" });
    const remark = page.locator('main [id$="_remark"]').first();
    for (const words of ["第一次写下的介绍", "第二次改过的介绍", "第三次改过的介绍"]) {
      await remark.fill(words);
      const saved = page.waitForResponse((reply) => reply.url().includes("/user/ext/update"));
      await page.locator("main .lf-submit").first().click();
      expect((await (await saved).json()).code).toBe(200);
      await toast(page, "资料已保存").first().waitFor();
      expect(await answers(page)).toBe("yes");
    }
    await page.reload();
    await whenLive(page);
    expect(await remark.inputValue()).toBe("第三次改过的介绍");
    await remark.fill("");
    await page.locator("main .lf-submit").first().click();
    await toast(page, "资料已保存").waitFor();
  });

  test("an Enter in a search box is nothing that a form of the next page sends", async ({ visit }) => {
    const { page } = await visit("/login");
    await page.locator("input[name$=loginName]").press("Enter");
    await page.locator(".lf-error").first().waitFor();
    expect(await page.evaluate(() => "lecternEarly" in window)).toBe(false);
  });
});

describe("where a lesson would be", () => {
  test.for([widths.phone, widths.desktop])("at %i px all that leads on can be pressed", async (width, { visit }) => {
    const id = await firstCourse({ courseCategory: 1, priceType: "paid" });
    const { page } = await visit(`/study/${id}`, { width, expectedErrors: /./ });
    await page.locator(".stage .btn").first().waitFor();
    expect(await deadOnes(page)).toEqual([]);
  });

  test("a file of a course can be fetched with a finger", async ({ visit }) => {
    const id = await firstCourse({ courseCategory: 4, priceType: "free" });
    const { page } = await visit(`/study/${id}`, { width: widths.phone, as: "13800000018", expectedErrors: /./ });
    await page.locator(".stage a[download], .stage .btn").first().waitFor();
    expect(await deadOnes(page)).toEqual([]);
  });
});
