import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { fillInRegistration, freshMobile } from "./codes.ts";
import { accessibilityProblems, portal, test, whenLive, widths } from "./harness.ts";

const ORGANISATION = "13800000003";
const SCHOOL = "江城工业职业学校";

const told = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text }).first().waitFor();
const publishing = (page: Page) => page.getByRole("dialog", { name: "发布站点" });

async function publish(page: Page): Promise<void> {
  await page.getByRole("button", { name: "发布", exact: true }).click();
  await publishing(page).getByRole("button", { name: "现在发布" }).click();
}

describe("a colleague", () => {
  test("is invited, signs up, accepts, edits the site, may not publish it, and the organisation publishes what they did", async ({
    visit,
  }) => {
    const desk = await visit("/account/organization/staff", { as: ORGANISATION });
    await whenLive(desk.page);
    const mobile = freshMobile();
    const title = `作者 ${mobile.slice(-4)} 改过的标题`;
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
      expectedErrors: /sendCode: 1110|publishSite: 1270/,
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
    await publish(page);
    await page.getByText("请有权限的同事来做：负责人或编辑").first().waitFor();

    const owner = await visit("/studio", { as: ORGANISATION });
    await expect.poll(() => owner.page.getByRole("textbox", { name: "中文" }).first().inputValue()).toBe(title);
    await publish(owner.page);
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
