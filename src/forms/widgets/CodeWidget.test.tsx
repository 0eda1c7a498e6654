import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { CodeRequest, FormCalls } from "../context.ts";
import { FormView } from "../FormView.tsx";
import { descriptions, errorOf, errors, refusal } from "../testing/messages.ts";
import { clear, click, draw, field, settle, t, type, until } from "../testing/page.ts";
import { signUpForm } from "../testing/sample-forms.ts";

const solveCaptcha = vi.hoisted(() => vi.fn(async (_challenge: unknown) => "solved"));
vi.mock("../captcha/solve.ts", () => ({ solveCaptcha }));

const sendCode = vi.fn(async (_input: CodeRequest): Promise<{ waitSeconds: number; hint?: string }> => ({
  waitSeconds: 60,
}));
const getCaptcha = vi.fn(async () => ({ captcha: { parameters: {} } }));
const refused = (code: number, message: string, data?: unknown) => Object.assign(new Error(message), { code, data });
const mobile = () => field(/^手机号/);
const code = () => field(/^短信验证码/);
/** What is said of the code that was asked for; that of the password follows it. */
const status = () => screen.getAllByRole("status")[0]?.textContent;
const send = () => screen.getByRole("button", { name: /获取|重发/ });
const ask = () => click(send());

async function show(calls: FormCalls = { sendCode, getCaptcha }, definition = signUpForm) {
  await draw(
    <FormView
      definition={definition}
      id="f"
      t={t}
      locale="zh-CN"
      calls={calls}
      submitLabel="注册"
      onSubmit={async () => {}}
    />,
  );
}

beforeEach(() => {
  sendCode.mockReset().mockResolvedValue({ waitSeconds: 60 });
  solveCaptcha.mockClear();
});
afterEach(async () => {
  vi.useRealTimers();
  await clear();
});

test("a number that is missing or wrong is told beside its field, and nothing is sent", async () => {
  await show();
  await ask();
  await until(() => errorOf(mobile()));
  expect(errorOf(mobile())).toBe("请输入手机号");
  expect(document.activeElement).toBe(mobile());
  expect(errors()).toHaveLength(1);
  await type(mobile(), "1234");
  await ask();
  await until(() => errorOf(mobile()));
  expect(errorOf(mobile())).toBe("请输入正确的手机号");
  expect(sendCode).not.toHaveBeenCalled();
});

test("the code is sent for the form's purpose; the number is told with its middle hidden, and the cursor waits for the code", async () => {
  await show();
  await type(mobile(), " +86 138 0000 0001");
  await ask();
  await until(() => status()?.includes("已发送"));
  expect(sendCode).toHaveBeenCalledExactlyOnceWith({ purpose: "register", mobile: "13800000001" });
  expect(status()).toContain("138****0001");
  expect(status()).not.toContain("演示");
  expect(document.activeElement).toBe(code());
  expect(code().autocomplete).toBe("one-time-code");
  expect(descriptions(code())).toContain(status());
});

test("a demo says that it is one, with the code", async () => {
  sendCode.mockResolvedValue({ waitSeconds: 60, hint: "042042" });
  await show();
  await type(mobile(), "13800000001");
  await ask();
  await until(() => status()?.includes("042042"));
  expect(status()).toContain("演示站点不发短信，验证码是 042042");
});

test("the next code has to wait, counted down on the button, and can then be asked for", async () => {
  sendCode.mockResolvedValue({ waitSeconds: 2 });
  await show();
  await type(mobile(), "13800000001");
  await ask();
  await until(() => send().textContent === "2 秒后重发");
  expect(send().getAttribute("aria-disabled")).toBe("true");
  await ask();
  expect(sendCode).toHaveBeenCalledTimes(1);
  await until(() => send().textContent === "重新获取");
  await ask();
  expect(sendCode).toHaveBeenCalledTimes(2);
});

test("a refusal is told beside the code; the wait that comes with it is counted down", async () => {
  sendCode.mockRejectedValueOnce(refused(1101, "请 40 秒后再获取验证码", { waitSeconds: 40 }));
  await show();
  await type(mobile(), "13800000001");
  await ask();
  await until(() => errorOf(code()));
  expect(errorOf(code())).toBe("请 40 秒后再获取验证码");
  expect(send().textContent).toMatch(/^(40|39) 秒后重发$/);
  expect(refusal()).toBeUndefined();
});

test("without the network it says so, and can be asked again", async () => {
  sendCode.mockRejectedValueOnce(new TypeError("failed to fetch"));
  await show();
  await type(mobile(), "13800000001");
  await ask();
  await until(() => errorOf(code()));
  await ask();
  await until(() => status()?.includes("已发送"));
});

test("where the server wants a captcha, it is solved meanwhile and sent along", async () => {
  let solve = (_solution: string) => {};
  solveCaptcha.mockImplementationOnce(() => new Promise((resolve) => (solve = resolve)));
  sendCode.mockRejectedValueOnce(refused(1110, "请先完成人机验证"));
  await show();
  await type(mobile(), "13800000001");
  await ask();
  await until(() => status()?.includes("正在进行安全验证"));
  expect(send().getAttribute("aria-busy")).toBe("true");
  await until(() => solveCaptcha.mock.calls.length);
  expect(solveCaptcha).toHaveBeenCalledWith({ parameters: {} });
  solve("payload");
  await until(() => status()?.includes("已发送"));
  expect(sendCode).toHaveBeenLastCalledWith({ purpose: "register", mobile: "13800000001", captcha: "payload" });
});

test("a browser that cannot solve it is told that no code was sent", async () => {
  solveCaptcha.mockRejectedValueOnce(new Error("no worker"));
  sendCode.mockRejectedValueOnce(refused(1110, "请先完成人机验证"));
  await show();
  await type(mobile(), "13800000001");
  await ask();
  await until(() => errorOf(code()));
  expect(errorOf(code())).toBe("验证码没有发出，请重试");
});

test("a captcha that is refused is told like any refusal", async () => {
  sendCode
    .mockRejectedValueOnce(refused(1110, "请先完成人机验证"))
    .mockRejectedValueOnce(refused(1111, "人机验证未通过"));
  await show();
  await type(mobile(), "13800000001");
  await ask();
  await until(() => errorOf(code()));
  expect(errorOf(code())).toBe("人机验证未通过");
});

test("without a field for the number the code goes to the person's own", async () => {
  const own = {
    ...signUpForm,
    uiSchema: { ...signUpForm.uiSchema, code: { "ui:widget": "code", "ui:options": { purpose: "change" } } },
  };
  await show({ sendCode, getCaptcha }, own);
  await ask();
  await until(() => status()?.includes("当前的手机"));
  expect(sendCode).toHaveBeenCalledWith({ purpose: "change" });
});

test("a code may be pasted with spaces or in full width", async () => {
  await show();
  await type(code(), " １２3 456 7");
  await settle();
  expect(code().value).toBe("123456");
});
