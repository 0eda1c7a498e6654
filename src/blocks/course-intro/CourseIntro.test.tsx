import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { draw } from "../testing/draw.tsx";
import { course } from "../testing/samples.ts";
import { CourseIntro } from "./CourseIntro.tsx";

test("shows the introduction, or says that there is none", () => {
  const shown = draw(CourseIntro, { heading: "介绍", body: course.introduce });
  expect(within(shown).queryByText("先讲安全。")).not.toBeNull();
  expect(draw(CourseIntro, { heading: "介绍" }).textContent).not.toContain("先讲安全。");
});
