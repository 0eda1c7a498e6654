import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { texts } from "../../forms/testing/page.ts";
import { addresses, draw } from "../testing/draw.tsx";
import { course } from "../testing/samples.ts";
import { CourseOutline } from "./CourseOutline.tsx";

test("folds chapters, opens the first and counts everything", () => {
  const outline = draw(CourseOutline, { chapters: course.chapterList, open: 1 });
  expect(
    within(outline)
      .getAllByRole<HTMLDetailsElement>("group")
      .map((chapter) => chapter.open),
  ).toEqual([true, false]);
  expect(within(outline).queryByText("2 章，共 3 节")).not.toBeNull();
});

test("marks what is free to try and says how long things are", () => {
  const outline = draw(CourseOutline, { chapters: course.chapterList });
  // Chapters may be folded.
  const lines = texts(within(outline).getAllByRole("listitem", { hidden: true }));
  expect(lines).toEqual(["触电与急救免费试学12:30", "规程手册12 页", "单开双控"]);
});

test("marks nothing as free to try where all is", () => {
  const chapters = course.chapterList.map((chapter) => ({ ...chapter, isFree: 1 as const }));
  expect(within(draw(CourseOutline, { chapters })).queryByText("免费试学")).toBeNull();
});

test("says how far the viewer is, in lessons that are links", () => {
  const [first, second] = course.chapterList;
  const standing = { canStudy: 1 as const, percent: 40, isComplete: 0 as const, position: 9, page: 0, seconds: 9 };
  const progress = [
    {
      ...first!,
      periodList: first!.periodList.map((period, place) => ({
        ...period,
        ...standing,
        ...(place === 1 ? { percent: 100, isComplete: 1 as const } : {}),
      })),
    },
    { ...second!, periodList: [] },
  ];
  const outline = draw(CourseOutline, { chapters: course.chapterList, progress, studyPath: "/study" });
  expect(addresses(outline).slice(0, 2)).toEqual(["/study/11?period=p1", "/study/11?period=p2"]);
  expect(texts(within(outline).getAllByText(/^(?:学到|已学完)/))).toEqual(["学到 40%", "已学完"]);
});

test("can be linked to by the block's key", () => {
  expect(draw(CourseOutline, { chapters: [] }).firstElementChild?.id).toBe("block");
});
