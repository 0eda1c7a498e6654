import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { setTransport } from "../../generated/client.ts";
import { clear, click, draw, one, texts, type, until } from "../../forms/testing/page.ts";
import { valueAt } from "../../site/document/layer-path.ts";
import type { Layer } from "../../site/document/resolve.ts";
import { themeFaults } from "../../site/document/theme.ts";
import type { ThemeDocument } from "../../generated/types.ts";
import { loadLanguage } from "../language/load.ts";
import { base } from "../testing/base.ts";
import { Bench } from "../testing/bench.tsx";
import { settingsParts } from "./index.ts";
import { orderFor } from "./entry-order.ts";
import { themePresets } from "./theme-values.ts";

// It is heavy to load: once, before any test counts its time. The first panel that is drawn takes seconds on a busy
// machine.
await loadLanguage("zh-CN");
vi.setConfig({ testTimeout: 20_000 });

let own: Layer | undefined;

async function show(part: string): Promise<void> {
  own = undefined;
  const { Part } = settingsParts[part] ?? {};
  if (!Part) throw new Error(`there is no part ${part}`);
  await draw(
    <MemoryRouter>
      <Bench base={base} onOwn={(next) => (own = next)}>
        {(bench) => <Part {...bench} />}
      </Bench>
    </MemoryRouter>,
  );
  await until(() => !document.querySelector("[role=status]")?.textContent?.includes("正在载入"));
}

const button = (words: string): HTMLElement =>
  [...document.querySelectorAll<HTMLElement>("button, summary")].find(
    ({ textContent, ariaLabel }) => textContent?.trim() === words || ariaLabel === words,
  ) ?? document.body;

afterEach(clear);

test("the name of the site is written in each of its languages", async () => {
  await show("info");
  await type("#site-info_title-en", "River School");
  expect(valueAt(own, ["site", "info", "title"])).toEqual({ text: { "zh-CN": "讲堂", en: "River School" } });
});

test("a link of the navigation is added, moved between others by its order alone, and taken off so that it can come back", async () => {
  await show("nav");
  await click(button("添加导航项"));
  expect(valueAt(own, ["nav", "items", "nav1"])).toMatchObject({ order: 30 });
  await click(button("上移“新的导航项”"));
  expect(valueAt(own, ["nav", "items", "nav1", "order"])).toBe(15);
  expect(valueAt(own, ["nav", "items", "list"])).toBeUndefined();
  await click(button("删除“课程”"));
  expect(valueAt(own, ["nav", "items", "list"])).toBeNull();
  await click(button("恢复"));
  expect(valueAt(own, ["nav", "items", "list"])).toBeUndefined();
});

test("a colour that cannot be read says so while it is chosen, with the colours it fails on", async () => {
  await show("theme");
  await type("#colour-light-primaryText", "#2b3a71");
  expect(one("#colour-light-primaryText-problems").textContent).toContain("主色上的文字");
  expect(valueAt(own, ["theme", "color", "light", "primaryText"])).toBe("#2b3a71");
});

test("a look changes colours and corners in one step, and no more than differs", async () => {
  await show("theme");
  await click(button("松绿与铜"));
  expect(valueAt(own, ["theme", "color", "light", "primary"])).toBe("#0e5a47");
  expect(valueAt(own, ["theme", "radius", "card"])).toBe("10px");
  // White on the primary colour is inherited already.
  expect(valueAt(own, ["theme", "color", "light", "primaryText"])).toBeUndefined();
});

test.each(Object.entries(themePresets))("the colours of the look %s can be read on one another", (_, look) => {
  expect(themeFaults({ version: 1, ...look } as unknown as ThemeDocument)).toEqual([]);
});

test("a feature that nothing names is shown as off, as it is", async () => {
  await show("features");
  expect(document.querySelector<HTMLInputElement>("#feature-live")?.checked).toBe(true);
  expect(document.querySelector<HTMLInputElement>("#feature-roadTransport")?.checked).toBe(false);
});

test("a feature is switched off, and back on it is what was inherited", async () => {
  await show("features");
  await click("#feature-live");
  expect(valueAt(own, ["site", "features"])).toEqual({ live: false });
  await click("#feature-live");
  expect(valueAt(own, ["site", "features"])).toBeUndefined();
});

