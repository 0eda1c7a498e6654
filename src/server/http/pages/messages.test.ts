import { expect, test } from "vitest";
import { productTexts, siteTexts } from "../../modules/sites/index.ts";
import { messagesFor } from "./messages.ts";

const own = { ar: { "common.periods": "{count} درس", "common.periods_two": "درسان", "language.switch": "بالعربية" } };
const messagesIn = (locale: string, types: string[]) =>
  messagesFor({
    types,
    forms: [],
    records: [],
    languages: ["zh-CN", "en", "ar", "ja"],
    texts: siteTexts({ own, locales: [locale, "zh-CN"], product: productTexts }),
  });

test("the forms of a plural travel that the language of the page has, and none of another language", () => {
  const messages = messagesIn("ar", []);
  expect(messages["common.periods_two"]).toBe("درسان");
  expect(messages["common.periods_one"]).toBeUndefined();
  expect(messages["common.periods"]).toContain("درس");
  expect(messagesIn("en", [])["common.periods_one"]).toBe("{count} lesson");
});

test("a header offers each language in its own words, and one without words by its own name", () => {
  const messages = messagesIn("en", ["siteHeader"]);
  expect(messages["common.language.zh-CN"]).toBe("切换到中文");
  expect(messages["common.language.ar"]).toBe("بالعربية");
  expect(messages["common.language.ja"]).toBe("日本語");
  expect(Object.keys(messagesIn("en", []))).not.toContain("common.language.ja");
});
