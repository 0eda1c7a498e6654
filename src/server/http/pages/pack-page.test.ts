import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { packPage, shared, textOf, type Piece } from "./pack-page.ts";

const long = (word: string) => shared(`<p>${word} 课程</p>`.repeat(300));

describe("a packed page", () => {
  test.each<[string, Piece[]]>([
    ["nothing", []],
    ["one short text", ["课"]],
    ["one long text", ["<p>第一</p>".repeat(5000)]],
    ["shared pieces alone", [long("a"), long("b"), long("a")]],
    ["all kinds in turn", ["<html>", long("a"), "x", { html: "short" }, "y".repeat(900), long("b"), "</html>"]],
  ])("of %s is the same text", (_, pieces) => {
    expect(gunzipSync(packPage(pieces)).toString()).toBe(textOf(pieces));
    // What was compressed before is right the second time too.
    expect(gunzipSync(packPage(pieces)).toString()).toBe(textOf(pieces));
  });

  test("takes what is shared as it was compressed the first time", () => {
    expect(long("a")).toBe(long("a"));
    expect(packPage([long("a")]).length).toBeLessThan(textOf([long("a")]).length / 10);
  });
});
