import { act } from "react";
import * as errorCode from "../generated/error-codes.ts";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FormDefinition } from "../site/document/form-definition.ts";
import { FormView } from "./FormView.tsx";
import { errorOf, errors, refusal } from "./testing/messages.ts";
import { codeLoginForm, loginForm } from "./testing/sample-forms.ts";
import { button, clear, click, field, t, type, until } from "./testing/page.ts";

const { loadValidator } = vi.hoisted(() => ({ loadValidator: vi.fn<(validator: string) => Promise<object>>() }));
vi.mock("./validation/load.ts", async (original) => {
  loadValidator.mockImplementation(
    (await original<{ loadValidator: (validator: string) => Promise<object> }>()).loadValidator,
  );
  return { loadValidator };
});

const byPassword: FormDefinition = loginForm;
const byCode: FormDefinition = codeLoginForm;

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
const submit = () => click(button("登录"));
const loginName = () => field(/^手机号或登录名/);
const password = () => field(/^密码/);
const mobile = () => field(/^手机号/);
const code = () => field(/^短信验证码/);

async function refuseOnce() {
  send.mockRejectedValueOnce(Object.assign(new Error("密码不正确"), { code: errorCode.SIGN_IN_REFUSED }));
  await type(loginName(), "ann");
  await type(password(), "wrong");
  await submit();
  await until(refusal);
}

test("a form that became another one while it was open is checked by the rules of what it is now", async () => {
  await refuseOnce();
  submits = 0;
  await changeTo(byCode);
  await submit();
  await until(() => errors().length > 0);
  expect(errorOf(mobile())).toBeTruthy();
  expect(errorOf(code())).toBeTruthy();
  expect(submits).toBeLessThan(4);
  expect(send).toHaveBeenCalledTimes(1);
});

test("a code that was refused is typed again, as a password is", async () => {
  await changeTo(byCode);
  send.mockRejectedValueOnce(Object.assign(new Error("验证码错误或已失效"), { code: errorCode.SIGN_IN_REFUSED }));
  await type(mobile(), "13800000001");
  await type(code(), "000000");
  await submit();
  await until(() => refusal() === "验证码错误或已失效");
  expect(document.activeElement).toBe(code());
});

test("and is sent once", async () => {
  await refuseOnce();
  submits = 0;
  await changeTo({ ...byPassword, messages: {} });
  await type(password(), "right");
  await submit();
  await until(() => send.mock.calls.length === 2);
  expect(send.mock.calls[1]?.[0]).toEqual({ loginName: "ann", password: "right" });
  expect(submits).toBeLessThan(4);
});

test("data that were fetched again and say the same change nothing: what was found wrong is still checked at each change", async () => {
  await submit();
  await until(() => errors().length === 2);
  const fetched = loadValidator.mock.calls.length;
  await changeTo(structuredClone(byPassword));
  await type(loginName(), "ann");
  expect(errors()).toEqual([t("form.login.passwordRequired")]);
  await type(password(), "secret");
  await submit();
  await until(() => send.mock.calls.length === 1);
  // Its rules are there: nothing is fetched again, and a submit waits for nothing.
  expect(loadValidator).toHaveBeenCalledTimes(fetched);
});

test("an Enter that was noted is of the form as it stood when the page came, not of what it becomes", async () => {
  Object.assign(window, { lecternEarly: loginName().form });
  await type(loginName(), "ann");
  await type(password(), "secret");
  await changeTo({ ...byPassword, messages: {} });
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
  Reflect.deleteProperty(window, "lecternEarly");
  expect([submits, send.mock.calls.length]).toEqual([0, 0]);
});

test("a form whose rules cannot be fetched says so in words, and fetches them anew at the next submit", async () => {
  loadValidator.mockRejectedValueOnce(new Error("away"));
  await type(loginName(), "ann");
  await type(password(), "secret");
  await submit();
  await until(refusal);
  expect(refusal()).toBe(t("form.theme.notReady"));
  expect(send).not.toHaveBeenCalled();
  await submit();
  await until(() => send.mock.calls.length === 1);
  expect(refusal()).toBeUndefined();
});

test("a form whose rules there are not says so in words, and is sent once it is another one", async () => {
  await changeTo({ ...byPassword, validator: "nowhere" });
  await type(loginName(), "ann");
  await submit();
  await until(refusal);
  expect(refusal()).toBe(t("form.theme.notReady"));
  await changeTo(byPassword);
  await type(password(), "secret");
  await submit();
  await until(() => send.mock.calls.length === 1);
  expect(refusal()).toBeUndefined();
});
