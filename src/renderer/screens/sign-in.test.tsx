import { screen, within } from "@testing-library/react";
import { webcrypto } from "node:crypto";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import accountReset from "../../../tenants/default/screens/account/reset.json" with { type: "json" };
import examLogin from "../../../tenants/default/screens/examlogin.json" with { type: "json" };
import login from "../../../tenants/default/screens/login.json" with { type: "json" };
import register from "../../../tenants/default/screens/register.json" with { type: "json" };
import reset from "../../../tenants/default/screens/reset.json" with { type: "json" };
import { CallError } from "../../browser/call-error.ts";
import { errorOf, refusal } from "../../forms/testing/messages.ts";
import { button, clear, click, field, t, type, until } from "../../forms/testing/page.ts";
import * as errorCode from "../../generated/error-codes.ts";
import { openScreen } from "../testing/screen.tsx";

const solveCaptcha = vi.hoisted(() => vi.fn(async (challenge: unknown) => `solved ${String(challenge)}`));
vi.mock("../../forms/captcha/solve.ts", () => ({ solveCaptcha }));

type Calls = NonNullable<Parameters<typeof openScreen>[0]["calls"]>;
let keys: webcrypto.CryptoKeyPair;
let loginKey: { keyId: string; publicKey: string; nonce: string };
beforeAll(async () => {
  keys = await webcrypto.subtle.generateKey(
    { name: "RSA-OAEP", hash: "SHA-256", modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) },
    true,
    ["encrypt", "decrypt"],
  );
  const publicKey = Buffer.from(await webcrypto.subtle.exportKey("spki", keys.publicKey)).toString("base64");
  loginKey = { keyId: "k1", publicKey, nonce: "n1" };
});
beforeEach(() => sessionStorage.clear());
afterEach(clear);

const refused = (code: number, message: string) => () => {
  throw new CallError({ code, message });
};
const open = (page: object, calls: Calls = {}, viewer = {}) =>
  openScreen({
    screen: page as Parameters<typeof openScreen>[0]["screen"],
    data: {},
    calls: { getLoginKey: () => loginKey, getCaptcha: () => ({ captcha: "challenge" }), ...calls },
    viewer,
  });
type Host = Awaited<ReturnType<typeof openScreen>>;
const sentBy = ({ call }: Host, operation: string) =>
  call.mock.calls.filter(([name]) => name === operation).map(([, input]) => input as Record<string, string>);
const unsealed = async (text = "") => {
  const opened = await webcrypto.subtle.decrypt({ name: "RSA-OAEP" }, keys.privateKey, Buffer.from(text, "base64"));
  return JSON.parse(Buffer.from(opened).toString("utf8")) as { password: string; nonce: string; time: number };
};

/** What the fields are called on the pages. */
const labels = {
  loginName: /^手机号或登录名/,
  mobile: /^手机号(?!或)/,
  code: /^短信验证码/,
  password: /^(设置|新)密码/,
  name: /^昵称/,
  oldPassword: /^原密码/,
  newPassword: /^新密码/,
  referralCode: /^推荐码/,
};
type Name = keyof typeof labels;
const named = (name: Name) => field(labels[name]);
const fill = async (values: Partial<Record<Name, string>>) => {
  for (const [name, value] of Object.entries(values)) await type(named(name as Name), value);
};
const agreement = () => screen.getByRole<HTMLInputElement>("checkbox");
const fillIn = async () => {
  await fill({ mobile: "13812345678", code: "123456", password: "Fresh#2026" });
  await click(agreement());
};

/** The sign-in page has two ways, each in its tab. */
const passwordWay = () => screen.getByRole("tabpanel", { name: "密码登录" });
const nameField = () => field(labels.loginName, passwordWay());
const secret = () => field(/^密码/, passwordWay());
async function signIn(loginName: string, password: string) {
  await type(nameField(), loginName);
  await type(secret(), password);
  await click(button("登录", passwordWay()));
}

