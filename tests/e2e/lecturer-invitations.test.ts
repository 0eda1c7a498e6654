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
  test("leads from the link through signing up to teaching, and out again; by number to being removed with a reason, on a phone", async ({
    visit,
  }) => {
    const desk = await visit("/account/organization/lecturer", { as: ORGANISATION, width: widths.phone });
    await whenLive(desk.page);
    await desk.page.getByRole("button", { name: "用链接邀请" }).click();
    const form = desk.page.getByRole("dialog", { name: "用链接邀请" });
    await form.getByLabel(/^分成/).fill("35");
    await form.getByLabel("备注（给自己看）").fill("企业导师");
    expect(await accessibilityProblems(desk.page)).toEqual([]);
    await form.getByRole("button", { name: "生成链接" }).click();
    await desk.page.locator(".toast", { hasText: "链接已生成" }).waitFor();
    expect(await accessibilityProblems(desk.page)).toEqual([]);
    const code = await desk.page.locator("tbody tr").first().locator("code").innerText();

    const { page } = await visit(`/teach?code=${code}`, {
      width: widths.phone,
      fresh: true,
      expectedErrors: codeRefused,
    });
    const invitation = page.locator("main li", { has: page.getByRole("heading", { name: SCHOOL }) });
    await invitation.getByText("35%").waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.locator("main").getByRole("link", { name: "注册" }).click();
    await page.waitForURL("**/register");
    const mobile = freshMobile();
    const name = `林一帆${mobile.slice(-4)}`;
    await fillInRegistration(page, { mobile, password: "Right#2026" });
    await page.locator(".lf-submit").click();
    await page.waitForURL(`**/teach?code=${code}`);

    await page.getByRole("button", { name: /^接受/ }).click();
    const profile = page.getByRole("dialog");
    await profile.getByLabel("姓名").fill(name);
    await profile.getByLabel("头衔").fill("数控加工高级技师");
    await profile.getByLabel(/^个人介绍/).fill("在车间做了十五年数控加工，带过四十多名徒弟，讲课只讲用得上的。");
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await told(page, `你现在是${SCHOOL}的讲师`);

    await page.goto(`${portal.url}/account/teacher`);
    await whenLive(page);
    await page.getByRole("button", { name: "退出这家机构" }).click();
    await page.getByRole("dialog").getByText("正在进行的班级和直播照常").waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole("button", { name: "确定退出" }).click();
    await told(page, `你已退出${SCHOOL}`);

    await desk.page.goto(`${portal.url}/account/organization/lecturer`);
    await whenLive(desk.page);
    await desk.page
      .locator("tbody tr")
      .first()
      .locator("td", { hasText: `已接受${name}` })
      .waitFor();

    await desk.page.getByRole("button", { name: "按手机号邀请" }).click();
    const byNumber = desk.page.getByRole("dialog", { name: "按手机号邀请" });
    await byNumber.getByLabel("手机号").fill(mobile);
    await byNumber.getByLabel(/^分成/).fill("40");
    await byNumber.getByRole("button", { name: "邀请", exact: true }).click();
    await desk.page.locator(".toast", { hasText: "已发出邀请" }).waitFor();
    await page.goto(`${portal.url}/account/membership`);
    await whenLive(page);
    await invitation.getByText("40%").waitFor();
    // Their profile is known: nothing is left to fill in.
    await page.getByRole("button", { name: /^接受/ }).click();
    await told(page, `你现在是${SCHOOL}的讲师`);

    await desk.page.reload();
    await whenLive(desk.page);
    const lecturer = desk.page.locator("main li", { has: desk.page.getByRole("heading", { name }) });
    await lecturer.getByText("40%").waitFor();
    await lecturer.getByRole("button", { name: `移出 ${name}` }).click();
    const dialog = desk.page.getByRole("dialog");
    await dialog.getByText("已有的课程留在你们这里").waitFor();
    await dialog.getByLabel("给对方的话（可不填）").fill("合作到期，感谢你这一年的课");
    expect(await accessibilityProblems(desk.page)).toEqual([]);
    await dialog.getByRole("button", { name: "确定移出" }).click();
    await desk.page.locator(".toast", { hasText: "已移出讲师名单" }).waitFor();
    await lecturer.waitFor({ state: "detached" });
    await page.goto(`${portal.url}/account/message`);
    await whenLive(page);
    const message = page.locator("main details", { hasText: `你不再是${SCHOOL}的讲师` });
    await expect
      .poll(async () => {
        if ((await message.count()) === 0) await page.reload();
        return message.count();
      })
      .toBe(1);
    await message.locator("summary").click();
    await message.getByText("合作到期，感谢你这一年的课").waitFor();
  });
});
