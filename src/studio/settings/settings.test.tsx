import { screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { setTransport } from "../../generated/client.ts";
import { button, clear, click, draw, field, type, until } from "../../forms/testing/page.ts";
import { setValue } from "../../site/edit/edit.ts";
import { valueAt } from "../../site/document/layer-path.ts";
import { resolveSettings, type Layer } from "../../site/document/resolve.ts";
import { themeFaults } from "../../site/document/theme.ts";
import type { ThemeDocument } from "../../generated/types.ts";
import { loadLanguage } from "../language/load.ts";
import { base } from "../testing/base.ts";
import { StudioContext, type StudioParts } from "../StudioContext.ts";
import { Bench } from "../testing/bench.tsx";
import { t } from "../testing/labels.ts";
import { mayAllBut } from "../testing/may.ts";
import { settingsParts } from "./index.ts";
import { orderFor } from "./entry-order.ts";
import { themePresets } from "./theme-presets.ts";

// It is heavy to load: once, before any test counts its time. The first panel that is drawn takes seconds on a busy
// machine.
await loadLanguage("zh-CN");
vi.setConfig({ testTimeout: 20_000 });

let own: Layer | undefined;

/** The studio around a part that holds at once: the rest is in what each part is given. */
const state = { stored: { needsTwo: false } };
const studio = {
  start: { may: mayAllBut() },
  store: { get: () => state, subscribe: () => () => undefined },
  t,
} as unknown as StudioParts;

async function show(part: string, layer?: Layer): Promise<void> {
  own = layer;
  const { Part } = settingsParts[part] ?? {};
  if (!Part) throw new Error(`there is no part ${part}`);
  await draw(
    <MemoryRouter>
      <Bench base={base} {...(layer && { own: layer })} onOwn={(next) => (own = next)}>
        {(bench) => (
          <StudioContext value={studio}>
            <Part {...bench} />
          </StudioContext>
        )}
      </Bench>
    </MemoryRouter>,
  );
  await until(() => !screen.queryByText(/正在载入/));
}

/** The theme as it is shown: what the layer says over what it stands on. */
function withBase(layer: Layer | undefined): ThemeDocument {
  return resolveSettings({ base, patches: layer ? [layer] : [] }, "theme") as unknown as ThemeDocument;
}

afterEach(clear);

test("the name of the site is written in each of its languages", async () => {
  await show("info");
  await type(field("英文", screen.getByRole("group", { name: /^站点名称/ })), "River School");
  expect(valueAt(own, ["site", "info", "title"])).toEqual({ text: { "zh-CN": "讲堂", en: "River School" } });
});

test("the logo is one value, which both the site's information and its look change, and the older one goes", async () => {
  const older = setValue({
    own: { version: 1, site: { version: 1 } },
    path: ["site", "info", "logo"],
    value: "/old.svg",
  });
  for (const part of ["info", "theme"]) {
    await show(part, older);
    const group = screen.getAllByRole<HTMLInputElement>("textbox", { name: "“标志”的图片网址" })[0]!;
    expect(group.value).toBe("/old.svg");
    await type(group, "/files/public/cover/new.webp");
    expect(own?.site).toEqual({ version: 1, organisation: { logo: "/files/public/cover/new.webp" } });
    await clear();
  }
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
  const colour = screen.getAllByRole("group", { name: "主色上的文字" })[0]!;
  await type(field("主色上的文字", colour), "#2b3a71");
  expect(within(colour).getByRole("alert").textContent).toContain("主色上的文字");
  expect(valueAt(own, ["theme", "color", "light", "primaryText"])).toBe("#2b3a71");
});

test("a colour that cannot be read is made readable by one press, and no other colour moves", async () => {
  await show("theme");
  const colour = () => screen.getAllByRole("group", { name: "次要文字" })[0]!;
  await click(screen.getByText("其他颜色"));
  await type(field("次要文字", colour()), "#b9b2a4");
  await click(button("把“次要文字”调到看得清"));
  expect(within(colour()).queryByRole("alert")).toBeNull();
  expect(Object.keys(valueAt(own, ["theme", "color", "light"]) as object)).toEqual(["textMuted"]);
});

test("one press makes all colours of a mode readable that a chosen one has spoiled", async () => {
  await show("theme");
  await type(field("主色", screen.getAllByRole("group", { name: "主色" })[0]!), "#d9a95b");
  expect(screen.getAllByRole("status").some(({ textContent }) => /看不清/.test(textContent ?? ""))).toBe(true);
  await click(button("把这些颜色都调到看得清"));
  expect(screen.getByText("所有颜色都看得清。")).toBeDefined();
});

test("a brand's colour makes the colours of both modes in one step", async () => {
  await show("theme");
  await type(field("品牌色", screen.getByRole("group", { name: "品牌色" })), "#d9a95b");
  const color = valueAt(own, ["theme", "color"]) as Record<"light" | "dark", Record<string, string>>;
  expect(color.light["hero"]).toBe("#d9a95b");
  expect(color.light["page"]).toBeUndefined();
  expect(themeFaults(withBase(own))).toEqual([]);
  await type(field("品牌色", screen.getByRole("group", { name: "品牌色" })), "wood");
  expect(valueAt(own, ["theme", "color"])).toEqual(color);
});

test("a look changes colours, corners, fonts and distances in one step, and no more than differs", async () => {
  await show("theme");
  await click(button("松绿与铜"));
  expect(valueAt(own, ["theme", "color", "light", "primary"])).toBe("#0e5a47");
  expect(valueAt(own, ["theme", "radius", "card"])).toBe("10px");
  expect(valueAt(own, ["theme", "space", "section"])).toBe("clamp(24px, 4vw, 40px)");
  // White on the primary colour is inherited already.
  expect(valueAt(own, ["theme", "color", "light", "primaryText"])).toBeUndefined();
});

test("one look takes the place of another whole", async () => {
  await show("theme");
  await click(button("杏子"));
  const once = valueAt(own, ["theme"]);
  await click(button("牛皮纸"));
  await click(button("杏子"));
  expect(valueAt(own, ["theme"])).toEqual(once);
});

test("there are twelve looks, no two with the same colours", () => {
  const colours = Object.values(themePresets).map(({ color }) => JSON.stringify(color));
  expect([colours.length, new Set(colours).size]).toEqual([12, 12]);
});

test.each(Object.entries(themePresets))(
  "the colours of the look %s are whole and can be read on one another",
  (_, look) => {
    expect(themeFaults({ version: 1, ...look } as unknown as ThemeDocument)).toEqual([]);
    for (const mode of ["light", "dark"] as const)
      expect(Object.keys(look.color[mode]).sort()).toEqual(Object.keys(themePresets.indigo.color.light).sort());
  },
);

test("a feature that nothing names is shown as off, as it is", async () => {
  await show("features");
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: /^直播课/ }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: /^道路运输/ }).checked).toBe(false);
});

