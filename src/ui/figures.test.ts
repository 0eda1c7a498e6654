import { expect, it } from "vitest";
import { figuresIn } from "./figures.ts";

it("writes figures as a language does, and a dash for what there is none of", () => {
  const { number, decimal, percent } = figuresIn("en");
  expect([number(12_345), number(61.5), number(0.1 + 0.2), number(undefined)]).toEqual(["12,345", "61.5", "0.3", "–"]);
  expect([decimal(50, 1), decimal(0.8125, 2), decimal(-12.4, 0), decimal(-0.2, 0)]).toEqual([
    "50.0",
    "0.81",
    "-12",
    "0",
  ]);
  expect([percent(0.5), percent(0.1234, 1), percent(1)]).toEqual(["50%", "12.3%", "100%"]);
  expect(figuresIn("zh-CN").percent(0.335)).toBe("34%");
});
