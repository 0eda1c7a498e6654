import { within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { texts } from "../../forms/testing/page.ts";
import { addresses, draw } from "../testing/draw.tsx";
import { PreviewBand } from "./PreviewBand.tsx";

const course = {
  id: "7",
  courseName: "x",
  courseLogo: "",
  courseCategory: 1,
  isFree: 0,
  courseOriginal: "1.00",
  courseDiscount: "",
  lecturerUserNo: "2",
  lecturerName: "林",
  orgNo: "",
  countStudy: 0,
  countBuy: 0,
  periodTotal: 0,
  introduce: { type: "doc", content: [] },
  chapterList: [],
} as const;
const preview = {
  course: { ...course, introduce: { type: "doc" as const, content: [] }, chapterList: [] },
  version: 2,
  state: 1 as const,
  auditOpinion: "",
  isPublished: false,
  canEdit: false,
  lessonList: [],
};
const actions = [
  { name: "pass", label: "通过" },
  { name: "refuse", label: "不通过", form: "course-opinion" },
];
const on = { pass: vi.fn(), refuse: vi.fn() };
const paths = { lecturerEditPath: "/account/teacher/course", organisationEditPath: "/account/organization/course" };

test("who made it is led to the editor of their kind", () => {
  const refused = { ...preview, state: 3 as const, auditOpinion: "封面不清楚", canEdit: true };
  const band = draw(PreviewBand, { ...paths, preview: refused, userType: 3, actions }, { on });
  expect(addresses(band)).toEqual(["/account/organization/course?courseId=7"]);
  expect(band.textContent).toContain("封面不清楚");
  expect(within(band).queryByRole("button")).toBeNull();
});

test("who audits decides while it waits, and not after", () => {
  const decisions = (state: 1 | 2) => {
    const props = { ...paths, preview: { ...preview, state }, userType: 1 as const, actions };
    return texts(within(draw(PreviewBand, props, { on })).queryAllByRole("button")).map((text) => text.trim());
  };
  expect(decisions(1)).toEqual(["通过", "不通过"]);
  expect(decisions(2)).toEqual([]);
});
