import type { Page } from "playwright-core";
import * as errorCode from "../../src/generated/error-codes.ts";
import { describe, expect } from "vitest";
import { createClient } from "../api/client.ts";
import { askForCode, fillInRegistration, freshMobile, register } from "./codes.ts";
import { portal, test, whenLive } from "./harness.ts";
import { password, signIn } from "./sign-in.ts";

const secret = "Fresh#2026pw";
const other = "Other#2027pw";
/** What the console says of calls that the server refuses on purpose, and of those that ask for a captcha. */
const refused = /sendCode: (1101|1110)|: 303 |: 304 |: 1104 |: 1105 |: 1106 |: 1108 |: 1201 /;

const userView = (token = "") => createClient(portal.url).call("getUserView", {}, { token });

describe("signing up", () => {
  test("an empty form names everything that is missing, the agreement too, and asks the server nothing", async ({
    visit,
  }) => {
    const { page, requests } = await visit("/register");
    await page.locator(".lf-submit").click();
    await page.locator(".lf-summary").waitFor();
    expect(await page.locator(".lf-error").allTextContents()).toEqual([
      "请输入手机号",
      "请输入验证码",
      "请设置密码",
      "请阅读并同意服务协议和隐私政策",
    ]);
    expect(await page.evaluate(() => document.activeElement?.getAttribute("type"))).toBe("tel");
    expect(requests).toEqual(["GET /register"]);
  });

  test("the rule of passwords is ticked while typing, and a password that breaks it is not sent", async ({ visit }) => {
    const { page, requests } = await visit("/register");
    const field = page.locator("input[autocomplete=new-password]");
    await field.fill("abcd1234");
    expect(
      await page
        .locator('.lf-rules [data-kept="true"]')
        .evaluateAll((rules) => rules.map((rule) => rule.firstChild?.nextSibling?.textContent)),
    ).toEqual(["8 至 20 个字符", "数字", "小写字母"]);
    await page.locator(".lf-strength[data-score]").waitFor();
    expect(await page.locator(".lf-strength [role=status]").innerText()).toContain("避免常见的词语和密码");
    await page.locator(".lf-submit").click();
    await page.locator(".lf-error").first().waitFor();
    expect(await page.locator(".lf-error").allTextContents()).toContain(
      "密码须为 8 至 20 位，包含数字、小写字母、大写字母和特殊字符",
    );
    await field.fill("Lectern#2026");
    await expect.poll(() => page.locator('.lf-rules [data-kept="true"]').count()).toBe(5);
    await expect
      .poll(() => page.locator(".lf-error").allTextContents())
      .not.toContain("密码须为 8 至 20 位，包含数字、小写字母、大写字母和特殊字符");
    expect(requests.filter((request) => request.includes("/apis/"))).toEqual([]);
  });

  test("a number that has an account is told so beside its field, and nothing typed is lost", async ({ visit }) => {
    const { page } = await visit("/register", { expectedErrors: refused });
    await fillInRegistration(page, { mobile: "13800000003", password: secret });
    await page.locator(".lf-submit").click();
    await page.locator(".lf-error").waitFor();
    expect(await page.locator(".lf-error").allTextContents()).toEqual([expect.stringContaining("该手机号已注册")]);
    expect(await page.evaluate(() => document.activeElement?.getAttribute("type"))).toBe("tel");
    expect(await page.locator("input[autocomplete=new-password]").inputValue()).toBe(secret);
  });

  test("the terms open beside the form", async ({ visit }) => {
    const { page } = await visit("/register");
    const opened = page.context().waitForEvent("page");
    await page.getByRole("link", { name: "服务协议" }).click();
    expect(new URL((await opened).url()).pathname).toBe("/terrace/terms");
    expect(await page.locator("input[type=checkbox]").isChecked()).toBe(false);
  });

  for (const path of ["/register", "/reset", "/login?t=login&way=code"]) {
    test(`${path} says without JavaScript that it needs it`, async ({ visit }) => {
      const { page } = await visit(path, { javaScript: false });
      expect(await page.locator("noscript").allTextContents()).toContainEqual(
        expect.stringContaining("需要启用 JavaScript"),
      );
      expect(await page.locator(".lf-submit").isDisabled()).toBe(true);
    });
  }
});

