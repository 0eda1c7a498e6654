import { expect, it } from "vitest";
import en from "../locales/en.json" with { type: "json" };
import zhCN from "../locales/zh-CN.json" with { type: "json" };
import { errorCodes } from "./error-codes.ts";

it.each(Object.entries(errorCodes))("%s has words in every language and a code of its kind", (name, { code }) => {
  for (const texts of [zhCN, en] as Record<string, string>[]) expect(texts[`error.${name}`]).toBeTruthy();
  expect(code < 400 ? code >= 300 : code >= 900).toBe(true);
});

it("gives each business error a code of its own", () => {
  const codes = Object.values(errorCodes)
    .map(({ code }) => code as number)
    .filter((code) => code >= 900);
  expect(new Set(codes).size).toBe(codes.length);
});
