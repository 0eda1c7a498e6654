import type { Page } from "playwright-core";
import sharp from "sharp";
import { describe, expect } from "vitest";
import { accessibilityProblems, test, widths } from "./harness.ts";
import { signIn } from "./sign-in.ts";

const field = (page: Page, name: string) => page.locator(`#form_${name}`);
const submit = (page: Page) => page.locator("main .lf-submit");

async function fillIn(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
}

const lecturer = {
  lecturerName: "吴老师",
  position: "注册安全工程师",
  lecturerMobile: "13700001001",
  introduce: "从事安全管理与培训十二年，想开一门班组安全的课程。",
};
const organisation = {
  orgName: "北川职业培训学校",
  creditCode: "91110000600037341L",
  orgNo: "beichuan",
  contactName: "何主任",
  contactMobile: "13700001002",
  introduce: "面向建筑行业的培训学校。",
};

describe("becoming a lecturer", () => {
  test("signed out, with a captcha that is solved on the way: what happens next stands in the form's place", async ({
    visit,
  }) => {
    const { page, requests } = await visit("/recruit");
    await fillIn(page, lecturer);
    await submit(page).click();
    await page.locator("main .after").waitFor();
    expect(await page.locator("main .after").innerText()).toContain("3 个工作日");
    expect(await page.evaluate(() => document.activeElement?.className)).toContain("after");
    expect(requests.filter((request) => request.includes("/lecturer/audit/save"))).toHaveLength(1);
  });

  test("an empty form names what is missing and sends nothing; what was typed outlives a reload", async ({ visit }) => {
    const { page, requests } = await visit("/recruit");
    await submit(page).click();
    await page.locator(".lf-error").first().waitFor();
    expect(await page.locator(".lf-error").allTextContents()).toEqual([
      "请输入 2 至 20 个字的姓名",
      "请输入职位或头衔",
      "请输入 11 位手机号",
      "请至少用 20 个字介绍自己",
    ]);
    expect(requests.some((request) => request.includes("/audit/save"))).toBe(false);
    await field(page, "introduce").fill("写到一半");
    await page.reload();
    await page.locator(".lf-draft").waitFor();
    expect(await field(page, "introduce").inputValue()).toBe("写到一半");
  });

  test("signed in, a portrait goes with it, and the page shows how far it is from then on", async ({ visit }) => {
    const { page } = await visit("/recruit", { as: "13800000004" });
    await fillIn(page, { ...lecturer, lecturerMobile: "13700001003" });
    const portrait = await sharp({ create: { width: 600, height: 600, channels: 3, background: "#2a6" } })
      .png()
      .toBuffer();
    await page.locator("#form_headImgUrl").setInputFiles({ name: "me.png", mimeType: "image/png", buffer: portrait });
    await submit(page).click();
    await page.locator("main", { hasText: "你的讲师申请正在审核" }).waitFor();
    expect(await page.locator("main .lf-submit").count()).toBe(0);
    await page.goto(new URL("/apply", page.url()).href);
    expect(await page.locator("main .rows").innerText()).toContain("审核中");
  });

  test("a refusal says why, and what was written is there to be changed and sent again", async ({ visit }) => {
    const { page } = await visit("/recruit", { as: "13800000001" });
    expect(await page.locator("main").innerText()).toContain("请补充低压电工作业证");
    expect(await field(page, "lecturerName").inputValue()).toBe("周晓明");
    expect(await submit(page).count()).toBe(1);
  });

  test("a lecturer and an organisation see what they are instead of a form", async ({ visit }) => {
    for (const [name, words] of [
      ["13800000002", "你已经是讲师"],
      ["13800000003", "机构账号不能申请讲师"],
    ] as const) {
      const { page } = await visit("/recruit", { as: name });
      expect(await page.locator("main").innerText()).toContain(words);
      expect(await page.locator("main form").count()).toBe(0);
      await page.context().close();
    }
  });
});

describe("joining as an organisation", () => {
  test("the choice leads to both ways, without footer and navigation above", async ({ visit }) => {
    const { page } = await visit("/apply");
    expect(await page.locator("main .btn").evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual([
      "/recruit",
      "/apply/organization",
    ]);
    expect(await page.locator("footer a").count()).toBe(0);
    expect(await page.locator('header nav a[href="/list"]').count()).toBe(0);
  });

  test("says while it is typed what is wrong with a code, and which address the site will have", async ({ visit }) => {
    const { page } = await visit("/apply/organization");
    await field(page, "creditCode").fill("91350100m000100y44");
    expect(await page.locator("#form_creditCode__state").innerText()).toContain("校验位不符");
    await field(page, "creditCode").fill(organisation.creditCode);
    expect(await page.locator("#form_creditCode__state").innerText()).toBe("校验通过");
    await field(page, "orgNo").fill("Beichuan");
    expect(await page.locator("#form_orgNo__address").innerText()).toContain(
      `${new URL(page.url()).host}/org/beichuan`,
    );
  });

  test("a number that is taken is said beside its field, and nothing is lost; sent twice it is one application", async ({
    visit,
  }) => {
    const { page, requests } = await visit("/apply/organization", { expectedErrors: /saveOrganisationAudit/ });
    await fillIn(page, { ...organisation, orgNo: "1001" });
    await submit(page).click();
    await page.locator("#form_orgNo__error").waitFor();
    expect(await field(page, "orgName").inputValue()).toBe(organisation.orgName);
    await field(page, "orgNo").fill("beichuan");
    const before = requests.filter((request) => request.includes("/org/audit/save")).length;
    await submit(page).dblclick();
    await page.locator("main .after").waitFor();
    expect(await page.locator("main .after").innerText()).toContain("开通站点");
    expect(requests.filter((request) => request.includes("/org/audit/save")).length - before).toBe(1);
  });

  test("what was typed signed out is there after signing in on the way, and a licence can be sent then", async ({
    visit,
  }) => {
    const { page } = await visit("/apply/organization");
    await fillIn(page, { ...organisation, contactMobile: "13700001004", orgNo: "beichuan2" });
    await page.locator('header a[href^="/login"]').first().click();
    await page.waitForURL("**/login**");
    await signIn(page, "13800000009");
    await page.waitForURL("**/apply/organization");
    await page.locator(".lf-draft").waitFor();
    expect(await field(page, "contactMobile").inputValue()).toBe("13700001004");
    const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: "#fff" } })
      .jpeg()
      .toBuffer();
    await page.locator("#form_licence").setInputFiles({ name: "licence.jpg", mimeType: "image/jpeg", buffer: picture });
    await submit(page).click();
    await page.locator("main", { hasText: "机构入驻申请正在审核" }).waitFor();
    expect(
      await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("lectern.draft."))),
    ).toEqual([]);
  });
});

describe("the pages of joining", () => {
  for (const path of ["/recruit", "/apply", "/apply/organization"]) {
    for (const scheme of ["light", "dark"] as const) {
      test(`${path} has no fault that axe can find and fits every screen, ${scheme}`, async ({ visit }) => {
        const { page } = await visit(path, { scheme });
        expect(await accessibilityProblems(page)).toEqual([]);
        for (const width of Object.values(widths)) {
          await page.setViewportSize({ width, height: 900 });
          expect(
            await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
            `at ${width} px`,
          ).toBeLessThanOrEqual(0);
        }
      });
    }
  }
});
