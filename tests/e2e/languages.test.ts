import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject } from "vitest";
import { tenantsDir } from "../api/template.ts";
import { servePortal, type ServedPortal } from "../bench/serve.ts";
import { accessibilityProblems, loadAxeAhead, test, whenLive, widths } from "./harness.ts";
import { wordsOf } from "./leftover-text.ts";
import { layoutProblems } from "./page-problems.ts";

/** Languages that the product has no texts in: the files of the fixture are all that there is of them. */
const languages = [
  { locale: "ja", direction: "ltr", school: "sakura" },
  { locale: "ar", direction: "rtl", school: "nakhla" },
] as const;

const root = join(import.meta.dirname, "../..");
const fixture = join(root, "tests/fixtures/languages");
const read = (file: string) => JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;

/** The public screens whose texts the fixture has. */
const addresses = (
  "/ /list /view/1 /login /register /reset /info /info/detail/7 /search /search/%E7%94%B5%E5%B7%A5 " +
  "/lecturer /org /live /resource /blog /question /vip /sale /terrace"
).split(" ");

/** A portal of its own: the default site is changed. */
let portal: ServedPortal | undefined;
const folder = mkdtempSync(join(tmpdir(), "lectern-languages-"));
beforeAll(async () => {
  const tenants = join(folder, "tenants");
  cpSync(inject("embeddedTemplate"), join(folder, "data"), { recursive: true });
  cpSync(tenantsDir, tenants, { recursive: true });
  cpSync(fixture, tenants, { recursive: true });
  const settings = JSON.parse(readFileSync(join(tenants, "default/site.json"), "utf8")) as object;
  const locales = { default: "zh-CN", offered: ["zh-CN", "en", ...languages.map(({ locale }) => locale)] };
  writeFileSync(join(tenants, "default/site.json"), JSON.stringify({ ...settings, locales }));
  portal = await servePortal({
    DATA_DIR: join(folder, "data"),
    TENANTS_DIR: tenants,
    DEMO: "on",
    FFMPEG: "off",
    LOG_LEVEL: "fatal",
  });
});
afterAll(async () => {
  await portal?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** What the product says in Chinese, and neither a language of the fixture nor the default site itself says too. */
function chineseFor(locale: string): ReadonlySet<string> {
  const own = new Set(Object.values(read(join(fixture, "default/texts", `${locale}.json`))));
  const site = readFileSync(join(tenantsDir, "default/site.json"), "utf8");
  const all = Object.entries(read(join(root, "src/locales/zh-CN.json"))).flatMap(([key, words]) =>
    // The tiers of the demo have the same words in the database.
    key.startsWith("vipTiers.benefit.") ? [] : [words],
  );
  return new Set(
    all.filter((words) => /\p{Script=Han}/u.test(words) && !own.has(words) && !site.includes(JSON.stringify(words))),
  );
}

/** Words that do not fit into what they stand in, but where a long text is shortened to some lines. */
function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("body *")].flatMap((element) => {
      const own = [...element.childNodes].some((one) => one.nodeType === Node.TEXT_NODE && one.nodeValue?.trim());
      const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(element);
      const isHidden = element.closest(".vh, .ad-banner, [lang]:not(html)") || !element.checkVisibility();
      if (!own || isHidden || webkitLineClamp !== "none" || element.clientWidth <= 1) return [];
      const wide = overflowX !== "visible" && element.scrollWidth > element.clientWidth + 1;
      const high = overflowY !== "visible" && element.scrollHeight > element.clientHeight + 2;
      return wide || high ? [`cut: ${element.textContent}`] : [];
    }),
  );
}

