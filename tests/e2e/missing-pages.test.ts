import { describe, expect } from "vitest";
import { test } from "./harness.ts";

describe("what is not there", () => {
  for (const path of [
    "/nowhere",
    "/org/nobody",
    "/org/nobody/list",
    "/view/999999",
    "/view/abc",
    "/%E0%A4%A",
    "/a//b",
  ]) {
    test(`${path} is the 404 page with status 404`, async ({ visit }) => {
      const { page, status } = await visit(path, { expectedErrors: /404/ });
      expect(status).toBe(404);
      expect(await page.locator("main h1").count()).toBe(1);
      expect(await page.locator('main a[href="/"]').count()).toBeGreaterThan(0);
      expect(await page.locator('meta[name="robots"]').getAttribute("content")).toBe("noindex");
    });
  }

  test("a link to nowhere shows the same page, without a load", async ({ visit }) => {
    const { page, requests } = await visit("/");
    await page.evaluate(() => {
      const link = document.body.appendChild(document.createElement("a"));
      link.href = "/nowhere";
      link.click();
    });
    await page.waitForURL("**/nowhere");
    await page.waitForFunction(() => document.title.includes("页面不见了"));
    expect(requests).toEqual(["GET /", "GET /_lectern/page?to=%2Fnowhere"]);
  });
});

describe("what fails", () => {
  test("a block that throws in the browser is not shown, and the rest of the page lives", async ({ visit }) => {
    const { page } = await visit("/", { expectedErrors: /block "courses" failed|is not a function|error occurred/ });
    // A reply that its schema does not allow: the grid of cards expects a list.
    await page.route("**/_lectern/page*", async (route) => {
      const payload = (await (await route.fetch()).json()) as { data: { courses: { list: unknown } } };
      payload.data.courses.list = "no list";
      await route.fulfill({ json: payload });
    });
    await page.evaluate(() => document.querySelector<HTMLElement>('header a[href="/list"]')!.click());
    await page.waitForURL("**/list");
    await page.waitForFunction(() => document.title.includes("全部课程"));
    expect(await page.locator("main .card").count()).toBe(0);
    expect(await page.locator("main h1").count()).toBe(1);
    expect(await page.locator('main a[href*="categoryno1="]').count()).toBeGreaterThan(0);
  });

  test("a chunk that cannot be loaded loads the page again, once a minute", async ({ visit }) => {
    const { page, requests } = await visit("/", { expectedErrors: /./ });
    await page.route(/assets\/(lists|details)-/, (route) => route.abort());
    await page.evaluate(() => document.querySelector<HTMLElement>('header a[href="/list"]')!.click());
    await page.waitForEvent("load");
    await page.waitForTimeout(1500);
    const loads = requests.filter((request) => !request.includes("_lectern")).length;
    await page.waitForTimeout(1500);
    expect(requests.filter((request) => !request.includes("_lectern")).length).toBe(loads);
    expect(loads).toBeLessThanOrEqual(4);
  });
});
