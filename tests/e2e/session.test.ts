import type { Page, Route } from "playwright-core";
import { describe, expect } from "vitest";
import { portal, test } from "./harness.ts";
import { signIn } from "./sign-in.ts";
import { settled } from "./settled.ts";

const userView = "**/apis/user/auth/user/ext/view";
const envelope =
  (code: number, msg = "") =>
  (route: Route) =>
    route.fulfill({ json: { code, msg, data: null } });
const cookie = (page: Page, name: string) =>
  page
    .context()
    .cookies()
    .then((all) => all.find((one) => one.name === name)?.value);
const local = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const addressOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;

/** A page opened with a token that the server does not know, so that the browser asks whose it is. */
async function withToken(page: Page, path: string): Promise<void> {
  await page.context().addCookies([{ name: "RC_WEB_TOKEN", value: "not-a-session", url: portal.url }]);
  await page.evaluate(() => localStorage.setItem("RcUserInfo", '{"name":"旧"}'));
  await page.goto(portal.url + path);
}

describe("a session at start-up", () => {
  test("is restored: the page knows the person, and the information is under its local key without the token", async ({
    visit,
  }) => {
    const { page } = await visit("/login?t=login");
    await signIn(page, "13800000004");
    await page.locator("header .me").waitFor();
    await page.reload();
    await page.locator("header .me").waitFor();
    const info = JSON.parse((await local(page, "RcUserInfo")) ?? "{}");
    expect(info.name).toBe("李佳慧");
    // All that signing in told, though a page knows less of a person.
    for (const name of ["mobile", "customizeDomain"]) expect(info).toHaveProperty(name);
    for (const name of ["token", "signedIn", "mustComplete"]) expect(info).not.toHaveProperty(name);
    expect(await cookie(page, "RC_WEB_TOKEN")).toBeTruthy();
  });

  for (const code of [300, 301, 302, 400, 999]) {
    test(`is cleared when the user view answers ${code}, and costs a public page nothing`, async ({ visit }) => {
      const { page } = await visit("/list");
      await page.route(userView, envelope(code));
      await withToken(page, "/list?sort=priceDesc");
      await expect.poll(() => cookie(page, "RC_WEB_TOKEN")).toBeUndefined();
      expect(await local(page, "RcUserInfo")).toBeNull();
      await page.locator("main h1").waitFor();
      expect(addressOf(page)).toBe("/list?sort=priceDesc");
      // The call skips the handling of errors.
      expect(await page.locator(".toast").count()).toBe(0);
    });
  }

  test("lost on an account page leads to the sign-in page and, signed in, back", async ({ visit }) => {
    const { page } = await visit("/");
    await withToken(page, "/account/order?status=1");
    await page.waitForURL("**/login?t=login");
    await signIn(page, "13800000004");
    await page.waitForURL((url) => url.pathname === "/account/order");
  });

  test("is left alone when the server has other troubles", async ({ visit }) => {
    const { page } = await visit("/list", { expectedErrors: /getUserView|1000/ });
    await page.route(userView, envelope(1000, "系统出错了"));
    await withToken(page, "/list");
    await settled(page);
    expect(await cookie(page, "RC_WEB_TOKEN")).toBe("not-a-session");
  });

  for (const [locale, path, words] of [
    ["zh-CN", "/list", "你的账号已在其他地方登录！"],
    ["en", "/list", "Your account has been logged in elsewhere!"],
    ["zh-CN", "/org/1001/list", "你的账号已在其他地方登录！"],
  ] as const) {
    test(`says in ${locale} on ${path} that the account was signed in elsewhere, and leaves the reader there, signed out`, async ({
      visit,
    }) => {
      const { page } = await visit(path, { locale });
      await page.route(userView, envelope(304));
      await withToken(page, path);
      expect(await page.locator(".toast").first().innerText()).toContain(words);
      expect(await cookie(page, "RC_WEB_TOKEN")).toBeUndefined();
      expect(addressOf(page)).toBe(path);
    });
  }

  test("that ended meanwhile costs the article that one goes to nothing, and what is one's own asks to sign in", async ({
    visit,
  }) => {
    const { page } = await visit("/blog", { as: "13800000004" });
    await page.locator("header .me").waitFor();
    await page.context().addCookies([{ name: "RC_WEB_TOKEN", value: "not-a-session", url: portal.url }]);
    await page.locator('main a[href^="/blog/article/"]').first().click();
    await page.waitForURL("**/blog/article/*");
    await page.locator('header a[href^="/login"]').first().waitFor();
    await expect.poll(() => cookie(page, "RC_WEB_TOKEN")).toBeUndefined();
    expect(addressOf(page)).toMatch(/^\/blog\/article\/\d+$/);
    await page.goto(portal.url + "/account/order");
    await page.waitForURL("**/login?t=login");
  });

  test("a second sign-in leaves the first on the public page that it goes to, and says so", async ({ visit }) => {
    const { page } = await visit("/list", { as: "13800000009" });
    await visit("/", { as: "13800000009" });
    await page.locator('main a[href^="/view/"]').first().click();
    await page.waitForURL("**/view/*");
    await page.locator(".toast", { hasText: "你的账号已在其他地方登录！" }).waitFor();
    expect(addressOf(page)).toMatch(/^\/view\/\d+$/);
    expect(await cookie(page, "RC_WEB_TOKEN")).toBeUndefined();
  });

  test("a second sign-in is told of too where the next page comes without a load, and leads back to it", async ({
    visit,
  }) => {
    const { page, requests } = await visit("/list", { as: "13800000009" });
    await page.locator("header .me").waitFor();
    await visit("/", { as: "13800000009" });
    await page.locator("header .me summary").click();
    await page.locator('header .me a[href="/account/order"]').click();
    await page.waitForURL("**/login?t=login");
    await page.locator(".toast", { hasText: "你的账号已在其他地方登录！" }).waitFor();
    expect(requests.filter((request) => !request.includes("/apis/") && !request.includes("/_lectern/"))).toEqual([
      "GET /list",
    ]);
    expect([await cookie(page, "RC_WEB_TOKEN"), await local(page, "temporaryUrl")]).toEqual([
      undefined,
      "/account/order",
    ]);
  });
});

