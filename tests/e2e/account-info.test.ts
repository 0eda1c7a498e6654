import type { Page } from "playwright-core";
import * as errorCode from "../../src/generated/error-codes.ts";
import sharp from "sharp";
import { describe, expect } from "vitest";
import { createClient, ok } from "../api/client.ts";
import { accessibilityProblems, portal, test, whenLive, widths } from "./harness.ts";
import { signIn } from "./sign-in.ts";

const loaded = (page: Page) => page.locator('main [id$="_remark"]').waitFor();

/** Signs in where the page asks for it, and comes back. */
async function comeBack(page: Page, name: string): Promise<void> {
  await page.waitForURL("**/login**");
  await signIn(page, name);
  await page.waitForURL("**/account/info");
  await loaded(page);
}

const field = (page: Page, name: string) => page.locator(`main [id$="_${name}"]`).first();
const toast = (page: Page, words: string) => page.locator(".toast", { hasText: words });
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#b3341f" } })
    .png()
    .toBuffer();

describe("what one says of oneself", () => {
  test("is changed, kept, and in the header at once", async ({ visit }) => {
    const { page } = await visit("/account/info", { as: "13800000011" });
    await loaded(page);
    await field(page, "name").fill("周老师");
    await page.getByLabel("女", { exact: true }).check();
    await field(page, "age").fill("41");
    await field(page, "remark").fill("教会计二十年。");
    await page.locator("main .lf-submit").first().click();
    await toast(page, "资料已保存").waitFor();
    await expect.poll(() => page.locator("header .me .name").textContent()).toContain("周老师");
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem("RcUserInfo") ?? "{}").name)).toBe("周老师");
    await page.reload();
    await whenLive(page);
    expect(await field(page, "name").inputValue()).toBe("周老师");
    expect(await page.getByLabel("女", { exact: true }).isChecked()).toBe(true);
    expect(await field(page, "age").inputValue()).toBe("41");
    await field(page, "age").fill("");
    await field(page, "remark").fill("");
    await page.locator("main .lf-submit").first().click();
    await toast(page, "资料已保存").waitFor();
    await page.reload();
    expect([await field(page, "age").inputValue(), await field(page, "remark").inputValue()]).toEqual(["", ""]);
  });

  test("says what is wrong beside the field and sends nothing", async ({ visit }) => {
    const { page, requests } = await visit("/account/info", { as: "13800000012" });
    await loaded(page);
    await field(page, "name").fill("  ");
    await field(page, "age").fill("200");
    await page.locator("main .lf-submit").first().click();
    await page.locator(".lf-error").first().waitFor();
    expect(await page.locator(".lf-error").allTextContents()).toEqual(["请输入姓名", "请输入 1 至 120 的整数"]);
    expect(requests.some((request) => request.includes("/user/ext/update"))).toBe(false);
  });

  test("is not lost when one goes elsewhere before saving it, nor when the session ends", async ({ visit }) => {
    const { page } = await visit("/account/info", { as: "13800000013", expectedErrors: /updateUser: 30/ });
    await loaded(page);
    await field(page, "remark").fill("还没有写完");
    await page.locator('header .wide a[href="/list"]').first().click();
    await page.waitForURL("**/list");
    await page.goBack();
    await page.locator(".lf-draft").waitFor();
    expect(await field(page, "remark").inputValue()).toBe("还没有写完");
    const token = (await page.context().cookies()).find(({ name }) => name === "RC_WEB_TOKEN")?.value ?? "";
    ok(await createClient(portal.url).call("logout", {}, { token }));
    await page.locator("main .lf-submit").first().click();
    await comeBack(page, "13800000013");
    await page.locator(".lf-draft").waitFor();
    expect(await field(page, "remark").inputValue()).toBe("还没有写完");
    await page.locator(".lf-draft button").click();
    expect(await field(page, "remark").inputValue()).toBe("");
  });
});

