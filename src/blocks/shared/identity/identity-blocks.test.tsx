import { screen } from "@testing-library/react";
import { webcrypto } from "node:crypto";
import * as errorCode from "../../../generated/error-codes.ts";
import type { ReactNode } from "react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import change from "../../../../schemas/forms/change-password.form.json" with { type: "json" };
import codeLogin from "../../../../schemas/forms/code-login.form.json" with { type: "json" };
import register from "../../../../schemas/forms/register.form.json" with { type: "json" };
import reset from "../../../../schemas/forms/reset-password.form.json" with { type: "json" };
import { FormDefinitionsContext } from "../../../forms/definition.ts";
import { clear, click, draw, field, t, type, until } from "../../../forms/testing/page.ts";
import { errorOf, refusal } from "../../../forms/testing/messages.ts";
import { addresses } from "../../testing/draw.tsx";
import { CodeLoginForm } from "../../code-login-form/CodeLoginForm.tsx";
import { PasswordForm } from "../../password-form/PasswordForm.tsx";
import { RegisterForm } from "../../register-form/RegisterForm.tsx";
import { ResetForm } from "../../reset-form/ResetForm.tsx";

const forms = {
  "code-login": { ...codeLogin, validator: "code-login" },
  register: { ...register, validator: "register" },
  "reset-password": { ...reset, validator: "reset-password" },
  "change-password": { ...change, validator: "change-password" },
};
let keys: webcrypto.CryptoKeyPair;
const operations = {
  getLoginKey: vi.fn(),
  sendCode: vi.fn(),
  getCaptcha: vi.fn(),
  loginWithCode: vi.fn(),
  register: vi.fn(),
  resetPassword: vi.fn(),
  updateLoginPassword: vi.fn(),
};
const event = vi.fn(async () => ({ done: true as const }));
const block = { slots: {}, t, locale: "zh-CN", blockKey: "b", operations };
const refused = (code: number, message: string) => Object.assign(new Error(message), { code });

beforeAll(async () => {
  keys = await webcrypto.subtle.generateKey(
    { name: "RSA-OAEP", hash: "SHA-256", modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) },
    true,
    ["encrypt", "decrypt"],
  );
});
beforeEach(async () => {
  sessionStorage.clear();
  for (const operation of Object.values(operations)) operation.mockReset().mockResolvedValue({});
  event.mockClear();
  const publicKey = Buffer.from(await webcrypto.subtle.exportKey("spki", keys.publicKey)).toString("base64");
  operations.getLoginKey.mockResolvedValue({ keyId: "k1", publicKey, nonce: "n1" });
});
afterEach(clear);

const show = (node: ReactNode) => draw(<FormDefinitionsContext value={forms}>{node}</FormDefinitionsContext>);
/** What the fields are called on the page. */
const labels: Record<string, RegExp> = {
  mobile: /^手机号/,
  code: /^短信验证码/,
  password: /^(设置|新)密码/,
  name: /^昵称/,
  oldPassword: /^原密码/,
  newPassword: /^新密码/,
  referralCode: /^推荐码/,
};
const named = (name: string) => field(labels[name]!);
const fill = async (values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) await type(named(name), value);
};
const agreement = () => screen.getByRole<HTMLInputElement>("checkbox");
const submit = () => click(screen.getByRole("button", { name: /^(注册|登录|重置密码|修改密码)$/ }));
const unsealed = async (text: string) => {
  const opened = await webcrypto.subtle.decrypt({ name: "RSA-OAEP" }, keys.privateKey, Buffer.from(text, "base64"));
  return JSON.parse(Buffer.from(opened).toString("utf8")) as { password: string; nonce: string };
};

test("what was typed to sign up outlives a page that is loaded in another language, without what is secret", async () => {
  const form = (locale: string) => <RegisterForm {...block} locale={locale} on={{ signedIn: event }} />;
  await show(form("zh-CN"));
  await fill({ mobile: "13812345678", code: "123456", password: "Fresh#2026", name: "安然" });
  await click(agreement());
  await show(form("en"));
  await until(() => named("mobile").value);
  const values = ["mobile", "name", "code", "password"].map((name) => named(name).value);
  expect(values).toEqual(["13812345678", "安然", "", ""]);
  expect(agreement().checked).toBe(false);
  // Leaving a form as short as this is not asked about.
  expect(dispatchEvent(new Event("beforeunload", { cancelable: true }))).toBe(true);
});

test("signing up sends number, code, the sealed password and the agreement, and hands on who is signed in", async () => {
  operations.register.mockResolvedValue({ id: "9" });
  await show(<RegisterForm {...block} on={{ signedIn: event }} loginHref="/login?t=login" />);
  await fill({ mobile: "13812345678", code: "123456", password: "Fresh#2026" });
  await click(agreement());
  await submit();
  await until(() => event.mock.calls.length);
  const sent = operations.register.mock.calls[0]?.[0];
  expect(sent).toEqual({
    mobile: "13812345678",
    code: "123456",
    agreement: true,
    keyId: "k1",
    password: expect.any(String),
  });
  expect(await unsealed(sent.password)).toMatchObject({ password: "Fresh#2026", nonce: "n1" });
  expect(event).toHaveBeenCalledWith({ id: "9" });
  expect(addresses(document.body)).toContain("/login?t=login");
});

