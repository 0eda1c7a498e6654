import { expect, it } from "vitest";
import { firstSeconds, mergeRanges, totalSeconds } from "./watched-ranges.ts";

it("counts each second once, in whatever order it was watched", () => {
  expect(
    mergeRanges([
      [30, 40],
      [0, 10],
      [5, 20],
      [20, 25],
    ]),
  ).toEqual([
    [0, 25],
    [30, 40],
  ]);
  expect(
    totalSeconds(
      mergeRanges([
        [0, 10],
        [0, 10],
        [9, 11],
      ]),
    ),
  ).toBe(11);
});

it("leaves no gap where players say fractions, and nothing of what is empty", () => {
  expect(
    mergeRanges([
      [0, 10.3],
      [10.3, 20.2],
      [20.2, 20.4],
    ]),
  ).toEqual([[0, 20]]);
  expect(
    mergeRanges([
      [5, 5],
      [9, 3],
    ]),
  ).toEqual([]);
});

it("cuts what does not fit from the end", () => {
  expect(
    firstSeconds(
      [
        [0, 10],
        [20, 40],
      ],
      15,
    ),
  ).toEqual([
    [0, 10],
    [20, 25],
  ]);
  expect(firstSeconds([[0, 10]], 0)).toEqual([]);
});
