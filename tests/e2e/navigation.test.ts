import { describe, expect } from "vitest";
import { test, whenLive } from "./harness.ts";

describe("going from page to page", () => {
  test("fetches only the next page's payload, and begins at its top and heading", async ({ visit }) => {
    const { page, requests } = await visit("/");
    await page.evaluate(() => scrollTo(0, 800));
    await page.locator('header .wide a[href="/list"]').first().click();
    await page.waitForURL("**/list");
    await page.waitForFunction(() => document.activeElement?.tagName === "H1");
    expect(requests).toEqual(["GET /", "GET /_lectern/page?to=%2Flist"]);
    expect(await page.title()).toContain("全部课程");
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await page.locator('link[rel="canonical"]').getAttribute("href")).toMatch(/\/list$/);
  });

  test("goes back to where the visitor was, without asking the server", async ({ visit }) => {
    const { page, requests } = await visit("/");
    await page.evaluate(() => scrollTo(0, 700));
    await page.evaluate(() => document.querySelector<HTMLElement>('header .wide a[href="/list"]')!.click());
    await page.waitForURL("**/list");
    await page.goBack();
    await page.waitForFunction(() => location.pathname === "/" && scrollY === 700);
    await page.goForward();
    await page.waitForFunction(() => document.title.includes("全部课程"));
    expect(requests.filter((request) => request.includes("_lectern"))).toHaveLength(1);
  });

  test("fetches ahead when the pointer rests on a link", async ({ visit }) => {
    const { page, requests } = await visit("/");
    const asked = page.waitForResponse((reply) => reply.url().includes("/_lectern/page"));
    await page.locator('header .wide a[href="/list"]').first().hover();
    await asked;
    await page.locator('header .wide a[href="/list"]').first().click();
    await page.waitForURL("**/list");
    expect(requests.filter((request) => request.includes("_lectern"))).toHaveLength(1);
  });

  test("fetches nothing ahead that only scrolls under a pointer at rest, until it moves there", async ({ visit }) => {
    const { page, requests } = await visit("/");
    const href = "/list?priceType=free";
    const { x, y } = (await page.locator(`main a[href="${href}"]`).boundingBox())!;
    await page.mouse.move(x + 4, 304);
    // Told of what came under the pointer, the browser has asked for it by half a second later, if it does.
    await page.evaluate(
      ([address, by]) =>
        new Promise<void>((resolve) => {
          addEventListener("pointerover", ({ target }) => {
            if ((target as Element).closest(`a[href="${address}"]`)) setTimeout(resolve, 500);
          });
          scrollBy({ top: by, behavior: "instant" });
        }),
      [href, y - 300] as const,
    );
    const asked = () => requests.filter((request) => request.includes(encodeURIComponent(href)));
    expect(asked()).toEqual([]);
    await page.mouse.move(x + 5, 304);
    await expect.poll(asked).toHaveLength(1);
  });

  test("keeps the header in place and the filter's focus when only the query changes", async ({ visit }) => {
    const { page } = await visit("/list");
    await page.evaluate(() => document.querySelector("header")!.setAttribute("data-same", ""));
    const filter = page.locator('main a[href*="categoryno1="]').first();
    await filter.focus();
    await page.keyboard.press("Enter");
    await page.waitForURL("**/list?categoryno1=*");
    expect(await page.locator("header[data-same]").count()).toBe(1);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("A");
  });

  test("leaves modified clicks and other sites to the browser", async ({ visit }) => {
    const { page } = await visit("/");
    // The window hears of a click last of all: whoever wanted it has prevented the browser's own answer by then.
    const taken = await page.evaluate(() => {
      const results: Record<string, boolean> = {};
      const link = document.querySelector<HTMLAnchorElement>('header a[href="/list"]')!;
      const click = (name: string, options: MouseEventInit) => {
        addEventListener(
          "click",
          (event) => {
            results[name] = event.defaultPrevented;
            event.preventDefault();
          },
          { once: true },
        );
        link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...options }));
      };
      click("control", { ctrlKey: true });
      click("middle", { button: 1 });
      link.target = "_blank";
      click("window", {});
      link.target = "";
      link.href = "https://example.com/";
      click("elsewhere", {});
      link.href = "#main";
      click("anchor", {});
      return results;
    });
    expect(taken).toEqual({ control: false, middle: false, window: false, elsewhere: false, anchor: false });
  });

  test("shows the page one was on when one goes back before the next is drawn", async ({ visit }) => {
    const { page } = await visit("/list");
    const heading = await page.locator("main h1").innerText();
    await page.evaluate(() => {
      const push = history.pushState.bind(history);
      history.pushState = (...change) => {
        history.pushState = push;
        push(...change);
        addEventListener("popstate", () => (document.documentElement.dataset["returned"] = ""), { once: true });
        history.back();
      };
      document.querySelector<HTMLElement>('header a[href="/live"]')!.click();
    });
    await page.locator("html[data-returned]:not([data-busy])").waitFor();
    await expect.poll(() => page.locator("main h1").innerText()).toBe(heading);
    await page.evaluate(() => document.querySelector<HTMLElement>('header a[href="/info"]')!.click());
    await page.waitForURL("**/info");
    await page.goBack();
    await expect.poll(() => page.locator("main h1").innerText()).toBe(heading);
  });

  test("loads the address itself when the next page cannot be fetched", async ({ visit }) => {
    const { page } = await visit("/", { expectedErrors: /./ });
    // But for what a page has of its own data, which come with its code.
    await page.route(
      ({ pathname, searchParams }) => pathname === "/_lectern/page" && !searchParams.has("data"),
      (route) => route.abort(),
    );
    await page.evaluate(() => document.querySelector<HTMLElement>('header a[href="/list"]')!.click());
    await page.waitForURL("**/list");
    await whenLive(page);
    expect(await page.title()).toContain("全部课程");
  });
});
