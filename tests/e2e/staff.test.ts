import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { fillInRegistration, freshMobile } from "./codes.ts";
import { accessibilityProblems, portal, test, whenLive, widths } from "./harness.ts";

const ORGANISATION = "13800000003";
const SCHOOL = "江城工业职业学校";

const told = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text }).first().waitFor();
const publishing = (page: Page) => page.getByRole("dialog", { name: "发布站点" });

async function ask(page: Page, note: string): Promise<void> {
  await page.getByRole("button", { name: /^(提请发布|已退回，查看)$/ }).click();
  const sheet = page.getByRole("dialog", { name: "提请发布" });
  await sheet.getByLabel(/改了什么/).fill(note);
  await sheet.getByRole("button", { name: "提请发布", exact: true }).click();
  await told(page, "已提请");
}

describe("a colleague", () => {
  test("is invited, edits the site, asks for publishing, is sent back, changes and asks again, and the owner publishes it", async ({
    visit,
  }) => {
    const desk = await visit("/account/organization/staff", { as: ORGANISATION });
    await whenLive(desk.page);
    const mobile = freshMobile();
    const title = `作者 ${mobile.slice(-4)} 改过的标题`;
    const shorter = `作者 ${mobile.slice(-4)}`;
    await desk.page.getByRole("button", { name: "邀请工作人员" }).click();
    const form = desk.page.getByRole("dialog", { name: "邀请工作人员" });
    await form.getByLabel("手机号").fill(mobile);
    await form.getByLabel("岗位").selectOption({ label: "作者" });
    expect(await accessibilityProblems(desk.page)).toEqual([]);
    await form.getByRole("button", { name: "邀请", exact: true }).click();
    await desk.page.getByText("接受后，对方即可按岗位为机构操作").waitFor();
    await desk.page.getByRole("button", { name: "邀请", exact: true }).last().click();
    await told(desk.page, "已邀请");
    await desk.page
      .getByRole("row", { name: /等待答复/ })
      .first()
      .getByText("作者")
      .waitFor();

    const { page } = await visit("/register", {
      width: widths.phone,
      fresh: true,
      expectedErrors: /sendCode: 1110/,
    });
    await fillInRegistration(page, { mobile, password: "Right#2026" });
    await page.locator(".lf-submit").click();
    await page.waitForURL((url) => !url.pathname.endsWith("/register"));
    await page.goto(`${portal.url}/account/work`);
    await whenLive(page);
    await page.getByRole("listitem").filter({ hasText: SCHOOL }).getByText("邀请你").waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole("button", { name: /^接受/ }).click();
    await told(page, `已接受${SCHOOL}的邀请`);
    await page.getByRole("button", { name: /^为其工作/ }).click();
    await page.waitForURL("**/account/organization");
    await page.getByText(`你正在为${SCHOOL}工作`).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);

    await page.setViewportSize({ width: widths.desktop, height: 900 });
    await page.goto(`${portal.url}/studio`);
    await page.getByRole("textbox", { name: "中文" }).first().fill(title);
    await page.getByText("草稿已保存").waitFor();
    // Nothing to publish with: they ask.
    expect(await page.getByRole("button", { name: "发布", exact: true }).count()).toBe(0);
    await ask(page, "换了标题");

    const owner = await visit("/studio", { as: ORGANISATION });
    await owner.page.getByRole("list", { name: "同时在编辑的人" }).getByText("（作者）").waitFor();
    await owner.page.getByRole("button", { name: "审阅提请" }).click();
    const request = publishing(owner.page).getByRole("region", { name: "提请发布" });
    await request.getByText("换了标题").waitFor();
    expect(await accessibilityProblems(owner.page)).toEqual([]);
    await request.getByRole("button", { name: "退回…" }).click();
    await request.getByRole("textbox").fill("标题再短一点");
    await request.getByRole("button", { name: "退回", exact: true }).click();
    await told(owner.page, "已退回");

    // It comes to the author by itself, with the words.
    await page.getByRole("button", { name: "已退回，查看" }).click();
    await page.getByText("标题再短一点").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("textbox", { name: "中文" }).first().fill(shorter);
    await page.getByText("草稿已保存").waitFor();
    await ask(page, "短了");
    // And what they changed comes to the owner.
    await expect.poll(() => owner.page.getByRole("textbox", { name: "中文" }).first().inputValue()).toBe(shorter);
    await owner.page.getByRole("button", { name: "审阅提请" }).click();
    await publishing(owner.page).getByRole("button", { name: "现在发布" }).click();
    await owner.page.getByText("已发布，访客现在看到的就是它").waitFor();

    // From one call to the next.
    await owner.page.goto(`${portal.url}/account/organization/staff`);
    await whenLive(owner.page);
    await owner.page.getByRole("row", { name: /在岗/ }).first().getByRole("button", { name: /^移出/ }).click();
    await owner.page.getByRole("dialog").getByRole("button", { name: "确定移出" }).click();
    await told(owner.page, "已移出");
    await page.goto(`${portal.url}/account/work`);
    await page.getByText("还没有机构邀请你成为工作人员").waitFor();
  });
});
