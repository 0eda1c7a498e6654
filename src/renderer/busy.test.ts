import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createBusy, leastShown } from "./busy.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const after = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time));

test("shows nothing for what answers at once", async () => {
  const show = vi.fn();
  void createBusy(show).track(after(50));
  await vi.advanceTimersByTimeAsync(1000);
  expect(show).not.toHaveBeenCalled();
});

test("a sign that appeared stays at least 200 ms", async () => {
  const show = vi.fn();
  void createBusy(show).track(after(130));
  await vi.advanceTimersByTimeAsync(120 + leastShown - 1);
  expect(show.mock.calls).toEqual([[true]]);
  await vi.advanceTimersByTimeAsync(1);
  expect(show.mock.calls).toEqual([[true], [false]]);
});

test("one sign covers several at the same time", async () => {
  const show = vi.fn();
  const busy = createBusy(show);
  void busy.track(after(300));
  await vi.advanceTimersByTimeAsync(200);
  void busy.track(after(400));
  await vi.advanceTimersByTimeAsync(250);
  expect(show.mock.calls).toEqual([[true]]);
  await vi.advanceTimersByTimeAsync(400);
  expect(show.mock.calls).toEqual([[true], [false]]);
});