describe("codes by SMS", () => {
  test("signs in by code; the way is chosen with the keyboard and stands in the address", async ({ visit }) => {
    const { page } = await visit("/login?t=login", { expectedErrors: refused });
    await page.getByRole("tab", { name: "密码登录" }).focus();
    await page.keyboard.press("ArrowRight");
    await page.getByRole("tab", { name: "验证码登录", selected: true }).waitFor();
    await page.waitForURL(/way=code/);
    const code = await askForCode(page, "13800000012");
    expect(await page.evaluate(() => document.activeElement?.getAttribute("autocomplete"))).toBe("one-time-code");
    await page.keyboard.type(code);
    await page.keyboard.press("Enter");
    await page.waitForURL((url) => !url.pathname.includes("login"));
    await page.locator("header .me").waitFor();
  });

  test("what was typed behind one tab is there when one comes back to it", async ({ visit }) => {
    const { page } = await visit("/login?t=login");
    await page.locator("input[name$=loginName]").fill("13800000003");
    await page.getByRole("tab", { name: "验证码登录" }).click();
    await page.waitForURL(/way=code/);
    await page.locator("input[type=tel]").fill("139");
    await page.getByRole("tab", { name: "密码登录" }).click();
    await page.waitForURL((url) => !url.searchParams.has("way"));
    expect(await page.locator("input[name$=loginName]").inputValue()).toBe("13800000003");
    await page.goBack();
    await page.waitForURL(/way=code/);
    expect(await page.locator("input[type=tel]").inputValue()).toBe("139");
  });

  test("no code is asked for before the number is right; the next one has to wait", async ({ visit }) => {
    const { page, requests } = await visit("/login?t=login&way=code", { expectedErrors: refused });
    const codes = () => requests.filter((request) => request.includes("send/code")).length;
    await page.locator("input[type=tel]").fill("12345");
    await page.locator(".lf-send").click();
    await page.locator(".lf-error").waitFor();
    expect(await page.locator(".lf-error").innerText()).toBe("请输入正确的手机号");
    expect(codes()).toBe(0);
    await askForCode(page, "+86 139-0000-9901");
    expect(await page.locator("input[type=tel]").inputValue()).toBe("13900009901");
    expect(await page.locator(".lf-send").innerText()).toMatch(/^\d+ 秒后重发$/);
    const asked = codes();
    await page.locator(".lf-send").click({ force: true });
    await page.reload();
    expect(codes()).toBe(asked);
    await whenLive(page);
    await page.locator("input[type=tel]").fill("13900009901");
    await page.locator(".lf-send").click();
    await page.locator(".lf-error").waitFor();
    expect(await page.locator(".lf-error").innerText()).toMatch(/^请 \d+ 秒后再获取验证码$/);
    expect(await page.locator(".lf-send").innerText()).toMatch(/^\d+ 秒后重发$/);
  });

  test("after the third code of an address the browser solves a captcha by itself, and says so meanwhile", async ({
    visit,
  }) => {
    const { page, requests } = await visit("/login?t=login&way=code", { expectedErrors: refused });
    let said = "";
    for (let codes = 0; codes < 4; codes++) {
      requests.length = 0;
      await page.goto(`${portal.url}/login?t=login&way=code`);
      await whenLive(page);
      await page.locator("input[type=tel]").fill(freshMobile());
      // What it says meanwhile stands there for a moment only.
      const everySaid = await page.locator(".lf-status").evaluateHandle((status) => {
        const texts: string[] = [];
        new MutationObserver(() => texts.push(status.textContent ?? "")).observe(status, {
          childList: true,
          subtree: true,
          characterData: true,
        });
        return texts;
      });
      await page.locator(".lf-send").click();
      await page.locator(".lf-status b").waitFor();
      said = (await everySaid.jsonValue()).join("\n");
    }
    expect(said).toContain("正在进行安全验证");
    expect(requests.slice(1).map((request) => request.split("/").slice(-2).join("/"))).toEqual([
      "send/code",
      "captcha/get",
      "send/code",
    ]);
  });

  test("five wrong codes use the right one up", async ({ visit }) => {
    const { page } = await visit("/login?t=login&way=code", { expectedErrors: refused });
    const right = await askForCode(page, "13800000016");
    const wrong = right === "000000" ? "111111" : "000000";
    const field = page.locator("input[autocomplete=one-time-code]");
    const tell = async (code: string) => {
      await field.fill(code);
      const answer = page.waitForResponse((reply) => reply.url().endsWith("/login/code"));
      await page.keyboard.press("Enter");
      return ((await (await answer).json()) as { code: number }).code;
    };
    for (let tries = 0; tries < 5; tries++) expect(await tell(wrong)).toBe(303);
    expect(await tell(right)).toBe(303);
    await page.locator(".lf-fault", { hasText: "验证码错误或已失效" }).waitFor();
  });
});

