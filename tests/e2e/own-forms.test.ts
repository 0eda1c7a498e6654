import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect } from "vitest";
import type { Browser, BrowserContextOptions } from "playwright-core";
import { addOwnForm, formTemplates } from "../../src/site/edit/own-form-templates.ts";
import { createClient } from "../api/client.ts";
import { accessibilityProblems, test, whenLive, widths } from "./harness.ts";
import { startStoredSite } from "./stored-site.ts";

let site: Awaited<ReturnType<typeof startStoredSite>> | undefined;
beforeAll(async () => {
  const page = {
    version: 1,
    path: "/p/ask",
    org: true,
    layout: "default",
    title: { text: { "zh-CN": "咨询" } },
    blocks: {
      heading: { type: "sectionHeading", in: "main", props: { heading: { text: { "zh-CN": "联系我们" } }, level: 1 } },
      ask: { type: "ownForm", in: "main", props: { form: "enquiry", title: { text: { "zh-CN": "课程咨询" } } } },
      trial: { type: "ownForm", in: "main", props: { form: "trial", title: { text: { "zh-CN": "预约试听" } } } },
    },
  };
  const [enquiry, trial] = formTemplates;
  const locales = ["zh-CN", "en"];
  const bare = { version: 1, site: { version: 1 }, screens: { "p/ask": page } };
  const one = addOwnForm({ own: bare, template: enquiry!, name: "enquiry", locales });
  site = await startStoredSite(addOwnForm({ own: one, template: trial!, name: "trial", locales }), "1001");
});
afterAll(() => site?.close());

async function open(browser: Browser, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({
    viewport: { width: widths.phone, height: 844 },
    locale: "zh-CN",
    ...options,
  });
  const page = await context.newPage();
  await page.goto(`${site?.url}/org/1001/p/ask`);
  return page;
}

test("a question is asked on a phone without JavaScript, a trial with it, and both are read, kept as a file and done", async ({
  browser,
}) => {
  const plain = await open(browser, { javaScriptEnabled: false });
  const ask = plain.getByRole("region", { name: "课程咨询" });
  await ask.getByLabel("怎么称呼你").fill("林小满");
  await ask.getByLabel("手机号").fill("1391234");
  await ask.getByLabel("想了解什么").fill("=1+1 周末有课吗");
  await ask.getByRole("button", { name: "提交" }).click();
  await ask.getByText("请输入正确的手机号").last().waitFor();
  await ask.getByText("请先勾选这一项").last().waitFor();
  expect(await ask.getByLabel("想了解什么").inputValue()).toBe("=1+1 周末有课吗");
  await ask.getByLabel("手机号").fill("13912340001");
  await ask.getByRole("checkbox").check();
  await ask.getByRole("button", { name: "提交" }).click();
  await ask.getByText("已收到，我们会尽快联系你。").waitFor();
  // The other form of the page is as it was.
  expect(await plain.getByRole("region", { name: "预约试听" }).getByRole("button", { name: "提交" }).isVisible()).toBe(
    true,
  );
  await plain.context().close();

  const page = await open(browser);
  // What is pressed before the page runs is done then; the test looks at it at once.
  await whenLive(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(widths.phone);
  const trial = page.getByRole("region", { name: "预约试听" });
  await trial.getByLabel("怎么称呼你").fill("周晓");
  await trial.getByLabel("手机号").fill("139 1234 0002");
  await trial.getByLabel("晚上").check();
  await trial.getByRole("checkbox").check();
  await trial.getByRole("button", { name: "提交" }).click();
  await trial.getByText("已收到预约，我们会打电话确认时间。").waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.context().close();

  const token = await createClient(site!.url).signIn("13800000003");
  const context = await browser.newContext({ viewport: { width: widths.desktop, height: 900 }, locale: "zh-CN" });
  await context.addCookies([{ name: "RC_WEB_TOKEN", value: token, url: site!.url }]);
  const inbox = await context.newPage();
  await inbox.goto(`${site!.url}/account/organization/forms`);
  await whenLive(inbox);
  const question = inbox.getByRole("listitem").filter({ hasText: "林小满" });
  await question.getByText("周末有课吗").waitFor();
  expect(await accessibilityProblems(inbox)).toEqual([]);
  const download = inbox.waitForEvent("download");
  await inbox.getByRole("link", { name: /CSV/ }).click();
  const sheet = await readFile(await (await download).path(), "utf8");
  expect(sheet).toContain("13912340002");
  // A spreadsheet would run it otherwise.
  expect(sheet).toContain(`"'=1+1 周末有课吗"`);
  await question.getByRole("button", { name: /标为已处理/ }).click();
  await inbox.getByRole("link", { name: /未处理 1/ }).waitFor();
  await inbox.goto(`${site!.url}/account/organization/forms?state=new`);
  expect(await inbox.getByText("周晓").count()).toBe(1);
  expect(await inbox.getByText("林小满").count()).toBe(0);
  await context.close();
});
