import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FrameLocator, Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { accessibilityProblems, portal, test, whenLive, type Visit } from "./harness.ts";

/** The administrator of organisation 1001. */
const organisation = "13800000003";
const site = "/org/1001";
/** A block without a picture has a drawing instead. */
const expectedErrors = /Failed to load resource: the server responded with a status of 404/;

/** Signs in and opens the studio, as from the menu. */
async function studio(visit: (path: string, options?: object) => Promise<Visit>, options: object = {}): Promise<Page> {
  const { page } = await visit("/studio", { as: organisation, expectedErrors, ...options });
  await frameOf(page).locator("[data-block]").first().waitFor({ state: "attached" });
  return page;
}

const frameOf = (page: Page): FrameLocator => page.frameLocator(".paper > iframe");
const row = (page: Page, name: RegExp): Locator => page.getByRole("row", { name });
const colourOf = (html: HTMLElement): string => getComputedStyle(html).getPropertyValue("--color-primary").trim();
const saved = (page: Page) => page.getByText("草稿已保存").waitFor();

async function publish(page: Page, message: string): Promise<void> {
  await page.getByRole("button", { name: "发布", exact: true }).click();
  const sheet = page.getByRole("dialog", { name: "发布站点" });
  await sheet.getByLabel("改了什么（选填）").fill(message);
  await sheet.getByRole("button", { name: "现在发布" }).click();
  await page.getByText("已发布，访客现在看到的就是它").waitFor();
}

/** Goes on with the Tab key, or back with Shift, until something has the focus: in a few presses. */
async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  await target.waitFor({ state: "attached" });
  for (let presses = 0; presses < 16; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error("the Tab key does not lead there in a few presses");
}

