import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { accessibilityProblems, portal, test, whenLive, widths } from "./harness.ts";
import { hostileHtml } from "./hostile-html.ts";

const body = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

/** Pastes HTML as a browser does: the editor gets the event with what is in the clipboard. */
const paste = (page: Page, html: string) =>
  page.locator(".ProseMirror").evaluate((editor, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", text);
    editor.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, html);

/** Drops a picture, made in the page, into the editor. */
const pastePicture = (page: Page) =>
  page.locator(".ProseMirror").evaluate(async (editor) => {
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = 64;
    canvas.getContext("2d")?.fillRect(8, 8, 40, 40);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
    if (!blob) throw new Error("no picture");
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([blob], "square.png", { type: "image/png" }));
    editor.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  });

describe("writing in the community", () => {
  test("a question is asked, kept as a draft meanwhile, answered, accepted and followed", async ({ visit }) => {
    const { page } = await visit("/question/account/write", { as: "13800000004" });
    await whenLive(page);
    await page.getByLabel("问题", { exact: true }).fill("配电箱跳闸怎么查");
    await body(page, "补充说明").click();
    await page.keyboard.type("一合闸就跳。");
    await expect.poll(() => new URL(page.url()).searchParams.get("draftId")).toMatch(/^\d+$/);
    await expect.poll(() => page.locator(".saved").innerText()).toContain("草稿已保存");
    await page.reload();
    await whenLive(page);
    await expect.poll(() => page.getByLabel("问题", { exact: true }).inputValue()).toBe("配电箱跳闸怎么查");
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole("button", { name: "发布", exact: true }).click();
    await page.waitForURL(/\/question\/view\/\d+$/);
    const address = page.url();
    await expect.poll(() => page.locator("h1").innerText()).toBe("配电箱跳闸怎么查");

    const { page: other } = await visit(new URL(address).pathname, { as: "13800000001", width: widths.phone });
    await whenLive(other);
    await other.getByRole("button", { name: "关注" }).click();
    await expect.poll(() => other.getByRole("button", { name: "关注" }).getAttribute("aria-pressed")).toBe("true");
    await other.getByRole("button", { name: "写回答" }).click();
    await body(other, "我的回答").click();
    await other.keyboard.type("先断开所有支路，再一路一路合上。");
    await other.getByRole("button", { name: "发布回答" }).click();
    await expect
      .poll(() => other.locator("article .prose").allInnerTexts())
      .toContain("先断开所有支路，再一路一路合上。");
    expect(await accessibilityProblems(other)).toEqual([]);

    await page.goto(address);
    await whenLive(page);
    await page.getByRole("button", { name: /^采纳/ }).click();
    await expect.poll(() => page.locator(".seal-accepted").innerText()).toContain("已采纳");
    await page.goto(`${portal.url}/question`);
    await expect.poll(() => page.locator("main").innerText()).toContain("配电箱跳闸怎么查");
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  test("a blog is written with a picture, a table, code and a formula, and is read without a script for them", async ({
    visit,
  }) => {
    const { page } = await visit("/blog/account/write", { as: "13800000004" });
    await whenLive(page);
    await page.getByLabel("文章标题").fill("用代码算电流");
    await body(page, "正文").click();
    await page.keyboard.type("欧姆定律 $I=\\frac{U}{R}$ 很常用。\n");
    await paste(page, "<table><tr><th>电压</th><th>电流</th></tr><tr><td>220</td><td>1</td></tr></table>");
    await page.keyboard.press("Control+End");
    await pastePicture(page);
    await expect.poll(() => page.locator(".ProseMirror > img").getAttribute("src")).toMatch(/^\/files\//);
    await page.keyboard.press("Control+End");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.keyboard.type("```python\nprint(220 / 44)");
    await expect.poll(() => page.getByLabel("代码语言").inputValue()).toBe("python");
    await page.getByRole("button", { name: "发布", exact: true }).click();
    await page.waitForURL(/\/blog\/article\/\d+$/);
    const read = await visit(new URL(page.url()).pathname, { javaScript: false });
    await expect.poll(() => read.page.locator("main .prose math").count()).toBe(1);
    expect(await read.page.locator("main .prose td").allInnerTexts()).toEqual(["220", "1"]);
    expect(await read.page.locator("main .prose img").count()).toBe(1);
    expect(await read.page.locator("main .prose .code-number").allInnerTexts()).toEqual(["220", "44"]);
  });

  test("nothing of what is pasted runs or leads anywhere by itself", async ({ visit }) => {
    const { page, requests } = await visit("/question/account/write", { as: "13800000004" });
    await whenLive(page);
    await body(page, "补充说明").click();
    await page.evaluate(() =>
      Object.assign(window, {
        ran: [],
        alert: (what: unknown) => (window as never as { ran: unknown[] }).ran.push(what),
      }),
    );
    for (const html of hostileHtml) await paste(page, html);
    const found = await page.locator(".ProseMirror").evaluate((editor) => ({
      elements: [...editor.querySelectorAll("*")].map(({ localName }) => localName),
      attributes: [...editor.querySelectorAll("*")].flatMap((element) =>
        [...element.attributes].map(({ name, value }) => `${name}=${value}`),
      ),
    }));
    expect(
      found.elements.filter((name) =>
        /script|style|iframe|object|embed|form|input|svg|meta|base|link|template/.test(name),
      ),
    ).toEqual([]);
    expect(
      found.attributes.filter((one) => /^on|javascript:|vbscript:|data:text|^srcdoc|^style=|^action/i.test(one)),
    ).toEqual([]);
    await page.getByRole("button", { name: "预览" }).click();
    await expect.poll(() => page.locator(".preview").count()).toBe(1);
    expect(await page.evaluate(() => (window as never as { ran: unknown[] }).ran)).toEqual([]);
    expect(requests.filter((one) => one.includes("evil.example"))).toEqual([]);
  });
});
