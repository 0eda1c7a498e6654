import { describe, expect } from "vitest";
import { deadOnes } from "./hits.ts";
import { accessibilityProblems, portal, test, whenLive, widths } from "./harness.ts";
import { accounts, addressesFor, addressOf, problemsOf } from "./screens.ts";

/** Rules whose outcome hangs on colours: all that another look of the same page can change. */
const ofColours = ["color-contrast", "link-in-text-block"];

/**
 * Tests that look at every screen of the default site that some accounts see: all of axe by night on a phone, colours
 * by day on a desk too, every width, and on both whether what can be pressed is hit.
 */
export function lookAtScreensOf(names: readonly string[]): void {
  describe("every screen of the default site has no fault that axe can find, by night on a phone and by day on a desk, fits every width, and has no button or link that cannot be pressed where it is drawn", () => {
    for (const who of names) {
      test.for(addressesFor(who).map((paths) => [paths[0]!, paths] as const))(
        `${who}: from %s on`,
        async ([first, paths], { visit }) => {
          const visited = await visit(await addressOf(first), { as: accounts[who] });
          const { page } = visited;
          const problems: string[] = [];
          for (const path of paths) {
            const address = await addressOf(path);
            const status = path === first ? visited.status : (await page.goto(portal.url + address))?.status();
            await whenLive(page);
            const found = status === 200 ? [] : [`status ${status}`];
            found.push(...(await problemsOf(page, "zh-CN")), ...(await accessibilityProblems(page, ofColours)));
            found.push(...(await deadOnes(page)).map((dead) => `on a desk: ${dead}`));
            await page.setViewportSize({ width: widths.phone, height: 844 });
            found.push(...(await deadOnes(page)).map((dead) => `on a phone: ${dead}`));
            await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
            found.push(...(await accessibilityProblems(page)).map((problem) => `by night on a phone: ${problem}`));
            await page.emulateMedia({ colorScheme: "light" });
            problems.push(...found.map((problem) => `${address}: ${problem}`));
          }
          expect(problems).toEqual([]);
        },
      );
    }
  });
}