describe("the studio of a site", () => {
  test("an organisation edits its pages, sees them before others do, publishes, compares and goes back", async ({
    visit,
  }) => {
    const page = await studio(visit);
    expect(new URL(page.url()).pathname).toBe("/studio/site/1001/screens/home");
    expect(await accessibilityProblems(page)).toEqual([]);

    // A click in the page chooses the block, and its words are changed beside it.
    await frameOf(page).getByRole("heading", { name: "工友们在学" }).click();
    await page.getByRole("heading", { name: "栏目标题", level: 2 }).waitFor();
    await page.getByRole("region", { name: "属性" }).getByRole("textbox", { name: "中文" }).first().fill("大家都在学");
    await frameOf(page).getByRole("heading", { name: "大家都在学" }).waitFor();
    await saved(page);

    // Moved one place up from its row's menu.
    await row(page, /大家都在学/)
      .getByRole("button", { name: /的操作/ })
      .click();
    await page.getByRole("menuitem", { name: /上移/ }).click();
    await page.getByText("“大家都在学”上移了一位").waitFor();

    // A page of its own, from a template and in the navigation.
    await page.getByRole("link", { name: "自建页面" }).click();
    await page.getByRole("button", { name: "新建页面" }).click();
    const sheet = page.getByRole("dialog", { name: "新建页面" });
    await sheet.getByRole("radio", { name: /常见问题/ }).check({ force: true });
    await sheet.getByLabel("标题 · 中文").fill("入学问答");
    await sheet.getByLabel("标题 · 英文").fill("Questions before you begin");
    expect(await sheet.getByLabel("网址").inputValue()).toBe("questions-before-you-begin");
    await sheet.getByRole("button", { name: "新建", exact: true }).click();
    await frameOf(page).getByRole("heading", { name: "入学问答", level: 1 }).waitFor();
    await saved(page);

    // Another look, which shows at once in the page beside it.
    const colour = (root: Locator) => root.evaluate(colourOf);
    await page.getByRole("link", { name: "站点设置" }).click();
    await page.getByRole("link", { name: "外观" }).click();
    await frameOf(page).locator("[data-block]").first().waitFor({ state: "attached" });
    const colourBefore = await colour(frameOf(page).locator("html"));
    await page.getByRole("button", { name: "松绿与铜" }).click();
    await expect.poll(() => colour(frameOf(page).locator("html"))).not.toBe(colourBefore);
    await saved(page);

    // Nobody else sees any of it yet.
    const stranger = await visit(site);
    expect(await colour(stranger.page.locator("html"))).toBe(colourBefore);
    expect(await stranger.page.getByRole("heading", { name: "工友们在学" }).count()).toBe(1);
    expect((await fetch(`${portal.url}${site}/p/questions-before-you-begin`)).status).toBe(404);

    await publish(page, "首页换了说法，新增入学问答");
    await stranger.page.reload();
    await whenLive(stranger.page);
    expect(await stranger.page.getByRole("heading", { name: "大家都在学" }).count()).toBe(1);
    expect(await colour(stranger.page.locator("html"))).not.toBe(colourBefore);
    await stranger.page.goto(`${portal.url}${site}/p/questions-before-you-begin`);
    expect(await stranger.page.locator("h1").innerText()).toBe("入学问答");

    // The history says in words what changed, and goes back in one click.
    await page.getByRole("link", { name: "历史" }).click();
    await page
      .getByRole("button", { name: /改了什么/ })
      .first()
      .click();
    const difference = page.getByRole("region", { name: "区别" });
    await difference.getByText("大家都在学", { exact: true }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole("button", { name: "退回到第 1 版" }).click();
    await page.getByText("已退回到第 1 版").waitFor();
    await stranger.page.goto(`${portal.url}${site}`);
    expect(await stranger.page.getByRole("heading", { name: "工友们在学" }).count()).toBe(1);
    await page.getByRole("status").getByRole("button", { name: "撤销" }).click();
    await page.getByText("已撤销退回").waitFor();
    await stranger.page.reload();
    expect(await stranger.page.getByRole("heading", { name: "大家都在学" }).count()).toBe(1);
  });

  test("blocks are added, moved, copied, taken off and brought back, published and gone back from, by keyboard alone", async ({
    visit,
  }) => {
    const page = await studio(visit);
    const rows = () => page.getByRole("treegrid").getByRole("row").allInnerTexts();
    // From the top of the page to the outline, and past the preview, whose links are as many as the page has.
    await tabTo(page, row(page, /^页眉/));
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await tabTo(page, page.getByRole("button", { name: "跳过预览，到属性" }));
    await page.keyboard.press("Enter");
    await tabTo(page, page.getByRole("region", { name: "属性" }).getByRole("button").first());
    await row(page, /^主要内容/).focus();
    await page.keyboard.press("Enter");
    const gallery = page.getByRole("dialog", { name: "添加区块" });
    await gallery.waitFor();
    await page.keyboard.type("搜索框");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    // What has the focus is drawn as it will be on this site.
    const drawn = gallery.frameLocator("iframe");
    await drawn.locator("[data-block=searchBox] input[type=search]").waitFor();
    expect(await drawn.locator("html").evaluate(colourOf)).toBe(await frameOf(page).locator("html").evaluate(colourOf));
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.keyboard.press("Enter");
    await saved(page);
    const added = row(page, /搜索框/).last();
    await added.focus();
    const place = async () => (await rows()).findIndex((words) => words.includes("搜索框"));
    const before = await place();
    await page.keyboard.press("Alt+ArrowUp");
    await expect.poll(place).toBe(before - 1);
    await row(page, /搜索框/)
      .last()
      .focus();
    await page.keyboard.press("Control+d");
    await expect.poll(async () => (await rows()).filter((words) => words.includes("搜索框")).length).toBe(2);
    await row(page, /搜索框/)
      .last()
      .focus();
    await page.keyboard.press("Delete");
    await expect.poll(async () => (await rows()).filter((words) => words.includes("搜索框")).length).toBe(1);
    await page.keyboard.press("Control+z");
    await expect.poll(async () => (await rows()).filter((words) => words.includes("搜索框")).length).toBe(2);
    await page.keyboard.press("Control+Shift+z");
    await expect.poll(async () => (await rows()).filter((words) => words.includes("搜索框")).length).toBe(1);
    await saved(page);

    await row(page, /搜索框/)
      .last()
      .focus();
    await tabTo(page, page.getByRole("button", { name: "发布", exact: true }), "Shift+Tab");
    await page.keyboard.press("Enter");
    await tabTo(page, page.getByRole("button", { name: "现在发布" }));
    await page.keyboard.press("Enter");
    await page.getByText("已发布，访客现在看到的就是它").waitFor();
    await tabTo(page, page.getByRole("link", { name: "历史" }), "Shift+Tab");
    await page.keyboard.press("Enter");
    await tabTo(page, page.getByRole("button", { name: "退回到第 1 版" }));
    await page.keyboard.press("Enter");
    await page.getByText("已退回到第 1 版").waitFor();
  });

  test("fits a phone, in English and dark", async ({ visit }) => {
    const page = await studio(visit, { width: 390, scheme: "dark", locale: "en" });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole("button", { name: "Preview", exact: true }).click();
    await frameOf(page).locator("h1").waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

    // The text of a block, in colours that can be read by night too.
    await page.getByRole("button", { name: "Outline", exact: true }).click();
    await row(page, /^Features/).click();
    await page.getByRole("button", { name: "Properties", exact: true }).click();
    await page.getByRole("tab", { name: "JSON" }).click();
    await page.locator(".sp-json .cm-line").first().waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);

    // Of the settings, the one that is open stands in the line of all.
    await page.getByRole("link", { name: "Site settings" }).click();
    await page.getByRole("link", { name: "Domain", exact: true }).click();
    await page.getByRole("heading", { name: "Domain", level: 1 }).waitFor();
    await page.goto(`${portal.url}/studio/site/1001/settings/domain`);
    await page.getByRole("heading", { name: "Domain", level: 1 }).waitFor();
    const here = await page.locator("nav [aria-current=page]", { hasText: "Domain" }).boundingBox();
    expect(here!.x + here!.width).toBeLessThanOrEqual(390);
    expect(await accessibilityProblems(page)).toEqual([]);

    await page.getByRole("link", { name: "History" }).click();
    await page
      .getByRole("button", { name: /^What changed/ })
      .first()
      .click();
    await page.getByRole("region", { name: "Differences" }).locator("li").first().waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  test("a block as JSON may say its texts as strings: the page shows them, and its fields have them", async ({
    visit,
  }) => {
    const page = await studio(visit, { locale: "en" });
    await row(page, /^Features/).click();
    await page.getByRole("tab", { name: "JSON" }).click();
    await page.locator(".sp-json .cm-content").click();
    await page.keyboard.press("ControlOrMeta+A");
    const props = { items: [{ heading: "Written short", text: { "zh-CN": "两种", en: "In two languages" } }] };
    await page.keyboard.insertText(JSON.stringify({ type: "featureList", in: "main", order: 20, props }));
    await frameOf(page).getByText("Written short").waitFor();
    await frameOf(page).getByText("In two languages").waitFor();
    await page.getByRole("tab", { name: "Content" }).click();
    await page.getByText("Written short").first().waitFor();
  });

  test("none of its code comes with a page of a site, and nobody else gets in", async ({ visit }) => {
    const built = (name: string) => readFileSync(join(import.meta.dirname, "../../dist/client", name), "utf8");
    const { entry } = JSON.parse(built("studio.json")) as { entry: string };
    const modules = built("modules.json");
    expect(modules).not.toContain(entry);
    expect(modules).not.toContain("src/studio");
    const { page } = await visit("/", { as: "13800000001", expectedErrors: /403/ });
    expect((await fetch(`${portal.url}/studio/site/1001`, { redirect: "manual" })).headers.get("location")).toBe(
      "/login?t=login",
    );
    expect((await page.goto(`${portal.url}/studio`))?.status()).toBe(403);
    expect((await page.goto(`${portal.url}/studio/site/1001/screens/home`))?.status()).toBe(403);
  });

  test("an organisation reshapes its orders: a column gone, one first, one renamed, a filter more", async ({
    visit,
  }) => {
    const page = await studio(visit);
    await page.goto(`${portal.url}/studio/site/1001/screens/account/organization/order?block=sales`);
    const preview = frameOf(page).locator('[data-block="sales"]');
    const panel = page.getByRole("region", { name: "属性" });
    const heads = () => preview.getByRole("columnheader").allInnerTexts();
    const columns = panel.getByRole("group", { name: /^字段/ });
    await expect.poll(heads).toEqual(["商品", "讲师", "买家", "付款时间", "状态", "实付", "机构所得"]);
    await columns.getByRole("button", { name: "删除“讲师”" }).click();
    await expect.poll(heads).toEqual(["商品", "买家", "付款时间", "状态", "实付", "机构所得"]);
    for (let step = 0; step < 2; step += 1) await columns.getByRole("button", { name: "上移“付款时间”" }).click();
    await expect.poll(heads).toEqual(["付款时间", "商品", "买家", "状态", "实付", "机构所得"]);
    await columns.getByText("机构所得").first().click();
    const label = columns.getByRole("group", { name: /^名称/ });
    await label.getByRole("textbox", { name: "中文" }).fill("到账");
    await label.getByRole("textbox", { name: "英文" }).fill("Income");
    await expect.poll(heads).toEqual(["付款时间", "商品", "买家", "状态", "实付", "到账"]);

    const filters = panel.getByRole("group", { name: /^筛选/ });
    await filters.getByRole("button", { name: "添加" }).click();
    await filters.getByRole("textbox", { name: "参数" }).last().fill("lineKind");
    await filters.getByRole("combobox", { name: "字段" }).last().selectOption("lineKind");
    await preview.getByRole("navigation", { name: "种类" }).getByRole("link", { name: "班级" }).waitFor();
    await saved(page);
    await publish(page, "机构订单的列和筛选");

    await page.goto(`${portal.url}/studio/site/1001/screens/account/organization/order?block=sales`);
    await expect.poll(heads).toEqual(["付款时间", "商品", "买家", "状态", "实付", "到账"]);
    await preview.getByRole("navigation", { name: "种类" }).getByRole("link", { name: "考试" }).waitFor();
  });

  test("an organisation reshapes a list of the platform's and its form, by picking fields, and publishes it", async ({
    visit,
  }) => {
    const page = await studio(visit);
    await page.goto(`${portal.url}/studio/site/1001/screens/account/organization/coupon?block=desk`);
    const preview = frameOf(page).locator('[data-block="desk"]');
    const panel = page.getByRole("region", { name: "属性" });
    const named = (label: string) => preview.locator("dt").filter({ hasText: label });
    await named("适用范围").first().waitFor();
    await panel.getByRole("button", { name: "删除“适用范围”" }).click();
    await expect.poll(() => named("适用范围").count()).toBe(0);

    await panel.getByRole("button", { name: "上移“券码”" }).click();
    await panel.getByText("券码").first().click();
    const label = panel.getByRole("group", { name: /^名称/ });
    await label.getByRole("textbox", { name: "中文" }).fill("凭此码领取");
    await label.getByRole("textbox", { name: "英文" }).fill("Claim with");
    await named("凭此码领取").first().waitFor();
    await panel.getByRole("group", { name: "不提供的操作" }).getByRole("button", { name: "添加" }).click();
    await expect.poll(() => preview.getByText("发给更多人").count()).toBe(0);
    await saved(page);

    await page.getByRole("link", { name: "站点设置" }).click();
    await page.getByRole("link", { name: "表单" }).click();
    await page.getByLabel("要修改的表单").selectOption("coupon");
    const upwards = page.getByRole("button", { name: /^上移“最低消费/ });
    while (await upwards.isEnabled()) await upwards.click();
    await saved(page);
    await publish(page, "优惠券的列表和表单");
  });
});
