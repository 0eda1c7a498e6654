import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clear, click, draw, one, t, texts, until } from "../../forms/testing/page.ts";
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
const button = (words: string) =>
  [...document.querySelectorAll("button")].find(({ textContent }) => textContent === words)!;
const choose = async (bytes: number[]) => {
  const input = one<HTMLInputElement>("input[type=file]");
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
  await until(() => document.querySelector("input"));
  await choose([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0]);
  await until(() => document.querySelector("img"));
  // The page's policy shows no other address of what is not sent yet.
  expect(one("img").getAttribute("src")).toMatch(/^data:/);
  expect(operations.uploadFile).not.toHaveBeenCalled();
  await click(button(t("selfie.use")));
  await until(() => texts("[role=status]").includes(t("selfie.saved")));
  expect(operations.getUpload).toHaveBeenCalledWith(expect.objectContaining({ purpose: "selfie" }));
  expect(operations.saveSelfie).toHaveBeenCalledWith({ fileNo: "n" });
  expect(one("img").getAttribute("src")).toBe("/files/x");
  await click(button(t("selfie.remove")));
  expect(operations.removeSelfie).toHaveBeenCalledOnce();
});

test("says what is no picture, and where there is no camera", async () => {
  await show();
  await until(() => document.querySelector("input"));
  await choose([0x25, 0x50, 0x44, 0x46]);
  await until(() => texts("[role=status]").includes(t("selfie.accept")));
  await click(button(t("selfie.camera")));
  await until(() => texts("[role=status]").includes(t("selfie.noCamera")));
  expect(button(t("selfie.camera"))).toBeDefined();
});
