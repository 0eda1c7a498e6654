import { screen } from "@testing-library/react";
import { webcrypto } from "node:crypto";
import * as errorCode from "../../generated/error-codes.ts";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import login from "../../../schemas/forms/login.form.json" with { type: "json" };
import { FormDefinitionsContext } from "../../forms/definition.ts";
import { button, clear, click, draw, field, t, type, until } from "../../forms/testing/page.ts";
import type { BlockProps } from "../block.ts";
import { LoginForm } from "./LoginForm.tsx";

const solveCaptcha = vi.hoisted(() => vi.fn(async (challenge: unknown) => `solved ${String(challenge)}`));
vi.mock("../../forms/captcha/solve.ts", () => ({ solveCaptcha }));

let keys: webcrypto.CryptoKeyPair;
const operations = { getLoginKey: vi.fn(), loginWithPassword: vi.fn(), getCaptcha: vi.fn() };
const signedIn = vi.fn(async () => ({ done: true as const }));

beforeAll(async () => {
  keys = await webcrypto.subtle.generateKey(
    { name: "RSA-OAEP", hash: "SHA-256", modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) },
    true,
    ["encrypt", "decrypt"],
  );
});
beforeEach(async () => {
  const spki = Buffer.from(await webcrypto.subtle.exportKey("spki", keys.publicKey)).toString("base64");
  operations.getLoginKey.mockReset().mockResolvedValue({ keyId: "k1", publicKey: spki, nonce: "n1" });
  operations.loginWithPassword.mockReset().mockResolvedValue({ id: "7" });
  operations.getCaptcha.mockReset().mockResolvedValue({ captcha: "challenge" });
  signedIn.mockClear();
  const props: BlockProps<"loginForm"> = {
    title: "登录",
    resetHref: "/reset",
    slots: {},
    on: { signedIn },
    t,
    locale: "zh-CN",
    blockKey: "login",
    operations,
  };
  await draw(
    <FormDefinitionsContext value={{ login: { ...login, validator: "login" } }}>
      <LoginForm {...props} />
    </FormDefinitionsContext>,
  );
});
afterEach(clear);

const name = () => field(/^手机号或登录名/);
const secret = () => field(/^密码/);

async function signIn(loginName: string, password: string) {
  await type(name(), loginName);
  await type(secret(), password);
  await click(button("登录"));
}

test("the password leaves the page only encrypted, with the nonce and the time inside", async () => {
  await signIn(" 13800000001 ", "Lectern#2026 密码");
  await until(() => signedIn.mock.calls.length);
  const sent = operations.loginWithPassword.mock.calls[0]?.[0];
  expect(sent).toMatchObject({ loginName: "13800000001", keyId: "k1" });
  const opened = await webcrypto.subtle.decrypt(
    { name: "RSA-OAEP" },
    keys.privateKey,
    Buffer.from(sent.password, "base64"),
  );
  const inside = JSON.parse(Buffer.from(opened).toString("utf8"));
  expect(inside).toEqual({ password: "Lectern#2026 密码", nonce: "n1", time: expect.any(Number) });
  expect(Math.abs(Date.now() - inside.time)).toBeLessThan(10_000);
  expect(signedIn).toHaveBeenCalledWith({ id: "7" });
});

test("a refusal is said in the form, the name stays, the password waits to be typed again", async () => {
  operations.loginWithPassword.mockRejectedValueOnce(
    Object.assign(new Error("登录名或密码不正确"), { code: errorCode.SIGN_IN_REFUSED }),
  );
  await signIn("13800000001", "wrong");
  expect((await screen.findByRole("alert")).textContent).toBe("登录名或密码不正确");
  expect(name().value).toBe("13800000001");
  expect(document.activeElement).toBe(secret());
  expect(signedIn).not.toHaveBeenCalled();
});

test("where the server wants a captcha, one is solved in the background, which is said, and the same password sent once more", async () => {
  let solve = (_solution: string) => {};
  solveCaptcha.mockReturnValueOnce(new Promise((resolve) => (solve = resolve)));
  operations.loginWithPassword.mockRejectedValueOnce(
    Object.assign(new Error("请先完成人机验证"), { code: errorCode.CAPTCHA_NEEDED }),
  );
  await signIn("13800000001", "Lectern#2026");
  await until(() => screen.getByRole("status").textContent !== "");
  expect(screen.getByRole("status").textContent).toBe(t("form.theme.code.verifying"));
  solve("solved");
  await until(() => signedIn.mock.calls.length);
  const [first, second] = operations.loginWithPassword.mock.calls.map(([sent]) => sent);
  expect(first).not.toHaveProperty("captcha");
  expect(second).toEqual({ ...first, captcha: "solved" });
  await until(() => screen.queryByRole("status")?.textContent === "");
});

test("a captcha that the browser cannot solve is said in the form", async () => {
  solveCaptcha.mockRejectedValueOnce(new Error("no worker"));
  operations.loginWithPassword.mockRejectedValueOnce(
    Object.assign(new Error("请先完成人机验证"), { code: errorCode.CAPTCHA_NEEDED }),
  );
  await signIn("13800000001", "Lectern#2026");
  expect((await screen.findByRole("alert")).textContent).toBe(t("form.theme.captchaFailed"));
  expect(operations.loginWithPassword).toHaveBeenCalledOnce();
});

test("password managers know the fields", () => {
  expect(name().autocomplete).toBe("username");
  expect(secret().autocomplete).toBe("current-password");
  expect(button("登录").form).toBe(name().form);
  expect(secret().form).toBe(name().form);
});

test("nothing is asked of the server while a field is empty", async () => {
  await signIn("13800000001", "");
  await until(() => secret().getAttribute("aria-invalid") === "true");
  expect(operations.getLoginKey).not.toHaveBeenCalled();
});
