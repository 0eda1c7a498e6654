import { expect, test } from "vitest";
import { parsePeople } from "./parse-people.ts";

test("reads names, numbers and extra time as they are copied from a table, and names the lines that it cannot read", () => {
  const { people, unreadable } = parsePeople(
    "姓名\t学号\n王芳\tS-1\t15\r\n\n李 强，１３８００００００１２\nJohn Smith; 7\n,8\n赵一,9,许多\n钱二,10,5,",
  );
  expect(people).toEqual([
    { row: 2, record: { personName: "王芳", personNumber: "S-1", extraMinutes: 15 } },
    { row: 4, record: { personName: "李 强", personNumber: "13800000012" } },
    { row: 5, record: { personName: "John Smith", personNumber: "7" } },
    { row: 8, record: { personName: "钱二", personNumber: "10", extraMinutes: 5 } },
  ]);
  expect(unreadable).toEqual([6, 7]);
});

test("takes a person who is called like a heading, after the first line", () => {
  expect(parsePeople("张三\nName").people).toHaveLength(2);
});

test("takes a name, a number and extra time from their columns, wherever they stand and whatever stands before them", () => {
  const expected = [{ row: 2, record: { personName: "王芳", personNumber: "S-1", extraMinutes: 15 } }];
  expect(parsePeople("序号,姓名,学号,加时\n1,王芳,S-1,15").people).toEqual(expected);
  expect(parsePeople("加时（分钟）\t学号\t*姓名\n15\tS-1\t王芳").people).toEqual(expected);
  expect(parsePeople("期末名单\n姓名,手机号\n王芳,13800000012").people).toEqual([
    { row: 3, record: { personName: "王芳", personNumber: "13800000012" } },
  ]);
  expect(parsePeople("1,王芳,S-1\n2,李强,S-2").people.map(({ record }) => record.personName)).toEqual(["王芳", "李强"]);
});

test("says which column is what", () => {
  expect(parsePeople("序号,姓名,学号\n1,王芳,S-1").columnList).toEqual([
    { column: 1, heading: "序号", example: "1" },
    { column: 2, heading: "姓名", kind: "name", example: "王芳" },
    { column: 3, heading: "学号", kind: "memberNumber", example: "S-1" },
  ]);
});

test("a list headed by name and number alone has its minutes behind them", () => {
  const { people, unreadable } = parsePeople("姓名\t号码\n张伟\t13800000007\t10\n李强");
  expect(people).toEqual([
    { row: 2, record: { personName: "张伟", personNumber: "13800000007", extraMinutes: 10 } },
    { row: 3, record: { personName: "李强" } },
  ]);
  expect(unreadable).toEqual([]);
});

test("a table with tabs has the cells of its workbook, with their commas", () => {
  expect(
    parsePeople('姓名\t学号\nLee, Ann\tS-1\n"""小""王"\tS-2').people.map(({ record }) => record.personName),
  ).toEqual(["Lee, Ann", '"小"王']);
});