test.each([
  [1104, "code", "验证码错误或已失效"],
  [1105, "mobile", "该手机号已注册，请直接登录"],
])("a refusal with code %i is told beside %s", async (code, name, message) => {
  operations.register.mockRejectedValueOnce(refused(code, message));
  await show(<RegisterForm {...block} on={{ signedIn: event }} />);
  await fill({ mobile: "13812345678", code: "123456", password: "Fresh#2026" });
  await click(agreement());
  await submit();
  await until(() => errorOf(named(name)));
  expect(errorOf(named(name))).toBe(message);
  expect(document.activeElement).toBe(named(name));
  expect(refusal()).toBeUndefined();
  expect(event).not.toHaveBeenCalled();
});

test("a referral code that came with a link and that nobody has is told as such beside the empty field", async () => {
  operations.register.mockRejectedValueOnce(refused(errorCode.REFERRAL_UNKNOWN, "没有推荐码“OLD”"));
  await show(<RegisterForm {...block} on={{ signedIn: event }} />);
  await fill({ mobile: "13812345678", code: "123456", password: "Fresh#2026" });
  await click(agreement());
  await submit();
  await until(() => errorOf(named("referralCode")));
  expect(errorOf(named("referralCode"))).toBe("没有推荐码“OLD” 它来自你打开的推荐链接，已经去掉。");
});

test("what the server says of a field stands beside it", async () => {
  const fields = [{ path: "password", message: "密码太常见" }];
  operations.register.mockRejectedValueOnce(
    Object.assign(new Error("填写的内容有误"), { code: errorCode.VALIDATION, data: { fields } }),
  );
  await show(<RegisterForm {...block} on={{}} />);
  await fill({ mobile: "13812345678", code: "123456", password: "Fresh#2026" });
  await click(agreement());
  await submit();
  await until(() => errorOf(named("password")));
  expect(errorOf(named("password"))).toBe("密码太常见");
});

test("signing in by code hands on who is signed in; a refusal stands in the form", async () => {
  operations.loginWithCode.mockRejectedValueOnce(refused(303, "验证码错误或已失效")).mockResolvedValueOnce({ id: "7" });
  await show(<CodeLoginForm {...block} on={{ signedIn: event }} />);
  await fill({ mobile: "13812345678", code: "123456" });
  await submit();
  await until(refusal);
  expect(refusal()).toBe("验证码错误或已失效");
  await submit();
  await until(() => event.mock.calls.length);
  expect(operations.loginWithCode).toHaveBeenLastCalledWith({ mobile: "13812345678", code: "123456" });
  expect(event).toHaveBeenCalledWith({ id: "7" });
});

test("a forgotten password is set with the sealed new one", async () => {
  await show(<ResetForm {...block} on={{ done: event }} />);
  await fill({ mobile: "13812345678", code: "123456", password: "Fresh#2026" });
  await submit();
  await until(() => event.mock.calls.length);
  const sent = operations.resetPassword.mock.calls[0]?.[0];
  expect(await unsealed(sent.password)).toMatchObject({ password: "Fresh#2026" });
});

test("changing the password seals both with one key and its one nonce, then empties the form", async () => {
  await show(<PasswordForm {...block} loginName="13812345678" on={{ done: event }} />);
  // The account that a password manager keeps the new one for, which is not shown.
  const form = named("oldPassword").form!;
  const account = [...form.elements].find((one) => one.getAttribute("autocomplete") === "username");
  expect(account).toMatchObject({ value: "13812345678" });
  await fill({ oldPassword: "Old#20250", newPassword: "Fresh#2026" });
  await submit();
  await screen.findByText("密码已修改。");
  const sent = operations.updateLoginPassword.mock.calls[0]?.[0];
  expect(operations.getLoginKey).toHaveBeenCalledTimes(1);
  expect([await unsealed(sent.oldPassword), await unsealed(sent.newPassword)]).toMatchObject([
    { password: "Old#20250", nonce: "n1" },
    { password: "Fresh#2026", nonce: "n1" },
  ]);
  expect(named("oldPassword").value).toBe("");
});

test("a wrong old password is told beside it, and the new one is not lost", async () => {
  operations.updateLoginPassword.mockRejectedValueOnce(refused(1108, "原密码错误"));
  await show(<PasswordForm {...block} on={{ done: event }} />);
  await fill({ oldPassword: "Old#20250", newPassword: "Fresh#2026" });
  await submit();
  await until(() => errorOf(named("oldPassword")));
  expect(errorOf(named("oldPassword"))).toBe("原密码错误");
  expect(named("newPassword").value).toBe("Fresh#2026");
});

test("where the page cannot encrypt, no password leaves it", async () => {
  vi.stubGlobal("crypto", {});
  await show(<ResetForm {...block} on={{ done: event }} />);
  await fill({ mobile: "13812345678", code: "123456", password: "Fresh#2026" });
  await submit();
  await until(refusal);
  expect(refusal()).toContain("https");
  expect(operations.resetPassword).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});
