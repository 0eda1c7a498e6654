import { expect, test } from "vitest";
import { titlesOf } from "./pairs.ts";

const record = (...answers: [name: string, title: string][]) => ({
  answers: answers.map(([name, title]) => ({ name, title, value: "x" })),
});

test("titles of records stand in the order of the records, also where one has more in between", () => {
  const items = [
    record(["size", "Size"]),
    record(["trade", "Trade"], ["tools", "Tools"], ["size", "Size"]),
    record(["gone", "Size"]),
    {},
  ];
  expect(titlesOf(items, "answers")).toEqual([
    { name: "trade", title: "Trade" },
    { name: "tools", title: "Tools" },
    { name: "size", title: "Size" },
    { name: "gone", title: "Size" },
  ]);
});

test("what has no name of its own is known by its title", () => {
  expect(titlesOf([{ answers: [{ title: "Trade", value: "Welder" }] }], "answers")).toEqual([
    { name: "Trade", title: "Trade" },
  ]);
});
