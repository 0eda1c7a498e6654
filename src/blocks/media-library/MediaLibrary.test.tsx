import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { MediaAsset } from "../../generated/types.ts";
import { addresses, draw } from "../testing/draw.tsx";
import { MediaLibrary } from "./MediaLibrary.tsx";

const video: MediaAsset = {
  mediaNo: "a".repeat(22),
  kind: "video",
  state: "ready",
  reason: "",
  fileName: "第一课.mp4",
  bytes: 2_097_152,
  seconds: 3725,
  progress: 100,
  ownerName: "林",
  useCount: 2,
  gmtCreate: "2026-11-01 10:00:00",
};
const props = {
  path: "/account/resource",
  addHref: "/account/resource/add",
  lessonsHref: "/account/resource/period",
  totalCount: 3,
};
const operations = {
  getMediaAsset: async () => video,
  getMediaUrl: async () => ({
    kind: "mp4" as const,
    url: "/media/x",
    fileName: "a.mp4",
    expires: "2026-11-01 12:00:00",
  }),
};
const on = { rename: async () => ({ done: true as const }), remove: async () => ({ done: true as const }) };
const show = (more: object) => within(draw(MediaLibrary, { ...props, ...more }, { operations, on }));

test("shows what each file is and where it is used; one that is used cannot be deleted", () => {
  const list = show({ items: [video, { ...video, mediaNo: "b".repeat(22), useCount: 0 }] });
  const files = list.getByRole("list", { name: "文件" });
  expect(within(files).getAllByRole("paragraph")[0]?.textContent).toBe("视频 · 1:02:05 · 2 MB · 2026-11-01 10:00");
  expect(addresses(files)).toEqual([`/account/resource/period?mediaNo=${video.mediaNo}`]);
  const removals = within(files).getAllByRole<HTMLButtonElement>("button", { name: "删除 第一课.mp4" });
  expect(removals.map(({ disabled }) => disabled)).toEqual([true, false]);
});

test("says how far one is that is being made ready, and why one cannot be used", () => {
  const list = show({
    items: [
      { ...video, state: "processing", progress: 40 },
      { ...video, mediaNo: "c".repeat(22), state: "failed", reason: "视频无法识别" },
    ],
  });
  expect(list.getByRole<HTMLProgressElement>("progressbar", { name: "处理进度 第一课.mp4" }).value).toBe(40);
  expect(list.getAllByRole("listitem")[1]?.textContent).toContain("视频无法识别");
});

test("none invites to upload; none of a search leads back to all", () => {
  const first = show({ items: [] }).getByRole("link", { name: "上传第一个文件" });
  expect(first.getAttribute("href")).toBe("/account/resource/add");
  const found = show({ items: [], query: { keyword: "x", kind: "video" } });
  const all = found.getByRole("link", { name: "查看全部文件" });
  expect(all.getAttribute("href")).toBe("/account/resource?kind=video");
});
