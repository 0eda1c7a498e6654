import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { texts } from "../../forms/testing/page.ts";
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
  expect(texts(within(list).getAllByRole("heading", { level: 3 }))).toEqual(["第一章", "第二章"]);
  expect(within(list).getAllByRole("button", { name: "查看 认识工具" })).toHaveLength(2);
  expect(within(list).queryByRole("button", { name: /安全/ })).toBeNull();
  expect(list.textContent).toContain("还没有内容");
});
