import { describe, expect } from "vitest";
import { accessibilityProblems, portal, test, whenLive, widths } from "./harness.ts";
import { accounts, addressesFor, addressOf, problemsOf } from "./screens.ts";

describe("every screen of the default site has no fault that axe can find, by day on a desk and by night on a phone, and fits every width", () => {
  for (const [who, name] of Object.entries(accounts)) {
    test.for(addressesFor(who).map((paths) => [paths[0]!, paths] as const))(`${who}: from %s on`, async ([first, paths], { visit }) => {
      const { page } = await visit(await addressOf(first), { as: name });
      const problems: string[] = [];
      for (const path of paths) {
        const address = await addressOf(path);
        const status = (await page.goto(portal.url + address))?.status();
        await whenLive(page);
        const found = status === 200 ? [] : [`status ${status}`];
        found.push(...(await problemsOf(page, "zh-CN")), ...(await accessibilityProblems(page)));
        await page.setViewportSize({ width: widths.phone, height: 844 });
        await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
        found.push(...(await accessibilityProblems(page)).map((problem) => `by night on a phone: ${problem}`));
        await page.emulateMedia({ colorScheme: "light" });
        problems.push(...found.map((problem) => `${address}: ${problem}`));
      }
      expect(problems).toEqual([]);
    });
  }
});
