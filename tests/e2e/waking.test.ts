import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { portal, test, type Visit, type VisitOptions } from "./harness.ts";

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

  test("does what is pressed first on a page that is drawn anew, because what was served differs from it", async ({
    browser,
    visit,
  }) => {
    const context = await browser.newContext({ locale: "zh-CN", reducedMotion: "reduce" });
    await context.route(/\/view\/1$/, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/(<h1[^>]*>)/, "$1#");
      await route.fulfill({ response, body });
    });
    const { page } = await visit("/view/1", { untouched: true, context, expectedErrors: /the drawn one differ/ });
    const button = page.getByRole("button", { name: "切换深浅色" }).first();
    await page.evaluate(() => void (document.querySelector("h1")!.dataset["served"] = ""));
    await button.click();
    await page.waitForFunction(() => document.documentElement.dataset["theme"] !== undefined);
    await expect.poll(() => page.locator("h1[data-served]").count()).toBe(0);
    await context.close();
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

describe("a page of somebody who is signed in, and that nobody has touched yet", () => {
  const isAwake = (page: Page) => page.evaluate(() => document.documentElement.dataset["ready"] !== undefined);
  /** The code that the page has, or has asked for. */
  const scripts = (page: Page) =>
    page.evaluate(() => [
      ...performance
        .getEntriesByType("resource")
        .map(({ name }) => name)
        .filter((name) => name.endsWith(".js")),
      ...[...document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]")].map(({ href }) => href),
    ]);

  /** A page in a browser in which somebody has been signed in for a while, who wants no code but for a touch. */
  async function saver(
    visit: (path: string, options?: VisitOptions) => Promise<Visit>,
    account = "13800000004",
  ): Promise<Visit> {
    const opened = await visit("/vip", { as: account });
    const { page } = opened;
    await page.waitForFunction(() => localStorage.getItem("RcUserInfo") !== null);
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } }),
    );
    return opened;
  }

  /**
   * Goes to a page, and waits until the loader has decided by itself: two frames and a timer after it ran, and with the
   * last picture. What waits here the same way began later, and so ends later.
   */
  async function open(page: Page, path: string): Promise<void> {
    await page.goto(portal.url + path);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
    );
  }

  const own = [
    "",
    "/course",
    "/order",
    "/wallet",
    "/recommend",
    "/message",
    "/certificate",
    "/exams/myExam",
    "/grade",
    "/attention",
  ];
  for (const path of ["/", "/list", "/view/1", "/org/1001/list", ...own.map((name) => `/account${name}`)])
    test(`${path} waits for a touch with its code, and asks for nothing`, async ({ visit }) => {
      const { page, requests } = await saver(visit);
      requests.length = 0;
      await open(page, path);
      await page.locator("header .me").waitFor();
      expect([await isAwake(page), await scripts(page), requests]).toEqual([false, [], [`GET ${path}`]]);
      await page.locator("header .me summary").click();
      await page.getByRole("button", { name: "退出登录" }).click();
      await page.locator('header a[href*="/login?"]').first().waitFor();
      expect(await page.evaluate(() => localStorage.getItem("RcUserInfo"))).toBeNull();
    });

  test("gets its code by itself after a while, on a line that can bear it", async ({ visit }) => {
    const { page } = await visit("/vip", { as: "13800000004", fresh: true });
    await page.waitForFunction(() => localStorage.getItem("RcUserInfo") !== null);
    await page.goto(`${portal.url}/list`);
    expect(await isAwake(page)).toBe(false);
    await page.waitForFunction(() => document.documentElement.dataset["ready"] !== undefined);
  });

  test("does what is pressed first, as a screen reader presses it", async ({ visit }) => {
    const { page } = await saver(visit);
    await open(page, "/view/1");
    await page.evaluate(() => document.querySelector<HTMLElement>('button[aria-label="切换深浅色"]')!.click());
    await page.waitForFunction(() => document.documentElement.dataset["theme"] !== undefined);
  });

  test("a list of records opens its form for a key, and takes a tick, that came before its code", async ({ visit }) => {
    const { page } = await saver(visit, "13800000009");
    const held = Promise.withResolvers<void>();
    await page.route(/\.js$/, async (route) => {
      await held.promise;
      await route.continue();
    });
    await open(page, "/studio/messages");
    await page.getByRole("button", { name: "写通知" }).press("Enter");
    held.resolve();
    await page.getByRole("dialog").getByRole("textbox").first().waitFor();

    await open(page, "/studio/coupons");
    expect(await isAwake(page)).toBe(false);
    await page.locator("main input[type=checkbox]:not(:disabled)").last().press("Space");
    await page.getByText(/已选 1/).waitFor();
  });

  for (const kept of [undefined, JSON.stringify({ id: "999999", name: "另一个人" })])
    test(`gets its code at once where ${kept ? "another person" : "nobody"} is kept, and keeps the one who is signed in`, async ({
      visit,
    }) => {
      const { page } = await saver(visit);
      await page.evaluate((info) => {
        if (info === undefined) localStorage.removeItem("RcUserInfo");
        else localStorage.setItem("RcUserInfo", info);
      }, kept);
      await page.goto(`${portal.url}/list`);
      await page.waitForFunction(() => localStorage.getItem("RcUserInfo")?.includes("李佳慧"));
    });

  test("tells at once that the account was signed in elsewhere", async ({ visit }) => {
    const { page } = await saver(visit, "13800000009");
    await visit("/", { as: "13800000009" });
    await page.goto(`${portal.url}/list`);
    await page.locator(".toast", { hasText: "你的账号已在其他地方登录！" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/list");
    expect(await page.evaluate(() => localStorage.getItem("RcUserInfo"))).toBeNull();
  });

  test("shows a message at once that the page before left to it", async ({ visit }) => {
    const { page } = await saver(visit);
    await page.evaluate(() =>
      sessionStorage.setItem(
        "lectern.notice",
        JSON.stringify({ shown: [{ text: "已保存", tone: "success" }], at: Date.now() }),
      ),
    );
    await page.goto(`${portal.url}/list`);
    await page.locator(".toast", { hasText: "已保存" }).waitFor();
  });

  test("does at once what was wanted there before signing in", async ({ visit }) => {
    const { page } = await saver(visit);
    const want = (path: string) =>
      page.evaluate((name) => {
        sessionStorage.setItem("lectern.wish", JSON.stringify({ name, at: Date.now() }));
      }, `${path}#nothing`);
    await want("/view/1");
    await open(page, "/view/1");
    await page.waitForFunction(() => document.documentElement.dataset["ready"] !== undefined);
    // On another page nobody waits for it.
    await want("/view/1");
    await open(page, "/view/2");
    expect([await isAwake(page), await scripts(page)]).toEqual([false, []]);
  });

  /** Holds the page's code back until it is let go, so that all before happens without it. */
  async function holdCode(page: Page): Promise<() => void> {
    const released = Promise.withResolvers<void>();
    await page.route("**/*.js", async (route) => {
      await released.promise;
      await route.continue();
    });
    return released.resolve;
  }

  test("loses nothing of what is typed before the code comes", async ({ visit }) => {
    const { page } = await saver(visit, "13800000009");
    const release = await holdCode(page);
    await open(page, "/studio/coupons");
    const search = page.locator("main").getByRole("searchbox");
    await search.fill("NONE2345");
    expect(await isAwake(page)).toBe(false);
    release();
    await page.waitForFunction(() => document.documentElement.dataset["ready"] !== undefined);
    expect(await search.inputValue()).toBe("NONE2345");
    await search.press("Enter");
    await page.waitForURL(/NONE2345/);
  });

  test("loses no box that is ticked before the code comes", async ({ visit }) => {
    const { page } = await saver(visit);
    const release = await holdCode(page);
    await open(page, "/account/message");
    await page.locator("summary", { hasText: "接收哪些消息" }).click();
    const box = page.locator("fieldset input[type=checkbox]").first();
    const kept = () => page.waitForResponse((reply) => reply.request().method() === "POST" && reply.ok());
    await box.click();
    expect([await isAwake(page), await box.isChecked()]).toEqual([false, true]);
    const first = kept();
    release();
    await first;
    expect(await box.isChecked()).toBe(false);
    await page.locator("[role=status]", { hasText: "已保存" }).waitFor();
    const second = kept();
    await box.click();
    await second;
  });

  test("counts a message as read that a screen reader opened", async ({ visit }) => {
    const { page } = await saver(visit);
    await open(page, "/account/message");
    const message = page.locator("main details.new").first();
    const id = await message.getAttribute("data-id");
    await message.locator("summary").evaluate((one: HTMLElement) => one.click());
    await page.locator(`main details[data-id="${id}"]:not(.new)[open]`).waitFor();
  });

  test("shows the groups of its menu as they were left, and keeps one that is opened before the code comes", async ({
    visit,
  }) => {
    const { page } = await saver(visit, "13800000002");
    await open(page, "/account/course");
    const groups = page.locator("details[data-group]:not(:has([aria-current]))");
    const names = await groups.evaluateAll((all: HTMLElement[]) => all.map(({ dataset }) => dataset["group"]!));
    expect(names.length).toBeGreaterThan(1);
    const group = (place: number) => page.locator(`details[data-group="${names[place]}"]`);
    const isOpen = (place: number) => group(place).evaluate((one: HTMLDetailsElement) => one.open);
    await page.evaluate((name) => localStorage.setItem("openMenuGroups", JSON.stringify([name])), names[0]);
    await open(page, "/account/course");
    expect([await isAwake(page), await isOpen(0), await isOpen(1)]).toEqual([false, true, false]);
    const release = await holdCode(page);
    await open(page, "/account/course");
    await group(1).locator("summary").click();
    release();
    await page.waitForFunction(() => document.documentElement.dataset["ready"] !== undefined);
    expect([await isOpen(0), await isOpen(1)]).toEqual([true, true]);
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem("openMenuGroups")!))).toEqual([
      names[0],
      names[1],
    ]);
  });

  test("forgets that one acts as the admin of a class when one goes by a menu, and not by another link", async ({
    visit,
  }) => {
    const { page } = await saver(visit);
    await page.evaluate(() => localStorage.setItem("isGradeAdmin", "true"));
    const press = (selector: string) =>
      page.evaluate((name) => document.querySelector<HTMLElement>(name)!.click(), selector);
    await open(page, "/list");
    await press('main a[href^="/view/"]');
    await page.waitForURL("**/view/*");
    expect(await page.evaluate(() => localStorage.getItem("isGradeAdmin"))).toBe("true");
    await press('header .wide nav a[href="/list"]');
    await page.waitForURL("**/list");
    expect(await page.evaluate(() => localStorage.getItem("isGradeAdmin"))).toBe("false");
    expect(await isAwake(page)).toBe(false);
  });

  test("does not wait where somebody works", async ({ visit }) => {
    const { page } = await saver(visit);
    for (const path of ["/account/info", "/blog/account/write"]) {
      await page.goto(portal.url + path);
      await page.waitForFunction(() => document.documentElement.dataset["ready"] !== undefined);
    }
  });
});
