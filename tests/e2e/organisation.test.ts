import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import type { OperationReply } from "../../src/generated/operations.ts";
import { createClient, ok } from "../api/client.ts";
import { fillInRegistration, freshMobile } from "./codes.ts";
import { portal, test } from "./harness.ts";
import { signIn } from "./sign-in.ts";

const paths = ["", "/list", "/live", "/lecturer", "/resource", "/grade", "/info"];
const primary = "getComputedStyle(document.documentElement).getPropertyValue('--color-primary')";

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

  test("lists its own courses only", async ({ visit }) => {
    const { page } = await visit("/org/1002/list");
    const ids = await page
      .locator("main .card h3 a")
      .evaluateAll((all) => all.map((one) => one.getAttribute("href")?.match(/\d+$/)?.[0]));
    expect(ids.length).toBeGreaterThan(5);
    for (const courseId of ids) {
      const reply = await fetch(`${portal.url}/apis/course/api/course/view`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ courseId }),
      });
      expect(ok<OperationReply<"getCourse">>(await reply.json()).orgNo).toBe("1002");
    }
  });

  test("leaving it restores the platform's name, colours and navigation; going back brings the organisation's", async ({
    visit,
  }) => {
    const { page } = await visit("/org/1001");
    const own = await page.evaluate(primary);
    expect(own).toBe("#1f4a68");
    await page.locator('main .card a[href^="/view/"]').first().click();
    await page.waitForURL("**/view/*");
    await page.waitForFunction(() => document.querySelector("header .brand")?.textContent?.includes("知行讲堂"));
    const platform = await visit("/");
    expect(await page.evaluate(primary)).toBe(await platform.page.evaluate(primary));
    expect(await page.locator('header nav a[href="/list"]').count()).toBeGreaterThan(0);
    await page.goBack();
    await page.waitForFunction(() => document.querySelector("header .brand")?.textContent?.includes("江城"));
    expect(await page.evaluate(primary)).toBe(own);
  });

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

  test("speaks English where a visitor does", async ({ visit }) => {
    const { page } = await visit("/org/1003", { locale: "en-GB" });
    expect(await page.locator("html").getAttribute("lang")).toBe("en");
    expect(await page.locator("main").innerText()).not.toMatch(/[\u4e00-\u9fff]/);
  });
});

describe("an operator", () => {
  test("copies a folder, changes it and breaks it: the site follows at once, and the last good one stays", async ({
    visit,
  }) => {
    const folder = join(portal.tenantsDir, "7001");
    const site = join(folder, "site.json");
    const words = (text: string) => text.replaceAll("江城工业职业学校", "北山木工学堂");
    cpSync(join(portal.tenantsDir, "1001"), folder, { recursive: true });
    writeFileSync(site, words(readFileSync(site, "utf8")));
    const theme = join(folder, "theme.json");
    writeFileSync(theme, readFileSync(theme, "utf8").replaceAll("#1f4a68", "#5b3a1a"));
    await expect.poll(async () => (await fetch(`${portal.url}/org/7001`)).text()).toContain("北山木工学堂");
    const { page } = await visit("/org/7001");
    expect(await page.evaluate(primary)).toBe("#5b3a1a");

    const nav = join(folder, "nav.json");
    writeFileSync(nav, readFileSync(nav, "utf8").replace('"navTitle"', '"navTitel"'));
    writeFileSync(site, readFileSync(site, "utf8").replaceAll("北山木工学堂", "改坏的名字"));
    // The operators' console says when the folder was read and refused.
    const { call, signIn: hold } = createClient(portal.url);
    const token = await hold("13800000009");
    await expect
      .poll(async () =>
        ok(await call("listSites", { standing: "faulty" }, { token })).list.map(({ siteOrgNo }) => siteOrgNo),
      )
      .toContain("7001");
    const kept = await (await fetch(`${portal.url}/org/7001`)).text();
    expect(kept).toContain("北山木工学堂");
    expect(kept).not.toContain("改坏的名字");

    writeFileSync(nav, readFileSync(nav, "utf8").replace('"navTitel"', '"navTitle"'));
    await expect.poll(async () => (await fetch(`${portal.url}/org/7001`)).text()).toContain("改坏的名字");
  });
});
