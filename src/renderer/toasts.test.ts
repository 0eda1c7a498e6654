import { expect, test, vi } from "vitest";
import { createToasts } from "./toasts.ts";

test("does not say the same again within two seconds", () => {
  let time = 1000;
  const toasts = createToasts(() => time);
  toasts.show("出错了", "error");
  time += 1999;
  toasts.show("出错了", "error");
  expect(toasts.list()).toHaveLength(1);
  time += 1;
  toasts.show("出错了", "error");
  expect(toasts.list()).toHaveLength(2);
});

test("takes a message away after a while, and when it is dismissed", () => {
  vi.useFakeTimers();
  const toasts = createToasts();
  toasts.show("一", "success");
  toasts.show("二", "error");
  toasts.dismiss(toasts.list()[1]!.id);
  expect(toasts.list().map(({ text }) => text)).toEqual(["一"]);
  vi.advanceTimersByTime(4000);
  expect(toasts.list()).toEqual([]);
  vi.useRealTimers();
});
