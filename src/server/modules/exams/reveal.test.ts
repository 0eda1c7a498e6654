import { expect, test } from "vitest";
import { isShown } from "./reveal.ts";

const now = new Date("2026-01-02T00:00:00Z");
const before = new Date("2026-01-01T00:00:00Z");
const after = new Date("2026-01-03T00:00:00Z");
/** For each time of showing: whether it is shown in the states 1 to 4. */
const shown = (when: number, gmtEnd: Date | null) =>
  [1, 2, 3, 4].map((attemptState) => isShown(when, { attemptState, gmtEnd, now }));

test("shows nothing of an attempt that is open, and nothing that is never shown", () => {
  expect(shown(1, before)).toEqual([false, false, false, false]);
  for (const when of [2, 3, 4]) expect(shown(when, before)[0]).toBe(false);
});

test("shows after submitting, after marking, and after the window", () => {
  expect(shown(2, after)).toEqual([false, true, true, true]);
  expect(shown(3, after)).toEqual([false, false, false, true]);
  expect(shown(4, after)).toEqual([false, false, false, false]);
  expect(shown(4, before)).toEqual([false, true, true, true]);
});

test("never shows what waits for the end of a window that has none, nor what it does not know", () => {
  expect(shown(4, null)).toEqual([false, false, false, false]);
  expect(shown(9, before)).toEqual([false, false, false, false]);
});
