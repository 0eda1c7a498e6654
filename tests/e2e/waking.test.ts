import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "./harness.ts";

/** Presses, in the page, and which of them came through to what React listens on. */
interface Presses {
  pressed: string[];
  arrived: string[];
}

declare global {
  interface Window {
    presses: Presses;
  }
}

/**
 * Presses the page's buttons, one after the other, from the moment that they are there, as a screen reader does:
 * without a pointer, a key or the focus. The first press asks for the page's code.
 */
async function pressFromTheStart(page: Page, count: number): Promise<void> {
  await page.addInitScript((count) => {
    // Whoever saves data is sent no code but for a press.
    Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } });
    const presses: Presses = { pressed: [], arrived: [] };
    window.presses = presses;
    addEventListener("DOMContentLoaded", () => {
      const root = document.getElementById("root")!;
      const buttons = [...root.querySelectorAll<HTMLButtonElement>("button[type=button]")];
      root.addEventListener("click", ({ target }) => {
        const button = (target as Element).closest("button");
        if (button) presses.arrived.push(`${buttons.indexOf(button)}`);
      });
      let turn = Math.floor(performance.timeOrigin) % 7;
      const press = () => {
        const shown = buttons.filter((button) => button.offsetParent !== null);
        const button = shown[turn % shown.length]!;
        presses.pressed.push(`${buttons.indexOf(button)}`);
        button.click();
        turn += 1;
        if (presses.pressed.length < count) setTimeout(press, (turn * 37) % 90);
      };
      press();
    });
  }, count);
}

describe("a page that nobody has touched yet", () => {
  test("does each of 200 presses that come before, while and after its code comes, once and in order", async ({
    visit,
  }) => {
    const { page } = await visit("/vip", { fresh: true });
    await pressFromTheStart(page, 10);
    for (let round = 0; round < 20; round += 1) {
      await page.goto(page.url().replace(/\/vip$|\/list$|\/$/, round % 2 === 0 ? "/" : "/list"));
      await page.waitForFunction(() => window.presses.pressed.length === 10);
      await page.waitForFunction(() => window.presses.arrived.length >= window.presses.pressed.length);
      const { pressed, arrived } = await page.evaluate(() => window.presses);
      expect(arrived).toEqual(pressed);
    }
  });

  test("gets its code by itself after a while, where nobody touches it", async ({ visit }) => {
    const { page } = await visit("/", { untouched: true, fresh: true });
    expect(await page.evaluate(() => document.documentElement.dataset["ready"])).toBeUndefined();
    await page.waitForFunction(() => document.documentElement.dataset["ready"] !== undefined);
    expect(
      await page.evaluate(() => performance.getEntriesByType("resource").some(({ name }) => name.endsWith(".js"))),
    ).toBe(true);
  });

  test("does what is pressed first on the page of a course, as soon as its code is there", async ({ visit }) => {
    const { page } = await visit("/view/1", { untouched: true, fresh: true });
    await page.getByRole("button", { name: "切换深浅色" }).first().click();
    await page.waitForFunction(() => document.documentElement.dataset["theme"] !== undefined);
  });

  test("is fetched while a pointer rests on its link, and comes from there when the link is pressed", async ({
    visit,
  }) => {
    const { page } = await visit("/list", { untouched: true, fresh: true });
    const tools = await page.context().newCDPSession(page);
    await tools.send("Preload.enable");
    const link = page.locator("main a[href^='/view/']").first();
    const address = new URL((await link.getAttribute("href"))!, page.url()).href;
    const isFetched = new Promise<void>((resolve) =>
      tools.on("Preload.prefetchStatusUpdated", ({ prefetchUrl, status }) => {
        if (prefetchUrl === address && status === "Ready") resolve();
      }),
    );
    await link.hover();
    await isFetched;
    await link.evaluate((one: HTMLElement) => one.click());
    await page.waitForURL(address);
    const came = await page.evaluate(() =>
      performance.getEntriesByType("navigation").map((one) => (one.toJSON() as { deliveryType: string }).deliveryType),
    );
    expect(came).toEqual(["navigational-prefetch"]);
  });

  // Browsers draw nothing ahead in a page that tools look at, so the page is told that it is not seen yet.
  test("asks for nothing while it is drawn ahead, and wakes when it is seen", async ({ visit }) => {
    const { page } = await visit("/", { untouched: true, fresh: true });
    await page.addInitScript(() => {
      let isAhead = true;
      Object.defineProperty(document, "prerendering", { get: () => isAhead });
      Object.assign(window, {
        show: () => {
          isAhead = false;
          document.dispatchEvent(new Event("prerenderingchange"));
        },
      });
    });
    await page.clock.install();
    const scripts: string[] = [];
    page.on("request", (request) => request.url().endsWith(".js") && scripts.push(request.url()));
    await page.goto(new URL("/login", page.url()).href);
    await page.clock.runFor(60_000);
    expect(scripts).toEqual([]);
    await page.evaluate(() => (window as unknown as { show(): void }).show());
    await page.clock.runFor(60_000);
    await page.waitForFunction(() => document.documentElement.dataset["ready"] !== undefined);
    expect(scripts).not.toEqual([]);
  });

  for (const motion of [true, false]) {
    test(`${motion ? "fades into" : "gives way at once to"} the next page that a link opens, which takes presses`, async ({
      visit,
    }) => {
      const { page } = await visit("/vip", { motion, untouched: true, fresh: true });
      await page.addInitScript(() =>
        addEventListener("pagereveal", (event) => {
          const { viewTransition } = event as Event & { viewTransition: unknown };
          document.documentElement.dataset["faded"] = String(viewTransition !== null);
        }),
      );
      await page.evaluate(() => location.assign("/list"));
      await page.locator("html[data-faded]").waitFor();
      expect(await page.evaluate(() => document.documentElement.dataset["faded"])).toBe(String(motion));
      await page.locator("main h1").click();
      await page.waitForFunction(() => document.documentElement.dataset["ready"] !== undefined);
    });
  }
});
