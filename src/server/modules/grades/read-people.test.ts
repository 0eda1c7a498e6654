import { expect, test } from "vitest";
import { readPeople } from "../exams/formats/read-people.ts";
import { judgePeople, peopleOf } from "../members/membership/member-list.ts";
import { listedPeople } from "./read-people.ts";

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
  const table = readPeople(text);
  const members = judgePeople(peopleOf(table).map(({ person }) => person));
  expect(members.map((one) => "person" in one && [one.person.personName, one.person.mobile])).toEqual(people);
  expect(listedPeople(table).map(({ record: { name, mobile } }) => [name, digits(mobile)])).toEqual(people);
});

test("numbers of learners are taken from their column", () => {
  expect(listedPeople(readPeople("学号,姓名,手机号\nS1,甲,13712345001"))).toEqual([
    { row: 2, record: { name: "甲", mobile: "13712345001", memberNumber: "S1" } },
  ]);
});

test("a text that begins like a packed file is a text", () => {
  expect(listedPeople(readPeople("PK王芳,13712345001"))).toMatchObject([{ record: { name: "PK王芳" } }]);
});
