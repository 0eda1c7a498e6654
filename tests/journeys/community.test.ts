import type { Page } from "playwright-core";
import { expect } from "vitest";
import { accessibilityProblems, portal, test, whenLive, widths } from "../e2e/harness.ts";
import { call, demo, newPerson, tokenOf } from "./people.ts";

const body = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

test("A learner writes a blog with code and a formula, which is read without JavaScript", async ({ visit }) => {
  const { mobile } = await newPerson();
  const title = `用代码算电流 ${mobile}`;
  const { page } = await visit("/blog/account/write", { as: mobile });
  await page.getByLabel("文章标题").fill(title);
  await body(page, "正文").click();
  await page.keyboard.type("欧姆定律 $I=\\frac{U}{R}$ 很常用。\n");
  await page.keyboard.type("```python\nprint(220 / 44)");
  await expect.poll(() => page.getByLabel("代码语言").inputValue()).toBe("python");
  await page.getByRole("button", { name: "发布", exact: true }).click();
  await page.waitForURL(/\/blog\/article\/\d+$/);
  const address = new URL(page.url()).pathname;

  const { page: reader } = await visit(address, { javaScript: false });
  expect(await reader.getByRole("heading", { level: 1 }).innerText()).toBe(title);
  expect(await reader.locator("main .prose math").count()).toBe(1);
  expect(await reader.locator("main .prose .code-number").allInnerTexts()).toEqual(["220", "44"]);
  await call("deleteBlog", { id: address.split("/").at(-1) ?? "" }, await tokenOf(page));
  expect((await fetch(portal.url + address)).status).toBe(404);
});

test("A question is asked, answered by somebody else, and the answer is accepted for all to see", async ({ visit }) => {
  const asker = await newPerson();
  const helper = await newPerson();
  const question = `配电箱跳闸怎么查 ${asker.mobile}`;
  const { page } = await visit("/question/account/write", { as: asker.mobile });
  await page.getByLabel("问题", { exact: true }).fill(question);
  await body(page, "补充说明").click();
  await page.keyboard.type("一合闸就跳。");
  await page.getByRole("button", { name: "发布", exact: true }).click();
  await page.waitForURL(/\/question\/view\/\d+$/);
  const address = new URL(page.url()).pathname;

  const { page: other } = await visit(address, { as: helper.mobile, width: widths.phone });
  await other.getByRole("button", { name: "写回答" }).click();
  await body(other, "我的回答").click();
  await other.keyboard.type("先断开所有支路，再一路一路合上。");
  await other.getByRole("button", { name: "发布回答" }).click();
  await expect
    .poll(() => other.locator("article .prose").allInnerTexts())
    .toContain("先断开所有支路，再一路一路合上。");

  expect(await other.getByRole("button", { name: /^采纳/ }).count()).toBe(0);
  await page.reload();
  await whenLive(page);
  await page.getByRole("button", { name: /^采纳/ }).click();
  const { page: visitor } = await visit(address);
  const accepted = visitor.locator("article", { has: visitor.locator(".seal-accepted") });
  await expect
    .poll(async () => (await visitor.reload(), accepted.allInnerTexts()))
    .toEqual([expect.stringContaining("先断开所有支路")]);
  await call("deleteQuestion", { id: address.split("/").at(-1) ?? "" }, await tokenOf(page));
});

test("What is reported is removed with a reason, which its writer reads and readers see no more", async ({ visit }) => {
  const writer = await newPerson();
  const reader = await newPerson();
  const text = `这句话会被举报 ${writer.mobile}`;
  const blog = "/blog/article/5";
  const comment = (page: Page) => page.locator("main article", { hasText: text }).last();
  const { page: own } = await visit(blog, { as: writer.mobile });
  await own.getByRole("button", { name: "写评论" }).click();
  await own.locator("textarea").fill(text);
  await own.getByRole("button", { name: "发布" }).click();
  await comment(own).waitFor();

  const { page: other } = await visit(blog, { as: reader.mobile });
  await comment(other).getByRole("button", { name: /^举报/ }).click();
  const dialog = other.getByRole("dialog", { name: "举报" });
  await dialog.getByRole("radio").nth(1).check();
  await dialog.getByRole("textbox").fill("到处都发");
  await dialog.getByRole("button", { name: "举报" }).click();
  await dialog.waitFor({ state: "detached" });

  const { page: desk } = await visit("/studio/moderation", { as: demo.operator });
  const waiting = desk.locator("main li", { hasText: text });
  await waiting.getByText("举报理由").waitFor();
  await waiting.getByRole("button", { name: /^删除/ }).click();
  const removal = desk.getByRole("dialog", { name: /^删除/ });
  await removal.getByRole("textbox", { name: /^处理理由/ }).fill("与文章无关");
  await removal.getByRole("button", { name: "删除" }).click();
  await waiting.waitFor({ state: "detached" });

  await own.goto(`${portal.url}/account/moderation`);
  await own.locator("main li", { hasText: text }).getByText("与文章无关").waitFor();
  await expect.poll(async () => (await other.reload(), comment(other).count())).toBe(0);
});

test("An organisation writes an article, visitors read it at once, and it is taken off again", async ({ visit }) => {
  const title = `开放日通知 ${Date.now()}`;
  const { page } = await visit("/account/organization/article", { as: demo.organisation, width: widths.phone });
  await page.getByRole("link", { name: "写文章" }).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(widths.phone);
  await page.getByRole("link", { name: "写文章" }).click();
  await page.waitForURL("**/article/write");
  await page.getByLabel("文章标题").fill(title);
  await page.locator(".ProseMirror").fill("周六上午九点，欢迎来校参观。");
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole("button", { name: "发布", exact: true }).click();
  await page.waitForURL("**/info/detail/*");
  await page.locator("main h1", { hasText: title }).waitFor();

  const reader = await visit("/org/1001/info");
  const link = reader.page.getByRole("link", { name: title });
  await link.waitFor();
  const address = new URL((await link.getAttribute("href"))!, reader.page.url()).href;
  const status = async () => (await fetch(address)).status;
  expect(await status()).toBe(200);

  await page.goto(new URL("/account/organization/article", page.url()).href);
  const line = page.locator("main li", { hasText: title });
  await line.getByRole("button", { name: /^下架/ }).click();
  await page.locator("dialog .btn:not(.ghost)").click();
  await line.getByText("已下架").waitFor();
  await expect.poll(status).toBe(404);
});
