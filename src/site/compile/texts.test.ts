import { describe, expect, it } from "vitest";
import { createTexts, format, pluralOf } from "./texts.ts";

const en = createTexts({
  locale: "en",
  catalogues: [
    { "cart.added": "In your basket" },
    {
      "cart.added": "Added",
      "cart.items_one": "{count} course",
      "cart.items_other": "{count} courses",
      hello: "Hello {name}",
    },
  ],
  below: createTexts({ locale: "zh-CN", catalogues: [{ onlyChinese: "只有中文" }] }),
});

describe("createTexts", () => {
  it("takes the first catalogue that has the key", () => expect(en.say("cart.added")).toBe("In your basket"));
  it("falls back to another language", () => expect(en.say("onlyChinese")).toBe("只有中文"));
  it("shows a missing key itself", () => expect(en.say("no.such.key")).toBe("no.such.key"));
  it("does not take inherited properties for texts", () => expect(en.lookup("constructor")).toBeUndefined());
  it("fills in values", () => expect(en.say("hello", { name: "Li" })).toBe("Hello Li"));
  it("chooses the plural by count", () => {
    expect(en.say("cart.items", { count: 1 })).toBe("1 course");
    expect(en.say("cart.items", { count: 0 })).toBe("0 courses");
    expect(en.say("cart.items", { count: "12" })).toBe("12 courses");
  });
  it("writes numbers as the language does, and leaves strings as they are", () => {
    expect(en.say("cart.items", { count: 12_345 })).toBe("12,345 courses");
    expect(en.say("cart.items", { count: 0.1 + 0.2 })).toBe("0.3 courses");
    expect(en.say("hello", { name: "2026" })).toBe("Hello 2026");
  });
  it("sets the thousands of an amount behind ¥ apart, and of nothing else", () => {
    expect(format("¥{sum}, order {no}", { sum: "12800.00", no: "20261128" })).toBe("¥12,800.00, order 20261128");
    expect(format("¥{sum}", { sum: "1,280" })).toBe("¥1,280");
    expect(format("¥{sum}", {})).toBe("¥");
  });
  it("needs no plural in Chinese", () => {
    const zh = createTexts({ locale: "zh-CN", catalogues: [{ "cart.items_other": "{count} 门课程" }] });
    expect(zh.say("cart.items", { count: 1 })).toBe("1 门课程");
  });
});

describe("texts of a language with other texts below it", () => {
  const ar = createTexts({
    locale: "ar",
    catalogues: [{ "cart.items": "{count} دورة", "cart.items_two": "دورتان", "cart.items_few": "{count} دورات" }],
    below: en,
  });
  it("has the forms of its own plurals", () => {
    expect(ar.say("cart.items", { count: 2 })).toBe("دورتان");
    expect(ar.say("cart.items", { count: "5" })).toBe("5 دورات");
  });
  it("never takes a form that it lacks from the language below", () => {
    expect(ar.say("cart.items", { count: "1" })).toBe("1 دورة");
    expect(ar.lookup("cart.items_one")).toBeUndefined();
    expect(ar.lookup("cart.items_two")).toBe("دورتان");
  });
  it("says what it lacks by the rules of the language below", () => {
    const ja = createTexts({ locale: "ja", catalogues: [], below: en });
    expect(ja.say("cart.items", { count: 1 })).toBe("1 course");
    expect(ja.lookup("cart.items_one")).toBe("{count} course");
    expect(ja.instead).toEqual(["en", "zh-CN"]);
  });
});

describe("format", () => {
  it("leaves nothing of a name without a value", () => expect(format("a{x}b{toString}", { y: 1 })).toBe("ab"));
  it("does not fill in what values contain", () => expect(format("{a}{b}", { a: "{b}", b: "1" })).toBe("{b}1"));
});

describe("pluralOf", () => {
  it("counts what is no number as other", () => expect(pluralOf("en", "many")).toBe("other"));
});
