import { expect, test } from "vitest";
import { addresses, draw } from "../testing/draw.tsx";
import { LecturerDesk } from "./LecturerDesk.tsx";

const lecturer = {
  lecturerUserNo: "7",
  lecturerName: "陈立峰",
  position: "高级技师",
  headImgUrl: "",
  auditStatus: 1 as const,
  courseCount: 3,
  draftCount: 0,
  waitingCount: 2,
  countStudy: 90,
  lecturerProportion: 20,
};

test("leads to a lecturer's courses and public page, and counts what waits", () => {
  const desk = draw(LecturerDesk, {
    coursesPath: "/account/organization/vod",
    emptyText: "还没有讲师",
    items: [lecturer],
  });
  expect(addresses(desk)).toEqual(["/account/organization/vod?lecturerUserNo=7", "/lecturer/7"]);
  expect(desk.textContent).toContain("2 门审核中");
  expect(desk.textContent).not.toContain("编辑中");
});
