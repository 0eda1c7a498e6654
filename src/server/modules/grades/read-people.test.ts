import { expect, test } from "vitest";
import { readTable } from "../exams/formats/read-table.ts";
import { readPeople as readMembers } from "../members/membership/member-list.ts";
import { readPeople } from "./read-people.ts";

const BY_COLUMN = [["甲", "13712345001"]];
const lists: [what: string, text: string, people: string[][]][] = [
  [
    "a running number first",
    "序号,姓名,手机号\n1,甲,13712345001\n2,乙,13712345002",
    [...BY_COLUMN, ["乙", "13712345002"]],
  ],
  ["an identity number first", "身份证号,姓名,手机号\n110101199003077758,甲,13712345001", BY_COLUMN],
  ["a number of learners first", "学员编号,学员姓名,学员手机\nA01,甲,13712345001", BY_COLUMN],
  ["headings with an asterisk", "*姓名,*手机号\n甲,13712345001", BY_COLUMN],
  ["English headings of two words", "Student name,Student phone\n甲,13712345001", BY_COLUMN],
  ["a title above the headings", "春季班名单\n\n姓名,手机号\n甲,13712345001", BY_COLUMN],
  ["tabs below a title", "春季班名单\n姓名\t手机号\n甲\t13712345001", BY_COLUMN],
  [
    "no headings, and a running number first",
    "1,甲,13712345001\n2,乙,13712345002",
    [...BY_COLUMN, ["乙", "13712345002"]],
  ],
  ["numbers as people write them", "甲,+86 137-1234-5001", BY_COLUMN],
  ["full-width digits", "甲,１３７１２３４５００１", BY_COLUMN],
  ["a name with a line break", '姓名,手机号\n"王\n芳",13712345001', [["王\n芳", "13712345001"]]],
  ["a name with an apostrophe", "姓名,手机号\n't Hooft,13712345001", [["'t Hooft", "13712345001"]]],
  ["headings without a name", "手机号,备注\n13712345001,班长", [["班长", "13712345001"]]],
];
const digits = (mobile: string) => mobile.replaceAll(/[\s-]/g, "").replace("+86", "");

test.each(lists)("a class and an organisation find the same people in a list with %s", (_, text, people) => {
  const bytes = new TextEncoder().encode(text);
  const read = readTable(bytes);
  const members = "rows" in read ? readMembers(read.rows) : undefined;
  expect(members?.people.map(({ personName, mobile }) => [personName, mobile])).toEqual(people);
  expect(members?.refused).toEqual([]);
  const { personList, problem } = readPeople(bytes, readTable);
  expect(problem).toBeUndefined();
  expect(personList.map(({ name, mobile }) => [name, digits(mobile)])).toEqual(people);
});

test("a text of Excel in UTF-16 is read", () => {
  const bytes = Uint8Array.from(Buffer.from("\uFEFF姓名\t手机号\n甲\t13712345001", "utf16le"));
  expect(readPeople(bytes, readTable).personList).toMatchObject([{ name: "甲", mobile: "13712345001" }]);
});

test("numbers of learners are taken from their column", () => {
  const bytes = new TextEncoder().encode("学号,姓名,手机号\nS1,甲,13712345001");
  expect(readPeople(bytes, readTable).personList).toEqual([
    { line: 2, name: "甲", mobile: "13712345001", memberNumber: "S1" },
  ]);
});
