import type { FrameLocator, Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { freshMobile } from "./codes.ts";
import { portal, test, whenLive, widths } from "./harness.ts";
import { ownerSteps } from "./owner-steps.ts";
import { layoutProblems } from "./page-problems.ts";

/** What an owner does from the first card to a site that visitors see takes no more than this. */
const MOST = { clicks: 27, fields: 13 };
/** A block without a picture has a drawing instead. */
const expectedErrors = /Failed to load resource: the server responded with a status of 404|sendCode: 1110/;

const frameOf = (page: Page): FrameLocator => page.frameLocator(".paper > iframe");
const shown = (all: Locator): Locator => all.filter({ visible: true }).first();
const wordmark = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="50"><rect width="200" height="50" rx="25" fill="#1d6b52"/></svg>`;

test("a school is added, worded, coloured, given a page and a form, and published, in few steps that are all in words", async ({
  visit,
}) => {
  const { press, choose, fill, file, write, step, sum, steps } = ownerSteps();
  const orgNo = `go${Date.now()}`;
  const mobile = freshMobile();

  step("the operator adds the school");
  const { page: operator } = await visit("/", { as: "13800000009", expectedErrors });
  const bar = operator.getByRole("banner");
  await press(shown(bar.getByLabel("我的账号")));
  await press(shown(bar.getByRole("link", { name: "运营管理" })));
  await operator.waitForURL("**/studio/**");
  const add = operator.getByRole("link", { name: "新增机构", exact: true });
  if (!(await add.isVisible())) await press(operator.getByText("机构与站点"));
  await press(add);
  await fill(operator.getByLabel(/^机构编号/), orgNo);
  await fill(operator.getByLabel(/^机构名称/), "弈山围棋学校");
  await fill(operator.getByLabel(/^英文名称/), "Yishan Go School");
  await choose(operator.getByRole("radio", { name: /^棋类与思维/ }));
  await fill(operator.getByLabel(/^负责人手机号/), mobile);
  await press(operator.getByRole("button", { name: "新增机构" }));
  await operator.waitForURL("**/studio/operator");

  step("the owner signs in, and finds the studio");
  const { page } = await visit(`/org/${orgNo}`, { fresh: true, expectedErrors });
  await press(shown(page.getByRole("banner").getByRole("link", { name: "登录" })));
  await press(page.getByRole("tab", { name: "验证码登录" }));
  await fill(page.locator("input[type=tel]"), mobile);
  await press(page.getByRole("button", { name: /获取验证码/ }));
  const code = /\d{6}/.exec(await page.locator(".lf-status b").innerText())?.[0] ?? "";
  await fill(page.locator("input[autocomplete=one-time-code]"), code);
  await press(page.getByRole("button", { name: "登录", exact: true }));
  await page.waitForURL(`**/org/${orgNo}`);
  await press(shown(page.getByRole("banner").getByLabel("我的账号")));
  await press(shown(page.getByRole("banner").getByRole("link", { name: "站点工作室" })));
  const frame = frameOf(page);
  await frame.locator("html[data-picking] [data-block]").first().waitFor({ state: "attached" });

  step("words, where they stand");
  await write(page, frame.getByRole("heading", { level: 1 }), "落子有声，做人有格");
  await write(page, frame.getByText("下棋是安静的较量"), "从五岁的孩子到退休的老人，都能在这里下一盘好棋。");
  await write(page, frame.getByRole("heading", { name: "每一盘棋都复盘" }), "每一盘棋，老师都陪你复盘");

  step("colour and logo");
  await press(page.getByRole("link", { name: "站点设置" }));
  await press(page.getByRole("link", { name: "外观" }));
  await fill(page.getByRole("textbox", { name: "品牌色", exact: true }), "#1d6b52");
  await file(page.getByLabel("给“标志”上传图片"), {
    name: "logo.svg",
    mimeType: "image/svg+xml",
    buffer: Buffer.from(wordmark),
  });
  await frame.locator('a.brand img[src$=".webp"]').waitFor({ state: "attached" });

  step("a page, and a form on it");
  await press(page.getByRole("link", { name: "自建页面" }));
  await press(page.getByRole("button", { name: "新建页面" }));
  const sheet = page.getByRole("dialog", { name: "新建页面" });
  await choose(sheet.getByRole("radio", { name: /常见问题/ }));
  await fill(sheet.getByLabel("标题 · 中文"), "家长常问");
  await fill(sheet.getByLabel("标题 · 英文"), "Questions from parents");
  await press(sheet.getByRole("button", { name: "新建", exact: true }));
  await frame.getByRole("heading", { name: "家长常问", level: 1 }).waitFor();
  await press(page.getByRole("region", { name: "属性" }).getByRole("button", { name: "添加区块" }));
  const gallery = page.getByRole("dialog", { name: "添加区块" });
  await fill(gallery.getByRole("searchbox"), "报名表单");
  await press(gallery.getByRole("button", { name: /^自己的表单/ }));
  await frame.getByRole("heading", { name: "课程咨询" }).waitFor();

  step("publishing");
  await press(page.getByRole("button", { name: /^发布/ }));
  const publishing = page.getByRole("dialog", { name: "发布站点" });
  const changes = publishing.getByRole("region", { name: "这次发布的改动" });
  await changes.getByRole("listitem").first().waitFor();
  const rows = await changes.getByRole("listitem").allInnerTexts();
  // A look is a row, a form is a row, a page is a row; and none of them is a key, an address or a piece of JSON.
  expect(rows.length).toBeLessThanOrEqual(10);
  for (const row of rows) expect(row).not.toMatch(/\w\.\w+\.\w|[{}[\]]|\/files\//);
  expect(rows.some((row) => row.includes("落子之前，先想三步") && row.includes("落子有声，做人有格"))).toBe(true);
  expect(rows.some((row) => row.includes("品牌色 #1d6b52"))).toBe(true);
  await press(publishing.getByRole("button", { name: "使用平台的条款和隐私政策" }));
  await press(publishing.getByRole("button", { name: "现在发布" }));
  await page.getByText("已发布，访客现在看到的就是它").waitFor();

  const { clicks, fields } = sum();
  expect(clicks, JSON.stringify(Object.fromEntries(steps))).toBeLessThanOrEqual(MOST.clicks);
  expect(fields).toBeLessThanOrEqual(MOST.fields);

  // What visitors see, on a phone and a desk: all of it, whole, and the school's alone.
  const { page: visitor } = await visit(`/org/${orgNo}`, { expectedErrors });
  await visitor.getByRole("heading", { name: "落子有声，做人有格", level: 1 }).waitFor();
  for (const path of ["", "/p/questions-from-parents", "/p/enrol", "/list"]) {
    await visitor.goto(`${portal.url}/org/${orgNo}${path}`);
    await whenLive(visitor);
    for (const width of [widths.phone, widths.desktop]) {
      await visitor.setViewportSize({ width, height: 900 });
      expect(await layoutProblems(visitor), `${path} at ${width} px`).toEqual([]);
    }
    expect(await visitor.locator("body").innerText(), path).not.toContain("知行讲堂");
    expect(await visitor.getByRole("contentinfo").innerText()).toContain("© 弈山围棋学校");
  }
});
