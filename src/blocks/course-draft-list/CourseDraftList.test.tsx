import { within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { texts } from "../../forms/testing/page.ts";
import { addresses, draw } from "../testing/draw.tsx";
import { CourseDraftList } from "./CourseDraftList.tsx";

const item = {
  courseId: "7",
  previewHref: "/preview/course/7",
  version: 3,
  courseName: "焊接入门",
  courseLogo: "",
  courseCategory: 1,
  lecturerUserNo: "2",
  lecturerName: "林老师",
  state: 3,
  auditOpinion: "封面不清楚",
  isPutaway: 0,
  isPublished: false,
  isFree: 0,
  courseOriginal: "",
  countStudy: 0,
  gmtModified: "2026-11-21 10:00:00",
} as const;
const counts = [
  { state: 0, num: 2 },
  { state: 1, num: 0 },
  { state: 2, num: 5 },
  { state: 3, num: 1 },
] as const;
const props = {
  path: "/account/teacher/vod",
  editPath: "/account/teacher/course",
  kinds: [1] as const,
  items: [item],
  counts: [...counts],
};

/** What can be done with the courses of a list. */
const offered = (list: HTMLElement) => texts(within(list).getAllByText(/^(?:编辑|查看|提交审核|撤回|预览|删除|还原)$/));

test("shows where a course stands, what the audit said and what can be done now", () => {
  const list = draw(
    CourseDraftList,
    { ...props, kinds: [1] },
    { on: { remove: vi.fn(), withdraw: vi.fn(), shelf: vi.fn() } },
  );
  expect(within(list).getAllByText("未通过")).toHaveLength(2);
  expect(within(list).queryByText("审核意见：封面不清楚")).not.toBeNull();
  expect(offered(list)).toEqual(["编辑", "提交审核", "预览", "删除"]);
});

test("one that waits can be withdrawn and not be changed, one that is published has its switch", () => {
  const on = { remove: vi.fn(), withdraw: vi.fn(), shelf: vi.fn(), revert: vi.fn() };
  const waiting = draw(
    CourseDraftList,
    { ...props, kinds: [1], items: [{ ...item, state: 1, auditOpinion: "" }] },
    { on },
  );
  expect(offered(waiting)).toEqual(["查看", "撤回", "预览"]);
  const published = draw(
    CourseDraftList,
    { ...props, kinds: [1], items: [{ ...item, state: 0, isPublished: true, isPutaway: 1, auditOpinion: "" }] },
    { on },
  );
  expect(within(published).getByRole("switch", { name: "上架 焊接入门" }).getAttribute("aria-checked")).toBe("true");
  expect(within(published).queryByText("有未发布的修改")).not.toBeNull();
});

test("state and search are in the address", () => {
  const list = draw(CourseDraftList, { ...props, kinds: [1], query: { state: "0", keyword: "焊" } });
  const tabs = within(list).getByRole("navigation", { name: "按状态筛选" });
  expect(addresses(tabs).slice(0, 2)).toEqual([
    "/account/teacher/vod?keyword=%E7%84%8A",
    "/account/teacher/vod?keyword=%E7%84%8A&state=0",
  ]);
  expect(within(tabs).getByRole("link", { current: "page" }).textContent).toContain("2");
});

test("nothing made yet invites to begin; nothing found leads back to all", () => {
  expect(draw(CourseDraftList, { ...props, kinds: [1], items: [] }).textContent).toContain("还没有");
  const none = draw(CourseDraftList, { ...props, kinds: [1], items: [], query: { keyword: "x" } });
  expect(addresses(none).at(-1)).toBe("/account/teacher/vod");
});