test("the password leaves the sign-in page only sealed, with the nonce and the time inside, and leads back", async () => {
  const host = await open(login);
  await signIn(" 13800000001 ", "Lectern#2026 密码");
  await until(() => host.navigate.mock.calls.length);
  const [sent] = sentBy(host, "loginWithPassword");
  expect(sent).toEqual({ loginName: "13800000001", keyId: "k1", password: expect.any(String) });
  const inside = await unsealed(sent?.["password"]);
  expect(inside).toEqual({ password: "Lectern#2026 密码", nonce: "n1", time: expect.any(Number) });
  expect(Math.abs(Date.now() - inside.time)).toBeLessThan(60_000);
  expect(host.navigate).toHaveBeenCalledWith(expect.any(String), { replace: true });
});

test("a refused sign-in is said in the form, the name stays, and the password waits to be typed again", async () => {
  const host = await open(login, { loginWithPassword: refused(errorCode.SIGN_IN_REFUSED, "登录名或密码不正确") });
  await signIn("13800000001", "wrong");
  await until(refusal);
  expect(refusal()).toBe("登录名或密码不正确");
  expect(nameField().value).toBe("13800000001");
  expect(document.activeElement).toBe(secret());
  expect(host.navigate).not.toHaveBeenCalled();
});

test("where the server wants a captcha, one is solved in the background, which is said, and the same password sent once more", async () => {
  let solve = (_solution: string) => {};
  solveCaptcha.mockReturnValueOnce(new Promise((resolve) => (solve = resolve)));
  let tries = 0;
  const host = await open(login, {
    loginWithPassword: () => (tries++ === 0 ? refused(errorCode.CAPTCHA_NEEDED, "请先完成人机验证")() : { id: "7" }),
  });
  await signIn("13800000001", "Lectern#2026");
  await until(() => within(passwordWay()).getByText(t("form.theme.code.verifying")));
  solve("solved");
  await until(() => host.navigate.mock.calls.length);
  const [first, second] = sentBy(host, "loginWithPassword");
  expect(first).not.toHaveProperty("captcha");
  expect(second).toEqual({ ...first, captcha: "solved" });
  await until(() => !within(passwordWay()).queryByText(t("form.theme.code.verifying")));
});

test("a captcha that the browser cannot solve is said in the form", async () => {
  solveCaptcha.mockRejectedValueOnce(new Error("no worker"));
  const host = await open(login, { loginWithPassword: refused(errorCode.CAPTCHA_NEEDED, "请先完成人机验证") });
  await signIn("13800000001", "Lectern#2026");
  await until(refusal);
  expect(refusal()).toBe(t("form.theme.captchaFailed"));
  expect(sentBy(host, "loginWithPassword")).toHaveLength(1);
});

test("password managers know the fields of signing in", async () => {
  await open(login);
  expect(nameField().autocomplete).toBe("username");
  expect(secret().autocomplete).toBe("current-password");
  expect(button("登录", passwordWay()).form).toBe(nameField().form);
  expect(secret().form).toBe(nameField().form);
});

test("nothing is asked of the server while a field of signing in is empty", async () => {
  const host = await open(login);
  await signIn("13800000001", "");
  await until(() => secret().getAttribute("aria-invalid") === "true");
  expect(host.call).not.toHaveBeenCalled();
});

test("the sign-in page leads to signing up and to a forgotten password", async () => {
  await open(login);
  const linksOf = (way: HTMLElement) =>
    within(way)
      .getAllByRole("link")
      .map((link) => [link.textContent, link.getAttribute("href")]);
  expect(linksOf(passwordWay())).toEqual([
    ["注册账号", "/register"],
    ["忘记密码", "/reset"],
  ]);
});

test("signing in by code leads back; a refusal stands in the form", async () => {
  let tries = 0;
  const host = await open(login, {
    loginWithCode: () =>
      tries++ === 0 ? refused(errorCode.SIGN_IN_CODE_REFUSED, "验证码错误或已失效")() : { id: "7" },
  });
  await click(screen.getByRole("tab", { name: "验证码登录" }));
  await fill({ mobile: "13812345678", code: "123456" });
  const way = screen.getByRole("tabpanel", { name: "验证码登录" });
  await click(button("登录", way));
  await until(refusal);
  expect(refusal()).toBe("验证码错误或已失效");
  await click(button("登录", way));
  await until(() => host.navigate.mock.calls.length);
  expect(sentBy(host, "loginWithCode").at(-1)).toEqual({ mobile: "13812345678", code: "123456" });
});

