import { expect, test } from "vitest";
import type { ListedMember, RefusedRow } from "../../../../generated/types.ts";
import { readPeopleTable } from "../../../../shared/people-table.ts";
import { judgePeople, peopleOf } from "./member-list.ts";

const rows = (...lines: string[][]) => lines.map((cells, index) => ({ row: index + 1, cells }));

/** Who of the rows is taken, and who is refused, each by its row. */
function readPeople(table: ReturnType<typeof rows>) {
  const lines = peopleOf(readPeopleTable(table));
  const people: (ListedMember & { row: number })[] = [];
  const refused: RefusedRow[] = [];
  for (const [index, one] of judgePeople(lines.map(({ person }) => person)).entries()) {
    const row = lines[index]!.row;
    if ("person" in one) people.push({ row, ...one.person });
    else refused.push({ row, reason: one.reason });
  }
  return { people, refused };
}

test("reads names and numbers in any order and as people write them, and names what it cannot read", () => {
  const { people, refused } = readPeople(
    rows(
      ["姓名", "手机号"],
      ["王芳", "137 0000 0001"],
      ["+86-13700000002", "李强"],
      ["", ""],
      ["赵一", "１３７００００００３"],
      ["赵一", "１３７０００００００４"],
      ["王芳", "13700000001"],
      ["13700000005.0"],
      ["名".repeat(41), "13700000006"],
      ["只有名字"],
    ),
  );
  expect(people).toEqual([
    { row: 2, personName: "王芳", mobile: "13700000001" },
    { row: 3, personName: "李强", mobile: "13700000002" },
    { row: 6, personName: "赵一", mobile: "13700000004" },
    { row: 8, personName: "", mobile: "13700000005" },
  ]);
  expect(refused.map(({ row, reason }) => [row, reason])).toEqual([
    [5, "mobile"],
    [7, "twice"],
    [9, "name"],
    [10, "mobile"],
  ]);
});

test("reads lines with spaces and other signs between name and number, as they are pasted", () => {
  const { people, refused } = readPeople(
    rows(
      ["姓名 手机号"],
      ["王芳 13700000001"],
      ["137 0000 0002　李强"],
      ["Ann Lee：+86 137-0000-0003"],
      ["赵一、13700000004"],
      ["孙二 137000000051"],
      ["13700000006"],
    ),
  );
  expect(people.map(({ personName, mobile }) => [personName, mobile])).toEqual([
    ["王芳", "13700000001"],
    ["李强", "13700000002"],
    ["Ann Lee", "13700000003"],
    ["赵一", "13700000004"],
    ["", "13700000006"],
  ]);
  expect(refused).toEqual([{ row: 6, reason: "mobile" }]);
});

test("takes a person of the first row, and one who is called like a heading further below", () => {
  expect(readPeople(rows(["王芳", "13700000001"], ["Name", "13700000002"])).people).toHaveLength(2);
});
