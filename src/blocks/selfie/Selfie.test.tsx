import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { button, clear, click, draw, t, until } from "../../forms/testing/page.ts";
import { Selfie } from "./Selfie.tsx";

const operations = {
  getSelfie: vi.fn(async (_input: object): Promise<object> => ({ isAsked: true })),
  saveSelfie: vi.fn(async (_input: object): Promise<object> => ({
    isAsked: true,
    fileUrl: "/files/x",
    gmtCreate: "2026-11-23 08:00:00",
  })),
  removeSelfie: vi.fn(async (_input: object): Promise<object> => ({ isAsked: true })),
  getUpload: vi.fn(async (_input: object) => ({ fileNo: "n", sign: "s" })),
  uploadFile: vi.fn(async (_input: object) => ({ fileNo: "n", fileUrl: "/files/x" })),
};
const show = () =>
  draw(<Selfie slots={{}} on={{}} t={t} locale="zh-CN" blockKey="b" operations={operations as never} />);
const message = () => screen.queryByRole("status")?.textContent;
const picture = () => screen.queryByRole<HTMLImageElement>("img")?.getAttribute("src");
const choose = async (bytes: number[]) => {
  const input = await screen.findByLabelText("选择文件");
  Object.defineProperty(input, "files", { value: [new File([new Uint8Array(bytes)], "me")], configurable: true });
  input.dispatchEvent(new Event("change", { bubbles: true }));
};
beforeEach(() => {
  vi.clearAllMocks();
});
afterEach(async () => {
  await clear();
  vi.unstubAllGlobals();
});

test("sends a chosen file after it was looked at, and shows it", async () => {
  await show();
  await choose([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0]);
  // The page's policy shows no other address of what is not sent yet.
  await until(() => picture()?.startsWith("data:"));
  expect(operations.uploadFile).not.toHaveBeenCalled();
  await click(button(t("selfie.use")));
  await until(() => message()?.includes(t("selfie.saved")));
  expect(operations.getUpload).toHaveBeenCalledWith(expect.objectContaining({ purpose: "selfie" }));
  expect(operations.saveSelfie).toHaveBeenCalledWith({ fileNo: "n" });
  expect(picture()).toBe("/files/x");
  await click(button(t("selfie.remove")));
  expect(operations.removeSelfie).toHaveBeenCalledOnce();
});

test("says what is no picture, and where there is no camera", async () => {
  await show();
  await choose([0x25, 0x50, 0x44, 0x46]);
  await until(() => message()?.includes(t("selfie.accept")));
  await click(button(t("selfie.camera")));
  await until(() => message()?.includes(t("selfie.noCamera")));
  expect(button(t("selfie.camera"))).toBeDefined();
});
