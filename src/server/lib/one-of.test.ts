import { expect, it } from "vitest";
import { oneOf } from "./one-of.ts";

it("names a choice in both languages, with spaces between Chinese and Latin letters", () => {
  expect(oneOf(["PDF", "JPEG", "ZIP"], "zh-CN")).toBe("PDF、JPEG 或 ZIP");
  expect(oneOf(["PDF", "JPEG", "ZIP"], "en")).toBe("PDF, JPEG, or ZIP");
  expect(oneOf(["图片", "ZIP"], "zh-CN")).toBe("图片或 ZIP");
});
