import { describe, expect, it } from "vitest";
import { canonicalTag, directionOf, languageChain, lessAndLess } from "./language-tags.ts";

describe("tags of languages", () => {
  it("are written in one form, and what is none is none", () => {
    expect(canonicalTag("zh-hant-tw")).toBe("zh-Hant-TW");
    expect(canonicalTag("iw")).toBe("he");
    expect(canonicalTag("deutsch!")).toBeUndefined();
    expect(canonicalTag("")).toBeUndefined();
  });
  it("fall back to less and less of themselves, and never to half of an extension", () => {
    expect(lessAndLess("zh-Hant-TW")).toEqual(["zh-Hant-TW", "zh-Hant", "zh"]);
    expect(lessAndLess("ar-u-nu-latn")).toEqual(["ar-u-nu-latn", "ar-u-nu", "ar"]);
  });
  it("stand in for one another in order, each once", () => {
    expect(languageChain("ja-JP", "en-GB", "zh-CN")).toEqual(["ja-JP", "ja", "en-GB", "en", "zh-CN", "zh"]);
    expect(languageChain("zh-CN", "zh-CN")).toEqual(["zh-CN", "zh"]);
  });
  it.each([
    ["ar", "rtl"],
    ["fa-IR", "rtl"],
    ["he", "rtl"],
    ["az-Arab", "rtl"],
    ["pa-Arab-PK", "rtl"],
    ["ja", "ltr"],
    ["zh-CN", "ltr"],
    ["ar-Latn", "ltr"],
    ["no tag", "ltr"],
  ])("says which way %s is written: %s", (tag, direction) => expect(directionOf(tag)).toBe(direction));
});
