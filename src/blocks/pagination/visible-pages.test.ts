import { expect, test } from "vitest";
import { shownPages } from "./visible-pages.ts";

test("shows every page while they are few", () => {
  expect(shownPages(2, 4)).toEqual([1, 2, 3, 4]);
});

test("always shows the first, the current and the last page, in at most seven entries", () => {
  for (const total of [7, 8, 30]) {
    for (let current = 1; current <= total; current++) {
      const shown = shownPages(current, total);
      expect(shown.length).toBeLessThanOrEqual(7);
      expect(shown).toEqual(expect.arrayContaining([1, current, total]));
      expect(new Set(shown.filter(Boolean)).size).toBe(shown.filter(Boolean).length);
    }
  }
});
