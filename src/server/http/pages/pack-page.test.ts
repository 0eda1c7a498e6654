import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { packPage, sharedPiece } from "./pack-page.ts";
import { textOf, type Piece } from "./pieces.ts";

const long = (word: string): Piece => sharedPiece(`<p>${word} 课程</p>`.repeat(300));

describe("a packed page", () => {
  test.each<[string, Piece[]]>([
    ["nothing", []],
    ["one short text", ["课"]],
    ["one long text", ["<p>第一</p>".repeat(5000)]],
    ["shared pieces alone", [long("a"), long("b"), long("a")]],
    ["all kinds in turn", ["<html>", long("a"), "x", { html: "short" }, "y".repeat(900), long("b"), "</html>"]],
  ])("of %s is the same text, however often it is packed", (_, pieces) => {
    for (const _time of [1, 2, 3]) expect(gunzipSync(packPage(pieces)).toString()).toBe(textOf(pieces));
  });

  test("takes what is shared as it was compressed before: better than what is of one page alone", () => {
    const text = Array.from({ length: 9000 }, (_, at) => `第${(at * at) % 97}课 ${(at * 31) % 61} `).join("");
    const page = [sharedPiece(text)];
    const lengths = [1, 2, 3].map(() => packPage(page).length);
    expect(lengths[1]).toBeLessThan(lengths[0]!);
    expect(lengths[2]).toBe(lengths[1]);
  });
});
