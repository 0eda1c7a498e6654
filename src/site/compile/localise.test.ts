import { describe, expect, it } from "vitest";
import { localise, localiseText, localiseValue, plainText } from "./localise.ts";
import { mergePatch } from "../document/merge.ts";
import type { ComposedScreen } from "../document/resolve.ts";
import { createTexts } from "./texts.ts";

const en = createTexts({
  locale: "en",
  catalogues: [
    { "join.lecturer": "Teach with us", hello: "Hello {name}", n_one: "{count} course", n_other: "{count} courses" },
  ],
});

const textsOf = (locale: string) => createTexts({ locale, catalogues: [] });

describe("localiseText", () => {
  it("gives the forms of a plural that the language has, and of the language that stands in its own", () => {
    const text = { $t: "n", with: { count: { $bind: "data.total" } } };
    const forms = { n: "{count} دورة", n_two: "دورتان", n_few: "{count} دورات" };
    expect(localiseText(text, createTexts({ locale: "ar", catalogues: [forms], below: en }))).toEqual({
      $format: "{count} دورة",
      $two: "دورتان",
      $few: "{count} دورات",
      with: text.with,
    });
    expect(localiseText(text, createTexts({ locale: "ar", catalogues: [], below: en }))).toEqual(
      localiseText(text, en),
    );
  });

  it.each([
    [{ $t: "join.lecturer" }, "Teach with us"],
    [{ text: { "zh-CN": "你好", en: "Hi" } }, "Hi"],
    [{ text: { "zh-CN": "你好" } }, "你好"],
    [{ $t: "hello", with: { name: "Li" } }, "Hello Li"],
    [{ $t: "n", with: { count: 1 } }, "1 course"],
    [
      { $t: "hello", with: { name: { $bind: "viewer.name" } } },
      { $format: "Hello {name}", with: { name: { $bind: "viewer.name" } } },
    ],
    [
      { $t: "n", with: { count: { $bind: "data.total" } } },
      { $format: "{count} courses", $one: "{count} course", with: { count: { $bind: "data.total" } } },
    ],
  ])("turns %j into %j", (text, result) => expect(localiseText(text, en)).toEqual(result));

  it.each([
    [{ text: { "zh-CN": "甲学校", ja: "甲" } }, "zh-CN", "甲学校"],
    [{ text: { ja: "甲", "zh-CN": "甲学校" } }, "zh-CN", "甲学校"],
    [{ text: { en: "", "zh-CN": "甲学校" } }, "zh-CN", "甲学校"],
  ])("gives %j in the site's default language where this one says nothing", (text, instead, result) =>
    expect(localiseText(text, createTexts({ locale: "en", catalogues: [], below: textsOf(instead) }))).toBe(result),
  );

  it("gives the settings plain strings", () => {
    expect(plainText({ text: { en: "Lectern" } }, en)).toBe("Lectern");
    expect(plainText(undefined, en)).toBeUndefined();
  });
});

describe("localiseValue", () => {
  it("finds texts at any depth and leaves everything else alone", () => {
    const value = {
      menu: [{ label: { $t: "join.lecturer" }, href: "/x" }],
      n: 3,
      none: null,
      bound: { $bind: "viewer.name", or: { text: { en: "Guest" } } },
    };
    expect(localiseValue(value, en)).toEqual({
      menu: [{ label: "Teach with us", href: "/x" }],
      n: 3,
      none: null,
      bound: { $bind: "viewer.name", or: "Guest" },
    });
  });

  it("gives a rich text in the language, or in the site's default one", () => {
    const said = (text: string) => ({
      type: "doc",
      content: [{ type: "paragraph", content: [{ type: "text", text }] }],
    });
    const texts = createTexts({ locale: "en", catalogues: [], below: textsOf("zh-CN") });
    expect(localiseValue({ body: { text: { "zh-CN": said("正文"), en: said("Body") } } }, texts)).toEqual({
      body: said("Body"),
    });
    expect(localiseValue({ text: { "zh-CN": said("正文"), en: { type: "doc", content: [] } } }, texts)).toEqual(
      said("正文"),
    );
  });

  it("does not take rich text, or a property named text, for a wording", () => {
    const rich = { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "Hi" }] }] };
    expect(localiseValue(rich, en)).toEqual(rich);
    expect(localiseValue({ text: { $t: "join.lecturer" } }, en)).toEqual({ text: "Teach with us" });
    expect(localiseValue({ text: {} }, en)).toEqual({ text: {} });
  });
});

describe("localise", () => {
  const screen = mergePatch(undefined, {
    layout: "default",
    frame: "column",
    slots: { main: { tag: "main" } },
    title: { $t: "join.lecturer" },
    data: { courses: { operation: "listCourses", params: { pageSize: 3 } } },
    blocks: {
      a: {
        type: "callout",
        in: "main",
        order: 2,
        when: { path: "viewer.signedIn", eq: false },
        props: { heading: { $t: "join.lecturer" } },
        on: {
          press: [
            { do: "call", operation: "join", confirm: { $t: "join.lecturer" }, yes: { $t: "join.lecturer" } },
            { do: "toast", text: { text: { en: "Done" } }, tone: "success" },
            { do: "refresh" },
          ],
        },
      },
    },
  }) as ComposedScreen;

  it("puts titles, props and actions into the language", () => {
    const localised = localise(screen, en);
    expect(localised).toEqual({
      locale: "en",
      frame: "column",
      slots: { main: { tag: "main" } },
      title: "Teach with us",
      data: { courses: { operation: "listCourses", params: { pageSize: 3 } } },
      blocks: {
        a: {
          type: "callout",
          in: "main",
          order: 2,
          when: { path: "viewer.signedIn", eq: false },
          props: { heading: "Teach with us" },
          on: {
            press: [
              { do: "call", operation: "join", confirm: "Teach with us", yes: "Teach with us" },
              { do: "toast", text: "Done", tone: "success" },
              { do: "refresh" },
            ],
          },
        },
      },
    });
    expect(JSON.parse(JSON.stringify(localised))).toEqual(localised);
  });
});

it("answers a question by the name of what was pressed, where it names no answer", () => {
  const ask = { do: "call", operation: "logout", confirm: { $t: "hello", with: { name: "Li" } } } as const;
  const screen: ComposedScreen = {
    layout: "default",
    frame: "column",
    slots: {},
    data: {},
    blocks: {
      list: {
        type: "recordList",
        in: "main",
        props: { actions: [{ name: "end", label: { $t: "join.lecturer" } }] },
        on: { end: [ask], other: [ask], named: [{ ...ask, yes: { text: { en: "Do it" } } }] },
      },
    },
  };
  const on = localise(screen, en).blocks["list"]?.on;
  expect(on?.["end"]).toMatchObject([{ confirm: "Hello Li", yes: "Teach with us" }]);
  expect(on?.["other"]?.[0]).not.toHaveProperty("yes");
  expect(on?.["named"]).toMatchObject([{ yes: "Do it" }]);
});
