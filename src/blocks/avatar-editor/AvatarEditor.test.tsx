import { act } from "react";
import * as errorCode from "../../generated/error-codes.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clear, click, draw, one, t, texts, until } from "../../forms/testing/page.ts";
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
  const field = one<HTMLInputElement>("input[type=file]");
  Object.defineProperty(field, "files", {
    value: [new File(content, "me.png", { type: "image/png" })],
    configurable: true,
  });
  await act(async () => field.dispatchEvent(new Event("change", { bubbles: true })));
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
  expect(one(".none").textContent).toBe("林");
  expect(texts("button")).toEqual([]);
  await show({ photo: "/files/a.webp" });
  expect(one("img").getAttribute("src")).toBe("/files/a.webp");
  expect(texts("button")).toEqual(["移除头像"]);
});

test("a file of another kind, or one that is too large, is refused in words before it is opened", async () => {
  await show({ maxBytes: 64 });
  await choose("GIF89a");
  await until(() => document.querySelector(".problem"));
  expect(one(".problem").textContent).toContain("请选择 JPG / PNG / WebP 图片");
  await choose(png, new Uint8Array(100));
  await until(() => one(".problem").textContent?.includes("太大"));
  expect(document.querySelector(".use")).toBeNull();
});

test("what was cut is uploaded as an avatar, and only then becomes the account's", async () => {
  await show();
  await choose(png);
  await until(() => document.querySelector(".use"));
  await click(".use");
  await until(() => save.mock.calls.length);
  expect(operations.getUpload).toHaveBeenCalledWith({ purpose: "avatar", fileName: "avatar.webp", fileSize: 1 });
  expect(save).toHaveBeenCalledWith({ photo: "/files/n.webp" });
  await until(() => !document.querySelector(".use"));
});

test("when it was not taken the block says why, and the cut is there to be sent again", async () => {
  save.mockResolvedValueOnce({ done: false, error: Object.assign(new Error("这不是你的图片"), { code: 1120 }) });
  await show();
  await choose(png);
  await until(() => document.querySelector(".use"));
  await click(".use");
  await until(() => document.querySelector(".problem"));
  expect(one(".problem").textContent).toBe("这不是你的图片");
  operations.uploadFile.mockRejectedValueOnce(new TypeError("no network"));
  await click(".use");
  await until(() => one(".problem").textContent?.includes("请检查网络"));
  await click(".use");
  await until(() => !document.querySelector(".use"));
  expect(document.querySelector(".problem")).toBeNull();
});

test("removing tells so, and a refusal is said", async () => {
  remove.mockResolvedValueOnce({
    done: false,
    error: Object.assign(new Error("太频繁"), { code: errorCode.CODE_TOO_SOON }),
  });
  await show({ photo: "/files/a.webp" });
  await click("button.link");
  await until(() => document.querySelector(".problem"));
  expect(one(".problem").textContent).toBe("太频繁");
});
