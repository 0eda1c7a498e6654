import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { texts } from "../../forms/testing/page.ts";
import { draw } from "../testing/draw.tsx";
import { Timeline } from "./Timeline.tsx";

test("tells what happened in its order, each under a heading of the asked level", () => {
  const line = draw(Timeline, {
    items: [
      { time: "2014 年", heading: "第一个班", text: "八名学员。" },
      { time: "2026 年", heading: "新能源" },
    ],
    level: 2,
  });
  expect(texts(within(line).getAllByRole("heading", { level: 2 }))).toEqual(["第一个班", "新能源"]);
  expect(texts(within(line).getAllByRole("listitem"))).toEqual(["2014 年第一个班八名学员。", "2026 年新能源"]);
  expect(draw(Timeline, { items: [] }).innerHTML).toBe("");
});
