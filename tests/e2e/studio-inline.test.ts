import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FrameLocator, Locator, Page } from "playwright-core";
import { afterAll, describe, expect } from "vitest";
import { valueAt } from "../../src/site/document/layer-path.ts";
import { setValue } from "../../src/site/edit/edit.ts";
import { createClient, ok } from "../api/client.ts";
import { accessibilityProblems, portal, test, type Visit } from "./harness.ts";

/** The organisation whose draft is made here, by an operator; nothing of it is published. */
const siteOrgNo = "1002";
const editor = "13800000009";
/**
 * A block without a picture has a drawing instead; somebody else saves meanwhile; and a page is left while it is drawn.
 */
const expectedErrors =
  /Failed to load resource: the server responded with a status of 404|saveSiteDraft: 1800|Failed to fetch/;

const root = join(import.meta.dirname, "..", "..");

type Visiting = (path: string, options?: object) => Promise<Visit>;

async function studio(visit: Visiting, options: object = {}): Promise<Page> {
  await discard();
  const { page } = await visit(`/studio/site/${siteOrgNo}`, { as: editor, expectedErrors, ...options });
  await frameOf(page).locator("html[data-picking] [data-block]").first().waitFor({ state: "attached" });
  return page;
}

const frameOf = (page: Page): FrameLocator => page.frameLocator(".paper > iframe");
const panel = (page: Page): Locator => page.getByRole("region", { name: "属性" });
const saved = (page: Page) => page.getByText("草稿已保存").waitFor();
/** The field that a text of the page has become. */
const field = (page: Page, name: string | RegExp) => frameOf(page).getByRole("textbox", { name });
const focused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Writes over a text of the page, in its place. */
async function write(page: Page, text: Locator, name: string | RegExp, words: string): Promise<void> {
  await text.click();
  await expect.poll(() => focused(field(page, name))).toBe(true);
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(words);
  await page.keyboard.press("Enter");
  await field(page, name).waitFor({ state: "detached" });
}

/** The draft as it is stored, and a change of it by somebody else. */
async function stored(page: Page) {
  const { client, token } = await callsOf(page);
  const draft = ok(await client.call("getSiteDraft", { siteOrgNo }, { token }));
  return {
    draft,
    async change(path: string[], value: unknown) {
      const { version, baseRevision, patch } = draft;
      const next = setValue({ own: patch, path, value }) as typeof patch;
      ok(await client.call("saveSiteDraft", { siteOrgNo, version, baseRevision, patch: next }, { token }));
    },
  };
}

async function callsOf(page: Page) {
  const token = (await page.context().cookies()).find(({ name }) => name === "RC_WEB_TOKEN")!.value;
  return { client: createClient(portal.url), token };
}

/** Begins with what is published; other tests look at the same site, and are left it so. */
async function discard(): Promise<void> {
  const client = createClient(portal.url);
  const token = await client.signIn(editor);
  const { version, isChanged } = ok(await client.call("getSiteDraft", { siteOrgNo }, { token }));
  if (isChanged) ok(await client.call("discardSiteDraft", { siteOrgNo, version }, { token }));
}

/** Lets a file go on an element, as from the desk. */
async function dropFile(on: Locator, { path, type }: { path: string; type: string }): Promise<void> {
  const bytes = readFileSync(path).toString("base64");
  await on.evaluate(
    (element, { bytes, type }) => {
      const dataTransfer = new DataTransfer();
      const data = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
      dataTransfer.items.add(new File([data], "picture", { type }));
      for (const name of ["dragover", "drop"])
        element.dispatchEvent(new DragEvent(name, { bubbles: true, cancelable: true, dataTransfer }));
    },
    { bytes, type },
  );
}

afterAll(discard);

