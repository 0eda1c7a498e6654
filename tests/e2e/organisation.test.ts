import { describe, expect } from "vitest";
import { createClient, ok } from "../api/client.ts";
import { fillInRegistration, freshMobile } from "./codes.ts";
import { portal, test } from "./harness.ts";
import { signIn } from "./sign-in.ts";

const paths = ["", "/list", "/live", "/lecturer", "/resource", "/grade", "/info"];

describe("an organisation's site", () => {
  for (const path of paths) {
    test(`/org/1001${path} is its own: name, colours, navigation with its prefix`, async ({ visit }) => {
      const { page, status } = await visit(`/org/1001${path}`);
      expect(status).toBe(200);
      expect(await page.title()).toContain("江城工业职业学校");
      expect(await page.locator("header .brand").innerText()).toContain("江城工业职业学校");
      const links = await page.locator("header nav a").evaluateAll((all) => all.map((one) => one.getAttribute("href")));
      expect(links).toContain("/org/1001");
      expect(links).not.toContain("/org/1001/index");
      expect(links.every((href) => href?.startsWith("/org/1001"))).toBe(true);
    });
  }

  for (const orgNo of ["1001", "1002", "1003"]) {
    test(`of ${orgNo}: who signs in and out there stays there`, async ({ visit }) => {
      const { page } = await visit(`/org/${orgNo}/list`);
      const name = await page.locator("header .brand").innerText();
      await page.locator('header .side > a[href*="/login"]').click();
      await page.locator("main input[type=password]").waitFor();
      await signIn(page, "13800000016");
      await page.waitForURL(`**/org/${orgNo}/list`);
      await page.locator("header .me > summary").click();
      expect(await page.locator("header .brand").innerText()).toBe(name);
      await page.getByRole("button", { name: "退出登录" }).click();
      await page.locator('header .side > a[href*="/login"]').waitFor();
      expect(new URL(page.url()).pathname).toBe(`/org/${orgNo}/list`);
    });
  }

  test("lists its own classes; who signs in or signs up from there comes back to its list, as its learner", async ({
    visit,
  }) => {
    const { page } = await visit("/org/1001/grade", { fresh: true, expectedErrors: /sendCode: 1110/ });
    const own = await createClient(portal.url).call("listGrades", { orgNo: "1001", pageSize: 100 });
    const shown = await page.locator("main .card h3 a").allInnerTexts();
    expect(shown.length).toBeGreaterThan(0);
    expect(ok(own).list.map(({ gradeName }) => gradeName)).toEqual(expect.arrayContaining(shown));
    const name = await page.locator("header .brand").innerText();
    await page.locator('header .side > a[href="/org/1001/login?t=login"]').click();
    await page.waitForURL("**/org/1001/login**");
    expect(await page.locator("main").innerText()).toContain(name);
    // Who has no account yet finds the way to sign up at the same organisation.
    await page.locator('main a[href="/org/1001/register"]').first().click();
    await page.waitForURL("**/org/1001/register**");
    await page.locator("main", { hasText: `你会成为${name}的学员` }).waitFor();
    await page.locator('main a[href^="/org/1001/login"]').first().click();
    await page.waitForURL("**/org/1001/login**");
    await signIn(page, "13800000033");
    await page.waitForURL("**/org/1001/grade");
    expect(await page.locator("header .brand").innerText()).toBe(name);
    await page.locator("header .me > summary").click();
    await page.getByRole("button", { name: "退出登录" }).click();
    await page.locator('header .side > a[href="/org/1001/register"]').click();
    await page.waitForURL("**/org/1001/register");
    await fillInRegistration(page, { mobile: freshMobile(), password: "Right#2026" });
    await page.locator(".lf-submit").click();
    await page.waitForURL("**/org/1001/grade");
    const token = (await page.context().cookies()).find((cookie) => cookie.name === "RC_WEB_TOKEN")?.value ?? "";
    expect(ok(await createClient(portal.url).call("getUserView", {}, { token })).orgNo).toBe("1001");
    expect(await page.locator("header .brand").innerText()).toBe(name);
  });
});
