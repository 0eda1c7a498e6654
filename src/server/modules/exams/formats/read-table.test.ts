import { expect, test } from "vitest";
import { workbookOf } from "../../../lib/sheets.ts";
import { readTable } from "./read-table.ts";

const cellsOf = (text: string | Uint8Array) => {
  const read = readTable(typeof text === "string" ? new TextEncoder().encode(text) : text);
  return "rows" in read ? read.rows : read.fault;
};

test("reads CSV as spreadsheets write it, with the numbers of the lines", () => {
  expect(cellsOf('\uFEFF姓名,手机号\r\n"王, ""小"" 芳",13700000001\r\n\r\n李强,13700000002')).toEqual([
    { row: 1, cells: ["姓名", "手机号"] },
    { row: 2, cells: ['王, "小" 芳', "13700000001"] },
    { row: 4, cells: ["李强", "13700000002"] },
  ]);
  expect(cellsOf('a;b\n"x\ny";2\nz;3')).toEqual([
    { row: 1, cells: ["a", "b"] },
    { row: 2, cells: ["x\ny", "2"] },
    { row: 4, cells: ["z", "3"] },
  ]);
});

test("reads a text in GB 18030, tabs, and a workbook", async () => {
  const gbk = Uint8Array.from([0xcd, 0xf5, 0xb7, 0xbc, 0x2c, 0x31]);
  expect(cellsOf(gbk)).toEqual([{ row: 1, cells: ["王芳", "1"] }]);
  expect(cellsOf("王芳\t1")).toEqual([{ row: 1, cells: ["王芳", "1"] }]);
  const workbook = await workbookOf({ name: "名单", head: ["姓名", "手机号"], rows: [["王芳", 13_700_000_001]] });
  expect(cellsOf(workbook)).toEqual([
    { row: 1, cells: ["姓名", "手机号"] },
    { row: 2, cells: ["王芳", "13700000001"] },
  ]);
  const gap = await workbookOf({ name: "名单", head: ["单号", "支行", "结果"], rows: [["7", "", "成功"]] });
  expect(cellsOf(gap)).toContainEqual({ row: 2, cells: ["7", "", "成功"] });
});

test("says of what is neither that it is not read", () => {
  expect(cellsOf(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]))).toBe("kind");
  expect(cellsOf(Uint8Array.from([0x50, 0x4b, 3, 4, 9, 9]))).toBe("kind");
});
