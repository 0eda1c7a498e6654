import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { texts } from "../../forms/testing/page.ts";
import { draw } from "../testing/draw.tsx";
import { GradeBook } from "./GradeBook.tsx";

const book = {
  memberCount: 1,
  pageCount: 1,
  examList: [
    { id: "1", examName: "期中", maxScore: 100, passScore: 60 },
    { id: "2", examName: "期末", maxScore: 100, passScore: 60 },
    { id: "3", examName: "补考", maxScore: 100, passScore: 60 },
  ],
  list: [{ userNo: "21", name: "李佳慧", memberNumber: "S2", scoreList: ["82.5", "?", "-"], lateList: ["1"] }],
};

test("shows members and exams: points, what is being marked, what was not required and what was late", () => {
  const drawn = within(draw(GradeBook, { book }));
  expect(texts(drawn.getAllByRole("cell"))).toEqual(["82.5 （迟交）", "阅卷中", "未要求"]);
  expect(texts(drawn.getAllByRole("rowheader"))).toEqual(["李佳慧 S2"]);
  expect(drawn.getByRole("region", { name: "成绩册" })).toBeTruthy();
});

test("a class without exams has no table, and says so", () => {
  const drawn = within(draw(GradeBook, { book: { ...book, examList: [], list: [] } }));
  expect(drawn.queryByRole("table")).toBeNull();
  expect(drawn.getByText("班级还没有考试")).toBeTruthy();
});
