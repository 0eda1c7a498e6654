import { expect, test } from "vitest";
import { rubricScore, scoreOf, typedScore } from "./score.ts";

const line = (share: number) => ({ text: "x", share });

test("the lines of a rubric give their shares of the points", () => {
  expect(rubricScore([line(50), line(30), line(20)], [0, 2], 10)).toBe(7);
  expect(rubricScore([line(1), line(1), line(1)], [0], 10)).toBe(3.33);
  expect(rubricScore([line(1), line(1), line(1)], [0, 1, 2], 10)).toBe(10);
  expect(rubricScore([], [], 10)).toBe(0);
});

test("a score is a number with two decimals at most, and no more than there is", () => {
  expect(["7.5", " ８ ", "10"].map((text) => scoreOf(text, 10))).toEqual([7.5, 8, 10]);
  expect(["", "-1", "10.01", "11", "10²", "7.555"].map((text) => scoreOf(text, 10))).toEqual(Array(6).fill(undefined));
});

test("digits soon after each other are one score where the question gives so much", () => {
  expect(typedScore("1", { before: "", since: 9999, maxScore: 10 })).toBe("1");
  expect(typedScore("0", { before: "1", since: 300, maxScore: 10 })).toBe("10");
  expect(typedScore("2", { before: "1", since: 300, maxScore: 10 })).toBe("2");
  expect(typedScore("2", { before: "1", since: 2000, maxScore: 20 })).toBe("2");
  expect(typedScore("9", { before: "", since: 9999, maxScore: 5 })).toBeUndefined();
});
