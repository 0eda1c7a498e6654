import { expect, test } from "vitest";
import { parsePeople } from "./parse-people.ts";

test("reads names, numbers and extra time as they are copied from a table, and names the lines that it cannot read", () => {
  const { people, wrong } = parsePeople(
    "姓名\t学号\n王芳\tS-1\t15\r\n\n李 强，１３８００００００１２\nJohn Smith; 7\n,8\n赵一,9,许多\n钱二,10,5,",
  );
  expect(people).toEqual([
    { line: 2, personName: "王芳", personNumber: "S-1", extraMinutes: 15 },
    { line: 4, personName: "李 强", personNumber: "13800000012" },
    { line: 5, personName: "John Smith", personNumber: "7" },
    { line: 8, personName: "钱二", personNumber: "10", extraMinutes: 5 },
  ]);
  expect(wrong).toEqual([
    { line: 6, text: ",8" },
    { line: 7, text: "赵一,9,许多" },
  ]);
});

test("takes a person who is called like a heading, after the first line", () => {
  expect(parsePeople("张三\nName").people).toHaveLength(2);
});
