import type { FrameLocator, Page } from "playwright-core";
import { expect } from "vitest";
import { richText } from "../api/rich-text.ts";
import { portal, test, type Visit } from "../e2e/harness.ts";
import { call, holdToken, newOrganisation } from "./people.ts";

/** A block without a picture has a drawing instead. */
const expectedErrors = /Failed to load resource: the server responded with a status of 404/;

const frameOf = (page: Page): FrameLocator => page.frameLocator(".paper > iframe");
const saved = (page: Page) => page.getByText("草稿已保存").waitFor();

/** The studio of an organisation of its own, as its account sees it, and the address of its site. */
async function newStudio(visit: (path: string, options?: object) => Promise<Visit>) {
  const { orgNo, token } = await newOrganisation("北山木工学堂");
  const { page } = await visit("/login", { expectedErrors });
  await holdToken(page, token);
  await page.goto(`${portal.url}/studio`);
  await frameOf(page).locator("[data-block]").first().waitFor({ state: "attached" });
  return { page, token, site: `/org/${orgNo}` };
}

/** The first publishing waits until the site says whose terms hold. */
async function publish(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^发布/ }).click();
  const sheet = page.getByRole("dialog", { name: "发布站点" });
  await sheet.getByRole("button", { name: "使用平台的条款和隐私政策" }).click();
  await sheet.getByRole("button", { name: "现在发布" }).click();
  await page.getByText("已发布，访客现在看到的就是它").waitFor();
}

test("An organisation changes its home page, publishes it, and goes back to the version before", async ({ visit }) => {
  const { page, token, site } = await newStudio(visit);
  // Visitors see no list, nor its heading, that has nothing in it.
  const article = { artTitle: "秋季班开课", artDesc: richText("九月一日开课。") };
  await call("publishArticle", await call("saveArticleDraft", article, token), token);
  await frameOf(page).getByRole("heading", { name: "最新资讯" }).click();
  const field = page.getByRole("region", { name: "属性" }).getByRole("textbox", { name: "中文" }).first();
  await field.fill("工坊近况");
  await frameOf(page).getByRole("heading", { name: "工坊近况" }).waitFor();
  await saved(page);

  const { page: visitor } = await visit(site);
  const heading = async (name: string) => (await visitor.reload(), visitor.getByRole("heading", { name }).count());
  expect(await heading("工坊近况")).toBe(0);
  await publish(page);
  expect(await heading("工坊近况")).toBe(1);

  await page.getByRole("link", { name: "历史" }).click();
  await page.getByRole("button", { name: "退回到第 1 版" }).click();
  await page.getByText("已退回到第 1 版").waitFor();
  expect(await heading("工坊近况")).toBe(0);
  expect(await heading("最新资讯")).toBe(1);
});

test("An organisation adds a page of its own from a template, and visitors find it in the navigation", async ({
  visit,
}) => {
  const { page, site } = await newStudio(visit);
  await page.getByRole("link", { name: "自建页面" }).click();
  await page.getByRole("button", { name: "新建页面" }).click();
  const sheet = page.getByRole("dialog", { name: "新建页面" });
  await sheet.getByRole("radio", { name: /常见问题/ }).check({ force: true });
  await sheet.getByLabel("标题 · 中文").fill("入学问答");
  await sheet.getByLabel("标题 · 英文").fill("Before you begin");
  await sheet.getByRole("button", { name: "新建", exact: true }).click();
  await frameOf(page).getByRole("heading", { name: "入学问答", level: 1 }).waitFor();
  await saved(page);
  expect((await fetch(`${portal.url}${site}/p/before-you-begin`)).status).toBe(404);
  await publish(page);
  const { page: visitor } = await visit(site);
  await visitor.locator("header").getByText("更多", { exact: true }).click();
  await visitor.locator("header").getByRole("link", { name: "入学问答" }).click();
  await visitor.waitForURL(`**${site}/p/before-you-begin`);
  await visitor.getByRole("heading", { name: "入学问答", level: 1 }).waitFor();
});
