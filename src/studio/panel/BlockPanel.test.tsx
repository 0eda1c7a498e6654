import { screen, within } from "@testing-library/react";
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { button, clear, click, draw, field, press, texts, type, until } from "../../forms/testing/page.ts";
import { valueAt } from "../../site/document/layer-path.ts";
import type { Layer } from "../../site/document/resolve.ts";
import { loadLanguage } from "../language/load.ts";
import { base } from "../testing/base.ts";
import { Bench } from "../testing/bench.tsx";
import type { Finding, ShownField } from "../types.ts";
import { BlockPanel } from "./BlockPanel.tsx";
import { ScreenPanel } from "./ScreenPanel.tsx";

// It is heavy to load: once, before any test counts its time. The first panel that is drawn takes seconds on a busy
// machine.
await loadLanguage("zh-CN");
vi.setConfig({ testTimeout: 20_000 });

let own: Layer | undefined;

async function show(blockKey: string, first?: Layer, findings?: Finding[], field?: ShownField): Promise<void> {
  own = first;
  const more = { ...(first ? { own: first } : {}), ...(findings ? { findings } : {}) };
  await draw(
    <Bench base={base} onOwn={(next) => (own = next)} {...more}>
      {(bench) => <BlockPanel {...bench} place={{ screen: "home" }} screen="home" blockKey={blockKey} field={field} />}
    </Bench>,
  );
  await screen.findByRole("tablist");
}

const block = (key: string) =>
  valueAt(own, ["screens", "home", "blocks", key]) as { when?: unknown; props?: Record<string, unknown> } | undefined;
const props = (key: string): Record<string, unknown> => block(key)?.props ?? {};
/** The fields of a property, which its name heads. */
const group = (name: string | RegExp) => screen.getByRole("group", { name });
/** The field of a chooser that is open, in which one searches. */
const search = () => screen.getByRole("combobox", { name: /^查找：/ });

afterEach(clear);
// The document of tests cannot scroll.
const seen = vi.fn();
Object.defineProperty(Element.prototype, "scrollIntoView", { value: seen });

test("a text of the product is shown as its words; writing over them in one language keeps the other", async () => {
  await show("statement");
  const chinese = field("中文", group("标题"));
  const english = field("英文", group("标题")).value;
  expect(chinese.value.length).toBeGreaterThan(0);
  expect(english.length).toBeGreaterThan(0);
  await type(chinese, "欢迎来学");
  expect(props("statement")).toEqual({ heading: { text: { "zh-CN": "欢迎来学", en: english } } });
});

test("a value says whether it is the site's own, and goes back to what is inherited", async () => {
  await show("statement");
  const isFrom = (origin: "默认" | "本站的") =>
    ["默认", "本站的"].filter((one) => within(group("标题")).queryByText(one)).join() === origin;
  expect(isFrom("默认")).toBe(true);
  await type(field("中文", group("标题")), "欢迎来学");
  expect(isFrom("本站的")).toBe(true);
  await click(button("把“标题”恢复为默认"));
  expect(own?.screens).toBeUndefined();
  expect(isFrom("默认")).toBe(true);
});

test("a list is moved, added to and taken from by buttons that say what they move", async () => {
  await show("statement");
  await click(button("上移“第二段”"));
  expect(props("statement")["paragraphs"]).toEqual([
    { text: { "zh-CN": "第二段", en: "Second" } },
    { text: { "zh-CN": "第一段", en: "First" } },
  ]);
  await click(button("删除“第一段”"));
  expect(props("statement")["paragraphs"]).toEqual([{ text: { "zh-CN": "第二段", en: "Second" } }]);
  await click(button("添加"));
  expect(props("statement")["paragraphs"]).toHaveLength(2);
});

test("an entry of a list with several properties is closed, and opens to its fields", async () => {
  await show("points");
  expect(screen.queryByRole("group", { name: /^标题/ })).toBeNull();
  await click(screen.getByText("一"));
  const heading = await screen.findByRole("group", { name: /^标题/ });
  await type(field("中文", heading), "甲");
  expect(props("points")["items"]).toEqual([{ heading: { text: { "zh-CN": "甲", en: "One" } } }]);
});

test("a number that cannot be is said beside its field, and its findings stand there too", async () => {
  await show("points", undefined, [
    { severity: "error", pointer: "/screens/home/blocks/points/props/items/0/heading", message: "缺少英文" },
  ]);
  await click(screen.getByText("一"));
  const heading = await screen.findByRole("group", { name: /^标题/ });
  expect(within(heading).getByRole("alert").textContent).toContain("缺少英文");
  expect(screen.getByRole("tab", { name: /1 处问题/ }).textContent).toBe("内容1");
});

