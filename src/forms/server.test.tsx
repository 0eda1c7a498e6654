import { within } from "@testing-library/react";
import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { FormView } from "./FormView.tsx";
import { errors } from "./testing/messages.ts";
import { loginForm } from "./testing/sample-forms.ts";
import { button, clear, click, field, t, until } from "./testing/page.ts";
import { driverCalls, driverForm } from "./testing/driver-form.ts";

const definition = loginForm;
const send = vi.fn(async (_values: Record<string, unknown>) => {});
const signIn = (
  <FormView
    definition={definition}
    id="f"
    t={t}
    locale="zh-CN"
    submitLabel="登录"
    withoutScript="登录需要启用 JavaScript"
    onSubmit={send}
  />
);

const fillIn = () => {
  field(/^手机号或登录名/).value = "13800000001";
  field(/^密码/).value = "Lectern#2026";
};
afterEach(clear);

test("the served page has the whole form, and holds its button back until the page runs", () => {
  const html = renderToString(
    <FormView
      definition={driverForm}
      id="f"
      t={t}
      locale="zh-CN"
      calls={driverCalls}
      submitLabel="提交"
      onSubmit={send}
    />,
  );
  const page = document.createElement("div");
  page.innerHTML = html;
  const submit = within(page).getByRole<HTMLButtonElement>("button", { name: "提交" });
  const fields = Array.from(submit.form!.elements as HTMLCollectionOf<HTMLInputElement>);
  expect(fields.flatMap(({ labels }) => labels?.[0]?.textContent?.replace("*", "") ?? [])).toEqual([
    "姓名",
    "证件类型",
    "证件号",
    "联系地址",
    "邮政编码",
    "申请培训类别",
    "驾驶证准驾车型",
    "从业资格证发证机关",
    "从业资格证证件号码",
    "从业资格证有效期",
  ]);
  // Sent before it runs, a form would put what was typed, a password too, into the address.
  expect(submit.disabled).toBe(true);
  expect(submit.form?.method).toBe("post");
  expect(html).toContain("<noscript>");
});

test("a form that was merged from a site's patches, without prototypes, is drawn the same", () => {
  const bare = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(bare);
    if (typeof value !== "object" || value === null) return value;
    return Object.assign(
      Object.create(null),
      Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, bare(entry)])),
    );
  };
  const drawn = (form: typeof driverForm) =>
    renderToString(
      <FormView definition={form} id="f" t={t} locale="zh-CN" calls={driverCalls} submitLabel="提交" onSubmit={send} />,
    );
  expect(
    drawn({
      ...driverForm,
      schema: bare(driverForm.schema) as typeof driverForm.schema,
      uiSchema: bare(driverForm.uiSchema) as typeof driverForm.schema,
    }),
  ).toBe(drawn(driverForm));
});

test("what a password manager filled in before the page ran is sent, and the page takes over without a complaint", async () => {
  const complaint = vi.spyOn(console, "error").mockImplementation(() => {});
  const place = document.body.appendChild(document.createElement("main"));
  place.innerHTML = renderToString(signIn);
  expect(place.querySelector("noscript")?.textContent).toContain("登录需要启用 JavaScript");
  fillIn();
  const root = await act(async () => hydrateRoot(place, signIn));
  await click(button("登录"));
  await until(() => send.mock.calls.length);
  expect(send.mock.calls[0]?.[0]).toEqual({ loginName: "13800000001", password: "Lectern#2026" });
  expect(complaint).not.toHaveBeenCalled();
  complaint.mockRestore();
  await act(async () => root.unmount());
});

test("an Enter that came before the page ran is not lost", async () => {
  send.mockClear();
  const place = document.body.appendChild(document.createElement("main"));
  place.innerHTML = renderToString(signIn);
  fillIn();
  Object.assign(window, { lecternEarly: button("登录").form });
  const root = await act(async () => hydrateRoot(place, signIn));
  await until(() => send.mock.calls.length);
  expect(send).toHaveBeenCalledTimes(1);
  expect(send.mock.calls[0]?.[0]).toEqual({ loginName: "13800000001", password: "Lectern#2026" });
  await act(async () => root.unmount());
});

test("the precompiled validator of a form is the one its schema asks for", async () => {
  const place = document.body.appendChild(document.createElement("main"));
  place.innerHTML = renderToString(signIn);
  const root = await act(async () => hydrateRoot(place, signIn));
  await click(button("登录"));
  await until(() => errors().length);
  expect(errors()).toEqual([t("form.login.loginNameRequired"), t("form.login.passwordRequired")]);
  await act(async () => root.unmount());
});
