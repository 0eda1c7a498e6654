import { describe, expect } from "vitest";
import { askForCode, freshMobile } from "./codes.ts";
import { accessibilityProblems, test, widths } from "./harness.ts";

const pages = ["/login?t=login&way=code", "/register", "/reset", "/advice", "/examlogin"];
const refused = /sendCode: 1110/;

describe("the forms of identity", () => {
  for (const path of pages) {
    test(`${path} fits on a phone, a tablet and a desk, in both languages`, async ({ visit }) => {
      for (const lang of ["zh-CN", "en"]) {
        const { page } = await visit(`${path}${path.includes("?") ? "&" : "?"}lang=${lang}`);
        for (const width of Object.values(widths)) {
          await page.setViewportSize({ width, height: 900 });
          expect(
            await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
            `${lang} at ${width} px`,
          ).toBeLessThanOrEqual(0);
        }
        expect(await page.locator("h1").count()).toBe(1);
      }
    });

    for (const scheme of ["light", "dark"] as const) {
      test(`${path} has no fault that axe can find, as it comes and with its errors, ${scheme}`, async ({ visit }) => {
        const { page } = await visit(path, { scheme, width: scheme === "dark" ? widths.phone : widths.desktop });
        expect(await accessibilityProblems(page)).toEqual([]);
        await page.locator(".lf-submit").click();
        await page.locator(".lf-error").first().waitFor();
        expect(await accessibilityProblems(page)).toEqual([]);
      });
    }
  }

  for (const scheme of ["light", "dark"] as const) {
    test(`signing up with a code sent and a password typed has no fault that axe can find, ${scheme}`, async ({
      visit,
    }) => {
      const { page } = await visit("/register", { scheme, expectedErrors: refused });
      await askForCode(page, freshMobile());
      await page.locator("input[autocomplete=new-password]").fill("Abc123");
      await page.locator(".lf-strength[data-score]").waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);
    });

    test(`changing the password has no fault that axe can find, ${scheme}`, async ({ visit }) => {
      const { page } = await visit("/account/reset", { as: "13800000018", scheme, width: widths.phone });
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    });
  }

  test("nothing shifts while a page loads, a code is sent and a password is typed", async ({ visit }) => {
    const { page } = await visit("/register", { width: widths.phone, expectedErrors: refused });
    await page.waitForLoadState("networkidle");
    await page.locator("input[autocomplete=new-password]").pressSequentially("Abc123", { delay: 20 });
    await page.locator(".lf-strength[data-score]").waitFor();
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
              if (!entry.hadRecentInput) sum += entry.value;
          }).observe({ type: "layout-shift", buffered: true });
          setTimeout(() => resolve(sum), 800);
        }),
    );
    expect(shift).toBe(0);
  });
});
