import { describe, expect } from "vitest";
import { portal, test, whenLive } from "./harness.ts";
import { signIn } from "./sign-in.ts";

describe("the catalogue", () => {
  test("a list grows without losing the place, is as it was when one comes back, and suggests what to do where it is empty", async ({
    visit,
  }) => {
    const { page } = await visit("/list?sort=new");
    await whenLive(page);
    const cards = page.locator("main .card.course");
    expect(await cards.count()).toBe(20);
    const more = page.locator("main a[data-replace]");
    await more.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    const entries = await page.evaluate(() => history.length);
    await more.click();
    await expect.poll(() => cards.count()).toBe(40);
    expect(Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(4);
    expect(new URL(page.url()).search).toBe("?pageCurrent=2&pageFrom=1&sort=new");
    expect(await page.evaluate(() => history.length)).toBe(entries);
    expect(await page.locator("main [role=status]", { hasText: "1–40" }).count()).toBe(1);

    const link = cards.nth(30).locator("h3 a");
    const name = await link.innerText();
    await link.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await link.click();
    await page.locator("h1", { hasText: name }).waitFor();
    await page.goBack();
    await expect.poll(() => cards.count()).toBe(40);
    await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(4);
    // As a plain address it is the same.
    await page.reload();
    expect(await cards.count()).toBe(40);

    await page.goto(`${portal.url}/list?courseCategory=3&priceType=free`);
    await page.locator("main .suggestion .ways a", { hasText: "不限价格" }).click();
    await page.waitForURL(`${portal.url}/list?courseCategory=3`);
    await expect.poll(() => page.locator("main .suggestion").count()).toBe(0);
    expect(await cards.count()).toBeGreaterThan(0);
  });

  test("a course under the address of another kind leads to its own; free, it is begun at once; its lecturer is followed, and counted", async ({
    visit,
  }) => {
    const wrong = await fetch(`${portal.url}/resource-detail/1?from=mail`, { redirect: "manual" });
    expect([wrong.status, wrong.headers.get("location")]).toEqual([301, "/view/1"]);
    expect((await fetch(`${portal.url}/live-detail/999999`, { redirect: "manual" })).status).toBe(404);

    const { page } = await visit("/library/view/1");
    expect(new URL(page.url()).pathname).toBe("/view/1");
    await page.locator("main a", { hasText: "关注讲师" }).click();
    await page.waitForURL((url) => url.pathname === "/login");
    await signIn(page, "13800000009");
    await page.waitForURL((url) => url.pathname === "/view/1");
    // It costs nothing: one press, and it is studied.
    await page.getByRole("button", { name: "开始学习" }).click();
    await page.waitForURL((url) => url.pathname === "/study/1");
    await page.goBack();
    await page.locator("main a.btn", { hasText: /^(开始|继续)学习$/ }).waitFor();
    await page.locator('main a[href^="/lecturer/"]').first().click();
    await page.waitForURL("**/lecturer/*");
    const followers = async () =>
      Number(/(\d+) 人关注/.exec(await page.locator("main .look-page").innerText())?.[1] ?? 0);
    // What was wanted before the sign-in has been done after it.
    const following = page.getByRole("button", { name: "已关注", pressed: true });
    await following.waitFor();
    const count = await followers();
    await following.click();
    await expect.poll(followers).toBe(count - 1);
    await page.reload();
    await whenLive(page);
    await page.getByRole("button", { name: "关注讲师" }).click();
    await expect.poll(followers).toBe(count);
  });
});
