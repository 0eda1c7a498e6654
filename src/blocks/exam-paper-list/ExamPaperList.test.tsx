import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { addresses, draw } from "../testing/draw.tsx";
import { ExamPaperList } from "./ExamPaperList.tsx";

const props = {
  path: "/account/exams/paper",
  editHref: "/account/exams/paper/edit",
  previewHref: "/account/exams/preview",
};
const paper = {
  id: "4",
  paperName: "期末试卷",
  versionNo: 3,
  questionCount: 20,
  maxScore: 100,
  gmtModified: "2026-11-20 08:30:00",
};

test("leads to the editor and to the preview of each paper", () => {
  const list = draw(ExamPaperList, { ...props, items: [paper] });
  expect(addresses(within(list).getByRole("list"))).toEqual([
    "/account/exams/paper/edit?paperId=4",
    "/account/exams/paper/edit?paperId=4",
    "/account/exams/preview?paperId=4",
  ]);
  expect(within(list).getByRole("paragraph").textContent).toBe("20 道题 · 100 分 · 第 3 版 · 2026-11-20 08:30");
});

test("without any it leads to the first; a search without result leads back to all", () => {
  expect(addresses(draw(ExamPaperList, { ...props, items: [] }))).toContain(props.editHref);
  const none = draw(ExamPaperList, { ...props, items: [], query: { keyword: "x" } });
  expect(addresses(none)).toContain(props.path);
});
