import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FormView } from "../FormView.tsx";
import { descriptions, errors } from "../testing/messages.ts";
import { button, clear, click, draw, field, one, t, texts, type, until } from "../testing/page.ts";
import { signUpForm } from "../testing/sample-forms.ts";

const send = vi.fn(async (_values: Record<string, unknown>) => {});
const mobile = () => field(/^手机号/);
const code = () => field(/^短信验证码/);
const password = () => field(/^设置密码/);
const rules = () => texts(within(screen.getByRole("list", { name: "密码要求" })).getAllByRole("listitem"));
const kept = () => rules().flatMap((rule) => (rule.endsWith("，已满足") ? rule.slice(0, -4) : []));
/** How hard the password is to guess; what is said of the code stands before it. */
const strength = () => screen.getAllByRole("status")[1]?.textContent;

beforeEach(async () => {
  send.mockClear();
  await draw(<FormView definition={signUpForm} id="f" t={t} locale="zh-CN" submitLabel="注册" onSubmit={send} />);
});
afterEach(clear);

test("each part of the rule is ticked while typing, in words too", async () => {
  expect(kept()).toEqual([]);
  await type(password(), "abcd1234");
  expect(kept()).toEqual(["8 至 20 个字符", "数字", "小写字母"]);
  expect(rules()).toContain("大写字母，未满足");
  await type(password(), "Abcd1234!");
  expect(kept()).toHaveLength(5);
  expect(descriptions(password())).toEqual([rules().join("")]);
});

test("how hard it is to guess is told once the typing pauses; the mobile number in it makes it weak", async () => {
  await type(mobile(), "13812345678");
  await type(password(), "A13812345678b!");
  await until(() => strength() !== "");
  expect(strength()).toBe("强度：弱 · 避免包含手机号");
  await type(password(), "");
  await until(() => strength() === "");
});

test("the hint does not shift where the strength before it gets longer: both are one text", async () => {
  await type("#f_mobile", "13812345678");
  await type("#f_password", "A13812345678b!");
  await until(() => document.querySelector(".lf-strength[data-score]"));
  const { childNodes } = one(".lf-strength [role=status]");
  expect([...childNodes].map(({ nodeValue }) => nodeValue)).toEqual(["强度：弱 · 避免包含手机号"]);
});

test("it can be looked at, and a password manager may offer one", async () => {
  expect(password().autocomplete).toBe("new-password");
  await click(button("显示密码"));
  expect(password().type).toBe("text");
});

test("it is sent as it was typed, spaces at its ends too", async () => {
  await type(mobile(), "13812345678");
  await type(code(), "123456");
  await type(password(), " Abcd1234! ");
  await click(screen.getByRole("checkbox", { name: /^我已阅读并同意/ }));
  await click(button("注册"));
  await until(() => send.mock.calls.length);
  expect(send).toHaveBeenCalledWith({
    mobile: "13812345678",
    code: "123456",
    password: " Abcd1234! ",
    agreement: true,
  });
});

test("what the rule or the agreement lacks is said in the form's words", async () => {
  await type(mobile(), "13812345678");
  await type(code(), "12345");
  await type(password(), "abcd1234");
  await click(button("注册"));
  await until(() => errors().length);
  expect(errors()).toEqual([
    "验证码是 6 位数字",
    "密码须为 8 至 20 位，包含数字、小写字母、大写字母和特殊字符",
    "请阅读并同意服务协议和隐私政策",
  ]);
  expect(send).not.toHaveBeenCalled();
});

test("the agreement's words lead to what is agreed to, beside the form", () => {
  const [label] = screen.getByRole<HTMLInputElement>("checkbox").labels!;
  expect(label?.textContent).toBe("我已阅读并同意《服务协议》和《隐私政策》*");
  const links = within(label!).getAllByRole<HTMLAnchorElement>("link");
  expect(links.map((link) => [link.getAttribute("href"), link.target])).toEqual([
    ["/terrace/terms", "_blank"],
    ["/terrace/privacy", "_blank"],
  ]);
});
