import { expect, test } from "vitest";
import { partsOf } from "./lines.ts";

const entries = (records: readonly unknown[]) => records.map((record, index) => ({ row: index + 1, record }));

test("parts lines into calls of at most so many, and of a megabyte", () => {
  const many = entries(Array.from({ length: 250 }, () => "x"));
  expect(partsOf(many, 100).map(({ length }) => length)).toEqual([100, 100, 50]);
  const large = "长".repeat(200_000);
  expect(partsOf(entries([large, large, "x"]), 100).map(({ length }) => length)).toEqual([1, 2]);
});
