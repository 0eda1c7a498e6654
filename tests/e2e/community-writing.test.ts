import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { accessibilityProblems, portal, test, whenLive, widths } from "./harness.ts";
import { createClient, ok } from "../api/client.ts";
import { hostileHtml } from "../../src/blocks/rich-editor/testing/hostile-html.ts";

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

interface Pasted {
  what: string;
  as: string;
  path: string;
  field: string;
  /** Opens the editor. */
  open(page: Page): Promise<void>;
  /** Publishes what was written, and leads to where it is read. */
  publish(page: Page): Promise<void>;
  /** Takes it back, where it would stand among what other tests look at. */
  remove?(page: Page): Promise<void>;
}

/** Looks at it as readers will see it, and publishes it. */
const publishTitled =
  ({ title, address }: { title: string; address: RegExp }) =>
  async (page: Page) => {
    await page.getByRole("button", { name: "预览" }).click();
    await expect.poll(() => page.locator(".preview").count()).toBe(1);
    await page.getByLabel(title, { exact: true }).fill("粘贴来的内容会运行吗");
    await page.getByRole("button", { name: "发布", exact: true }).click();
    await page.waitForURL(address);
  };

/** Wherever people write with the editor. */
const pasted: readonly Pasted[] = [
  {
    what: "a question",
    as: "13800000004",
    path: "/question/account/write",
    field: "补充说明",
    open: async () => undefined,
    publish: publishTitled({ title: "问题", address: /\/question\/view\/\d+$/ }),
  },
  {
    what: "a blog",
    as: "13800000004",
    path: "/blog/account/write",
    field: "正文",
    open: async () => undefined,
    publish: publishTitled({ title: "文章标题", address: /\/blog\/article\/\d+$/ }),
  },
  {
    what: "an answer",
    as: "13800000002",
    path: "/question/view/35",
    field: "我的回答",
    open: (page) => page.getByRole("button", { name: "写回答" }).click(),
    publish: (page) => page.getByRole("button", { name: "发布回答" }).click(),
  },
  {
    what: "an article",
    as: "13800000003",
    path: "/account/organization/article/write",
    field: "正文",
    open: async () => undefined,
    publish: publishTitled({ title: "文章标题", address: /\/info\/detail\/\d+$/ }),
    async remove(page) {
      const token = (await page.context().cookies()).find(({ name }) => name === "RC_WEB_TOKEN")?.value ?? "";
      const id = new URL(page.url()).pathname.split("/").at(-1)!;
      expect((await createClient(portal.url).call("deleteArticle", { id }, { token })).code).toBe(200);
    },
  },
];

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

    // A second answer: acceptance moves from one to the other.
    const { page: third } = await visit(new URL(address).pathname, { as: "13800000002" });
    await third.getByRole("button", { name: "写回答" }).click();
    await body(third, "我的回答").click();
    await third.keyboard.type("先看漏电保护器。");
    await third.getByRole("button", { name: "发布回答" }).click();
    await expect.poll(() => third.locator("article .prose").allInnerTexts()).toContain("先看漏电保护器。");
    await page.goto(address);
    await whenLive(page);
    const accepted = page.locator("article", { has: page.locator(".seal-accepted") });
    for (const words of ["先断开所有支路", "先看漏电保护器"]) {
      await page.locator("article", { hasText: words }).getByRole("button", { name: /^采纳/ }).click();
      await expect.poll(() => accepted.allInnerTexts()).toEqual([expect.stringContaining(words)]);
    }
    await page.goto(`${portal.url}/question/account/write`);
    await whenLive(page);
    await page.getByLabel("问题", { exact: true }).fill("配电箱跳闸");
    await expect.poll(() => page.locator(".similar").innerText()).toContain("配电箱跳闸怎么查");
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

  test("a blog is planned, published, edited, compared with its first version, brought back to it, and deleted", async ({
    visit,
  }) => {
    const { page } = await visit("/blog/account/write", {
      as: "13800000004",
      // A blog that has no draft of changes says so.
      expectedErrors: /getPostDraft: 1004/,
    });
    await page.getByLabel("文章标题").fill("第一版标题");
    await body(page, "正文").click();
    await page.keyboard.type("第一版正文。");
    await page.getByLabel("定时发布").fill("2099-01-01T08:00");
    await page.getByRole("button", { name: "发布", exact: true }).click();
    await page.waitForURL("**/blog/account");
    const line = (words: string) => page.locator("main li", { hasText: words });
    await expect.poll(() => line("第一版标题").innerText()).toContain("定时发布");
    expect(await accessibilityProblems(page)).toEqual([]);
    await line("第一版标题").getByRole("link", { name: /^编辑/ }).click();
    await page.waitForURL("**/blog/account/write?id=*");
    await expect.poll(() => page.getByLabel("文章标题").inputValue()).toBe("第一版标题");
    // What was planned stays planned until its author says otherwise.
    expect(await page.getByLabel("定时发布").inputValue()).toBe("2099-01-01 08:00");
    await page.getByLabel("定时发布").fill("");
    for (const title of ["第一版标题", "第二版标题"]) {
      await page.getByLabel("文章标题").fill(title);
      await page.getByRole("button", { name: "发布修改" }).click();
      await page.waitForURL(/\/blog\/article\/\d+$/);
      await expect.poll(() => page.locator("h1").innerText()).toBe(title);
      const id = new URL(page.url()).pathname.split("/").at(-1);
      await page.goto(`${portal.url}/blog/account/write?id=${id}`);
      await whenLive(page);
      await expect.poll(() => page.getByLabel("文章标题").inputValue()).toBe(title);
    }
    await page.getByRole("button", { name: "修改记录" }).click();
    await page.getByRole("button", { name: "与上一版比较" }).click();
    await expect.poll(() => page.locator(".difference ins").allInnerTexts()).toContain("二");
    await page.getByRole("button", { name: /^恢复到这一版/ }).click();
    await expect.poll(() => page.getByLabel("文章标题").inputValue()).toBe("第一版标题");
    await page.getByRole("button", { name: "发布修改" }).click();
    await page.waitForURL(/\/blog\/article\/\d+$/);
    await expect.poll(() => page.locator("h1").innerText()).toBe("第一版标题");

    await page.goto(`${portal.url}/blog/account`);
    await whenLive(page);
    await line("第一版标题").getByRole("button", { name: /^删除/ }).click();
    await line("已删除 第一版标题").getByRole("button", { name: "撤销" }).click();
    await expect.poll(() => line("第一版标题").getByRole("link", { name: /^编辑/ }).count()).toBe(1);
    await line("第一版标题").getByRole("button", { name: /^删除/ }).click();
    await line("已删除 第一版标题").waitFor();
    await page.reload();
    await whenLive(page);
    await expect.poll(() => page.locator("main h2").count()).toBeGreaterThan(0);
    expect(await line("第一版标题").count()).toBe(0);
  });

  test("what others say is answered, edited and found in the centre, and a label is followed", async ({ visit }) => {
    const { page } = await visit("/blog?labelNo=1", { as: "13800000004", width: widths.phone });
    const follow = page.getByRole("button", { name: "这个标签" });
    const before = await follow.getAttribute("aria-pressed");
    await follow.click();
    await expect.poll(() => follow.getAttribute("aria-pressed")).not.toBe(before);
    expect(await accessibilityProblems(page)).toEqual([]);
    for (const path of ["question", "answer", "comment", "collection", "attention"]) {
      await page.goto(`${portal.url}/blog/account/${path}`);
      await whenLive(page);
      expect([path, await accessibilityProblems(page)]).toEqual([path, []]);
    }
    await page.goto(`${portal.url}/blog/article/5`);
    await whenLive(page);
    await page.getByRole("button", { name: "写评论" }).click();
    await page.locator("textarea").fill("写得很清楚");
    await page.getByRole("button", { name: "发布" }).click();
    const own = page.locator("main article", { hasText: "写得很清楚" }).last();
    await own.getByRole("button", { name: /^编辑/ }).click();
    await page.locator("textarea").fill("写得很清楚 @苏静宜");
    await page.getByRole("button", { name: "发布" }).click();
    await expect.poll(() => own.innerText()).toContain("已编辑");
    expect(await own.locator(".words a").getAttribute("href")).toMatch(/^\/blog\/blogger\/\d+$/);
    await own.getByRole("button", { name: /^删除/ }).click();
    await page.locator("dialog.confirm .btn:not(.ghost)").click();
    await own.waitFor({ state: "detached" });
  });

  test("what one keeps and follows has pages of its own, each list without the others", async ({ visit }) => {
    const { page } = await visit("/blog/account/collection", { as: "13800000006", width: widths.phone });
    const token = (await page.context().cookies()).find(({ name }) => name === "RC_WEB_TOKEN")?.value ?? "";
    const api = createClient(portal.url);
    const { list } = ok(await api.call("listQuestions", { pageSize: 13 })) as {
      list: { id: string; title: string }[];
    };
    for (const { id } of list)
      for (const recordType of [2, 4] as const)
        expect((await api.call("saveQuestionRecord", { id, recordType }, { token })).code).toBe(200);
    await page.reload();
    await whenLive(page);
    const text = () => page.locator("main").innerText();
    // Kept last, so on the first page; the first one kept is on the second.
    expect(await text()).toContain(list[12]!.title);
    expect(await text()).not.toContain(list[0]!.title);
    const pages = page.getByRole("navigation", { name: "分页" });
    await pages.getByRole("link", { name: "第 2 页" }).focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(/questionPage=2/);
    await expect.poll(text).toContain(list[0]!.title);
    expect(await text()).not.toContain(list[12]!.title);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.goto(`${portal.url}/blog/account/attention`);
    await whenLive(page);
    await expect.poll(text).toContain(list[0]!.title);
    expect(await accessibilityProblems(page)).toEqual([]);
    for (const { id } of list)
      for (const recordType of [2, 4] as const) await api.call("deleteQuestionRecord", { id, recordType }, { token });
  });

  test.for(pasted)("nothing of what is pasted into $what runs or leads anywhere by itself", async (into, { visit }) => {
    const { page, requests } = await visit(into.path, {
      as: into.as,
      // The policy refuses what a pasted document asks for; a picture of a made-up name is not there.
      expectedErrors: /Content Security Policy|status of 404/,
    });
    await whenLive(page);
    await into.open(page);
    await body(page, into.field).click();
    const left: string[] = [];
    await page.context().route(/evil\.example/, (route) => {
      left.push(route.request().url());
      return route.abort();
    });
    await page.addInitScript("window.ran = []; window.alert = () => window.ran.push('alert');");
    await page.evaluate("window.ran = []; window.alert = () => window.ran.push('alert');");
    // Each is pasted behind words of its own, which stay whatever becomes of it.
    const lost = await page.locator(".ProseMirror").evaluate(async (editor, fragments) => {
      const gone: string[] = [];
      for (const [at, html] of fragments.entries()) {
        const clipboardData = new DataTransfer();
        clipboardData.setData("text/html", `<p>第${at}段留下</p>${html}`);
        editor.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
        if (!editor.textContent?.includes(`第${at}段留下`)) gone.push(html);
      }
      return gone;
    }, hostileHtml);
    expect(lost).toEqual([]);
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
    expect(await page.evaluate("window.ran")).toEqual([]);
    await into.publish(page);
    await page.locator(".ProseMirror").waitFor({ state: "detached" });
    await whenLive(page);
    const shown = page.locator("main .prose", { hasText: "第0段留下" });
    await shown.waitFor();
    const read = await shown.innerText();
    for (const at of hostileHtml.keys()) expect(read).toContain(`第${at}段留下`);
    expect(await page.evaluate("window.ran")).toEqual([]);
    expect(left).toEqual([]);
    expect(requests.filter((one) => one.includes("evil.example"))).toEqual([]);
    await into.remove?.(page);
  });
});
