import { describe, expect } from "vitest";
import { accessibilityProblems, test, widths } from "./harness.ts";

const pages = ["/", "/list", "/org/1001", "/org/1002", "/org/1003"];

describe("the platform and the sites of organisations", () => {
  for (const path of pages) {
    test(`${path} fits on a phone, a tablet and a desk, and has no fault that axe can find, light and dark`, async ({
      visit,
    }) => {
      const { page } = await visit(path);
      for (const width of Object.values(widths)) {
        await page.setViewportSize({ width, height: 900 });
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
          `at ${width} px`,
        ).toBeLessThanOrEqual(0);
      }
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        expect(await accessibilityProblems(page), colorScheme).toEqual([]);
      }
    });
  }
});
