import { expect, test } from "vitest";
import { draw } from "../testing/draw.tsx";
import { course } from "../testing/samples.ts";
import { CourseIntro } from "./CourseIntro.tsx";

test("shows the introduction, or says that there is none", () => {
  expect(draw(CourseIntro, { heading: "介绍", body: course.introduce }).querySelector(".prose p")?.textContent).toBe(
    "先讲安全。",
  );
  expect(draw(CourseIntro, { heading: "介绍" }).querySelector(".prose")).toBeNull();
});
