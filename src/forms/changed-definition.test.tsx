import { act } from "react";
import * as errorCode from "../generated/error-codes.ts";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import codeLogin from "../../schemas/forms/code-login.form.json" with { type: "json" };
import login from "../../schemas/forms/login.form.json" with { type: "json" };
import type { FormDefinition } from "../site/document/form-definition.ts";
import { FormView } from "./FormView.tsx";
import { clear, click, one, t, texts, type, until } from "./testing/page.ts";

const { loadValidator } = vi.hoisted(() => ({ loadValidator: vi.fn<(validator: string) => Promise<object>>() }));
vi.mock("./validation/load.ts", async (original) => {
  loadValidator.mockImplementation(
    (await original<{ loadValidator: (validator: string) => Promise<object> }>()).loadValidator,
  );
  return { loadValidator };
});

const byPassword: FormDefinition = { ...login, validator: "login" };
const byCode: FormDefinition = { ...codeLogin, validator: "code-login" };

const send = vi.fn(async (_values: Record<string, unknown>) => {});
let root: Root;
let submits = 0;

/** A form that sends itself again and again would stop the test run: after so many it is not heard any more. */
const enough = 20;
const count = (event: Event) => {
  submits += 1;
  if (submits > enough) event.stopImmediatePropagation();
};

const form = (definition: FormDefinition) => (
  <FormView definition={definition} id="f" t={t} locale="zh-CN" submitLabel="登录" onSubmit={send} />
);

beforeEach(async () => {
  submits = 0;
  send.mockReset().mockResolvedValue(undefined);
  window.addEventListener("submit", count, true);
  root = createRoot(document.body.appendChild(document.createElement("main")));
  await changeTo(byPassword);
});
afterEach(async () => {
  window.removeEventListener("submit", count, true);
  await act(async () => root.unmount());
  await clear();
});

const changeTo = (definition: FormDefinition) => act(async () => root.render(form(definition)));
const submit = () => click("button[type=submit]");

async function refuseOnce() {
  send.mockRejectedValueOnce(Object.assign(new Error("密码不正确"), { code: errorCode.SIGN_IN_REFUSED }));
  await type("#f_loginName", "ann");
  await type("#f_password", "wrong");
  await submit();
  await until(() => document.querySelector(".lf-fault"));
}

test("a form that became another one while it was open is checked by the rules of what it is now", async () => {
  await refuseOnce();
  submits = 0;
  await changeTo(byCode);
  await submit();
  await until(() => texts(".lf-error").length > 0);
  expect(document.getElementById("f_mobile")?.getAttribute("aria-invalid")).toBe("true");
  expect(document.getElementById("f_code")?.getAttribute("aria-invalid")).toBe("true");
  expect(submits).toBeLessThan(4);
  expect(send).toHaveBeenCalledTimes(1);
});

test("a code that was refused is typed again, as a password is", async () => {
  await changeTo(byCode);
  send.mockRejectedValueOnce(Object.assign(new Error("验证码错误或已失效"), { code: errorCode.SIGN_IN_REFUSED }));
  await type("#f_mobile", "13800000001");
  await type("#f_code", "000000");
  await submit();
  await until(() => one(".lf-fault").textContent === "验证码错误或已失效");
  expect(document.activeElement?.id).toBe("f_code");
});

test("and is sent once", async () => {
  await refuseOnce();
  submits = 0;
  await changeTo({ ...byPassword, messages: {} });
  await type("#f_password", "right");
  await submit();
  await until(() => send.mock.calls.length === 2);
  expect(send.mock.calls[1]?.[0]).toEqual({ loginName: "ann", password: "right" });
  expect(submits).toBeLessThan(4);
});

test("data that were fetched again and say the same change nothing: what was found wrong is still checked at each change", async () => {
  await submit();
  await until(() => texts(".lf-error").length === 2);
  const fetched = loadValidator.mock.calls.length;
  await changeTo(structuredClone(byPassword));
  await type("#f_loginName", "ann");
  expect(texts(".lf-error")).toEqual([t("form.login.passwordRequired")]);
  await type("#f_password", "secret");
  await submit();
  await until(() => send.mock.calls.length === 1);
  // Its rules are there: nothing is fetched again, and a submit waits for nothing.
  expect(loadValidator).toHaveBeenCalledTimes(fetched);
});

test("an Enter that was noted is of the form as it stood when the page came, not of what it becomes", async () => {
  Object.assign(window, { lecternEarly: one("form") });
  await type("#f_loginName", "ann");
  await type("#f_password", "secret");
  await changeTo({ ...byPassword, messages: {} });
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
  Reflect.deleteProperty(window, "lecternEarly");
  expect([submits, send.mock.calls.length]).toEqual([0, 0]);
});

test("a form whose rules cannot be fetched says so in words, and fetches them anew at the next submit", async () => {
  loadValidator.mockRejectedValueOnce(new Error("away"));
  await type("#f_loginName", "ann");
  await type("#f_password", "secret");
  await submit();
  await until(() => document.querySelector(".lf-fault"));
  expect(one(".lf-fault").textContent).toBe(t("form.theme.notReady"));
  expect(send).not.toHaveBeenCalled();
  await submit();
  await until(() => send.mock.calls.length === 1);
  expect(document.querySelector(".lf-fault")).toBeNull();
});

test("a form whose rules there are not says so in words, and is sent once it is another one", async () => {
  await changeTo({ ...byPassword, validator: "nowhere" });
  await type("#f_loginName", "ann");
  await submit();
  await until(() => document.querySelector(".lf-fault"));
  expect(one(".lf-fault").textContent).toBe(t("form.theme.notReady"));
  await changeTo(byPassword);
  await type("#f_password", "secret");
  await submit();
  await until(() => send.mock.calls.length === 1);
  expect(document.querySelector(".lf-fault")).toBeNull();
});
