import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { createClient } from "../api/client.ts";
import { deadOnes } from "./hits.ts";
import { accessibilityProblems, loadAxeAhead, portal, test, whenLive, widths } from "./harness.ts";
import { layoutProblems, textProblems } from "./page-problems.ts";
import { accounts, addressesFor, addressOf } from "./screens.ts";

/** Rules whose outcome depends on colours: all that another look of the same page can change. */
const ofColours = ["color-contrast", "link-in-text-block"];
/** Rules whose outcome depends on texts, and so on the language. */
const ofTexts = ["label-content-name-mismatch", "link-name", "button-name"];

/**
 * One session for each account, in all its contexts: a second sign-in would end the first, and costs the server a
 * password's hash.
 */
const sessions = new Map<string, Promise<string>>();

function sessionOf(name: string | undefined): Promise<string> | undefined {
  if (name === undefined) return undefined;
  const session = sessions.get(name) ?? createClient(portal.url).signIn(name);
  sessions.set(name, session);
  return session;
}

/** All that is asked of a page in the first language: on a phone by day and by night, on a tablet, on a desk by day. */
async function problemsInChinese(page: Page): Promise<string[]> {
  const found = [...(await layoutProblems(page)), ...(await textProblems(page, "zh-CN")), ...(await deadOnes(page))];
  await page.emulateMedia({ colorScheme: "dark" });
  found.push(...(await accessibilityProblems(page)).map((problem) => `by night on a phone: ${problem}`));
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize({ width: widths.tablet, height: 900 });
  found.push(...(await layoutProblems(page)));
  await page.setViewportSize({ width: widths.desktop, height: 900 });
  found.push(...(await layoutProblems(page)), ...(await deadOnes(page)));
  found.push(...(await accessibilityProblems(page, ofColours)).map((problem) => `by day on a desk: ${problem}`));
  await page.setViewportSize({ width: widths.phone, height: 844 });
  return found;
}

/** Only texts and their lengths differ in the second language, and a phone has the least room for them. */
async function problemsInEnglish(page: Page): Promise<string[]> {
  return [
    ...(await layoutProblems(page)),
    ...(await textProblems(page, "en")),
    ...(await accessibilityProblems(page, ofTexts)),
  ];
}

describe("every screen of the default site fits every width in both languages, has no text of the other language, no problem that axe finds by day and by night, and no button or link that cannot be pressed where it is drawn", () => {
  for (const [who, name] of Object.entries(accounts))
    test.for(addressesFor(who).map((paths) => [paths[0]!, paths] as const))(
      `${who}: from %s on`,
      async ([, paths], { visit }) => {
        const problems: string[] = [];
        const session = await sessionOf(name);
        const addresses: string[] = [];
        for (const path of paths) addresses.push(await addressOf(path));
        for (const locale of ["zh-CN", "en"] as const) {
          const ask = locale === "en" ? problemsInEnglish : problemsInChinese;
          const visited = await visit(addresses[0]!, { session, locale, width: widths.phone });
          const { page } = visited;
          await loadAxeAhead(page);
          for (const address of addresses) {
            const isFirst = address === addresses[0];
            const status = isFirst ? visited.status : (await page.goto(portal.url + address))?.status();
            if (!isFirst) await whenLive(page);
            const found = [...(status === 200 ? [] : [`status ${status}`]), ...(await ask(page))];
            problems.push(...found.map((problem) => `${address} in ${locale}: ${problem}`));
          }
        }
        expect(problems).toEqual([]);
      },
    );
});
