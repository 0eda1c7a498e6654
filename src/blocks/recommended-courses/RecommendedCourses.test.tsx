import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { texts } from "../../forms/testing/page.ts";
import { addresses, draw } from "../testing/draw.tsx";
import { recommended } from "../testing/samples.ts";
import { RecommendedCourses } from "./RecommendedCourses.tsx";

test("lists courses with a link and a price", () => {
  const block = draw(RecommendedCourses, { heading: "还看", items: [recommended] });
  expect(addresses(block)).toEqual(["/resource-detail/11"]);
  expect(texts(within(block).getAllByRole("paragraph"))).toEqual(["¥19.90 SVIP免费"]);
});

test("is nothing at all when there are none", () => {
  expect(draw(RecommendedCourses, { heading: "还看", items: [] }).innerHTML).toBe("");
});
