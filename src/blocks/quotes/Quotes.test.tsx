import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { texts } from "../../forms/testing/page.ts";
import { draw } from "../testing/draw.tsx";
import { Quotes } from "./Quotes.tsx";

test("says who said it, with the first letter of the name where there is no picture", () => {
  const block = draw(Quotes, {
    items: [
      { text: "学得会。", name: "王建国", role: "学员", photo: "/w.webp" },
      { text: "讲得清楚。", name: "👩‍🏫 李静" },
    ],
  });
  expect(texts(within(block).getAllByRole("blockquote"))).toEqual(["学得会。", "讲得清楚。"]);
  expect(texts(within(block).getAllByRole("figure"))).toEqual(["学得会。王建国学员", "讲得清楚。👩‍🏫👩‍🏫 李静"]);
  expect(within(block).getAllByRole("presentation")).toHaveLength(1);
});

test("shows nothing where nobody said anything", () => {
  expect(draw(Quotes, { items: [] }).innerHTML).toBe("");
});
