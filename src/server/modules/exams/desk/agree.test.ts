import { expect, it } from "vitest";
import { agree } from "./agree.ts";

it("waits for two, takes their mean where they are near, and a third where they differ", () => {
  expect(agree([], 100)).toBeUndefined();
  expect(agree([800], 100)).toBeUndefined();
  expect(agree([800, 700], 100)).toEqual({ cents: 750, source: 2 });
  expect(agree([800, 699], 100)).toBeUndefined();
  expect(agree([800, 699, 720], 100)).toEqual({ cents: 720, source: 3 });
  expect(agree([700, 701], 1)).toEqual({ cents: 701, source: 2 });
});