describe("signing in on an organisation's site", () => {
  for (const [from, to] of [
    ["/org/1001", "/org/1001"],
    ["/org/1001/list", "/org/1001/list"],
    ["", "/org/1001"],
  ] as const) {
    test(`from ${from || "the sign-in page alone"} leads to ${to}`, async ({ visit }) => {
      const { page } = await visit(from || "/org/1001/login?t=login", { fresh: true });
      if (from) {
        await page.locator('header a[href="/org/1001/login?t=login"]').first().click();
        await page.waitForURL("**/org/1001/login?t=login");
      }
      await signIn(page, "13800000004");
      await page.waitForURL((url) => url.pathname === to);
      // Who is signed in has nothing to do there any more.
      await page.goto(`${portal.url}/org/1001/login?t=login`);
      await page.waitForURL((url) => url.pathname === "/org/1001");
    });
  }
});

describe("going back", () => {
  test("shows a page as it was left, but to nobody else than who left it", async ({ visit }) => {
    const { page } = await visit("/list", { as: "13800000004" });
    await page.locator("header .me").waitFor();
    // The browser of these tests keeps no page itself: what it tells a page that it kept is all that is looked at.
    const comeBack = () =>
      page.evaluate(() => void dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    await comeBack();
    expect(await page.evaluate(() => document.documentElement.hidden)).toBe(false);
    const token = (await page.context().cookies()).find(({ name }) => name === "RC_WEB_TOKEN")!;
    await page.context().clearCookies({ name: "RC_WEB_TOKEN" });
    const reloaded = page.waitForEvent("framenavigated");
    await comeBack();
    await reloaded;
    await page.locator('header a[href^="/login"]').first().waitFor();
    await page.context().addCookies([token]);
  });
});

describe("signing out", () => {
  test("calls logout, and token and user information are gone", async ({ visit }) => {
    const { page, requests } = await visit("/", { as: "13800000004" });
    await page.locator("header .me summary").click();
    const reply = page.waitForResponse(/\/logout$/);
    await page.getByRole("button", { name: "退出登录" }).click();
    await page.locator('header a[href^="/login"]').first().waitFor();
    expect(await (await reply).headerValue("clear-site-data")).toBe('"cache"');
    expect(requests).toContain("POST /apis/user/auth/user/ext/user/logout");
    expect(await cookie(page, "RC_WEB_TOKEN")).toBeUndefined();
    expect(await local(page, "RcUserInfo")).toBeNull();
  });
});

describe("the address to come back to", () => {
  for (const kept of [
    "//evil.example/x",
    "/\\evil.example",
    "javascript:alert(1)",
    "\t//evil.example",
    "/\t/evil.example",
    "https://evil.example/",
    "/login?t=login",
  ]) {
    test(`kept as ${JSON.stringify(kept)} stays on the site`, async ({ visit }) => {
      const { page } = await visit("/login?t=login");
      await page.evaluate((address) => localStorage.setItem("temporaryUrl", address), kept);
      await signIn(page, "13800000004");
      await page.waitForURL((url) => !url.pathname.includes("/login"));
      await page.locator("header .me").waitFor();
      expect(new URL(page.url()).origin).toBe(portal.url);
      expect(await local(page, "temporaryUrl")).toBeNull();
    });
  }
});

describe("a call that fails", () => {
  test("shows the server's message, and the same one not twice within two seconds", async ({ visit }) => {
    const { page } = await visit("/", { as: "13800000004", expectedErrors: /logout/ });
    await page.route("**/ext/user/logout", envelope(1000, "现在不能退出"));
    const leave = () =>
      page.evaluate(() => [...document.querySelectorAll<HTMLButtonElement>("header .me button")].at(-1)!.click());
    await leave();
    await page.locator(".toast").waitFor();
    const again = page.waitForResponse("**/ext/user/logout");
    await leave();
    await (await again).finished();
    expect(await page.locator(".toast").innerText()).toContain("现在不能退出");
    // Two seconds after it was last said.
    await expect.poll(async () => (await leave(), page.locator(".toast").count()), { interval: 500 }).toBe(2);
    expect(await cookie(page, "RC_WEB_TOKEN")).toBeTruthy();
  });

  test("keeps the address, leads to the sign-in page and back, when the session has ended meanwhile", async ({
    visit,
  }) => {
    const { page } = await visit("/list?sort=new", { as: "13800000004", expectedErrors: /301|登录|logout/ });
    await page.route("**/ext/user/logout", envelope(301, "请先登录"));
    await page.locator("header .me summary").click();
    await page.getByRole("button", { name: "退出登录" }).click();
    await page.waitForURL("**/login?t=login");
    expect(await local(page, "temporaryUrl")).toBe("/list?sort=new");
    await signIn(page, "13800000004");
    await page.waitForURL("**/list?sort=new");
  });

  test("without the tip says nothing of its own: the form that made it does", async ({ visit }) => {
    const { page } = await visit("/login?t=login", { expectedErrors: /loginWithPassword|303/ });
    await page.route("**/user/login/password", envelope(303, "账号或密码不对"));
    await signIn(page, "13800000004", "Wrong#2026");
    await page.getByText("账号或密码不对").first().waitFor();
    expect(await page.locator(".toast").count()).toBe(0);
    expect(addressOf(page)).toBe("/login?t=login");
  });

  test("that gets no answer is given up after sixty seconds, and says so", async ({ visit }) => {
    const { page } = await visit("/", { as: "13800000004", expectedErrors: /logout|TimeoutError|signal timed out/ });
    const given = await page.evaluate(() => {
      const asked: number[] = [];
      const real = AbortSignal.timeout.bind(AbortSignal);
      AbortSignal.timeout = (milliseconds) => {
        asked.push(milliseconds);
        return real(50);
      };
      (window as unknown as { asked: number[] }).asked = asked;
      return asked;
    });
    expect(given).toEqual([]);
    let calls = 0;
    await page.route("**/ext/user/logout", () => {
      calls++;
      return new Promise(() => {});
    });
    await page.locator("header .me summary").click();
    await page.getByRole("button", { name: "退出登录" }).click();
    await page.locator(".toast").waitFor();
    expect(calls).toBe(1);
    // Another call of the page may stand beside it: each has the same time.
    const times = await page.evaluate(() => (window as unknown as { asked: number[] }).asked);
    expect([...new Set(times)]).toEqual([60_000]);
    expect(addressOf(page)).toBe("/");
  });
});
