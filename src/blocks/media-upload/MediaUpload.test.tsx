import { screen } from "@testing-library/react";
import { act } from "react";
import * as errorCode from "../../generated/error-codes.ts";
import { afterEach, expect, test, vi } from "vitest";
import { clear, draw, field, t, texts, until } from "../../forms/testing/page.ts";
import { MediaUpload } from "./MediaUpload.tsx";

const operations = { getUpload: vi.fn(), uploadFile: vi.fn(), getMediaAsset: vi.fn() };
const show = () =>
  draw(
    <MediaUpload
      listHref="/account/resource"
      slots={{}}
      on={{}}
      t={t}
      locale="zh-CN"
      blockKey="b"
      operations={operations}
    />,
  );
const choose = async (...files: File[]) => {
  const input = field("选择文件");
  Object.defineProperty(input, "files", { value: files, configurable: true });
  await act(async () => input.dispatchEvent(new Event("change", { bubbles: true })));
};
afterEach(clear);

test("several files are sent, each for what it is; one of another kind is refused in words before it is sent", async () => {
  operations.getUpload.mockResolvedValue({ fileNo: "n", sign: "s", accept: ["video/mp4"] });
  operations.uploadFile.mockResolvedValue({ fileNo: "n", mediaNo: "n" });
  operations.getMediaAsset.mockResolvedValue({ mediaNo: "n", state: "ready", progress: 100, reason: "" });
  await show();
  await choose(
    new File(["x"], "film.mp4"),
    new File(["x"], "讲义.pdf"),
    new File(["x"], "a.exe"),
    new File([], "b.zip"),
    new File(["x"], "a.mov"),
  );
  await until(() => screen.queryAllByText(/^可以使用/).length === 2);
  expect(operations.getUpload.mock.calls.map(([input]) => [input.purpose, input.fileName])).toEqual([
    ["video", "film.mp4"],
    ["document", "讲义.pdf"],
    ["video", "a.mov"],
  ]);
  expect(texts(screen.getAllByRole("alert"))).toEqual([
    "不支持这种文件，请看上面的说明",
    "文件是空的",
    "这里暂不能转换视频，请导出为 MP4 后上传",
  ]);
});

test("what the server refuses it says in its words", async () => {
  operations.getUpload.mockRejectedValue(Object.assign(new Error("存储空间不足"), { code: errorCode.MEDIA_QUOTA }));
  await show();
  await choose(new File(["x"], "film.mp4"));
  expect((await screen.findByRole("alert")).textContent).toBe("存储空间不足");
  expect(screen.queryByRole("button", { name: /^继续/ })).toBeNull();
});
