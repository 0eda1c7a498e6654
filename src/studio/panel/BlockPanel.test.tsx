import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { clear, click, draw, one, press, texts, type, until } from "../../forms/testing/page.ts";
import { valueAt } from "../../site/document/layer-path.ts";
import type { Layer } from "../../site/document/resolve.ts";
import { loadLanguage } from "../language/load.ts";
import { base } from "../testing/base.ts";
import { Bench } from "../testing/bench.tsx";
import type { Finding } from "../types.ts";
import { BlockPanel } from "./BlockPanel.tsx";
import { ScreenPanel } from "./ScreenPanel.tsx";

// It is heavy to load: once, before any test counts its time. The first panel that is drawn takes seconds on a busy
// machine.
await loadLanguage("zh-CN");
vi.setConfig({ testTimeout: 20_000 });

let own: Layer | undefined;

async function show(blockKey: string, first?: Layer, findings?: Finding[]): Promise<void> {
  own = first;
  const more = { ...(first ? { own: first } : {}), ...(findings ? { findings } : {}) };
  await draw(
    <Bench base={base} onOwn={(next) => (own = next)} {...more}>
      {(bench) => <BlockPanel {...bench} place={{ screen: "home" }} screen="home" blockKey={blockKey} />}
    </Bench>,
  );
  await until(() => document.querySelector("[role=tab]"));
}

const block = (key: string) =>
  valueAt(own, ["screens", "home", "blocks", key]) as { when?: unknown; props?: Record<string, unknown> } | undefined;
const props = (key: string): Record<string, unknown> => block(key)?.props ?? {};
const button = (words: string): HTMLElement =>
  [...document.querySelectorAll<HTMLElement>("button, summary")].find(
    ({ textContent, ariaLabel }) => textContent?.trim() === words || ariaLabel === words,
  ) ?? document.body;

afterEach(clear);

test("a text of the product is shown as its words; writing over them in one language keeps the other", async () => {
  await show("statement");
  const field = one<HTMLInputElement>("#panel_heading-zh-CN");
  const english = one<HTMLInputElement>("#panel_heading-en").value;
  expect(field.value.length).toBeGreaterThan(0);
  expect(english.length).toBeGreaterThan(0);
  await type("#panel_heading-zh-CN", "欢迎来学");
  expect(props("statement")).toEqual({ heading: { text: { "zh-CN": "欢迎来学", en: english } } });
});

test("a value says whether it is the site's own, and goes back to what is inherited", async () => {
  await show("statement");
  expect(texts("#panel_heading-label + .sp-tools .sp-origin")).toEqual(["默认"]);
  await type("#panel_heading-zh-CN", "欢迎来学");
  expect(texts("#panel_heading-label + .sp-tools .sp-origin")).toEqual(["本站的"]);
  await click(one("#panel_heading-label + .sp-tools .sp-reset"));
  expect(own?.screens).toBeUndefined();
  expect(texts("#panel_heading-label + .sp-tools .sp-origin")).toEqual(["默认"]);
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
  expect(document.querySelector("#panel_items_0_heading-zh-CN")).toBeNull();
  await click(one(".sp-list summary"));
  await until(() => document.querySelector("#panel_items_0_heading-zh-CN"));
  await type("#panel_items_0_heading-zh-CN", "甲");
  expect(props("points")["items"]).toEqual([{ heading: { text: { "zh-CN": "甲", en: "One" } } }]);
});

test("a number that cannot be is said beside its field, and its findings stand there too", async () => {
  await show("points", undefined, [
    { severity: "error", pointer: "/screens/home/blocks/points/props/items/0/heading", message: "缺少英文" },
  ]);
  await click(one(".sp-list summary"));
  await until(() => document.querySelector("#panel_items_0_heading-problems"));
  expect(one("#panel_items_0_heading-problems").textContent).toContain("缺少英文");
  expect(texts("[role=tab] .sp-bad")).toEqual(["1"]);
});

test("data of the page are offered by words, those that fit; arrow keys and Enter choose", async () => {
  await show("grid");
  await click(one("#panel_items"));
  const offered = texts(".sp-options small");
  expect(offered).toContain("data.courses.list");
  expect(offered).not.toContain("viewer.name");
  await press("ArrowDown", one(".sp-options input"));
  await press("Escape", one(".sp-options input"));
  expect(document.querySelector(".sp-options")).toBeNull();
  expect(document.activeElement?.id).toBe("panel_items");
});

test("a value is taken away from its data and written instead", async () => {
  await show("grid");
  await click(button("“网址前缀”改为自己填写"));
  await until(() => props("grid")["base"] === null);
});

test("when a block shows is a sentence: one press for what is common, and another condition beside it", async () => {
  await show("statement");
  await act(async () => one("[role=tab]").focus());
  await press("ArrowRight");
  await until(() => document.querySelector("#panel-when"));
  await click(button("登录后"));
  expect(block("statement")?.when).toEqual({ path: "viewer.signedIn", eq: true });
  await click(button("再加条件"));
  expect(block("statement")?.when).toEqual({ all: [{ path: "viewer.signedIn", eq: true }] });
  await click(button("再加一个条件"));
  await type("select[aria-label=几个条件之间]", "any");
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
  await act(async () => one("[role=tab]").focus());
  await press("ArrowRight");
  await press("ArrowRight");
  await click(button("调用功能"));
  await click(one("#panel-on-addToCart-0-operation"));
  await type(".sp-options input", "saveCartItem");
  await press("Enter", one(".sp-options input"));
  await type("#panel-on-addToCart-0-body-courseId", "7");
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
  await until(() => document.querySelector("#source-add"));
  await click("#source-add");
  await type(".sp-options input", "listLecturers");
  await press("Enter", one(".sp-options input"));
  expect(valueAt(own, ["screens", "home", "data", "lecturers"])).toMatchObject({ operation: "listLecturers" });
  await type("#source-lecturers-in-pageSize", "6");
  expect(valueAt(own, ["screens", "home", "data", "lecturers", "params"])).toEqual({ pageSize: 6 });
});