test("what was typed to sign up outlives a page that is loaded anew, without what is secret", async () => {
  await open(register);
  await fill({ mobile: "13812345678", code: "123456", password: "Fresh#2026", name: "安然" });
  await click(agreement());
  await open(register);
  await until(() => named("mobile").value);
  const values = (["mobile", "name", "code", "password"] as const).map((name) => named(name).value);
  expect(values).toEqual(["13812345678", "安然", "", ""]);
  expect(agreement().checked).toBe(false);
  // Leaving a form as short as this is not asked about.
  expect(dispatchEvent(new Event("beforeunload", { cancelable: true }))).toBe(true);
});

test("signing up sends number, code, the sealed password and the agreement, then says so and leads back", async () => {
  const host = await open(register);
  await fillIn();
  await click(button("注册"));
  await until(() => host.navigate.mock.calls.length);
  const [sent] = sentBy(host, "register");
  expect(sent).toEqual({
    mobile: "13812345678",
    code: "123456",
    agreement: true,
    keyId: "k1",
    password: expect.any(String),
  });
  expect(await unsealed(sent?.["password"])).toMatchObject({ password: "Fresh#2026", nonce: "n1" });
  expect(host.toast).toHaveBeenCalledWith("注册成功", "success");
  expect(screen.getByRole("link", { name: "已有账号，去登录" }).getAttribute("href")).toBe("/login?t=login");
});

test.each([
  [errorCode.CODE_REFUSED, "code", "验证码错误或已失效"],
  [errorCode.MOBILE_TAKEN, "mobile", "该手机号已注册，请直接登录"],
] as const)("a refusal to sign up with code %i is told beside %s", async (code, name, message) => {
  const host = await open(register, { register: refused(code, message) });
  await fillIn();
  await click(button("注册"));
  await until(() => errorOf(named(name)));
  expect(errorOf(named(name))).toBe(message);
  expect(document.activeElement).toBe(named(name));
  expect(refusal()).toBeUndefined();
  expect(named("password").value).toBe("Fresh#2026");
  expect(host.navigate).not.toHaveBeenCalled();
});

test("a referral code that came with a link and that nobody has is told as such beside the empty field", async () => {
  await open(register, { register: refused(errorCode.REFERRAL_UNKNOWN, "没有推荐码“OLD”") });
  await fillIn();
  await click(button("注册"));
  await until(() => errorOf(named("referralCode")));
  expect(errorOf(named("referralCode"))).toBe("没有推荐码“OLD” 它来自你打开的推荐链接，已经去掉。");
});

test("a referral code that was typed and that nobody has is told without a word of a link", async () => {
  await open(register, { register: refused(errorCode.REFERRAL_UNKNOWN, "没有推荐码“OLD”") });
  await fillIn();
  await fill({ referralCode: "OLD" });
  await click(button("注册"));
  await until(() => errorOf(named("referralCode")));
  expect(errorOf(named("referralCode"))).toBe("没有推荐码“OLD”");
});

test("what the server says of a field of signing up stands beside it", async () => {
  const fields = [{ path: "password", message: "密码太常见" }];
  await open(register, {
    register: () => {
      throw new CallError({ code: errorCode.VALIDATION, message: "填写的内容有误", data: { fields } });
    },
  });
  await fillIn();
  await click(button("注册"));
  await until(() => errorOf(named("password")));
  expect(errorOf(named("password"))).toBe("密码太常见");
});

test("a forgotten password is set with the sealed new one, then one signs in with it", async () => {
  const host = await open(reset);
  await fill({ mobile: "13812345678", code: "123456", password: "Fresh#2026" });
  await click(button("重置密码"));
  await until(() => host.navigate.mock.calls.length);
  expect(await unsealed(sentBy(host, "resetPassword")[0]?.["password"])).toMatchObject({ password: "Fresh#2026" });
  expect(host.navigate).toHaveBeenCalledWith("/login?t=login", { replace: true });
});

