import { expect, it } from "vitest";
import { fewerThan, sumOf } from "../checks-kept.ts";

it("names each project of a whole run that has fewer tests than are committed", () => {
  const committed = { api: 10, unit: 5, e2e: 3 };
  expect(fewerThan(committed, { api: 10, unit: 9, e2e: 3 })).toEqual([]);
  const fewer = fewerThan(committed, { api: 8, unit: 5 });
  expect(fewer).toHaveLength(2);
  expect(fewer[0]).toMatch(/^api has 2 tests fewer .*\(10\)/);
  expect(fewer[1]).toMatch(/^e2e has 3 tests fewer /);
});

it("adds up the tests of all projects", () => {
  expect(sumOf({ api: 10, unit: 5 })).toBe(15);
});
