import { expect, it } from "vitest";
import { csvOf, workbookOf } from "./sheets.ts";

const sheet = {
  name: "学习记录",
  head: ["课程", "分钟"],
  rows: [
    ['=HYPERLINK("http://x")', 3],
    ["+1", 0.5],
    ['@a, "b"', 1],
    ["-2\n3", 2],
    ["\tx", 1],
    ["电工", 1],
  ],
};

it("writes CSV that spreadsheets read as UTF-8 and take nothing in for a formula", async () => {
  const text = (await csvOf(sheet)).toString("utf8");
  expect(text.charCodeAt(0)).toBe(0xfeff);
  const lines = text.slice(1).split("\r\n");
  expect(lines[0]).toBe('"课程","分钟"');
  expect(lines[1]).toBe('"\'=HYPERLINK(""http://x"")",3');
  expect(lines[2]).toBe('"\'+1",0.5');
  expect(lines[3]).toBe('"\'@a, ""b""",1');
  expect(text).toContain('"\'-2\n3",2');
  expect(text).toMatch(/"'\tx"/);
  expect(text).toContain('"电工",1');
});

it("writes a workbook whose texts are texts", async () => {
  const { inflateRawSync } = await import("node:zlib");
  const book = await workbookOf(sheet);
  expect(book.subarray(0, 2).toString()).toBe("PK");
  // Every part of the archive that is deflated, read in order.
  const parts: string[] = [];
  for (let at = book.indexOf("PK\x03\x04"); at >= 0; at = book.indexOf("PK\x03\x04", at + 4)) {
    const from = at + 30 + book.readUInt16LE(at + 26) + book.readUInt16LE(at + 28);
    try {
      parts.push(inflateRawSync(book.subarray(from), { finishFlush: 2 }).toString("utf8"));
    } catch {
      parts.push("");
    }
  }
  const all = parts.join("\n");
  expect(all).toContain("=HYPERLINK(");
  expect(all).not.toMatch(/<f>/);
});

it("writes a workbook of any name, also of one that spreadsheets refuse for a sheet", async () => {
  for (const name of ["订单 [2026/11]: ?*", "x".repeat(40), "///"])
    expect((await workbookOf({ ...sheet, name })).subarray(0, 2).toString()).toBe("PK");
});
