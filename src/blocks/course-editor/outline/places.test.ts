import { describe, expect, test } from "vitest";
import { apply, type Change } from "../state/change.ts";
import type { Body } from "../state/draft.ts";
import { dropped, neighbour, oneStep, placeFor, rowOf, standing } from "./places.ts";

const chapter = (key: string, ...periods: string[]) => ({
  key,
  chapterName: key,
  chapterDesc: "",
  isFree: 0,
  periods: periods.map((period) => ({ key: period, periodName: period })),
});
const body = { chapters: [chapter("A", "a1", "a2"), chapter("B", "b1"), chapter("C")] } as unknown as Body;
const after = (change: Change | undefined) =>
  change
    ? apply(body, change)
        .chapters.map(({ key, periods }) => [key, ...periods.map((entry) => entry.key)].join(" "))
        .join(", ")
    : undefined;

describe("letting go", () => {
  test("a period beside a period, or on a chapter: to its end", () => {
    expect(after(dropped(body, ["a1"], { key: "b1", dropPosition: "before" }))).toBe("A a2, B a1 b1, C");
    expect(after(dropped(body, ["a1"], { key: "b1", dropPosition: "after" }))).toBe("A a2, B b1 a1, C");
    expect(after(dropped(body, ["b1"], { key: "A", dropPosition: "on" }))).toBe("A a1 a2 b1, B, C");
  });

  test("a chapter beside a chapter, and nowhere else", () => {
    expect(after(dropped(body, ["C"], { key: "A", dropPosition: "before" }))).toBe("C, A a1 a2, B b1");
    expect(after(dropped(body, ["A"], { key: "B", dropPosition: "after" }))).toBe("B b1, A a1 a2, C");
    expect(dropped(body, ["C"], { key: "A", dropPosition: "on" })).toBeUndefined();
    expect(dropped(body, ["C"], { key: "a1", dropPosition: "before" })).toBeUndefined();
    expect(dropped(body, ["a1"], { key: "B", dropPosition: "after" })).toBeUndefined();
  });
});

describe("one step", () => {
  test("stays within its chapter, then goes on to the next one", () => {
    expect(after(oneStep(body, "a1", 1))).toBe("A a2 a1, B b1, C");
    expect(after(oneStep(body, "a2", 1))).toBe("A a1, B a2 b1, C");
    expect(after(oneStep(body, "b1", -1))).toBe("A a1 a2 b1, B, C");
    expect(after(oneStep(body, "b1", 1))).toBe("A a1 a2, B, C b1");
  });

  test("of a chapter takes its periods along; at the ends there is none", () => {
    expect(after(oneStep(body, "A", 1))).toBe("B b1, A a1 a2, C");
    expect(after(oneStep(body, "C", -1))).toBe("A a1 a2, C, B b1");
    expect([oneStep(body, "A", -1), oneStep(body, "C", 1), oneStep(body, "a1", -1)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

test("a new period stands behind the one that is looked at, else at the end of the chapter", () => {
  expect(placeFor(body, "a1")).toEqual({ chapter: "A", at: 1 });
  expect(placeFor(body, "B")).toEqual({ chapter: "B", at: 1 });
  expect(placeFor(body, "details")).toEqual({ chapter: "C", at: 0 });
  expect(placeFor({ ...body, chapters: [] }, "details")).toBeUndefined();
});

test("after a removal the neighbour is looked at, and a place is said by its number", () => {
  expect([
    neighbour(body, "a1"),
    neighbour(body, "a2"),
    neighbour(body, "b1"),
    neighbour(body, "C"),
    neighbour({ ...body, chapters: body.chapters.slice(0, 1) }, "A"),
  ]).toEqual(["a2", "a1", "B", "B", "details"]);
  expect(standing(body, "b1")).toEqual({ chapter: body.chapters[1], number: 1 });
});

test("rows are counted as they are seen: what is in a closed chapter has none", () => {
  expect(["A", "a2", "B", "b1", "C"].map((key) => rowOf(body.chapters, new Set(), key))).toEqual([0, 2, 3, 4, 5]);
  expect(["a2", "B"].map((key) => rowOf(body.chapters, new Set(["A"]), key))).toEqual([-1, 1]);
});
