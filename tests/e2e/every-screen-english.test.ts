import { describe, expect } from "vitest";
import { accessibilityProblems, portal, test, whenLive } from "./harness.ts";
import { accounts, addressesFor, addressOf, problemsOf } from "./screens.ts";

/** Rules whose outcome hangs on the words, and so on the language. */
const ofWords = ["label-content-name-mismatch", "link-name", "button-name", "target-size"];

describe("every screen of the default site fits every width in English and has no Chinese words of the product's and no name that differs from what is seen", () => {
  for (const [who, name] of Object.entries(accounts)) {
    test.for(addressesFor(who).map((paths) => [paths[0]!, paths] as const))(
      `${who}: from %s on`,
      async ([first, paths], { visit }) => {
        const { page } = await visit(await addressOf(first), { as: name, locale: "en" });
        const problems: string[] = [];
        for (const path of paths) {
          const address = await addressOf(path);
          if (path !== first) await page.goto(portal.url + address);
          await whenLive(page);
          const found = [...(await problemsOf(page, "en")), ...(await accessibilityProblems(page, ofWords))];
          problems.push(...found.map((problem) => `${address}: ${problem}`));
        }
        expect(problems).toEqual([]);
      },
    );
  }
});
