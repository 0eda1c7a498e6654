import { expect, it } from "vitest";
import { newCode, normaliseCode } from "./admission.ts";

it("makes codes without letters that are taken for others, each another", () => {
  const codes = Array.from({ length: 500 }, newCode);
  expect(new Set(codes).size).toBe(500);
  expect(codes.every((code) => /^[34679AC-HJKMNPQRTWXY]{10}$/.test(code))).toBe(true);
});

it("reads a code as people type it", () => {
  expect(normaliseCode(" acd4-ef679k\t")).toBe("ACD4EF679K");
  expect(normaliseCode("ＡＣＤ４ ＥＦ６７９Ｋ")).toBe("ACD4EF679K");
});
