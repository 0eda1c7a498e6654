import { expect, test } from "vitest";
import { draw } from "../testing/draw.tsx";
import { PreviewLessons } from "./PreviewLessons.tsx";

const lesson = {
  key: "a",
  chapterName: "第一章",
  periodName: "认识工具",
  periodType: 1 as const,
  isFree: 1 as const,
  hasMedia: true,
  videoLength: "00:01:00",
};

test("shows the lessons under their chapters, and which of them can be looked at", () => {
  const lessons = [
    lesson,
    { ...lesson, key: "b", periodName: "安全", isFree: 0 as const, hasMedia: false },
    { ...lesson, key: "c", chapterName: "第二章", periodType: 3 as const },
  ];
  const list = draw(PreviewLessons, { courseId: "7", lessons });
  expect([...list.querySelectorAll("h3")].map(({ textContent }) => textContent)).toEqual(["第一章", "第二章"]);
  expect(list.querySelectorAll("button")).toHaveLength(2);
  expect(list.textContent).toContain("还没有内容");
});
