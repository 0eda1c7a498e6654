import { screen } from "@testing-library/react";
import { act } from "react";
import * as errorCode from "../../generated/error-codes.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { button, clear, click, draw, field, t, texts, until } from "../../forms/testing/page.ts";
import type { BlockProps, Outcome } from "../block.ts";
import { AvatarEditor } from "./AvatarEditor.tsx";

vi.mock("../../forms/pictures/Cropper.tsx", () => ({
  Cropper: ({ onUse, share }: { onUse: (picture: Blob) => void; share?: number }) => (
    <button type="button" className="use" onClick={() => onUse(new Blob(["x"], { type: "image/webp" }))}>
      {share === undefined ? "use" : `sent ${share}`}
    </button>
  ),
}));

const operations = { getUpload: vi.fn(), uploadFile: vi.fn() };
const save = vi.fn(async (_payload?: unknown): Promise<Outcome> => ({ done: true }));
const remove = vi.fn(async (_payload?: unknown): Promise<Outcome> => ({ done: true }));
const show = (more: Partial<BlockProps<"avatarEditor">> = {}) =>
  draw(
    <AvatarEditor
      name="林小满"
      slots={{}}
      on={{ save, remove }}
      t={t}
      locale="zh-CN"
      blockKey="b"
      operations={operations}
      {...more}
    />,
  );
const choose = async (...content: BlobPart[]) => {
  const file = field("选择图片");
  Object.defineProperty(file, "files", {
    value: [new File(content, "me.png", { type: "image/png" })],
    configurable: true,
  });
  await act(async () => file.dispatchEvent(new Event("change", { bubbles: true })));
};
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

beforeEach(() => {
  vi.clearAllMocks();
  operations.getUpload.mockResolvedValue({ fileNo: "n", sign: "s" });
  operations.uploadFile.mockResolvedValue({ fileNo: "n", fileUrl: "/files/n.webp" });
});
afterEach(clear);

test("without a picture the first letter of the name stands there, and there is nothing to remove", async () => {
  await show();
  expect(screen.queryByText("林")).not.toBeNull();
  expect(screen.queryAllByRole("button")).toEqual([]);
  await show({ photo: "/files/a.webp" });
  expect(screen.getByRole("img", { name: "当前头像" }).getAttribute("src")).toBe("/files/a.webp");
  expect(texts(screen.queryAllByRole("button"))).toEqual(["移除头像"]);
});

test("a file of another kind, or one that is too large, is refused in words before it is opened", async () => {
  await show({ maxBytes: 64 });
  await choose("GIF89a");
  await until(() => screen.queryByText("不支持这种文件，请选择 JPG / PNG / WebP 图片"));
  expect(screen.queryByText("不支持这种文件，请选择 JPG / PNG / WebP 图片")).not.toBeNull();
  await choose(png, new Uint8Array(100));
  await until(() => screen.queryByText("图片太大，不能超过 1 KB"));
  expect(screen.queryByRole("button", { name: "use" })).toBeNull();
});

test("what was cut is uploaded as an avatar, and only then becomes the account's", async () => {
  await show();
  await choose(png);
  await until(() => screen.queryByRole("button", { name: "use" }));
  await click(button("use"));
  await until(() => save.mock.calls.length);
  expect(operations.getUpload).toHaveBeenCalledWith({ purpose: "avatar", fileName: "avatar.webp", fileSize: 1 });
  expect(save).toHaveBeenCalledWith({ photo: "/files/n.webp" });
  await until(() => !screen.queryByRole("button", { name: "use" }));
});

test("when it was not taken the block says why, and the cut is there to be sent again", async () => {
  save.mockResolvedValueOnce({ done: false, error: Object.assign(new Error("这不是你的图片"), { code: 1120 }) });
  await show();
  await choose(png);
  await until(() => screen.queryByRole("button", { name: "use" }));
  await click(button("use"));
  await until(() => screen.queryByText("这不是你的图片"));
  operations.uploadFile.mockRejectedValueOnce(new TypeError("no network"));
  await click(button("use"));
  await until(() => screen.queryByText("头像没有保存，请检查网络后重试"));
  await click(button("use"));
  await until(() => !screen.queryByRole("button", { name: "use" }));
  expect(screen.getByRole("alert").textContent).toBe("");
});

test("removing tells so, and a refusal is said", async () => {
  remove.mockResolvedValueOnce({
    done: false,
    error: Object.assign(new Error("太频繁"), { code: errorCode.CODE_TOO_SOON }),
  });
  await show({ photo: "/files/a.webp" });
  await click(button("移除头像"));
  await until(() => screen.queryByText("太频繁"));
});
