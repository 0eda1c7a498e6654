import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { texts } from "../../forms/testing/page.ts";
import { draw } from "../testing/draw.tsx";
import { StatsBand } from "./StatsBand.tsx";

test("pairs each figure with what it counts", () => {
  const band = draw(StatsBand, { items: [{ value: "47", label: "家工厂" }] });
  expect(texts(within(band).getAllByRole("term"))).toEqual(["家工厂"]);
  expect(texts(within(band).getAllByRole("definition"))).toEqual(["47"]);
});