describe("the picture", () => {
  test("is chosen, cut by keyboard, uploaded, shown in the header at once, and removed again", async ({ visit }) => {
    const { page } = await visit("/account/info", { as: "13800000001" });
    await loaded(page);
    await page
      .locator("main input[type=file]")
      .first()
      .setInputFiles({ name: "me.png", mimeType: "image/png", buffer: await picture(900, 600) });
    const zoom = page.locator("main input[type=range]");
    await zoom.waitFor();
    await expect.poll(() => zoom.evaluate((slider) => slider === document.activeElement)).toBe(true);
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    expect(Number(await zoom.inputValue())).toBeCloseTo(1.2);
    const area = page.locator(".ReactCrop__crop-selection");
    const before = await area.boundingBox();
    await area.focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    expect((await area.boundingBox())?.x).toBeGreaterThan(before?.x ?? 0);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole("button", { name: "使用这张" }).click();
    await toast(page, "头像已更新").waitFor();
    const shown = page.locator("header .me img").first();
    await shown.waitFor();
    const address = (await shown.getAttribute("src")) ?? "";
    const file = Buffer.from(await (await fetch(portal.url + address)).arrayBuffer());
    expect(await sharp(file).metadata()).toMatchObject({ format: "webp", width: 512, height: 512 });
    await page.getByRole("button", { name: "移除头像" }).click();
    await page.locator("dialog").getByRole("button", { name: "移除头像" }).click();
    await toast(page, "头像已移除").waitFor();
    await shown.waitFor({ state: "detached" });
  });

  test("of a wrong kind, too large or damaged is refused before anything is sent", async ({ visit }) => {
    const { page, requests } = await visit("/account/info", { as: "13800000012" });
    await loaded(page);
    const choose = (buffer: Buffer) =>
      page.locator("main input[type=file]").first().setInputFiles({ name: "me.png", mimeType: "image/png", buffer });
    const problem = page.locator("main [role=alert] .problem");
    await choose(Buffer.from("GIF89a nothing of the kind"));
    await expect.poll(() => problem.innerText()).toContain("请选择 JPG / PNG / WebP");
    await choose(Buffer.concat([(await picture(2, 2)).subarray(0, 64), Buffer.alloc(11 * 1024 * 1024)]));
    await expect.poll(() => problem.innerText()).toContain("不能超过 10 MB");
    await choose((await picture(2, 2)).subarray(0, 20));
    await expect.poll(() => problem.innerText()).toContain("无法识别");
    expect(requests.some((request) => request.includes("/upload/"))).toBe(false);
  });

  test("that the server refuses says why, and can be tried again with the same cut", async ({ visit }) => {
    const { page } = await visit("/account/info", { as: "13800000014", expectedErrors: /uploadFile/ });
    await loaded(page);
    let first = true;
    await page.route("**/upload/file", (route) => {
      if (!first) return route.continue();
      first = false;
      return route.fulfill({
        json: { code: errorCode.PICTURE_UNREADABLE, msg: "图片无法识别，可能已损坏，请换一张", data: null },
      });
    });
    await page
      .locator("main input[type=file]")
      .first()
      .setInputFiles({ name: "me.png", mimeType: "image/png", buffer: await picture(600, 600) });
    await page.getByRole("button", { name: "使用这张" }).click();
    await page.locator("main [role=alert] .problem", { hasText: "图片无法识别" }).waitFor();
    await page.getByRole("button", { name: "使用这张" }).click();
    await toast(page, "头像已更新").waitFor();
    expect(await page.locator("main input[type=range]").count()).toBe(0);
  });
});

describe("the account", () => {
  test("moves to another number with a code for each, and signs in with the new one", async ({ visit }) => {
    // After the third code from an address a captcha is asked for: the page solves it and sends again.
    const { page } = await visit("/account/info", { as: "13800000015", expectedErrors: /sendCode: 1110/ });
    await loaded(page);
    await page.locator("summary", { hasText: "更换手机号" }).click();
    const form = page.locator("main details form");
    const code = async (name: string) => {
      const status = form.locator(`[id="changeMobile_${name}__status"] b`);
      await form.locator(`.lf-code:has([id="changeMobile_${name}"]) .lf-send`).click();
      await status.waitFor();
      return (await status.innerText()).match(/\d{6}/)?.[0] ?? "";
    };
    await form.locator("#changeMobile_code").fill(await code("code"));
    await form.locator("#changeMobile_newMobile").fill("139 0000 7715");
    await form.locator("#changeMobile_newCode").fill(await code("newCode"));
    await form.locator(".lf-submit").click();
    await toast(page, "手机号已更换").waitFor();
    await expect.poll(() => page.locator("main").innerText()).toContain("139****7715");
    await page.context().clearCookies();
    await page.goto(`${portal.url}/account/info`);
    await whenLive(page);
    await comeBack(page, "13900007715");
  });

  test("leads to the password, to what members get and to its organisation's page", async ({ visit }) => {
    const { page } = await visit("/account/info", { as: "13800000001" });
    await loaded(page);
    const links = await page.locator("main .line a").evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(links).toEqual(["/account/reset", "/terrace/member", "/org/1001"]);
    expect(await page.locator("main .rows").innerText()).toContain("138****0001");
  });

  for (const scheme of ["light", "dark"] as const) {
    test(`has no fault that axe can find and fits every screen, ${scheme}`, async ({ visit }) => {
      const { page } = await visit("/account/info", { as: "13800000004", scheme });
      await loaded(page);
      await page.locator("summary", { hasText: "更换手机号" }).click();
      expect(await accessibilityProblems(page)).toEqual([]);
      for (const width of Object.values(widths)) {
        await page.setViewportSize({ width, height: 900 });
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
          `at ${width} px`,
        ).toBeLessThanOrEqual(0);
      }
    });
  }
});
