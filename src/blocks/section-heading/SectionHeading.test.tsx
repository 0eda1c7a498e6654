import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { addresses, draw } from "../testing/draw.tsx";
import { SectionHeading } from "./SectionHeading.tsx";

test("is a heading of the asked level with a link that stays in the organisation", () => {
  const block = draw(SectionHeading, {
    heading: "讲师",
    level: 1,
    href: "/lecturer",
    linkLabel: "全部",
    base: "/org/1002",
  });
  expect(within(block).getByRole("heading", { level: 1 }).textContent).toBe("讲师");
  expect(addresses(block)).toEqual(["/org/1002/lecturer"]);
});
