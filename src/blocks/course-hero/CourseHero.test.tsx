import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { texts } from "../../forms/testing/page.ts";
import { addresses, draw } from "../testing/draw.tsx";
import { course } from "../testing/samples.ts";
import { CourseHero } from "./CourseHero.tsx";

test("names the course once, with its place in the catalogue and its lecturer", () => {
  const hero = draw(CourseHero, { course });
  expect(texts(within(hero).getAllByRole("heading", { level: 1 }))).toEqual(["低压电工上岗"]);
  expect(addresses(hero)).toEqual([
    "/list",
    "/list?categoryno1=1",
    "/list?categoryno1=1&categoryno2=2",
    "/list?categoryno1=1&categoryno2=2&categoryno3=3",
    "/lecturer/7",
  ]);
});
