import { describe, expect } from "vitest";
import { askForCode, freshMobile } from "./codes.ts";
import { accessibilityProblems, test, widths } from "./harness.ts";
import { problemsOf } from "./screens.ts";
import { shiftsOf } from "./shifts.ts";
import { settled } from "./settled.ts";

/** The way to sign in that the address has to ask for: `every-screen.test.ts` looks at the other one. */
const byCode = "/login?t=login&way=code";
const pages = [byCode, "/register", "/reset", "/advice", "/examlogin"];
const refused = /sendCode: 1110/;

describe("the forms of identity", () => {
  test("signing in by a code fits on a phone, a tablet and a desk, in both languages", async ({ visit }) => {
    for (const lang of ["zh-CN", "en"] as const) {
      const { page } = await visit(`${byCode}&lang=${lang}`);
      expect(await problemsOf(page, lang)).toEqual([]);
    }
  });

  for (const path of pages) {
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

  test("nothing shifts while a page loads, a password is typed and its strength comes late", async ({ visit }) => {
    const { page } = await visit("/register", { width: widths.phone, expectedErrors: refused });
    await settled(page);
    const released = Promise.withResolvers<void>();
    await page.route("**/strength-*.js", async (route) => {
      await released.promise;
      await route.continue();
    });
    await page.locator("input[autocomplete=new-password]").pressSequentially("Abc123", { delay: 20 });
    // For half a second after a key the browser takes what shifts for wanted.
    await page.waitForTimeout(700);
    released.resolve();
    await page.locator(".lf-strength[data-score]").waitFor();
    expect(await shiftsOf(page)).toEqual([]);
  });
});
