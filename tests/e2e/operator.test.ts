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

  test("an operator's day: what waits, then the sites by their use, several changed at once, each told of", async ({
    visit,
  }) => {
    const { page } = await visit("/studio/start", { as: "13800000009", width: widths.desktop });
    await whenLive(page);
    // Nothing of the shop is here.
    expect(await page.getByRole("searchbox", { name: "搜索课程" }).count()).toBe(0);
    expect(await page.getByRole("contentinfo").count()).toBe(0);
    const waiting = page.getByRole("main").getByRole("link", { name: /门课程待审核/ });
    const count = (await waiting.innerText()).match(/\d+/)?.[0];
    const entry = page.getByRole("navigation", { name: "运营管理" }).getByRole("link", { name: /^课程审核/ });
    expect(await entry.innerText()).toContain(count);
    expect(await accessibilityProblems(page)).toEqual([]);
    await waiting.click();
    await page.waitForURL("**/studio/audit");
    await page.getByRole("link", { name: "返回门户" }).waitFor();

    await page.goto(`${portal.url}/studio/operator`);
    await whenLive(page);
    await page.getByRole("columnheader", { name: /^成员/ }).getByRole("link").click();
    await page.waitForURL("**sort=memberCount");
    await page.getByRole("columnheader", { name: /^成员/ }).getByRole("link").click();
    await page.waitForURL("**sort=-memberCount");
    await page.getByRole("rowheader", { name: /江城/ }).waitFor();
    expect(await page.getByRole("rowheader").first().innerText()).toContain("江城");

    await page.setViewportSize({ width: widths.phone, height: 844 });
    await whenLive(page);
    for (const name of ["安途道路运输培训中心", "柳笔英语学校"])
      await page.getByRole("checkbox", { name: `选择 ${name}` }).check();
    await page.getByRole("button", { name: "停用站点" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("停用后，站点只显示暂停服务的说明").waitFor();
    await dialog.getByLabel(/^原因/).fill("例行检查");
    expect(await accessibilityProblems(page)).toEqual([]);
    await dialog.getByRole("button", { name: "停用站点" }).click();
    await page.getByText("成功 2 个，无需改变 0 个，未成功 0 个").waitFor();
    expect(await page.getByRole("main").getByText("例行检查").count()).toBe(2);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(widths.phone);
    for (const name of ["安途道路运输培训中心", "柳笔英语学校"])
      await page.getByRole("checkbox", { name: `选择 ${name}` }).check();
    await page.getByRole("button", { name: "恢复站点" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "恢复站点" }).click();
    await page.getByText("成功 2 个，无需改变 0 个，未成功 0 个").waitFor();
    expect(await page.getByRole("main").getByText("例行检查").count()).toBe(0);

    // The menu is a drawer here, which Escape closes and gives the focus back.
    const menu = page.getByRole("navigation", { name: "运营管理" });
    const opens = menu.locator("summary").first();
    await opens.focus();
    await page.keyboard.press("Enter");
    await entry.waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await entry.waitFor({ state: "hidden" });
    expect(await opens.evaluate((button) => button === document.activeElement)).toBe(true);
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
