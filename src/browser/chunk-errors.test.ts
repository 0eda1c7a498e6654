import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { reloadOnce } from "./chunk-errors.ts";

const reload = vi.fn();
beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  vi.stubGlobal("location", { reload });
  reload.mockReset();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it("loads the page again at most once a minute", () => {
  vi.stubGlobal("navigator", { onLine: true });
  expect([reloadOnce(100_000), reloadOnce(159_999), reloadOnce(160_000)]).toEqual([true, false, true]);
  expect(reload).toHaveBeenCalledTimes(2);
});

it("keeps what stands while there is no network: the page would be gone", () => {
  vi.stubGlobal("navigator", { onLine: false });
  expect(reloadOnce()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  vi.stubGlobal("navigator", { onLine: true });
  expect(reloadOnce()).toBe(true);
});
