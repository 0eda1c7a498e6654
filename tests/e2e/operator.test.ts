import { describe, expect } from "vitest";
import { accessibilityProblems, portal, test, whenLive, widths } from "./harness.ts";

describe("the operators' console", () => {
  test("a site is found, suspended with a reason, seen as suspended by everybody, and put on again", async ({
    visit,
  }) => {
    const { page } = await visit("/studio/operator", { as: "13800000009" });
    await page.getByLabel("编号、名称或域名").fill("柳笔");
    await page.keyboard.press("Enter");
    await page.waitForURL("**keyword=**");
    await whenLive(page);
    await page.getByRole("rowheader", { name: "柳笔英语学校" }).waitFor();
    expect(await page.getByRole("row").count()).toBe(2);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.setViewportSize({ width: widths.phone, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(widths.phone);
    expect(await page.getByRole("row").count()).toBe(2);
    await page.setViewportSize({ width: widths.desktop, height: 900 });

    await page.getByRole("link", { name: "柳笔英语学校" }).click();
    await page.getByRole("heading", { name: "停用站点" }).waitFor();
    await page.getByLabel("原因").fill("欠费三个月");
    await page.getByRole("button", { name: "停用站点" }).click();
    await page.locator("dialog").getByRole("button", { name: "停用站点" }).click();
    await page.getByRole("button", { name: "恢复站点" }).waitFor();
    const reply = await fetch(`${portal.url}/org/1003`);
    expect([reply.status, (await reply.text()).match(/<h1>[^<]*<\/h1>/g)]).toEqual([
      403,
      ["<h1>该站点已暂停服务</h1>", "<h1>This site is suspended</h1>"],
    ]);

    await page.getByRole("button", { name: "恢复站点" }).click();
    await page.locator("dialog").getByRole("button", { name: "恢复站点" }).click();
    await page.getByLabel("原因").waitFor();
    expect((await fetch(`${portal.url}/org/1003`)).status).toBe(200);
    await page.goto(`${portal.url}/studio/operator/log?siteOrgNo=1003`);
    await whenLive(page);
    expect((await page.getByRole("rowheader").allInnerTexts()).slice(0, 2).map((text) => text.split("\n")[0])).toEqual([
      "恢复站点",
      "停用站点",
    ]);
  });

  test("whoever adds an organisation is told so, also where that loads the list as a document of its own", async ({
    visit,
  }) => {
    const { page } = await visit("/studio/operator/add", { as: "13800000009" });
    await page.getByLabel("编号").fill("3001");
    await page.getByLabel("机构名称").fill("山城技校");
    await page.locator("input[name$=mobile]").fill("13900003001");
    await page.getByRole("button", { name: "新增机构" }).click();
    await page.locator(".toast", { hasText: "机构已新增" }).waitFor();
    await page.waitForURL("**/studio/operator");
    await page.getByRole("rowheader", { name: "山城技校" }).waitFor();
  });
});
