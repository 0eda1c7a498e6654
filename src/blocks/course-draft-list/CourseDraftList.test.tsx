import { expect, test, vi } from "vitest";
import { addresses, draw } from "../testing/draw.tsx";
import { CourseDraftList } from "./CourseDraftList.tsx";

const item = {
  courseId: "7",
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

test("shows where a course stands, what the audit said and what can be done now", () => {
  const list = draw(
    CourseDraftList,
    { ...props, kinds: [1] },
    { on: { remove: vi.fn(), withdraw: vi.fn(), shelf: vi.fn() } },
  );
  expect(list.querySelector("[data-state]")?.textContent).toBe("未通过");
  expect(list.querySelector(".opinion")?.textContent).toContain("封面不清楚");
  expect([...list.querySelectorAll(".do button, .do a")].map(({ textContent }) => textContent)).toEqual([
    "编辑",
    "提交审核",
    "预览",
    "删除",
  ]);
});

test("one that waits can be withdrawn and not be changed, one that is published has its switch", () => {
  const on = { remove: vi.fn(), withdraw: vi.fn(), shelf: vi.fn(), revert: vi.fn() };
  const waiting = draw(
    CourseDraftList,
    { ...props, kinds: [1], items: [{ ...item, state: 1, auditOpinion: "" }] },
    { on },
  );
  expect([...waiting.querySelectorAll(".do button, .do a")].map(({ textContent }) => textContent)).toEqual([
    "查看",
    "撤回",
    "预览",
  ]);
  const published = draw(
    CourseDraftList,
    { ...props, kinds: [1], items: [{ ...item, state: 0, isPublished: true, isPutaway: 1, auditOpinion: "" }] },
    { on },
  );
  expect(published.querySelector("[role=switch]")?.getAttribute("aria-checked")).toBe("true");
  expect(published.querySelector(".marks")?.textContent).toContain("有未发布的修改");
});

test("state and search are in the address", () => {
  const list = draw(CourseDraftList, { ...props, kinds: [1], query: { state: "0", keyword: "焊" } });
  const tabs = list.querySelector("nav")!;
  expect(addresses(tabs).slice(0, 2)).toEqual([
    "/account/teacher/vod?keyword=%E7%84%8A",
    "/account/teacher/vod?keyword=%E7%84%8A&state=0",
  ]);
  expect(tabs.querySelector("[aria-current]")?.textContent).toContain("2");
});

test("nothing made yet invites to begin; nothing found leads back to all", () => {
  expect(draw(CourseDraftList, { ...props, kinds: [1], items: [] }).querySelector(".empty")?.textContent).toContain(
    "还没有",
  );
  expect(
    addresses(
      draw(CourseDraftList, { ...props, kinds: [1], items: [], query: { keyword: "x" } }).querySelector(".empty")!,
    ),
  ).toEqual(["/account/teacher/vod"]);
});
