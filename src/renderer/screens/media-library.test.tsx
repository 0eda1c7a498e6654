import { screen, within } from "@testing-library/react";
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import document from "../../../tenants/default/screens/account/resource/index.json" with { type: "json" };
import { button, clear, click, field, type, until } from "../../forms/testing/page.ts";
import type { MediaAsset } from "../../generated/types.ts";
import { dialogs, openScreen } from "../testing/screen.tsx";

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
const { seconds: _seconds, ...plain } = video;
const pdf: MediaAsset = {
  ...plain,
  mediaNo: "b".repeat(22),
  kind: "document",
  fileName: "讲义.pdf",
  pages: 12,
  useCount: 0,
};
const waiting: MediaAsset = { ...video, state: "processing", progress: 45, useCount: 0 };
const address = {
  kind: "file",
  url: "/media/asset/b/right/讲义.pdf",
  fileName: "讲义.pdf",
  expires: "2026-11-01 12:00:00",
};

interface Opening {
  list?: MediaAsset[];
  isOwn?: boolean;
  query?: Record<string, string>;
  media?: object;
}
const open = ({ list = [video, pdf], isOwn = true, query = {}, media }: Opening = {}) =>
  openScreen({
    screen: document,
    data: {
      assets: { isOwn, list, totalCount: list.length, totalPage: 1, pageCurrent: 1, pageSize: 20 },
      ...(media ? { media } : {}),
    },
    query,
    calls: { getMediaUrl: () => address },
  });
const list = () => screen.getByRole("list", { name: "我的文件" });
const lines = () => within(list()).getAllByRole("listitem");
const hrefOf = (name: string | RegExp) => screen.getByRole("link", { name }).getAttribute("href");

dialogs();
afterEach(() => {
  vi.useRealTimers();
  clear();
});

test("says what each file is, how large and long, and where it is used", async () => {
  await open();
  const [film, paper] = lines().map(({ textContent }) => textContent);
  expect(film).toMatch(/第一课\.mp4.*视频.*时长1:02:05.*大小2 MB.*使用它的课时2/);
  expect(paper).toMatch(/讲义\.pdf.*文档.*页数12.*大小2 MB.*还没有课时使用/);
  expect(hrefOf("2")).toBe(`/account/resource/period?mediaNo=${video.mediaNo}`);
  expect(list().textContent).not.toContain("上传者");
});

test("an organisation sees who uploaded each", async () => {
  await open({ isOwn: false });
  expect(lines()[0]?.textContent).toContain("上传者林");
});

test("shows how far a file is that is being made ready, and asks for the list anew while one is", async () => {
  vi.useFakeTimers();
  const host = await open({ list: [waiting] });
  expect(list().textContent).toMatch(/正在处理.*处理进度45%/);
  expect(screen.queryByRole("link", { name: /^播放/ })).toBeNull();
  expect(list().parentElement?.hasAttribute("data-wakes")).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(7000));
  expect(host.refresh).toHaveBeenCalledTimes(2);
  expect(host.refresh).toHaveBeenLastCalledWith([["listMediaAssets", expect.anything()]]);
  clear();
  const ready = await open();
  await act(() => vi.advanceTimersByTimeAsync(7000));
  expect(ready.refresh).not.toHaveBeenCalled();
});

test("says why a file is of no use", async () => {
  await open({ list: [{ ...video, state: "failed", reason: "文件已损坏", useCount: 0 }] });
  expect(list().textContent).toMatch(/不能使用.*文件已损坏/);
});

test("a video opens in the list, and the code that plays it comes without a touch", async () => {
  await open();
  expect(hrefOf("播放 第一课.mp4")).toBe(`/account/resource?play=${video.mediaNo}`);
  expect(list().parentElement?.hasAttribute("data-wakes")).toBe(false);
  clear();
  const media = { kind: "mp4", url: "/media/asset/a/right/video.mp4", fileName: "第一课.mp4", expires: "" };
  await open({ query: { play: video.mediaNo }, media });
  await until(() => screen.queryByLabelText("视频")?.tagName === "VIDEO");
  expect(screen.getByLabelText("视频").parentElement?.hasAttribute("data-wakes")).toBe(true);
  expect(screen.getByRole("link", { name: "播放 第一课.mp4" }).getAttribute("aria-expanded")).toBe("true");
});

test("a document is saved from where it is, for which the server is asked", async () => {
  const host = await open();
  expect(screen.queryByRole("button", { name: "下载 第一课.mp4" })).toBeNull();
  await click(button("下载 讲义.pdf"));
  await until(() => host.save.mock.calls.length === 1);
  expect(host.call).toHaveBeenLastCalledWith("getMediaUrl", { mediaNo: pdf.mediaNo }, expect.anything());
  expect(host.save).toHaveBeenLastCalledWith(address);
});

test("renames a file by a form that begins with its name", async () => {
  const host = await open();
  await click(button("重命名 第一课.mp4"));
  const dialog = () => screen.getByRole("dialog");
  await until(() => screen.queryByRole("dialog") && within(dialog()).queryByLabelText(/^文件名/));
  expect(field(/^文件名/, dialog()).value).toBe("第一课.mp4");
  await type(field(/^文件名/, dialog()), "车间.mp4");
  await click(button("保存", dialog()));
  await until(() => host.refresh.mock.calls.length === 1);
  expect(host.call).toHaveBeenLastCalledWith(
    "renameMediaAsset",
    { mediaNo: video.mediaNo, fileName: "车间.mp4" },
    expect.anything(),
  );
});

test("only what no lesson uses can be removed, after a question", async () => {
  const host = await open();
  expect(screen.queryByRole("button", { name: "删除 第一课.mp4" })).toBeNull();
  await click(button("删除 讲义.pdf"));
  expect(host.confirm).toHaveBeenCalledWith({ text: "确定删除“讲义.pdf”吗？删除后不能恢复。", yes: "删除" });
  await until(() => host.toast.mock.calls.length === 1);
  expect(host.call).toHaveBeenCalledWith("deleteMediaAsset", { mediaNo: pdf.mediaNo }, expect.anything());
});

test("is narrowed by what files are for and by their name; what is added is for the same", async () => {
  await open({ query: { kind: "document", keyword: "讲义" } });
  expect(hrefOf("视频")).toBe("/account/resource?keyword=讲义&kind=video".replace("讲义", encodeURIComponent("讲义")));
  expect(field("按文件名查找").value).toBe("讲义");
  expect(hrefOf("上传文件")).toBe("/account/resource/add?kind=document");
});

test("without any file there is a first step, and a search without result leads back to all", async () => {
  await open({ list: [] });
  expect(screen.getByText(/还没有文件/)).toBeDefined();
  expect(hrefOf("上传第一个文件")).toBe("/account/resource/add");
  clear();
  await open({ list: [], query: { keyword: "x" } });
  expect(screen.getByText("没有找到这样的文件。")).toBeDefined();
  expect(screen.getAllByRole("link", { name: "清除筛选" })[0]?.getAttribute("href")).toBe("/account/resource");
});