describe("passwords", () => {
  test("a forgotten one is set anew by code, which ends the session; then it is changed by giving the old one, which does not", async ({
    visit,
  }) => {
    const mobile = "13800000011";
    const before = await visit("/", { as: mobile, expectedErrors: refused });
    const token = await tokenOf(before.page);
    expect((await userView(token)).code).toBe(200);

    const { page } = await visit("/login?t=login", { expectedErrors: refused });
    await page.getByRole("link", { name: "忘记密码" }).click();
    await page.waitForURL("**/reset");
    const code = await askForCode(page, mobile);
    await page.locator("input[autocomplete=one-time-code]").fill(code);
    await page.locator("input[autocomplete=new-password]").fill(other);
    const sent = page.waitForRequest((request) => request.url().endsWith("/user/update/password"));
    await page.locator(".lf-submit").click();
    expect((await sent).postData()).not.toContain(other);
    await page.waitForURL("**/login?t=login");
    await page.locator(".toast", { hasText: "密码已重置" }).waitFor();
    expect((await userView(token)).code).toBeGreaterThanOrEqual(300);
    await signIn(page, mobile, other);
    await page.waitForURL((url) => !url.pathname.includes("login"));

    await page.goto(`${portal.url}/account/reset`);
    await whenLive(page);
    const present = page.locator("input[autocomplete=current-password]");
    const next = page.locator("input[autocomplete=new-password]");
    await present.fill("Wrong#2026pw");
    await next.fill(password);
    await page.locator(".lf-submit").click();
    await page.locator(".lf-error").waitFor();
    expect(await page.locator(".lf-error").allTextContents()).toEqual(["原密码错误"]);
    expect(await page.evaluate(() => document.activeElement?.getAttribute("autocomplete"))).toBe("current-password");
    expect(await next.inputValue()).toBe(password);
    await present.fill(other);
    await page.locator(".lf-submit").click();
    await page.locator(".toast", { hasText: "其他设备已退出登录" }).waitFor();
    await page.reload();
    expect(new URL(page.url()).pathname).toBe("/account/reset");
  });

  test("a code that is wrong is told beside its field, and the new password is still there", async ({ visit }) => {
    const { page } = await visit("/reset", { expectedErrors: refused });
    const right = await askForCode(page, "13800000017");
    await page.locator("input[autocomplete=one-time-code]").fill(right === "000000" ? "111111" : "000000");
    await page.locator("input[autocomplete=new-password]").fill(secret);
    await page.locator(".lf-submit").click();
    await page.locator(".lf-error").waitFor();
    expect(await page.locator(".lf-error").allTextContents()).toEqual(["验证码错误或已失效"]);
    expect(await page.evaluate(() => document.activeElement?.getAttribute("autocomplete"))).toBe("one-time-code");
    expect(await page.locator("input[autocomplete=new-password]").inputValue()).toBe(secret);
  });

  test("signing in elsewhere and changing the password there leaves the older session with code 304", async ({
    visit,
  }) => {
    const mobile = freshMobile();
    const first = await visit("/register", { expectedErrors: refused });
    await register(first.page, { mobile, password: secret });
    const older = await tokenOf(first.page);
    const { page } = await visit("/login?t=login");
    await signIn(page, mobile, secret);
    await page.waitForURL((url) => !url.pathname.includes("login"));
    await page.goto(`${portal.url}/account/reset`);
    await whenLive(page);
    await page.locator("input[autocomplete=current-password]").fill(secret);
    await page.locator("input[autocomplete=new-password]").fill(other);
    await page.locator(".lf-submit").click();
    await page.locator(".toast", { hasText: "其他设备已退出登录" }).waitFor();
    expect((await userView(older)).code).toBe(errorCode.SIGNED_IN_ELSEWHERE);
    expect((await userView(await tokenOf(page))).code).toBe(200);
  });

  test("the page to change it asks to sign in first, and comes back", async ({ visit }) => {
    const { page } = await visit("/account/reset");
    expect(new URL(page.url()).pathname).toBe("/login");
    await signIn(page, "13800000013");
    await page.waitForURL("**/account/reset");
  });
});

describe("suggestions", () => {
  test("who is not signed in is led to sign in and finds the text again; the sixth within an hour is refused and kept", async ({
    visit,
  }) => {
    const { page } = await visit("/advice", { expectedErrors: refused });
    const text = page.locator("main textarea");
    await page.locator(".lf-submit").click();
    await page.locator(".lf-error", { hasText: "请写下你的建议" }).waitFor();
    await text.fill("希望有离线下载");
    await page.getByRole("button", { name: "登录后提交" }).click();
    await page.waitForURL("**/login**");
    await signIn(page, "13800000014");
    await page.waitForURL("**/advice");
    await expect.poll(() => text.inputValue()).toBe("希望有离线下载");
    for (let sent = 1; sent <= 5; sent++) {
      if (sent > 1) await text.fill(`第 ${sent} 条`);
      await page.getByRole("button", { name: "提交建议" }).click();
      await page.getByRole("status").filter({ hasText: "谢谢你的建议" }).waitFor();
      await page.getByRole("button", { name: "再写一条" }).click();
      expect(await text.inputValue()).toBe("");
    }
    await text.fill("第 6 条");
    await page.getByRole("button", { name: "提交建议" }).click();
    await page.locator(".lf-fault", { hasText: "你提交得太频繁了" }).waitFor();
    expect(await text.inputValue()).toBe("第 6 条");
  });
});

async function tokenOf(page: Page): Promise<string | undefined> {
  return (await page.context().cookies()).find(({ name }) => name === "RC_WEB_TOKEN")?.value;
}