test("changing the password seals both with one key and its one nonce, then says that it is changed", async () => {
  const host = await open(accountReset, {}, { signedIn: true, loginName: "13812345678" });
  // The account that a password manager keeps the new one for, which is not shown.
  const form = named("oldPassword").form!;
  const account = [...form.elements].find((one) => one.getAttribute("autocomplete") === "username");
  expect(account).toMatchObject({ value: "13812345678" });
  await fill({ oldPassword: "Old#20250", newPassword: "Fresh#2026" });
  await click(button("修改密码"));
  await screen.findByText("密码已修改。");
  const [sent] = sentBy(host, "updateLoginPassword");
  expect(sentBy(host, "getLoginKey")).toHaveLength(1);
  expect([await unsealed(sent?.["oldPassword"]), await unsealed(sent?.["newPassword"])]).toMatchObject([
    { password: "Old#20250", nonce: "n1" },
    { password: "Fresh#2026", nonce: "n1" },
  ]);
  expect(host.toast).toHaveBeenCalledWith("密码已修改，其他设备已退出登录", "success");
  expect(screen.queryByLabelText(labels.oldPassword)).toBeNull();
});

test("a wrong old password is told beside it, and the new one is not lost", async () => {
  await open(accountReset, { updateLoginPassword: refused(errorCode.OLD_PASSWORD_WRONG, "原密码错误") });
  await fill({ oldPassword: "Old#20250", newPassword: "Fresh#2026" });
  await click(button("修改密码"));
  await until(() => errorOf(named("oldPassword")));
  expect(errorOf(named("oldPassword"))).toBe("原密码错误");
  expect(named("newPassword").value).toBe("Fresh#2026");
});

test("where the page cannot encrypt, no password leaves it", async () => {
  vi.stubGlobal("crypto", {});
  const host = await open(reset);
  await fill({ mobile: "13812345678", code: "123456", password: "Fresh#2026" });
  await click(button("重置密码"));
  await until(refusal);
  expect(refusal()).toContain("https");
  expect(sentBy(host, "resetPassword")).toEqual([]);
  vi.unstubAllGlobals();
});

async function enterRoom(name: string, code: string, submit: string) {
  await type(screen.getByRole("textbox", { name: "姓名或号码" }), name);
  await type(screen.getByRole("textbox", { name: "准考码" }), code);
  await click(button(submit));
}

test("the exam room is entered with a name and a code", async () => {
  const host = await open(examLogin);
  await enterRoom("王芳", "acd4-ef679k", "进入考场");
  await until(() => host.navigate.mock.calls.length);
  expect(sentBy(host, "loginWithExamCode")).toEqual([{ name: "王芳", code: "acd4-ef679k" }]);
  expect(host.navigate).toHaveBeenCalledWith("/exam/startExam", { replace: true });
});

test("a refusal at the exam room stands in the form, which keeps what was typed", async () => {
  const host = await open(examLogin, { loginWithExamCode: refused(errorCode.EXAM_ROOM_REFUSED, "不符") });
  await enterRoom("王芳", "x", "进入考场");
  await until(refusal);
  expect(refusal()).toBe("不符");
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "姓名或号码" }).value).toBe("王芳");
  expect(host.navigate).not.toHaveBeenCalled();
});

test("who is signed in at the exam room's computer is not signed out without a word", async () => {
  const host = await open(examLogin, {}, { signedIn: true, name: "周晓明" });
  expect(screen.getByText("这个浏览器里登录的是 周晓明。进入考场会先退出这个账号。")).not.toBeNull();
  expect(screen.queryByRole("button", { name: "进入考场" })).toBeNull();
  await enterRoom("王芳", "x", "退出该账号并进入考场");
  await until(() => host.navigate.mock.calls.length);
  expect(sentBy(host, "loginWithExamCode")).toEqual([{ name: "王芳", code: "x", isLeaving: true }]);
});
