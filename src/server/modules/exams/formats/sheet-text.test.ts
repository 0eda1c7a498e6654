import { expect, test } from "vitest";
import { workbookOf } from "../../../lib/sheets.ts";
import { readTable } from "./read-table.ts";
import { sheetText } from "./sheet-text.ts";

test("the rows of a workbook are lines that are read again as the same cells", async () => {
  const rows = [
    ["王芳", "Wang, Fang", "1"],
    ["", "", ""],
    ['"小"王', "两\n行", "2"],
  ];
  const book = Uint8Array.from(await workbookOf({ name: "名单", head: ["姓名", "别名", "号码"], rows }));
  const read = sheetText(book);
  expect(read).toEqual({ text: '姓名\t别名\t号码\n王芳\tWang, Fang\t1\n\n"""小""王"\t两 行\t2' });
  if (!("text" in read)) return;
  expect(readTable(new TextEncoder().encode(read.text))).toEqual({
    rows: [
      { row: 1, cells: ["姓名", "别名", "号码"] },
      { row: 2, cells: ["王芳", "Wang, Fang", "1"] },
      { row: 4, cells: ['"小"王', "两 行", "2"] },
    ],
  });
});

test("a text stays as it is, also one of an old Chinese program or of Excel in UTF-16, and what is neither is refused", () => {
  expect(sheetText(new TextEncoder().encode("\uFEFF姓名,手机号\r\n王芳, 1"))).toEqual({
    text: "姓名,手机号\r\n王芳, 1",
  });
  expect(sheetText(Uint8Array.from([0xcd, 0xf5, 0xb7, 0xbc]))).toEqual({ text: "王芳" });
  expect(sheetText(Uint8Array.from(Buffer.from("\uFEFF姓名\t手机号", "utf16le")))).toEqual({ text: "姓名\t手机号" });
  expect(sheetText(Uint8Array.from([0x50, 0x4b, 3, 4, 9, 9]))).toEqual({ fault: "kind" });
  expect(sheetText(Uint8Array.from([0x89, 0x50, 0, 1]))).toEqual({ fault: "kind" });
  expect(sheetText(new TextEncoder().encode("人\n".repeat(1_500_001)))).toEqual({ fault: "large" });
});
