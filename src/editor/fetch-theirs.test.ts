import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetchTheirs } from "./fetch-theirs.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("asks again until the other draft comes", async () => {
  const fetch = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error("away")).mockResolvedValue("theirs");
  const found = fetchTheirs(fetch, () => true);
  await vi.runAllTimersAsync();
  expect(await found).toBe("theirs");
  expect(fetch).toHaveBeenCalledTimes(2);
});

test("asks no more, and gives nothing, once nobody waits for it", async () => {
  let isWaitedFor = true;
  const fetch = vi.fn(async () => {
    isWaitedFor = false;
    throw new Error("away");
  });
  const found = fetchTheirs(fetch, () => isWaitedFor);
  await vi.runAllTimersAsync();
  expect(await found).toBeUndefined();
  expect(fetch).toHaveBeenCalledTimes(1);
});