test("data of the page are offered by words, those that fit; arrow keys and Enter choose", async () => {
  await show("grid");
  const chooser = () => button(/^内容: /);
  await click(chooser());
  const offered = texts(within(screen.getByRole("listbox")).getAllByRole("option")).join("\n");
  expect(offered).toContain("data.courses.list");
  expect(offered).not.toContain("viewer.name");
  await press("ArrowDown", search());
  await press("Escape", search());
  expect(screen.queryByRole("listbox")).toBeNull();
  expect(document.activeElement).toBe(chooser());
});

test("a value is taken away from its data and written instead", async () => {
  await show("grid");
  await click(button("“网址前缀”改为自己填写"));
  await until(() => props("grid")["base"] === null);
});

test("when a block shows is a sentence: one press for what is common, and another condition beside it", async () => {
  await show("statement");
  await act(async () => screen.getByRole("tab", { selected: true }).focus());
  await press("ArrowRight");
  await click(await screen.findByRole("button", { name: "登录后" }));
  expect(block("statement")?.when).toEqual({ path: "viewer.signedIn", eq: true });
  await click(button("再加条件"));
  expect(block("statement")?.when).toEqual({ all: [{ path: "viewer.signedIn", eq: true }] });
  await click(button("再加一个条件"));
  await type(field("几个条件之间"), "any");
  expect(block("statement")?.when).toMatchObject({
    any: [
      { path: "viewer.signedIn", eq: true },
      { path: "viewer.signedIn", eq: true },
    ],
  });
  await click(button("一直显示（去掉条件）"));
  expect(own?.screens).toBeUndefined();
});

test("what happens at an event is a list of steps, with the parameters that an operation takes and a question before it", async () => {
  await show("grid");
  await act(async () => screen.getByRole("tab", { selected: true }).focus());
  await press("ArrowRight");
  await press("ArrowRight");
  await click(button("调用功能"));
  await click(button(/^选择要调用的功能: /));
  await type(search(), "saveCartItem");
  await press("Enter", search());
  await type(field(/courseId/), "7");
  await click(button("显示提示"));
  expect(valueAt(own, ["screens", "home", "blocks", "grid", "on", "addToCart"])).toEqual([
    { do: "call", operation: "saveCartItem", body: { courseId: "7" } },
    { do: "toast", text: { text: {} }, tone: "success" },
  ]);
});

test("a page's data are added by what they are; the name is found, and the parameters have their types", async () => {
  own = undefined;
  await draw(
    <Bench base={base} onOwn={(next) => (own = next)}>
      {(bench) => <ScreenPanel {...bench} screen="home" />}
    </Bench>,
  );
  await click(await screen.findByRole("button", { name: /^添加一个数据来源: / }));
  await type(search(), "listLecturers");
  await press("Enter", search());
  expect(valueAt(own, ["screens", "home", "data", "lecturers"])).toMatchObject({ operation: "listLecturers" });
  await type(field(/pageSize/), "6");
  expect(valueAt(own, ["screens", "home", "data", "lecturers", "params"])).toEqual({ pageSize: 6 });
});

const withHero: Layer = {
  version: 1,
  screens: {
    home: {
      version: 1,
      blocks: {
        hero: {
          type: "organisationHero",
          in: "main",
          props: { name: { $bind: "site.organisation.orgName" }, slogan: { $bind: "site.organisation.slogan" } },
        },
      },
    },
  },
};

test("what a block shows of the site is edited first, as what it is, and changes the site", async () => {
  await show("hero", withHero);
  const sheet = screen.getByRole("region", { name: "本站 › 机构" });
  const fields = within(sheet).getAllByRole("group", { name: /^(机构名称|口号)/ });
  expect(fields).toHaveLength(2);
  await type(field("中文", fields[1]!), "先学后干");
  expect(own?.site?.["organisation"]).toEqual({ slogan: { text: { "zh-CN": "先学后干" } } });
  expect(own?.screens).toBe(withHero.screens);
});

test("the field of a text that was pressed in the page is opened in its list and brought into view", async () => {
  seen.mockClear();
  const path = ["screens", "home", "blocks", "points", "props", "items", "0", "heading"];
  await show("points", undefined, undefined, { path, focus: false });
  const heading = await screen.findByRole("group", { name: /^标题/ });
  expect(seen.mock.contexts).toEqual([heading]);
  expect(field("中文", heading).value).toBe("一");
});

test("a field that is not written in the page takes the focus", async () => {
  await show("statement", undefined, undefined, {
    path: ["screens", "home", "blocks", "statement", "props", "heading"],
    focus: true,
  });
  expect(document.activeElement).toBe(field("中文", group("标题")));
});
