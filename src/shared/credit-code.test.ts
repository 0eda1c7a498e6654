import { expect, test } from "vitest";
import { isCreditCode } from "./credit-code.ts";

test.each([
  "91350100M000100Y43",
  "91110000600037341L",
  "914403001922038216",
  "91110108551385082Q",
  "91440300708461136t",
])("%s follows the rule", (code) => {
  expect(isCreditCode(code)).toBe(true);
});

test.each([
  ["another check character", "91350100M000100Y44"],
  ["two characters changed about", "91350100M000010Y43"],
  ["a letter that no code has", "91350100I000100Y43"],
  ["too short", "91350100M000100Y4"],
  ["too long", "91350100M000100Y433"],
  ["nothing", ""],
  ["spaces", " 91350100M000100Y43"],
])("%s does not: %s", (_, code) => {
  expect(isCreditCode(code)).toBe(false);
});

test("any one character that was mistyped is noticed", () => {
  const right = "91350100M000100Y43";
  for (let at = 0; at < right.length; at += 1) {
    const others = [..."0123456789ABCDEFGHJKLMNPQRTUWXY"].filter((sign) => sign !== right[at]);
    expect(others.filter((sign) => isCreditCode(right.slice(0, at) + sign + right.slice(at + 1)))).toEqual([]);
  }
});
