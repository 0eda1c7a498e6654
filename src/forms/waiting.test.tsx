import { screen } from "@testing-library/react";
import { act, useEffect } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FormDefinition } from "../site/document/form-definition.ts";
import { FormView } from "./FormView.tsx";
import { refusal } from "./testing/messages.ts";
import { loginForm } from "./testing/sample-forms.ts";
import { button, clear, field, t, type } from "./testing/page.ts";

const load = vi.hoisted(() => vi.fn());
vi.mock("./validation/load.ts", () => ({ loadValidator: load }));

const send = vi.fn(async (_values: Record<string, unknown>) => {});
let root: Root;
const change = (definition: FormDefinition, number = 0) =>
  root.render(
    <>
      <FormView definition={definition} id="f" t={t} locale="zh-CN" submitLabel="登录" onSubmit={send} />
      <Drawn number={number} />
    </>,
  );

/** The last form that was drawn. */
let drawn = 0;

function Drawn({ number }: { number: number }) {
  useEffect(() => {
    drawn = number;
  }, [number]);
  return null;
}

beforeEach(async () => {
  load.mockReset();
  root = createRoot(document.body.appendChild(document.createElement("main")));
  await act(async () => change(loginForm));
});
afterEach(async () => {
  vi.useRealTimers();
  await act(async () => root.unmount());
  await clear();
});

const submit = () => act(async () => button("登录").click());
const typeName = () => type(field(/^手机号或登录名/), "ann");

test("rules that never come are waited for only so long: then the form says that it cannot be sent", async () => {
  load.mockImplementation(() => new Promise(() => undefined));
  await typeName();
  vi.useFakeTimers();
  await submit();
  expect(button("登录").getAttribute("aria-busy")).toBe("true");
  await act(() => vi.advanceTimersByTimeAsync(31_000));
  expect(refusal()).toBe(t("form.theme.notReady"));
  expect(button("登录").getAttribute("aria-busy")).toBe("false");
  expect(send).not.toHaveBeenCalled();
});

test("a form that becomes another one each time its rules have come gives up, and says so", async () => {
  let made = 0;
  load.mockImplementation(async () => {
    made += 1;
    // A form that never gave up would stop the test run.
    if (made > 30) throw new Error("still going");
    change({ ...loginForm, title: `Login${made}`, validator: "login" }, made);
    // Drawn before the rules are there, as when data of a page come.
    while (drawn < made) await new Promise((resolve) => setTimeout(resolve, 1));
    return { default: Object.assign(() => true, { errors: null }) };
  });
  await typeName();
  await submit();
  const isSaid = () => screen.queryByText(t("form.theme.notReady")) !== null;
  await expect.poll(async () => (await act(async () => undefined), isSaid()), { timeout: 60_000 }).toBe(true);
  expect(refusal()).toBe(t("form.theme.notReady"));
  expect(made).toBeLessThan(15);
  expect(send).not.toHaveBeenCalled();
});
