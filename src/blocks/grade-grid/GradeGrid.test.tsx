import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { addresses, draw } from "../testing/draw.tsx";
import { GradeGrid } from "./GradeGrid.tsx";

const grade = {
  id: "g",
  gradeName: "焊工班",
  orgNo: "1001",
  beginTime: "2026-11-20 19:00:00",
  endTime: "2027-01-20 21:00:00",
  gradeStatus: 1 as const,
  memberCount: 24,
  isFree: 0 as const,
  price: "980.00",
};

test("says when a class runs, whether it enrols and what it costs", () => {
  const grid = draw(GradeGrid, { items: [grade] });
  for (const words of ["招生中", "2026-11-20 — 2027-01-20", "24 人", "¥980"]) expect(grid.textContent).toContain(words);
});

test("leads to the class, and to who gives it", () => {
  const grid = draw(GradeGrid, {
    items: [{ ...grade, lecturerUserNo: "7", lecturerName: "陈立峰", orgName: "江城工业职业学校" }],
  });
  expect(addresses(grid)).toEqual(["/grade/view/g", "/lecturer/7", "/org/view/1001"]);
});

test("shows a free class as free", () => {
  expect(within(draw(GradeGrid, { items: [{ ...grade, isFree: 1 }] })).queryByText("免费")).not.toBeNull();
});
