import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { fillInRegistration, freshMobile } from "./codes.ts";
import { accessibilityProblems, portal, test, whenLive, widths } from "./harness.ts";

const ORGANISATION = "13800000003";
const SCHOOL = "江城工业职业学校";
/** Whoever asks for many codes in a day is asked for a captcha first. */
const codeRefused = /sendCode: 1110/;

const told = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text }).first().waitFor();

describe("an invitation to teach", () => {
  test("leads from the link through signing up to teaching, and out again, on a phone", async ({ visit }) => {
    const desk = await visit("/account/organization/lecturer", { as: ORGANISATION, width: widths.phone });
    const form = desk.page.getByRole("form", { name: "用链接邀请" });
    await form.getByLabel(/^分成/).fill("35");
    await form.getByLabel("备注（给自己看）").fill("企业导师");
    await form.getByRole("button", { name: "生成链接" }).click();
    await told(desk.page, "链接已生成");
    expect(await accessibilityProblems(desk.page)).toEqual([]);
    const code = await desk.page.locator("tbody tr").first().locator("code").innerText();

    const { page } = await visit(`/teach?code=${code}`, {
      width: widths.phone,
      fresh: true,
      expectedErrors: codeRefused,
    });
    await page.locator("main", { hasText: `${SCHOOL}邀请你担任讲师，你的分成为每笔销售的 35%` }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.locator("main").getByRole("link", { name: "注册" }).click();
    await page.waitForURL("**/register");
    await fillInRegistration(page, { mobile: freshMobile(), password: "Right#2026" });
    await page.locator(".lf-submit").click();
    await page.waitForURL(`**/teach?code=${code}`);

    await page.getByRole("button", { name: /^接受/ }).click();
    await page.getByLabel("姓名").fill("林一帆");
    await page.getByLabel("职务或专长").fill("数控加工高级技师");
    await page.getByLabel(/^简介/).fill("在车间做了十五年数控加工，带过四十多名徒弟，讲课只讲用得上的。");
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await told(page, `你现在是${SCHOOL}的讲师`);

    await page.goto(`${portal.url}/account/teacher`);
    await whenLive(page);
    await page.getByRole("button", { name: "退出这家机构" }).click();
    await page.locator("main", { hasText: "正在进行的班级和直播照常" }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole("button", { name: "确定退出" }).click();
    await told(page, `你已退出${SCHOOL}`);

    await desk.page.goto(`${portal.url}/account/organization/lecturer`);
    await whenLive(desk.page);
    await desk.page.locator("tbody tr").first().locator("td", { hasText: "已接受 林一帆" }).waitFor();
  });
});
