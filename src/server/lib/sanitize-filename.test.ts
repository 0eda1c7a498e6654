import { expect, test } from "vitest";
import { plainName } from "./sanitize-filename.ts";

test("a name of a file keeps the joiners that its letters and pictures need, and no other unseen character", () => {
  const [family, persian] = ["👨‍👩‍👧 表情.pdf", "می‌خواهم.pdf"];
  expect([family, persian, "❤️‍🔥.png", "👩🏽‍🚀.png"].map(plainName)).toEqual([family, persian, "❤️‍🔥.png", "👩🏽‍🚀.png"]);
  expect(plainName("C:\\a\\b\u200D\u202Egnp\u0000.exe\u200B")).toBe("bgnp.exe");
  expect(plainName("\u200D\u200C")).toBe("-");
});
