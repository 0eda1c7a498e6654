import { describe, expect } from "vitest";
import { portal, test, whenLive } from "./harness.ts";
import { accounts, addressesFor, addressOf, problemsOf } from "./screens.ts";

describe("every screen of the default site fits every width in English and has no Chinese words of the product's", () => {
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
          problems.push(...(await problemsOf(page, "en")).map((problem) => `${address}: ${problem}`));
        }
        expect(problems).toEqual([]);
      },
    );
  }
});