test("what is asked of new members is set, and an organisation is not offered rewards of the platform's", async () => {
  await show("members");
  await type("#members-join", "invited");
  await click("#members-verify");
  expect(valueAt(own, ["site", "members"])).toEqual({ join: "invited", verify: true });
  expect(document.querySelector("#members-recommend")).toBeNull();
  await click("#members-verify");
  await type("#members-join", "open");
});

test("a text of the product is said in other words, and a placeholder that they leave out is told", async () => {
  await show("wordings");
  await click("#wordings");
  await type(".sp-options input", "common.custom.days");
  const [option] = document.querySelectorAll<HTMLElement>(".sp-found [role=option]");
  await click(option ?? document.body);
  const key = "common.custom.days";
  await type(`[id="wording-zh-CN-${key}"]`, "某页");
  expect(valueAt(own, ["texts", "zh-CN", key])).toBe("某页");
  expect(texts(".sp-problem").join()).toContain("少了 {count}");
  await click(one(".sp-list .sp-entry-tools button"));
  expect(own?.texts).toBeUndefined();
});

test("a language is taken away, and with it the default goes to one that stays", async () => {
  await show("languages");
  const [chinese] = document.querySelectorAll<HTMLElement>("input[type=checkbox]");
  await click(chinese ?? document.body);
  expect(valueAt(own, ["site", "locales"])).toEqual({ default: "en", offered: ["en"] });
});

test("an about page has a group, words in each language, and an address that says its key", async () => {
  await show("about");
  await click(button("添加栏目"));
  await click(button("添加页面"));
  expect(valueAt(own, ["site", "about", "group1", "articles", "page1"])).toMatchObject({
    title: { text: { "zh-CN": "新的页面" } },
  });
  expect(document.body.textContent).toContain("/terrace/page1");
});

test("a domain says which record is wanted, and what the server says of a wrong one stands beside it", async () => {
  const domain = {
    host: "www.school.example",
    siteOrgNo: "1001",
    orgName: "",
    state: "pending",
    reason: "",
    recordName: "_lectern.www.school.example",
    recordValue: "lectern-site=abc",
    isCanonical: false,
    isRemovable: true,
    gmtCreate: "",
  };
  setTransport(async ({ operationId }) => {
    if (operationId === "addSiteDomain") throw new Error("这个域名已经有站点在用");
    return { list: [domain], totalCount: 1, totalPage: 1, pageCurrent: 1, pageSize: 100 };
  });
  await show("domain");
  await until(() => document.body.textContent?.includes("lectern-site=abc"));
  await type("#domain-host", "taken.example");
  await click("form button");
  expect(one("#domain-problem").textContent).toContain("已经有站点在用");
  expect(one<HTMLInputElement>("#domain-host").value).toBe("taken.example");
});

test("a choice of an own question is called something in the second language, and may be emptied while it is typed", async () => {
  await show("forms");
  await click(button("单选"));
  const english = () =>
    [...document.querySelectorAll<HTMLInputElement>("ol input[lang=en]")].filter(({ id }) => id.startsWith("own-"));
  const ids = english().map(({ id }) => `[id="${id}"]`);
  const [first = "", second = ""] = ids;
  await type(first, "");
  await type(first, "Electrician");
  await type(second, "Welder");
  expect(english().map(({ value }) => value)).toEqual(["Electrician", "Welder"]);
  await click(button("添加选项"));
  await click(button("删除“选项 1”"));
  expect(english().map(({ value }) => value)).toEqual(["Welder", "Choice 3"]);
});

test.each(Object.keys(settingsParts))("the part %s shows fields with names, and no key without words", async (part) => {
  await show(part);
  const words = texts("main").join(" ");
  expect(words).not.toMatch(/studio\.[a-z]/);
  for (const control of document.querySelectorAll("input:not([type=file]), select, textarea")) {
    const label =
      control.getAttribute("aria-label") ??
      (control.id
        ? document.querySelector(`label[for="${CSS.escape(control.id)}"]`)?.textContent
        : control.closest("label")?.textContent);
    expect(label, control.outerHTML).toBeTruthy();
  }
});

test("an entry between two stands between their orders", () => {
  expect(orderFor([{ order: 10 }, { order: 20 }], 1)).toBe(15);
  expect(orderFor([{ order: 10 }], 0)).toBe(0);
  expect(orderFor([], 0)).toBe(10);
});
