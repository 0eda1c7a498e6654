import { describe, expect, it } from "vitest";
import { productTexts, siteTexts } from "./site-texts.ts";

const own = {
  ja: { "site.nav.home": "ホーム", "language.switch": "日本語に切り替える" },
  "ja-JP": { "site.nav.list": "講座" },
  ar: { "common.memberSaving": "يوفّر الأعضاء {amount}", "common.periods": "{count} درس" },
};
const textsOf = (...locales: [string, ...string[]]) => siteTexts({ own, locales, product: productTexts });

describe("the texts of a site", () => {
  it("are said by less of the tag, then by the site's default, then by the first language", () => {
    const texts = textsOf("ja-JP", "en", "zh-CN");
    expect(texts.say("site.nav.list")).toBe("講座");
    expect(texts.say("site.nav.home")).toBe("ホーム");
    expect(texts.say("site.nav.live")).toBe(productTexts["en"]?.["site.nav.live"]);
    expect(texts.instead.slice(0, 2)).toEqual(["ja", "en"]);
  });
  it("offer an added language in its own words", () =>
    expect(textsOf("zh-CN").lookup("common.language.ja")).toBe("日本語に切り替える"));
  it("set values apart from words that are written from right to left, and from no others", () => {
    const apart = "\u2068¥80\u2069";
    expect(textsOf("ar", "zh-CN").say("common.memberSaving", { amount: "¥80" })).toBe(`يوفّر الأعضاء ${apart}`);
    expect(textsOf("en").say("common.memberSaving", { amount: "¥80" })).not.toContain("\u2068");
  });
  it("know the prototype of no object for a language", () => expect(textsOf("constructor", "en").say("x")).toBe("x"));
});
