import { describe, expect, test } from "vitest";
import { apply } from "./change.ts";
import { newKey, periodOf, type Body, type Period } from "./draft.ts";
import { begin, maxSteps, next, oneStep, type Act, type History } from "./history.ts";

const period = (key: string): Period => ({ key, periodName: key, periodDesc: "", periodType: 1, isFree: 0 });
const body: Body = {
  courseName: "电工基础",
  courseSubtitle: "",
  courseCategory: 1,
  categoryId1: "",
  categoryId2: "",
  categoryId3: "",
  lecturerUserNo: "2",
  courseLogo: "",
  isFree: 0,
  courseOriginal: "",
  courseDiscount: "",
  noSkip: false,
  watermark: false,
  introduce: { type: "doc", content: [] },
  chapters: [
    { key: "A", chapterName: "A", chapterDesc: "", isFree: 0, periods: [period("a1"), period("a2"), period("a3")] },
    { key: "B", chapterName: "B", chapterDesc: "", isFree: 0, periods: [period("b1")] },
    { key: "C", chapterName: "C", chapterDesc: "", isFree: 0, periods: [] },
  ],
};
const shape = ({ chapters }: Body) =>
  chapters.map(({ key, periods }) => [key, ...periods.map((entry) => entry.key)].join(" "));

describe("a change of the outline", () => {
  test("moves a period down within its chapter, counted with itself still there", () => {
    expect(shape(apply(body, { do: "movePeriods", keys: ["a1"], to: { chapter: "A", at: 2 } }))).toEqual([
      "A a2 a1 a3",
      "B b1",
      "C",
    ]);
    expect(shape(apply(body, { do: "movePeriods", keys: ["a3"], to: { chapter: "A", at: 0 } }))).toEqual([
      "A a3 a1 a2",
      "B b1",
      "C",
    ]);
  });

  test("moves several periods to another chapter in the order they had", () => {
    expect(shape(apply(body, { do: "movePeriods", keys: ["b1", "a1", "a3"], to: { chapter: "C", at: 9 } }))).toEqual([
      "A a2",
      "B",
      "C a1 a3 b1",
    ]);
  });

  test("moves chapters with all that is in them", () => {
    expect(shape(apply(body, { do: "moveChapters", keys: ["A"], at: 2 }))).toEqual(["B b1", "A a1 a2 a3", "C"]);
  });

  test("that changes nothing gives the same object, and what is not concerned stays the same object", () => {
    expect(apply(body, { do: "movePeriods", keys: ["a1"], to: { chapter: "A", at: 1 } })).toBe(body);
    expect(apply(body, { do: "movePeriods", keys: ["a1"], to: { chapter: "none", at: 1 } })).toBe(body);
    expect(apply(body, { do: "remove", keys: ["none"] })).toBe(body);
    expect(apply(body, { do: "setPeriod", key: "a1", values: { periodName: "a1" } })).toBe(body);
    const renamed = apply(body, { do: "setPeriod", key: "a2", values: { periodName: "安全用电" } });
    expect(renamed.chapters[1]).toBe(body.chapters[1]);
    expect(renamed.chapters[0]?.periods[0]).toBe(body.chapters[0]?.periods[0]);
    expect(periodOf(renamed, "a2")?.period.periodName).toBe("安全用电");
  });

  test("takes a value away that is set to undefined", () => {
    const timed = apply(body, { do: "setPeriod", key: "b1", values: { beginTime: "2027-01-01 10:00:00" } });
    expect(
      periodOf(apply(timed, { do: "setPeriod", key: "b1", values: { beginTime: undefined } }), "b1")?.period,
    ).not.toHaveProperty("beginTime");
  });

  test("removes chapters and periods alike", () => {
    expect(shape(apply(body, { do: "remove", keys: ["B", "a2"] }))).toEqual(["A a1 a3", "C"]);
  });
});

describe("undoing", () => {
  const name = (courseName: string, at: number, about?: string): Act => ({
    type: "change",
    change: { do: "setDetails", values: { courseName } },
    where: "details",
    at,
    ...(about ? { about } : {}),
  });
  const after = (acts: Act[], from: History = begin(body)) => acts.reduce(next, from);

  test("goes back to the very object, and redoing forward again", () => {
    const removed = after([{ type: "change", change: { do: "remove", keys: ["A"] }, where: "A", at: 0 }]);
    const back = next(removed, { type: "undo" });
    expect(back.body).toBe(body);
    expect(back.future.at(-1)?.where).toBe("A");
    expect(next(back, { type: "redo" }).body).toBe(removed.body);
  });

  test("takes a word that was typed in one go as one step, and a pause as its end", () => {
    const typed = after([
      name("电", 0, "courseName"),
      name("电工", 400, "courseName"),
      name("电工二", 400 + oneStep, "courseName"),
    ]);
    expect(typed.past).toHaveLength(2);
    expect(next(typed, { type: "undo" }).body.courseName).toBe("电工");
    expect(after([{ type: "undo" }, { type: "undo" }], typed).body).toBe(body);
  });

  test("does not join what was typed before an undo with what is typed after it", () => {
    const typed = after([name("一", 0, "courseName"), { type: "undo" }, name("二", 100, "courseName")]);
    expect(typed.past).toHaveLength(1);
    expect(next(typed, { type: "undo" }).body).toBe(body);
  });

  test("forgets what was undone when something else is done", () => {
    expect(after([name("一", 0), { type: "undo" }, name("二", 0), { type: "redo" }]).body.courseName).toBe("二");
  });

  test("keeps a bounded number of steps", () => {
    const many = after(Array.from({ length: maxSteps + 20 }, (_, at) => name(String(at), at)));
    expect(many.past).toHaveLength(maxSteps);
    expect(
      after(
        Array.from({ length: maxSteps + 20 }, () => ({ type: "undo" }) as const),
        many,
      ).body.courseName,
    ).toBe("19");
  });
});

test("keys of new entries are distinct and plain", () => {
  const keys = Array.from({ length: 500 }, newKey);
  expect(new Set(keys).size).toBe(500);
  expect(keys.every((key) => /^[0-9a-zA-Z]{12}$/.test(key))).toBe(true);
});
