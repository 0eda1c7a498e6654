import type { FrameLocator, Locator, Page } from "playwright-core";
import { afterAll, describe, expect } from "vitest";
import { createClient, ok } from "../api/client.ts";
import { accessibilityProblems, portal, test, type Visit } from "./harness.ts";

/** The organisation whose draft is made here, by an operator; nothing of it is published. */
const siteOrgNo = "1002";
const editor = "13800000009";
/** A block without a picture has a drawing instead; the picture of a section is a page that runs nothing. */
const expectedErrors = /Failed to load resource: the server responded with a status of 404|Blocked script execution/;

type Visiting = (path: string, options?: object) => Promise<Visit>;

const frameOf = (page: Page): FrameLocator => page.frameLocator(".paper > iframe");
const row = (page: Page, name: RegExp): Locator => page.getByRole("row", { name });
const saved = (page: Page) => page.getByText("草稿已保存").waitFor();

async function studio(visit: Visiting, options: object = {}): Promise<Page> {
  await discard();
  const { page } = await visit(`/studio/site/${siteOrgNo}`, { as: editor, expectedErrors, ...options });
  await frameOf(page).locator("html[data-picking] [data-block]").first().waitFor({ state: "attached" });
  return page;
}

/** Begins with what is published; other tests look at the same site, and are left it so. */
async function discard(): Promise<void> {
  const client = createClient(portal.url);
  const token = await client.signIn(editor);
  const { version, isChanged } = ok(await client.call("getSiteDraft", { siteOrgNo }, { token }));
  if (isChanged) ok(await client.call("discardSiteDraft", { siteOrgNo, version }, { token }));
}

async function openGallery(page: Page): Promise<Locator> {
  await row(page, /^主要内容/).focus();
  await page.keyboard.press("Enter");
  const gallery = page.getByRole("dialog", { name: "添加区块" });
  await gallery.waitFor();
  return gallery;
}

afterAll(discard);

describe("sections saved for reuse", () => {
  test("a block is saved under a name, seen as it will be, put into another page, renamed and deleted", async ({
    visit,
  }) => {
    const page = await studio(visit);
    await frameOf(page).getByText("按岗位核实身份").click();
    const chosen = page.getByRole("treegrid").getByRole("row", { selected: true });
    await chosen.getByRole("button", { name: /的操作/ }).click();
    await page.getByRole("menuitem", { name: "存为我的区块…" }).click();
    const naming = page.getByRole("dialog", { name: "存为我的区块…" });
    const inChinese = naming.getByRole("textbox", { name: /中文/ });
    await inChinese.fill("");
    await naming.getByRole("button", { name: "保存" }).click();
    await naming.getByText("请填写名称。").waitFor();
    await inChinese.fill("岗位职责");
    await naming.getByRole("textbox", { name: /英文/ }).fill("Duties");
    expect(await accessibilityProblems(page)).toEqual([]);
    await naming.getByRole("button", { name: "保存" }).click();
    await page.getByText("“岗位职责”已存入").waitFor();
    await saved(page);

    // On another page: found by its name, drawn on this site, put in by one step that says its name.
    await page.goto(`${portal.url}/studio/site/${siteOrgNo}/screens/list`);
    await frameOf(page).locator("html[data-picking] [data-block]").first().waitFor({ state: "attached" });
    const gallery = await openGallery(page);
    await page.keyboard.type("岗位");
    const mine = gallery.getByRole("region", { name: "我的区块" });
    const card = mine.getByRole("button", { name: /^岗位职责 共/ });
    await card.hover();
    await gallery.frameLocator("iframe").getByText("按岗位核实身份").waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await card.click();
    await frameOf(page).getByText("按岗位核实身份").waitFor();
    await page.getByRole("button", { name: /撤销：添加 岗位职责/ }).waitFor();
    await saved(page);

    // Renamed and deleted there; the copy stays.
    await openGallery(page);
    await mine.getByRole("button", { name: "岗位职责 的操作" }).click();
    await page.getByRole("menuitem", { name: "重命名" }).click();
    const renaming = page.getByRole("dialog", { name: "重命名" });
    await renaming.getByRole("textbox", { name: /中文/ }).fill("我们做什么");
    await renaming.getByRole("button", { name: "保存" }).click();
    await mine.getByRole("button", { name: "我们做什么 的操作" }).click();
    await page.getByRole("menuitem", { name: "移除" }).click();
    await expect.poll(() => mine.count()).toBe(0);
    await page.keyboard.press("Escape");
    expect(await frameOf(page).getByText("按岗位核实身份").isVisible()).toBe(true);
    await page.keyboard.press("ControlOrMeta+Z");
    await saved(page);

    // It can be edited for itself, where it is shown alone.
    await openGallery(page);
    await mine.getByRole("button", { name: "我们做什么 的操作" }).click();
    await page.getByRole("menuitem", { name: "编辑内容" }).click();
    await page.waitForURL(/\/screens\/section\//);
    await frameOf(page).getByText("按岗位核实身份").waitFor();
    await expect.poll(() => frameOf(page).getByRole("contentinfo").count()).toBe(0);
  });
});
