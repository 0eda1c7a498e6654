import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { addresses, draw } from "../testing/draw.tsx";
import { FeatureList } from "./FeatureList.tsx";

test("numbers steps and links what has an address", () => {
  const list = draw(FeatureList, {
    look: "steps",
    items: [{ heading: "学" }, { heading: "练", href: "/list" }],
    base: "/org/1001",
  });
  expect(
    within(list)
      .getAllByRole("listitem")
      .map((step) => step.firstElementChild?.textContent),
  ).toEqual(["1", "2"]);
  expect(addresses(list)).toEqual(["/org/1001/list"]);
});
