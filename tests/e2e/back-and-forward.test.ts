import type { Page } from "playwright-core";
import { describe, expect, vi } from "vitest";
import { portal, test } from "./harness.ts";
import { holdSession } from "./sign-in.ts";

const isAwake = (page: Page) => page.evaluate(() => document.documentElement.dataset["ready"] !== undefined);

describe("going back and forward between pages that nobody has touched yet", () => {
  test("shows each where it was left, without its code, and does what is pressed there", async ({ visit }) => {
    const { page } = await visit("/vip", { untouched: true, fresh: true });
    // Whoever saves data is sent no code but for a touch.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } }),
    );
    await page.goto(`${portal.url}/`);
    await page.evaluate(() => scrollTo(0, 700));
    // As a screen reader does: without a pointer, a key or the focus.
    await page.evaluate(() => document.querySelector<HTMLElement>('header .wide a[href="/list"]')!.click());
    await page.waitForURL("**/list");
    expect(await isAwake(page)).toBe(false);
    await page.goBack();
    await page.waitForFunction(() => location.pathname === "/" && scrollY === 700);
    await page.goForward();
    await page.locator("main h1").getByText("全部课程").waitFor();
    expect(await isAwake(page)).toBe(false);
    await page.goBack();
    await page.waitForFunction(() => location.pathname === "/" && scrollY === 700);
    expect(await isAwake(page)).toBe(false);
    await page.evaluate(() => document.querySelector<HTMLElement>('button[aria-label="切换深浅色"]')!.click());
    await page.waitForFunction(() => document.documentElement.dataset["theme"] !== undefined);
    expect(await isAwake(page)).toBe(true);
  });
});

describe("a machine that several people use", () => {
  const paths = ["/", "/list", "/account/course", "/"];
  const whoIsIn = (page: Page) => page.locator("header .me summary").first();

  test("shows nobody who goes back or forward what belongs to somebody who signed out", async ({ visit }) => {
    const { page } = await visit("/vip", { as: "13800000004", fresh: true });
    for (const path of paths) {
      await page.goto(portal.url + path);
      await whoIsIn(page).waitFor();
    }
    const first = await nameIn(page);
    expect((await page.content()).includes(first)).toBe(true);
    await whoIsIn(page).click();
    await page.getByRole("button", { name: "退出登录" }).click();
    await page.locator('header a[href^="/login"]').first().waitFor();
    const back = await lookedAt(page, "back", first);
    expect(back).toEqual(expect.arrayContaining(["/list", "/login", "/vip"]));
    expect(back).not.toContain("/account/course");

    // The next person, in the same browser.
    await holdSession(page.context(), "13800000006");
    expect(await lookedAt(page, "forward", first)).toContain("/list");
    await page.goto(`${portal.url}/account/course`);
    await vi.waitFor(async () => expect(await nameIn(page)).toBe("吴建民"), { timeout: 60_000 });
    expect(await lookedAt(page, "back", first)).toContain("/list");
  });

  /** Goes to the end of the browser's history, and gives where it came; no page there may have the name. */
  async function lookedAt(page: Page, way: "back" | "forward", name: string): Promise<string[]> {
    const seen: string[] = [];
    // Not the driver's own way, whose answer now and then is that there is nowhere to go.
    const goes = () =>
      page.evaluate((to) => {
        const can = to === "back" ? navigation.canGoBack : navigation.canGoForward;
        if (can) setTimeout(() => history[to]());
        return can;
      }, way);
    for (;;) {
      // By its place: who is signed in is led on from the sign-in page, to an address that may be the one before.
      const from = await page.evaluate(() => navigation.currentEntry?.index);
      if (!(await goes())) return seen;
      await page.waitForFunction((before) => navigation.currentEntry?.index !== before, from);
      await page.locator("header").first().waitFor();
      seen.push(new URL(page.url()).pathname);
      expect((await page.content()).includes(name), seen.at(-1)).toBe(false);
    }
  }

  function nameIn(page: Page): Promise<string> {
    return page.evaluate(() => (JSON.parse(localStorage.getItem("RcUserInfo") ?? "{}") as { name: string }).name);
  }
});
