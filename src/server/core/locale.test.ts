import { expect, it } from "vitest";
import { chooseLocale } from "./locale.ts";

const site = { default: "zh-CN", offered: ["zh-CN", "en"] };

it.each([
  ["", "zh-CN"],
  ["en-US,en;q=0.9", "en"],
  ["zh-TW,zh;q=0.9,en;q=0.8", "zh-CN"],
  ["fr-FR,fr;q=0.9,en;q=0.4", "en"],
  ["de,*;q=0.5", "zh-CN"],
  ["en;q=0.1,zh;q=0.9", "zh-CN"],
  ["en;q=0", "zh-CN"],
  ["ja", "zh-CN"],
  [",;;q=,", "zh-CN"],
])("of a browser that says %j is %s", (acceptLanguage, locale) => {
  expect(chooseLocale({ acceptLanguage }, site)).toBe(locale);
});

it("is the page's own choice before the browser's, if the site offers it", () => {
  expect(chooseLocale({ cookie: "en", acceptLanguage: "zh-CN" }, site)).toBe("en");
  expect(chooseLocale({ cookie: "fr", acceptLanguage: "en" }, site)).toBe("en");
});

it("is one that this site offers, whatever the last one offered", () => {
  expect(chooseLocale({ acceptLanguage: "en" }, site)).toBe("en");
  expect(chooseLocale({ acceptLanguage: "en" }, { default: "zh-CN", offered: ["zh-CN"] })).toBe("zh-CN");
  expect(chooseLocale({ acceptLanguage: "zh" }, { default: "en", offered: ["en"] })).toBe("en");
});
