import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { texts } from "../../forms/testing/page.ts";
import { addresses, draw } from "../testing/draw.tsx";
import { Timetable } from "./Timetable.tsx";

test("lists each day by its times, whatever order they are written in, and two classes at once", () => {
  const block = draw(Timetable, {
    items: [
      { day: 3, from: "19:00", to: "21:00", heading: "进阶班", href: "/list" },
      { day: 1, from: "09:00", heading: "入门班", text: "301" },
      { day: 3, from: "09:00", heading: "入门班" },
      { day: 3, from: "09:00", heading: "口语班" },
    ],
    base: "/org/1001",
  });
  expect(texts(within(block).getAllByRole("heading", { level: 3 }))).toEqual(["星期一", "星期三"]);
  const [monday, wednesday] = within(block).getAllByRole("group");
  expect(texts(within(monday!).getAllByRole("listitem"))).toEqual(["09:00入门班301"]);
  expect(texts(within(wednesday!).getAllByRole("listitem"))).toEqual(["09:00入门班09:00口语班", "19:00–21:00进阶班"]);
  expect(addresses(block)).toEqual(["/org/1001/list"]);
  expect(draw(Timetable, { items: [] }).innerHTML).toBe("");
});
