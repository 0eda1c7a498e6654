import { screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { button, clear, click, draw as mount, t, until } from "../../forms/testing/page.ts";
import { ShareButton } from "./ShareButton.tsx";

afterEach(() => {
  clear();
  vi.unstubAllGlobals();
});
const show = () =>
  mount(
    <ShareButton label="分享" heading="标题" slots={{}} on={{}} t={t} locale="zh-CN" blockKey="b" operations={{}} />,
  );
const address = () => location.origin + location.pathname;

test("gives the page to the device's dialog, and says nothing where that is closed", async () => {
  const share = vi.fn(async () => Promise.reject(new Error("closed")));
  vi.stubGlobal("navigator", { share });
  await show();
  await click(button("分享"));
  await until(() => share.mock.calls.length === 1);
  expect(share).toHaveBeenCalledWith({ url: address(), title: "标题" });
  expect(screen.getByRole("status").textContent).toBe("");
});

test("copies the address where there is no such dialog, and tells where that failed", async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  await show();
  await click(button("分享"));
  await until(() => screen.queryByRole("status")?.textContent === t("shareButton.copied"));
  expect(writeText).toHaveBeenCalledWith(address());
  writeText.mockRejectedValueOnce(new Error("not allowed"));
  await click(button("分享"));
  await until(() => screen.queryByRole("status")?.textContent === t("shareButton.failed"));
});
