import { expect, it } from "vitest";
import type { RichText } from "../../generated/types.ts";
import { bodiesOf, withBody } from "./rich-bodies.ts";

const body = (text: string): RichText => ({
  type: "doc",
  content: [{ type: "paragraph", content: [{ type: "text", text }] }],
});

it("takes what has one body for all languages for that of the site's first", () => {
  expect(bodiesOf(body("正文"), ["zh-CN", "en"])).toEqual({ "zh-CN": body("正文") });
  expect(withBody(body("正文"), { locale: "en", body: body("Text"), locales: ["zh-CN", "en"] })).toEqual({
    text: { "zh-CN": body("正文"), en: body("Text") },
  });
});

it("leaves out a language without a body, and is nothing without any", () => {
  const both = { text: { "zh-CN": body("正文"), en: body("Text") } };
  expect(withBody(both, { locale: "en", body: undefined, locales: ["zh-CN", "en"] })).toEqual({
    text: { "zh-CN": body("正文") },
  });
  expect(withBody(body("正文"), { locale: "zh-CN", body: undefined, locales: ["zh-CN"] })).toBeUndefined();
  expect(withBody(undefined, { locale: "zh-CN", body: body("正文"), locales: ["zh-CN"] })).toEqual(body("正文"));
});
