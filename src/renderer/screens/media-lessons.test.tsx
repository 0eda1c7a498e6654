import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import document from "../../../tenants/default/screens/account/resource/period.json" with { type: "json" };
import { addresses } from "../../blocks/testing/draw.tsx";
import { clear, texts } from "../../forms/testing/page.ts";
import type { MediaAsset, MediaLesson } from "../../generated/types.ts";
import { openScreen } from "../testing/screen.tsx";

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
  chapterName: "第一章",
  periodName: "第一节",
  isDraft: false,
  isPublic: true,
  href: "/view/7",
};
const draft: MediaLesson = {
  ...lesson,
  courseId: "8",
  periodName: "",
  isDraft: true,
  isPublic: false,
  href: undefined,
};
const open = (list: MediaLesson[], { userType = 2, of }: { userType?: number; of?: MediaAsset | undefined } = {}) =>
  openScreen({
    screen: document,
    data: { assets: { list: [] }, asset: of, lessons: of && { list } },
    viewer: { userType },
    query: of ? { mediaNo: of.mediaNo } : {},
  });
const ways = () => screen.getAllByRole("link", { name: "返回我的文件" }).map((link) => link.getAttribute("href"));
const list = () => screen.getByRole("list", { name: "文件的使用情况" });

afterEach(clear);

test("names the lessons with the ways to their courses; a draft has none to be seen", async () => {
  await open([lesson, draft], { of: asset });
  expect(addresses(list())).toEqual([
    "/view/7",
    "/account/teacher/course?courseId=7",
    "/account/teacher/course?courseId=8",
  ]);
  expect(screen.getByRole("heading", { name: "a.mp4" })).toBeDefined();
  const [shown, other] = texts(within(list()).getAllByRole("listitem"));
  expect(shown).toMatch(/第一节.*已上架.*电工.*第一章/);
  expect(other).toMatch(/未命名课时.*草稿中/);
  expect(other).not.toContain("已下架");
});

test("says that a course is unlisted", async () => {
  await open([{ ...lesson, isPublic: false, href: undefined }], { of: asset });
  expect(list().textContent).toContain("已下架");
  expect(list().textContent).not.toContain("已上架");
});

test("an organisation edits its courses at its own desk", async () => {
  await open([draft], { of: asset, userType: 3 });
  expect(addresses(list())).toEqual(["/account/organization/course?courseId=8"]);
});

test("without a file, or without lessons, there is a way on", async () => {
  await open([]);
  expect(screen.getByText(/请先在.*选择一个文件/)).toBeDefined();
  expect(ways()).toEqual(["/account/resource", "/account/resource"]);
  clear();
  await open([], { of: asset });
  expect(screen.getByText("还没有课时使用这个文件。")).toBeDefined();
  expect(ways()).toEqual(["/account/resource"]);
});