describe("the page in the studio's preview", () => {
  test("texts are written where they stand, in both languages, undone, left by Escape, beside another editor", async ({
    visit,
  }) => {
    const page = await studio(visit);
    const frame = frameOf(page);

    // A text of an entry: its field opens in the panel, and has the same words at once.
    await frame.getByText("按岗位核实身份").click();
    await expect.poll(() => focused(field(page, "编辑：标题"))).toBe(true);
    await panel(page).getByRole("textbox", { name: "英文" }).first().waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.keyboard.press("Escape");
    expect(await frame.getByText("按岗位核实身份").isVisible()).toBe(true);
    await write(page, frame.getByText("按岗位核实身份"), "编辑：标题", "人 证 合一");
    await expect.poll(() => panel(page).getByRole("textbox", { name: "中文" }).first().inputValue()).toBe("人 证 合一");
    await saved(page);

    // In the other language of the preview it is that language which is written.
    await page.getByLabel("语言", { exact: true }).selectOption("en");
    await write(page, frame.getByText("Identity verified once"), "编辑：标题", "One face, one licence");
    await saved(page);
    const path = ["screens", "home", "blocks", "duties", "props", "items"];
    const entries = async () => valueAt((await stored(page)).draft.patch, path) as { heading: unknown }[];
    await expect
      .poll(async () => (await entries())[1]?.heading)
      .toEqual({ text: { "zh-CN": "人 证 合一", en: "One face, one licence" } });

    // A bound text changes the sheet of the site; the block's panel has it first.
    await page.getByLabel("语言", { exact: true }).selectOption("zh-CN");
    const heading = frame.getByRole("heading", { level: 1 });
    await frame.getByText("人 证 合一").waitFor();
    const before = await heading.innerText();
    await write(page, heading, "编辑：本站 › 机构 › 口号", "上路之前，先学明白");
    const sheet = panel(page).getByRole("region", { name: "本站 › 机构" });
    await expect
      .poll(() => sheet.getByRole("group", { name: /^口号/ }).getByRole("textbox", { name: "中文" }).inputValue())
      .toBe("上路之前，先学明白");
    await page.getByRole("button", { name: /撤销：修改文字 本站 › 机构 › 口号/ }).waitFor();
    await saved(page);

    // Undone by its key from the page, where the focus is still.
    await page.keyboard.press("ControlOrMeta+Z");
    await expect.poll(() => heading.innerText()).toBe(before);

    // Somebody else saves another text while this one is written: neither is lost.
    await saved(page);
    await heading.click();
    await expect.poll(() => focused(field(page, /口号/))).toBe(true);
    await page.keyboard.type("好");
    const others = await stored(page);
    await others.change(["site", "organisation", "intro"], { text: { "zh-CN": "别人写的介绍", en: "Theirs" } });
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "合并，保留我的" }).click();
    await saved(page);
    const { organisation } = (await stored(page)).draft.patch.site as { organisation: Record<string, unknown> };
    expect(organisation["intro"]).toEqual({ text: { "zh-CN": "别人写的介绍", en: "Theirs" } });
    expect(JSON.stringify(organisation["slogan"])).toContain("好");
    await frame.getByText("别人写的介绍").waitFor();

    // What is data says where it is changed.
    await frame.getByRole("navigation").locator("a:visible").nth(1).click();
    await page.getByText("不能在页面上改").waitFor();
    await page.getByRole("link", { name: /导航/ }).click();
    await page.getByRole("heading", { name: "导航", level: 1 }).waitFor();
  });

  test("blocks are dragged to where they may stand, or moved by keys; a picture is dropped on its place", async ({
    visit,
  }) => {
    const page = await studio(visit);
    const frame = frameOf(page);
    const order = async () => {
      const keys = await frame
        .locator("main [data-block]")
        .evaluateAll((all) => all.map((one) => one.getAttribute("data-block") ?? ""));
      return [...new Set(keys)];
    };
    const first = await order();
    const [above, moved] = ["hero", "duties"] as const;
    const from = (await frame.locator(`[data-block="${moved}"]`).first().boundingBox())!;
    const to = (await frame.locator(`[data-block="${above}"]`).first().boundingBox())!;
    await page.mouse.move(from.x + 8, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(from.x + 20, from.y, { steps: 3 });
    await page.mouse.move(to.x + 40, to.y + 6, { steps: 6 });
    await frame.locator(".lectern-marks .drop").getByText("主要内容", { exact: true }).waitFor();
    // Escape lets it stand where it was.
    await page.keyboard.press("Escape");
    await page.mouse.up();
    expect(await order()).toEqual(first);

    await page.mouse.move(from.x + 8, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(from.x + 20, from.y, { steps: 3 });
    await page.mouse.move(to.x + 40, to.y + 6, { steps: 6 });
    await frame.locator(".lectern-marks .drop").getByText("主要内容", { exact: true }).waitFor();
    await page.mouse.up();
    await expect.poll(async () => (await order()).indexOf(moved) < (await order()).indexOf(above)).toBe(true);
    await page.getByRole("button", { name: /撤销：移动/ }).waitFor();

    // The same by keys, from the block that is chosen in the page.
    await page.keyboard.press("Alt+ArrowDown");
    await expect.poll(async () => (await order()).indexOf(moved) > (await order()).indexOf(above)).toBe(true);

    const heading = frame.getByRole("heading", { level: 1 });
    await dropFile(heading, { path: join(root, "package.json"), type: "application/json" });
    await page.getByRole("alert").getByText("只能上传 JPEG、PNG、WebP 或 SVG 图片。").waitFor();
    const picture = join(root, "docs/configuration/pictures/aboutNav.webp");
    await dropFile(heading, { path: picture, type: "image/webp" });
    await page.getByRole("button", { name: /撤销：更换图片 本站 › 机构 › 封面/ }).waitFor({ timeout: 60_000 });
    await saved(page);
    const { organisation } = (await stored(page)).draft.patch.site as { organisation: Record<string, unknown> };
    expect(organisation["cover"]).toMatch(/\.webp/);
    const cover = panel(page).getByRole("region", { name: "本站 › 机构" }).getByRole("img", { name: /^封面/ });
    expect(await cover.getAttribute("src")).toBe(organisation["cover"]);
  });

  test("a finger chooses a block first, and writes with its second tap", async ({ visit }) => {
    const page = await studio(visit, { width: 390 });
    await page.getByRole("button", { name: "预览", exact: true }).click();
    const text = frameOf(page).getByText("按岗位核实身份");
    const tap = () =>
      text.evaluate((element) => {
        const { x, y, height } = element.getBoundingClientRect();
        const at = { clientX: x + 10, clientY: y + height / 2, bubbles: true, cancelable: true, detail: 1 };
        element.dispatchEvent(new PointerEvent("click", { ...at, pointerType: "touch" }));
      });
    await text.scrollIntoViewIfNeeded();
    await tap();
    await frameOf(page).locator(".lectern-marks .selected").waitFor();
    expect(await field(page, /^编辑/).count()).toBe(0);
    await tap();
    await field(page, "编辑：标题").waitFor();
    expect(
      await frameOf(page)
        .locator("html")
        .evaluate((html) => html.scrollWidth),
    ).toBeLessThanOrEqual(390);
  });

  test("a rich text is written in its place, in the language of the preview, and left by Escape", async ({ visit }) => {
    const page = await studio(visit);
    const frame = frameOf(page);
    await page.getByRole("row", { name: /^主要内容/ }).focus();
    await page.keyboard.press("Enter");
    const gallery = page.getByRole("dialog", { name: "添加区块" });
    await gallery.waitFor();
    await page.keyboard.type("富文本");
    await gallery.getByRole("button", { name: /^图文/ }).click();
    await saved(page);
    const prose = frame.locator("[data-block=richText] .prose");
    await prose.getByText("在这里写正文。").click();
    const body = frame.getByRole("textbox", { name: "编辑：正文" });
    await expect.poll(() => focused(body)).toBe(true);
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await frame.getByRole("button", { name: "加粗", exact: true }).click();
    await page.keyboard.type("周六开课");
    await frame.getByRole("button", { name: "项目列表" }).click();
    expect(await accessibilityProblems(page)).toEqual([]);
    await frame.getByRole("button", { name: "完成", exact: true }).click();
    await prose.getByRole("listitem").getByText("周六开课").waitFor();
    await page.getByRole("button", { name: /撤销：修改文字 正文/ }).waitFor();
    await saved(page);

    // Escape leaves it as it was; the other language is written in its own preview.
    await prose.getByText("周六开课").click();
    await expect.poll(() => focused(body)).toBe(true);
    await page.keyboard.type("不要");
    await page.keyboard.press("Escape");
    await body.waitFor({ state: "detached" });
    expect(await prose.getByText("周六开课").innerText()).toBe("周六开课");
    await page.getByLabel("语言", { exact: true }).selectOption("en");
    await frame.locator("html[lang=en]").waitFor();
    await prose.locator("p").first().click();
    await expect.poll(() => focused(body)).toBe(true);
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("We begin on Saturday.");
    await page.keyboard.press("ControlOrMeta+Enter");
    await prose.getByText("We begin on Saturday.").waitFor();
    const written = async () => {
      const blocks = valueAt((await stored(page)).draft.patch, ["screens", "home", "blocks"]) as Record<
        string,
        unknown
      >;
      return JSON.stringify(valueAt(blocks, ["richText", "props", "body", "text"]));
    };
    // Until the change is taken over, what was saved is the one before.
    await expect.poll(written).toContain("We begin on Saturday.");
    expect(await written()).toContain("周六开课");
    expect(await written()).not.toContain("不要");
  });

  test("a finger that holds a block lifts and moves it; a second finger, or a short touch, lets it stay", async ({
    visit,
  }) => {
    const page = await studio(visit, { width: 390 });
    await page.getByRole("button", { name: "预览", exact: true }).click();
    const frame = frameOf(page);
    const order = () =>
      frame.locator("main > [data-block]").evaluateAll((all) => all.map((one) => one.dataset["block"]));
    const first = await order();
    const [above, moved] = ["hero", "duties"] as const;
    const block = frame.locator(`[data-block="${moved}"]`).first();
    const over = frame.locator(`[data-block="${above}"]`).first();
    await block.scrollIntoViewIfNeeded();
    const tools = await page.context().newCDPSession(page);
    type Point = { x: number; y: number; id: number };
    const touch = (type: "touchStart" | "touchMove" | "touchEnd" | "touchCancel", ...touchPoints: Point[]) =>
      tools.send("Input.dispatchTouchEvent", { type, touchPoints });
    const at = async (): Promise<Point> => {
      const box = (await block.boundingBox())!;
      return { x: box.x + 30, y: box.y + Math.min(20, box.height / 2), id: 0 };
    };
    const lifted = frame.locator("html[data-dragging]");
    const line = frame.locator(".lectern-marks .drop").getByText("主要内容", { exact: true });
    /** Over the upper edge of the block above, which scrolls into view while the finger waits at the edge. */
    const carry = async (from: Point) => {
      await lifted.waitFor({ state: "attached" });
      await touch("touchMove", { ...from, y: from.y - 30 });
      await expect
        .poll(async () => {
          const box = (await over.boundingBox())!;
          const stage = (await page.locator(".stage").boundingBox())!;
          const y = Math.max(box.y + 4, stage.y + 12);
          await touch("touchMove", { ...from, y });
          return box.y + 4 >= stage.y;
        })
        .toBe(true);
      await line.waitFor();
    };

    // A short touch is a tap.
    await touch("touchStart", await at());
    await touch("touchEnd");
    expect(await lifted.count()).toBe(0);

    const start = await at();
    await touch("touchStart", start);
    await carry(start);
    const now = { ...start, y: start.y - 30 };
    await touch("touchStart", now, { x: now.x + 60, y: now.y, id: 1 });
    await lifted.waitFor({ state: "detached" });
    await touch("touchEnd");
    expect(await order()).toEqual(first);

    await block.scrollIntoViewIfNeeded();
    const again = await at();
    await touch("touchStart", again);
    await carry(again);
    await touch("touchEnd");
    await expect.poll(async () => (await order()).indexOf(moved) < (await order()).indexOf(above)).toBe(true);
    await saved(page);
  });
});
