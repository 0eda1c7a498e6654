import { describe, expect } from "vitest";
import { accessibilityProblems, portal, test, whenLive, widths } from "./harness.ts";

describe("a learner of an organisation", () => {
  test("joins with a code that the organisation makes, on a phone", async ({ visit }) => {
    const desk = await visit("/account/organization/invite", { as: "13800000003", width: widths.phone });
    await desk.page.getByRole("button", { name: "新建邀请码" }).click();
    const said = await desk.page.getByRole("status").filter({ hasText: "已建好" }).innerText();
    const code = /[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(said)?.[0] ?? "";
    expect(await accessibilityProblems(desk.page)).toEqual([]);
    const { page } = await visit("/join", { as: "13800000006", width: widths.phone, fresh: true });
    await page.getByLabel("邀请码").fill(code.toLowerCase());
    await page.getByRole("button", { name: "使用邀请码" }).click();
    await page.getByRole("heading", { name: "加入江城工业职业学校" }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole("button", { name: "加入", exact: true }).click();
    await page.getByRole("status").filter({ hasText: "你是江城工业职业学校的学员" }).waitFor();
    await page.goto(`${portal.url}/account/membership`);
    await whenLive(page);
    await page.getByRole("button", { name: "退出机构" }).click();
    await page.locator("main").getByRole("button", { name: "退出", exact: true }).click();
    await page.getByRole("status").filter({ hasText: "你已退出" }).waitFor();
  });
});
