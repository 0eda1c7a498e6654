import { expect, it } from "vitest";
import { readRange } from "./range.ts";

it("reads one range, from either end, and no further than the file goes", () => {
  expect(readRange("bytes=0-9", 100)).toEqual({ start: 0, end: 9 });
  expect(readRange("bytes=90-", 100)).toEqual({ start: 90, end: 99 });
  expect(readRange("bytes=90-500", 100)).toEqual({ start: 90, end: 99 });
  expect(readRange("bytes=-10", 100)).toEqual({ start: 90, end: 99 });
  expect(readRange("bytes=-500", 100)).toEqual({ start: 0, end: 99 });
});

it("gives the whole file where nothing, nonsense or several ranges are asked for", () => {
  for (const header of [undefined, "", "bytes=-", "bytes=9-0", "items=0-1", "bytes=0-1,5-6", "bytes=a-b"])
    expect(readRange(header, 100)).toBeUndefined();
});

it("refuses what begins after the end", () => {
  for (const header of ["bytes=100-", "bytes=100-200", "bytes=-0"])
    expect(readRange(header, 100)).toBe("unsatisfiable");
  expect(readRange("bytes=0-", 0)).toBe("unsatisfiable");
});
