import { describe, expect } from "vitest";
import { accessibilityProblems, test, widths } from "./harness.ts";

const pages = ["/", "/list", "/org/1001", "/org/1002", "/org/1003"];

describe("the platform and the sites of organisations", () => {
  for (const path of pages) {
    test(`${path} fits on a phone, a tablet and a desk`, async ({ visit }) => {
      for (const width of Object.values(widths)) {
        const { page } = await visit(path, { width });
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `at ${width} px`).toBeLessThanOrEqual(0);
        await page.close();
      }
    });

    for (const scheme of ["light", "dark"] as const) {
      test(`${path} has no fault that axe can find, ${scheme}`, async ({ visit }) => {
        const { page } = await visit(path, { scheme });
        expect(await accessibilityProblems(page)).toEqual([]);
      });
    }
  }
});
