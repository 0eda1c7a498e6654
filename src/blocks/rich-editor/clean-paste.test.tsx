import { expect, test } from "vitest";
import { cleanPaste } from "./clean-paste.ts";

const entry = (level: number, sign: string, text: string) =>
  `<p class=MsoListParagraph style='text-indent:-21pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span lang=EN-US><span style='mso-list:Ignore'>${sign}<span style='font:7pt "Times New Roman"'>&nbsp;&nbsp;</span></span></span><![endif]><b>${text}</b><o:p></o:p></p>`;
const words = (html: string) => html.replaceAll(/<o:p><\/o:p>|\s+/g, "");

test("the lists of Word are lists, nested by their level, without the signs it writes", () => {
  const html = cleanPaste(
    `<p class=MsoNormal>前言</p>${entry(1, "1.", "准备")}${entry(2, "·", "工具")}${entry(2, "·", "手套")}${entry(1, "2.", "断电")}<p>后记</p>`,
  );
  expect(words(html)).toBe(
    '<pclass="MsoNormal">前言</p><ol><li><p><b>准备</b></p><ul><li><p><b>工具</b></p></li><li><p><b>手套</b></p></li></ul></li><li><p><b>断电</b></p></li></ol><p>后记</p>',
  );
});

test("two lists with a paragraph between them stay two", () => {
  expect(cleanPaste(`${entry(1, "·", "a")}<p>x</p>${entry(1, "·", "b")}`).match(/<ul>/g)).toHaveLength(2);
});

test("headings get the levels that a document has, and styles, comments and empty lines go", () => {
  const html = cleanPaste(
    "<style>p{color:red}</style><!--StartFragment--><h1>标题</h1><p>&nbsp;</p><h5>小</h5><p class='MsoListParagraph'>不是列表</p><!--EndFragment-->",
  );
  expect(html).toBe('<h2>标题</h2><h4>小</h4><p class="MsoListParagraph">不是列表</p>');
});

test("a table has rows of the same length, and no cell that spans others", () => {
  expect(
    cleanPaste(
      '<table onclick="x()"><thead><tr><th>日期</th><th colspan="2">内容</th></tr></thead><tr><td rowspan=2><p>周一</p></td><td><b>安全</b></td></tr><tr><td>消防</td><td>完</td></tr></table>',
    ),
  ).toBe(
    "<table><tbody><tr><th>日期</th><th>内容</th><td></td></tr><tr><td><p>周一</p></td><td><b>安全</b></td><td></td></tr><tr><td></td><td>消防</td><td>完</td></tr></tbody></table>",
  );
});

test("a table in another, one column and one too large are lines, with their cells apart", () => {
  expect(cleanPaste("<table><tr><td>a</td></tr><tr><td>b</td></tr></table>")).toBe("<p>a</p><p>b</p>");
  expect(cleanPaste("<table><tr><td><table><tr><td>a</td><td>b</td></tr></table></td><td>c</td></tr></table>")).toBe(
    "<table><tbody><tr><td><p>a | b</p></td><td>c</td></tr></tbody></table>",
  );
  const wide = `<table><tr>${"<td>x</td>".repeat(21)}</tr></table>`;
  expect(cleanPaste(wide)).toBe(`<p>${Array(21).fill("x").join(" | ")}</p>`);
  expect(cleanPaste('<table><tr><td colspan="99999">x</td></tr></table>')).toBe("<p>x</p>");
});
