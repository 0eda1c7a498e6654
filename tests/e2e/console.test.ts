import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { createClient, ok } from "../api/client.ts";
import { accessibilityProblems, portal, test, whenLive, widths } from "./harness.ts";
import { problemsOf } from "./screens.ts";

const OPERATOR = "13800000009";
const faultsOf = async (page: Page) => [...(await problemsOf(page, "zh-CN")), ...(await accessibilityProblems(page))];
/** The line of a desk's list with this in it. */
const line = (page: Page, text: string) => page.locator("main ul > li", { hasText: text }).first();
/** An amount as it is written: ¥1,962.00. */
const yuan = (written: string) => Number(written.replaceAll(/[¥,]/g, ""));

describe("the operators' console", () => {
  test("has a menu in groups: what waits is in sight, others unfold by keyboard, and on a phone", async ({ visit }) => {
    const { page } = await visit("/studio/audit", { as: OPERATOR });
    await whenLive(page);
    const entry = (path: string) => page.locator(`.slot-aside a[href="${path}"]`);
    const group = (name: string) => page.locator(".slot-aside details details", { hasText: name });
    expect(await page.locator(".slot-aside h2").allInnerTexts()).toEqual([
      "待处理",
      "课程与班级",
      "数据与资金",
      "机构与站点",
    ]);
    // Beside its words the entry has the number of what waits.
    expect(await page.locator(".slot-aside [aria-current=page]").allInnerTexts()).toEqual([
      expect.stringMatching(/^课程审核\n\d+\n课程审核（\d+）$/),
    ]);
    expect(await entry("/studio/payouts").isVisible()).toBe(true);
    expect(await entry("/studio/books").isVisible()).toBe(false);
    await group("数据与资金").locator("summary").focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => entry("/studio/books").isVisible()).toBe(true);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/studio/books");
    await expect.poll(() => page.locator(".slot-aside [aria-current=page]").allInnerTexts()).toEqual(["账目"]);
    expect(await entry("/studio/operator").isVisible()).toBe(false);

    await page.setViewportSize({ width: widths.phone, height: 844 });
    expect(await entry("/studio/payouts").isVisible()).toBe(false);
    await page.locator(".slot-aside summary").first().click();
    await group("机构与站点").locator("summary").click();
    await expect.poll(() => entry("/studio/operator").isVisible()).toBe(true);
    expect(await accessibilityProblems(page)).toEqual([]);
    await entry("/studio/payouts").click();
    await page.waitForURL("**/studio/payouts");
    // What was chosen is in sight again.
    await expect.poll(() => entry("/studio/payouts").isVisible()).toBe(false);
    expect(await faultsOf(page)).toEqual([]);
  });

  test("has a menu that stays in sight, and goes on with the page to its end where it is higher than the window", async ({
    visit,
  }) => {
    const { page } = await visit("/studio/moderation/words", { as: OPERATOR });
    await whenLive(page);
    const edges = () =>
      page.locator(".slot-aside nav").evaluate((menu) => {
        const { top, bottom } = menu.getBoundingClientRect();
        return { begins: Math.abs(top) < 1, ends: Math.abs(innerHeight - bottom) < 1 };
      });
    await page.locator("main td").last().waitFor();
    await page.setViewportSize({ width: widths.desktop, height: 400 });
    await page.evaluate(() => window.scrollTo(0, 900));
    await expect.poll(edges).toEqual({ begins: false, ends: true });
    await page.setViewportSize({ width: widths.desktop, height: 1000 });
    await expect.poll(edges).toEqual({ begins: true, ends: false });
  });

  test("changes the share of an organisation, and says who changed it", async ({ visit }) => {
    const { page } = await visit("/studio/shares?keyword=1002", { as: OPERATOR });
    await whenLive(page);
    expect(await faultsOf(page)).toEqual([]);
    const agree = async () => {
      await line(page, "1002").getByRole("button", { name: "修改分成" }).click();
      await page.getByRole("dialog").getByLabel("恢复通用比例").waitFor();
      return page.getByRole("dialog");
    };
    let dialog = await agree();
    await dialog.getByLabel(/^平台留的比例/).fill("25.5");
    expect(await faultsOf(page)).toEqual([]);
    await dialog.getByRole("button", { name: "保存分成" }).click();
    await line(page, "1002").getByText("25.5%").waitFor();
    await line(page, "1002").getByRole("link", { name: "修改记录" }).click();
    await line(page, "1002").locator("tbody td", { hasText: "25.5%" }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    dialog = await agree();
    await dialog.getByLabel("恢复通用比例").check();
    await dialog.getByRole("button", { name: "保存分成" }).click();
    await line(page, "1002").locator("dd", { hasText: "30%" }).waitFor();
    // What was changed is in the history that is open.
    await line(page, "1002").locator("tbody td", { hasText: "按通用比例" }).waitFor();
    await page.getByRole("link", { name: "课程", exact: true }).last().waitFor();
  });

  test("makes an operator token that works until it is revoked", async ({ visit }) => {
    const { page } = await visit("/studio/tokens", { as: OPERATOR, width: widths.phone });
    await whenLive(page);
    await page.getByRole("button", { name: "新建令牌" }).click();
    await page.getByLabel(/^名称/).fill("发布流水线");
    await page.getByRole("button", { name: "生成令牌" }).click();
    await page.getByText("请至少选一项权限").first().waitFor();
    await page.getByLabel("查看站点", { exact: true }).check();
    await page.getByRole("button", { name: "生成令牌" }).click();
    const token = await page.locator("main code").innerText();
    expect(token).toMatch(/^lct_/);
    expect(await faultsOf(page)).toEqual([]);
    const client = createClient(portal.url);
    expect((await client.call("listSites", {}, { token })).code).toBe(200);
    await page.reload();
    expect(await page.content()).not.toContain(token);
    await line(page, "发布流水线").getByText("最近使用").waitFor();
    expect(await line(page, "发布流水线").getByText("还没有用过").count()).toBe(0);
    await whenLive(page);
    await line(page, "发布流水线").getByRole("button", { name: "吊销" }).click();
    await page
      .getByRole("dialog", { name: /发布流水线/ })
      .getByRole("button", { name: "吊销" })
      .click();
    await line(page, "发布流水线").getByText("已吊销").waitFor();
    expect((await client.call("listSites", {}, { token })).code).not.toBe(200);
  });

  test("takes a course off the shelf with a reason, and puts it back", async ({ visit }) => {
    const client = createClient(portal.url);
    const { id } = ok(await client.call("listCourses", { pageSize: 1 })).list[0]!;
    const { page } = await visit(`/studio/shelf?keyword=${id}`, { as: OPERATOR });
    await whenLive(page);
    expect(await faultsOf(page)).toEqual([]);
    const course = page.locator("main li", { has: page.locator(`a[href$="/${id}"]`) });
    await course.getByRole("button", { name: "下架" }).click();
    const asking = page.getByRole("dialog", { name: /^下架 · / });
    await asking.getByRole("button", { name: "下架" }).click();
    await asking.getByRole("alert").first().waitFor();
    await asking.getByLabel(/^下架理由/).fill("课程内容已经过时");
    expect(await faultsOf(page)).toEqual([]);
    await asking.getByRole("button", { name: "下架" }).click();
    await page
      .getByRole("dialog", { name: /^确定下架/ })
      .getByRole("button", { name: "下架" })
      .click();
    await page.getByText("已下架，讲师会收到理由").waitFor();
    expect((await client.call("getCourse", { courseId: id })).code).not.toBe(200);
    await page.getByRole("link", { name: "已被平台下架" }).click();
    await course.getByText("课程内容已经过时").waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await course.getByRole("button", { name: "恢复上架" }).click();
    await page.locator("dialog").getByRole("button", { name: "恢复上架", exact: true }).click();
    await page.locator(".toast", { hasText: "已恢复" }).waitFor();
    expect((await client.call("getCourse", { courseId: id })).code).toBe(200);
  });

  test("makes a tier of the membership, gives it to somebody and ends it", async ({ visit }) => {
    const { page } = await visit("/studio/vip", { as: OPERATOR });
    await whenLive(page);
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole("button", { name: "新建会员等级" }).click();
    const form = page.getByRole("dialog");
    await form.getByLabel(/^名称/).fill("体验会员");
    await form.getByLabel(/^有效天数/).fill("7");
    await form.getByLabel(/^原价/).fill("9.9");
    await form.getByLabel(/^每月赠课程券/).fill("1");
    await form.getByLabel(/^每张减百分之几/).fill("10");
    await form.getByLabel("在会员页出售").uncheck();
    expect(await faultsOf(page)).toEqual([]);
    await form.getByRole("button", { name: "保存等级" }).click();
    await page.getByText("会员等级已新建").waitFor();
    await line(page, "体验会员").getByText("每月 1 张 9 折优惠券").waitFor();
    await line(page, "体验会员").getByRole("button", { name: "修改" }).click();
    await form.getByText("持有人数0").waitFor();
    await form.getByRole("button", { name: "关闭" }).click();
    expect(await faultsOf(page)).toEqual([]);

    await page.getByRole("link", { name: "付费会员" }).first().click();
    await page.getByRole("button", { name: "赠送会员" }).click();
    const give = page.getByRole("dialog");
    await give.getByLabel(/^手机号/).fill("13800000007");
    await give.getByLabel(/^会员等级/).selectOption("体验会员");
    await give.getByLabel(/^理由/).fill("感谢参加内测");
    expect(await faultsOf(page)).toEqual([]);
    await give.getByRole("button", { name: "赠送", exact: true }).click();
    await page.getByText("已赠送").waitFor();
    await line(page, "138****0007").locator("dd", { hasText: "体验会员" }).waitFor();
    await line(page, "138****0007").getByRole("button", { name: "终止会员" }).click();
    await give.getByText("会员资格立即终止").waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await give.getByLabel(/^理由/).fill("内测结束");
    await give.getByRole("button", { name: "终止", exact: true }).click();
    await page.getByText("会员资格已终止").waitFor();
    await expect.poll(() => page.locator("main li", { hasText: "138****0007" }).count()).toBe(0);
  });

  test("makes an open class in a session and cancels it", async ({ visit }) => {
    const { page } = await visit("/studio/open", { as: OPERATOR, width: widths.phone });
    await whenLive(page);
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole("button", { name: "新建公开课" }).click();
    const sessions = page.getByLabel(/^直播场次/);
    await expect.poll(() => sessions.locator("option").count()).toBeGreaterThan(1);
    await sessions.selectOption({ index: 1 });
    await page.getByLabel(/^名称/).fill("临时公开课");
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole("button", { name: "开设公开课" }).click();
    await page.getByText("公开课已开设").waitFor();
    await line(page, "临时公开课").getByText("报名人数").waitFor();
    await line(page, "临时公开课").getByRole("button", { name: "取消公开课" }).click();
    const cancelling = page.getByRole("dialog", { name: "取消公开课 · 临时公开课" });
    await cancelling.getByText("报名人数0").waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await cancelling.getByLabel(/^理由/).fill("场次调整");
    await cancelling.getByRole("button", { name: "确认取消" }).click();
    await page.getByText("公开课已取消").waitFor();
    await line(page, "临时公开课").getByText("未公开").waitFor();
  });

  test("shows the platform in numbers, of a month and of a year, and gives them as a file", async ({ visit }) => {
    const { page } = await visit("/studio/figures", { as: OPERATOR, width: widths.phone });
    const turnover = page.locator(".figures div", { hasText: "成交额" }).locator(".num");
    // The demo sold something every week.
    const ofMonth = yuan(await turnover.innerText());
    expect(ofMonth).toBeGreaterThan(0);
    expect(await page.locator("main nav [aria-current]").innerText()).toBe("30 天");
    const days = page.getByRole("table", { name: "成交额（元）" }).locator("tbody tr");
    expect(await days.count()).toBe(30);
    await page.getByRole("link", { name: "12 个月" }).click();
    await page.waitForURL("**/studio/figures?days=365");
    await page.getByRole("heading", { name: "每月" }).waitFor();
    expect(yuan(await turnover.innerText())).toBeGreaterThan(ofMonth);
    expect(await days.count()).toBeLessThanOrEqual(13);
    const [best] = await page.getByRole("table", { name: "机构成交额排行" }).locator("tbody tr").allInnerTexts();
    expect(best).toContain("平台自营");
    expect(await faultsOf(page)).toEqual([]);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "导出 CSV" }).click(),
    ]);
    const [head, ...rows] = (await readFile(await download.path(), "utf8")).trim().split(/\r?\n/);
    expect(head).toContain("成交额（元）");
    expect(rows).toHaveLength(365);
  });

  test("makes a package of training, shows it to everybody, changes it and takes it back", async ({ visit }) => {
    const expectedErrors = /saveCustomPackage: 900/;
    const { page } = await visit("/studio/packages", { as: OPERATOR, width: widths.phone, expectedErrors });
    const name = "车间班前会带教";
    await page.getByRole("button", { name: "新建方案" }).click();
    const form = page.getByRole("dialog");
    const categories = form.getByLabel(/^分类/);
    await expect.poll(() => categories.locator("option").count()).toBeGreaterThan(1);
    await form.getByLabel(/^名称/).fill(name);
    await categories.selectOption({ index: 1 });
    await form.getByLabel(/^培训天数/).fill("2");
    await form.getByLabel(/^最少人数/).fill("30");
    await form.getByLabel(/^最多人数/).fill("10");
    await form.getByRole("button", { name: "保存方案" }).click();
    await form.getByText("最多人数不能小于最少人数").first().waitFor();
    await form.getByLabel(/^最多人数/).fill("40");
    expect(await faultsOf(page)).toEqual([]);
    await form.getByRole("button", { name: "保存方案" }).click();
    await page.getByText("方案已创建，上架后机构才能看到").waitFor();
    await line(page, name).getByText("未上架").waitFor();
    const client = createClient(portal.url);
    const shown = async () => JSON.stringify(ok(await client.call("listCustomPackages", { pageSize: 50 })).list);
    expect(await shown()).not.toContain(name);
    await line(page, name).getByRole("button", { name: "上架" }).click();
    await page.getByText("方案已上架").waitFor();
    expect(await shown()).toContain(name);
    await line(page, name).getByRole("button", { name: "修改" }).click();
    await form.getByLabel(/^起价/).fill("12000");
    await form.getByRole("button", { name: "保存方案" }).click();
    await page.getByRole("status").filter({ hasText: "已保存" }).first().waitFor();
    for (const fact of ["2", "30 – 40", "¥12,000"]) await line(page, name).getByText(fact, { exact: true }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await line(page, name).getByRole("button", { name: "下架" }).click();
    await page.getByText("方案已下架").waitFor();
    expect(await shown()).not.toContain(name);
  });

  test("answers a request for training on a phone, in words that the organisation gets as a message", async ({
    visit,
  }) => {
    const client = createClient(portal.url);
    const own = { token: await client.signIn("13800000003") };
    const [asked] = ok(await client.call("listCustomPackages", {}, own)).list;
    const wish = "想在厂里做两天，讲配电房的安全。";
    const request = { id: asked!.id, contactName: "周敏", contactMobile: "13800009999", people: 20, wish };
    expect((await client.call("saveCustomApply", request, own)).code).toBe(200);
    const { page } = await visit("/studio/custom", { as: OPERATOR, width: widths.phone });
    await whenLive(page);
    const waiting = line(page, wish);
    expect(await waiting.innerText()).toContain(asked!.customName);
    // Without words nothing is sent.
    await waiting.getByRole("button", { name: /^发送答复/ }).click();
    const answering = page.getByRole("dialog", { name: /^发送答复/ });
    await answering.getByRole("button", { name: "发送答复" }).click();
    await answering.getByRole("alert").first().waitFor();
    await answering.getByRole("textbox", { name: /^答复/ }).fill("下周三上门详谈。");
    expect(await faultsOf(page)).toEqual([]);
    await answering.getByRole("button", { name: "发送答复" }).click();
    await page.getByText("答复已发送").waitFor();
    await expect.poll(() => waiting.count()).toBe(0);
    const { apply } = ok(await client.call("checkCustomApply", { id: asked!.id }, own));
    expect(apply).toMatchObject({ customStatus: 1, answer: "下周三上门详谈。" });
    const { list } = ok(await client.call("listMessages", {}, own));
    expect(list.map(({ msgTitle }) => msgTitle).join()).toContain(asked!.customName);
  });

  test("lists drafts with their mistakes and a way to the studio", async ({ visit }) => {
    const client = createClient(portal.url);
    const own = { token: await client.signIn("13800000003") };
    const site = { siteOrgNo: "1001" };
    const { version, baseRevision, patch } = ok(await client.call("getSiteDraft", site, own));
    const wrong = {
      ...patch,
      screens: { ...patch.screens, home: { blocks: { mine: { type: "nothing", in: "main" } } } },
    };
    const saved = await client.call("saveSiteDraft", { ...site, version, baseRevision, patch: wrong }, own);
    expect(saved.code).toBe(200);
    const { page } = await visit("/studio/drafts", { as: OPERATOR });
    const row = page.locator("main tbody tr", { hasText: "1001" });
    await expect.poll(() => row.locator("td").first().innerText()).toMatch(/[1-9]/);
    expect(await page.locator("main tbody a").first().getAttribute("href")).toBe("/studio/site/1001");
    expect(await faultsOf(page)).toEqual([]);
    await client.call("discardSiteDraft", { ...site, version: ok(saved).version }, own);
  });
});