/** What stands on the wrong side of the page, or points the wrong way. */
function sideProblems(page: Page, direction: "ltr" | "rtl"): Promise<string[]> {
  return page.evaluate((way) => {
    const problems: string[] = [];
    const isAhead = (one: Element, other: Element) =>
      one.getBoundingClientRect().left < other.getBoundingClientRect().left === (way === "ltr");
    const [brand, sign] = [".site-header .brand", ".site-header .side"].map((one) => document.querySelector(one));
    if (brand && sign && !isAhead(brand, sign)) problems.push("the logo does not begin the header");
    const pages = [...document.querySelectorAll("nav li a, nav li [aria-current]")].filter((one) =>
      /^\d+$/.test(one.textContent ?? ""),
    );
    for (const [index, one] of pages.entries())
      if (index > 0 && one.getClientRects().length > 0 && !isAhead(pages[index - 1]!, one))
        problems.push(`page ${one.textContent} stands before the one before it`);
    // Arrows on and back, as src/ui/icons/site-icons.ts draws them.
    for (const path of document.querySelectorAll('path:is([d="M10 7l5 5-5 5"], [d="M14 7l-5 5 5 5"])'))
      if ((getComputedStyle(path.parentElement!).scale === "-1 1") !== (way === "rtl"))
        problems.push("an arrow points the wrong way");
    return problems;
  }, direction);
}

describe.each(languages)("$locale, by files alone", ({ locale, direction, school }) => {
  test("public screens are whole: in its words, its way, with nothing cut, at both widths", async ({ browser }) => {
    const { url = "" } = portal ?? {};
    const context = await browser.newContext({ locale, reducedMotion: "reduce", timezoneId: "Asia/Shanghai" });
    const page = await context.newPage();
    await loadAxeAhead(page);
    const foreign = chineseFor(locale);
    const problems: string[] = [];
    for (const address of addresses) {
      await page.setViewportSize({ width: widths.phone, height: 844 });
      const status = (await page.goto(url + address))?.status();
      await whenLive(page);
      const found = [
        ...(status === 200 ? [] : [`status ${status}`]),
        ...(await layoutProblems(page)),
        ...(await cutWords(page)),
        ...(await sideProblems(page, direction)),
        ...(await wordsOf(page)).filter((words) => foreign.has(words)).map((words) => `left in Chinese: ${words}`),
        ...(await accessibilityProblems(page)),
      ];
      const { lang, dir } = await page.evaluate(() => ({
        lang: document.documentElement.lang,
        dir: getComputedStyle(document.documentElement).direction,
      }));
      if (lang !== locale || dir !== direction) found.push(`lang ${lang}, dir ${dir}`);
      await page.setViewportSize({ width: widths.desktop, height: 900 });
      found.push(...(await layoutProblems(page)), ...(await cutWords(page)), ...(await sideProblems(page, direction)));
      problems.push(...found.map((problem) => `${address}: ${problem}`));
    }
    await context.close();
    expect(problems).toEqual([]);
  });

  test("a school whose first language it is says so to browsers, search engines and visitors", async ({ browser }) => {
    const { url = "" } = portal ?? {};
    const context = await browser.newContext({ locale: "de", reducedMotion: "reduce" });
    const page = await context.newPage();
    await page.goto(`${url}/org/${school}/list`);
    const own = read(join(fixture, school, "texts", `${locale}.json`));
    expect(await page.locator("h1").innerText()).toBe(own["page.list"]);
    expect(await page.getAttribute("html", "lang")).toBe(locale);
    expect(await page.locator(`link[hreflang="${locale}"]`).getAttribute("href")).not.toContain("lang=");
    expect(await page.locator('link[hreflang="en"]').getAttribute("href")).toContain("lang=en");
    // The language is offered in its own words on a page in another one.
    await whenLive(page);
    await page.getByRole("link", { name: "Switch to English" }).first().click();
    await page.waitForFunction(() => document.documentElement.lang === "en");
    const words = read(join(fixture, "default/texts", `${locale}.json`))["language.switch"];
    await page.getByRole("link", { name: words }).first().click();
    await page.waitForFunction((wanted) => document.documentElement.lang === wanted, locale);
    await context.close();
  });
});
