import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { texts } from "../../forms/testing/page.ts";
import type { MediaAsset, MediaLesson } from "../../generated/types.ts";
import { addresses, draw } from "../testing/draw.tsx";
import { MediaLessons } from "./MediaLessons.tsx";

const asset: MediaAsset = {
  mediaNo: "a".repeat(22),
  kind: "video",
  state: "ready",
  reason: "",
  fileName: "a.mp4",
  bytes: 1,
  progress: 100,
  ownerName: "",
  useCount: 2,
  gmtCreate: "2026-11-01 10:00:00",
};
const lesson: MediaLesson = {
  courseId: "7",
  courseName: "电工",
  courseCategory: 1,
  chapterName: "第一章",
  periodName: "第一节",
  isDraft: false,
  isPublic: true,
};
const hrefs = { listHref: "/account/resource", editHref: "/account/teacher/course" };

test("names the lessons with the ways to their courses; a draft has none to be seen", () => {
  const list = draw(MediaLessons, {
    asset,
    items: [lesson, { ...lesson, courseId: "8", isDraft: true, isPublic: false, periodName: "" }],
    ...hrefs,
  });
  expect(addresses(list)).toEqual([
    "/view/7",
    "/account/teacher/course?courseId=7",
    "/account/teacher/course?courseId=8",
    "/account/resource",
  ]);
  const [shown, draft] = texts(within(list).getAllByRole("listitem"));
  expect(shown).toContain("已上架");
  expect(draft).toContain("草稿中");
});

test("a lesson of a kind that the site has no pages of has none to be seen", () => {
  const { courseCategory: _kind, ...other } = lesson;
  expect(addresses(draw(MediaLessons, { asset, items: [other], ...hrefs }))).toEqual([
    "/account/teacher/course?courseId=7",
    "/account/resource",
  ]);
});

test("without a file, or without lessons, there is a way on", () => {
  expect(addresses(draw(MediaLessons, hrefs))).toEqual(["/account/resource"]);
  expect(addresses(draw(MediaLessons, { asset, items: [], ...hrefs }))).toEqual(["/account/resource"]);
});
