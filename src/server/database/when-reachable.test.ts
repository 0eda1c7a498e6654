import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { whenReachable } from "./when-reachable.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const away = () => Promise.reject(new Error("timeout exceeded when trying to connect"));

it("tries again while the database cannot be reached", async () => {
  const [work, onRetry] = [vi.fn(away), vi.fn()];
  work
    .mockImplementationOnce(away)
    .mockImplementationOnce(away)
    .mockResolvedValueOnce("there" as never);
  const result = whenReachable(work, onRetry);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await result).toBe("there");
  expect(onRetry).toHaveBeenCalledTimes(2);
});

it("gives up after a minute, with what the last try said", async () => {
  const work = vi.fn(away);
  const result = whenReachable(work, () => undefined);
  const refused = expect(result).rejects.toThrow("timeout exceeded when trying to connect");
  await vi.advanceTimersByTimeAsync(70_000);
  await refused;
  expect(work.mock.calls.length).toBeGreaterThan(30);
});

it("does nothing again that failed by itself", async () => {
  const work = vi.fn(() => Promise.reject(new Error("duplicate key")));
  await expect(whenReachable(work, () => undefined)).rejects.toThrow("duplicate key");
  expect(work).toHaveBeenCalledTimes(1);
});
