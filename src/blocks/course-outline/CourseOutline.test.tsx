import { expect, test } from "vitest";
import { draw } from "../testing/draw.tsx";
import { course } from "../testing/samples.ts";
import { CourseOutline } from "./CourseOutline.tsx";

test("folds chapters, opens the first and counts everything", () => {
  const outline = draw(CourseOutline, { chapters: course.chapterList, open: 1 });
  expect([...outline.querySelectorAll("details")].map((chapter) => chapter.open)).toEqual([true, false]);
  expect(outline.querySelector("header p")?.textContent).toBe("2 章，共 3 节");
});

test("marks what is free to try and says how long things are", () => {
  const lines = [...draw(CourseOutline, { chapters: course.chapterList }).querySelectorAll("li")].map((line) => line.textContent);
  expect(lines).toEqual(["触电与急救免费试学12:30", "规程手册12 页", "单开双控"]);
});

test("can be linked to by the block's key", () => {
  expect(draw(CourseOutline, { chapters: [] }).firstElementChild?.id).toBe("block");
});
