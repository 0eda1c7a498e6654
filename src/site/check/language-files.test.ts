import { describe, expect, it } from "vitest";
import { isOfProduct, tagOf, checkLanguageFiles } from "./language-files.ts";
import type { Problem } from "./finding.ts";
import type { Layer } from "../document/resolve.ts";
import type { Language } from "./language.ts";
import { sayIn } from "./messages.ts";

const language = {
  texts: {
    "zh-CN": { "home.title": "首页", "cart.items": "{count} 门课程", "cart.items_one": "{count} 门课程" },
    en: { "home.title": "Home", "cart.items": "{count} courses", "cart.items_one": "{count} course" },
  },
} as unknown as Language;

const layerOf = (parts: Partial<Layer>): Layer => ({ version: 1, ...parts });

function told(layer: Layer, { offered = ["zh-CN"], owner = "organisation" as "organisation" | "platform" } = {}) {
  const problems: Problem[] = [];
  checkLanguageFiles(layer, {
    whole: layer,
    owner,
    language,
    facts: { offered } as never,
    report: (problem) => problems.push(problem),
  });
  return problems.map(
    ({ path, key, values = {}, severity }) => `${severity} ${path.join("/")} ${sayIn("en", { key, values })}`,
  );
}

describe("files of languages", () => {
  it("are named by a tag as it is written", () => {
    expect(tagOf("zh-hant")).toBe("zh-Hant");
    expect(told(layerOf({ texts: { "pt-br": {}, german: {} } }))).toEqual([
      expect.stringContaining('texts/pt-br "pt-br" is not the tag of a language'),
      expect.stringContaining('texts/german "german" is not the tag of a language'),
    ]);
  });
  it("say once how many of the product's texts they lack, a plural as one", () => {
    expect(told(layerOf({ texts: { ja: { "home.title": "ホーム" } } }), { offered: ["ja"] })).toEqual([
      expect.stringContaining("warning texts/ja missing in Japanese: 1 of the product's 2 texts"),
    ]);
  });
  it("are whole with the texts of less of their tag", () => {
    const texts = { ja: { "home.title": "ホーム", "cart.items": "{count} 講座" }, "ja-JP": { "home.title": "トップ" } };
    expect(told(layerOf({ texts }), { offered: ["ja-JP"] })).toEqual([]);
  });
  it("say once which forms of plurals they lack, and none that the language has not", () => {
    const texts = { ar: { "home.title": "الرئيسية", "cart.items": "{count} دورة", "cart.items_two": "دورتان" } };
    expect(told(layerOf({ texts }), { offered: ["ar"] })).toEqual([
      expect.stringContaining('forms of Arabic: 1, such as "cart.items" (zero, one, few, many)'),
    ]);
  });
  it("of the product's languages lack nothing that the product says", () => {
    expect(told(layerOf({ texts: { en: { "cart.items": "{count} lessons" } } }))).toEqual([]);
    expect(told(layerOf({ texts: { en: { "own.rooms_other": "{count} rooms" } } }))).toEqual([
      expect.stringContaining('such as "own.rooms" (one)'),
    ]);
  });
  it("that an organisation does not offer are shown to nobody; the platform may have them for others", () => {
    const layer = layerOf({ texts: { ja: { "home.title": "ホーム", "cart.items": "{count} 講座" } } });
    expect(told(layer)).toEqual([expect.stringContaining("the site does not offer Japanese")]);
    expect(told(layer, { owner: "platform" })).toEqual([]);
  });
  it("are missed where a site offers a language without any", () => {
    const site = { locales: { default: "ja", offered: ["ja", "en"] } };
    expect(told(layerOf({ site }), { offered: ["ja", "en"] })).toEqual([
      expect.stringContaining("warning site/locales/offered/0 the site offers Japanese"),
    ]);
  });
  it("may have the forms of their language under the product's keys", () => {
    expect(isOfProduct("cart.items_few", language)).toBe(true);
    expect(isOfProduct("home.title_few", language)).toBe(false);
  });
});
