import { expect, test, vi } from "vitest";
import { grantOf, upload } from "./upload.ts";

const permit = {
  fileNo: "n",
  sign: "s",
  accept: ["video/mp4"],
  maxSize: 9,
  expire: "2026-01-01 00:00:00",
  resumable: false,
};
const sent = { fileNo: "n", fileUrl: "/files/n", fileName: "a", fileSize: 1, mediaType: "image/webp" };
const calls = { getUpload: vi.fn(async () => permit), uploadFile: vi.fn(async () => sent) };

test("a file is sent with its permit, watched and ended as its sender says, under the end of a name that is too long", async () => {
  const file = new Blob(["x"]);
  const watch = { progress: () => undefined, signal: new AbortController().signal };
  const done = await upload(grantOf(calls), { file, name: `${"a".repeat(300)}.webp`, purpose: "cover", ...watch });
  expect(done).toEqual(sent);
  expect(calls.getUpload).toHaveBeenCalledWith({
    purpose: "cover",
    fileName: `${"a".repeat(250)}.webp`,
    fileSize: 1,
  });
  expect(calls.uploadFile).toHaveBeenCalledWith({ fileNo: "n", sign: "s", file }, watch);
});

test("a sender who does not want what the permit says ends the upload before anything is sent", async () => {
  calls.uploadFile.mockClear();
  const parts = { file: new Blob(["x"]), name: "a.mov", purpose: "video" } as const;
  const onPermit = (accept: readonly string[]) => {
    throw new Error(`only ${accept.join()}`);
  };
  await expect(upload(grantOf(calls), { ...parts, onPermit })).rejects.toThrow("only video/mp4");
  expect(calls.uploadFile).not.toHaveBeenCalled();
});