test("a feature is switched off, and back on it is what was inherited", async () => {
  await show("features");
  const live = () => screen.getByRole("checkbox", { name: /^直播课/ });
  await click(live());
  expect(valueAt(own, ["site", "features"])).toEqual({ live: false });
  await click(live());
  expect(valueAt(own, ["site", "features"])).toBeUndefined();
});

test("what is asked of new members is set, and an organisation is not offered rewards of the platform's", async () => {
  await show("members");
  const join = screen.getByRole("combobox", { name: "谁可以成为学员" });
  const verify = () => screen.getByRole("checkbox", { name: /^核实资料/ });
  await type(join, "invited");
  await click(verify());
  expect(valueAt(own, ["site", "members"])).toEqual({ join: "invited", verify: true });
  expect(screen.queryByLabelText(/推荐/)).toBeNull();
  await click(verify());
  await type(join, "open");
});

test("a text of the product is said in other words, and a placeholder that they leave out is told", async () => {
  await show("wordings");
  const key = "common.custom.days";
  await click(button(/^查找要改的文字: /));
  await type(screen.getByRole("combobox", { name: /^查找：/ }), key);
  await click(screen.getAllByRole("option")[0]!);
  await type(field("中文"), "某页");
  expect(valueAt(own, ["texts", "zh-CN", key])).toBe("某页");
  expect(screen.getByText(/少了 \{count\}/)).toBeDefined();
  await click(within(screen.getByRole("list")).getByRole("button"));
  expect(own?.texts).toBeUndefined();
});

test("a language is taken away, and with it the default goes to one that stays", async () => {
  await show("languages");
  await click(screen.getByRole("checkbox", { name: "中文" }));
  expect(valueAt(own, ["site", "locales"])).toEqual({ default: "en", offered: ["en"] });
});

test("a language that the product does not bring is added by its tag, in the form that everybody writes", async () => {
  await show("languages");
  await type(field("其他语言（语言标签）"), "zh hant");
  expect(button("添加").disabled).toBe(true);
  await type(field("其他语言（语言标签）"), "pt-br");
  await click(button(/^添加.*português/));
  expect(valueAt(own, ["site", "locales", "offered"])).toEqual(["zh-CN", "en", "pt-BR"]);
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
  await type(field("域名"), "taken.example");
  await click(button("添加域名"));
  expect(screen.getByRole("textbox", { name: "域名", description: /已经有站点在用/ })).toBeDefined();
  expect(field("域名").value).toBe("taken.example");
});

test("a choice of an own question is called something in the second language, and may be emptied while it is typed", async () => {
  await show("forms");
  await click(button("单选"));
  /** The second language of the choices, in their order. */
  const english = () => screen.getAllByLabelText<HTMLInputElement>(/^选项 \d+ · 英文$/);
  const [first, second] = english();
  await type(first!, "");
  await type(first!, "Electrician");
  await type(second!, "Welder");
  expect(english().map(({ value }) => value)).toEqual(["Electrician", "Welder"]);
  await click(button("添加选项"));
  await click(button("删除“选项 1”"));
  expect(english().map(({ value }) => value)).toEqual(["Welder", "Choice 3"]);
});

test.each(Object.keys(settingsParts))("the part %s shows fields with names, and no key without words", async (part) => {
  const card = { flavour: "", title: "平台默认站点", about: "", picture: "" };
  const page = { totalCount: 0, totalPage: 1, pageCurrent: 1, pageSize: 100 };
  const quota = { images: 0, imageLimit: 1, bytes: 0, storageGb: 1 };
  setTransport(async ({ operationId }) => ({ ...page, quota, list: operationId === "listFlavours" ? [card] : [] }));
  await show(part);
  expect(screen.getByRole("main").textContent).not.toMatch(/studio\.[a-z]/);
  // Each control of any kind, whatever its role.
  for (const control of document.querySelectorAll<HTMLInputElement>("input:not([type=file]), select, textarea"))
    expect(control.getAttribute("aria-label") ?? control.labels?.[0]?.textContent, control.outerHTML).toBeTruthy();
});

test("an entry between two stands between their orders", () => {
  expect(orderFor([{ order: 10 }, { order: 20 }], 1)).toBe(15);
  expect(orderFor([{ order: 10 }], 0)).toBe(0);
  expect(orderFor([], 0)).toBe(10);
});
