import { act, useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import login from "../../schemas/forms/login.form.json" with { type: "json" };
import type { FormDefinition } from "../site/form-definition.ts";
import { FormView } from "./FormView.tsx";
import { clear, draw, one, t, type } from "./testing/page.ts";

const load = vi.hoisted(() => vi.fn());
vi.mock("./validation/load.ts", () => ({ loadValidator: load }));

const send = vi.fn(async (_values: Record<string, unknown>) => {});
let change: (definition: FormDefinition) => void;

function Changing() {
  const [definition, setDefinition] = useState<FormDefinition>({ ...login, validator: "login" });
  change = setDefinition;
  return <FormView definition={definition} id="f" t={t} locale="zh-CN" submitLabel="登录" onSubmit={send} />;
}

afterEach(async () => {
  vi.useRealTimers();
  await clear();
});

const submit = () => act(async () => one("button[type=submit]").click());
const fault = () => document.querySelector(".lf-fault")?.textContent;

test("rules that never come are waited for only so long: then the form says that it cannot be sent", async () => {
  load.mockReset().mockImplementation(() => new Promise(() => undefined));
  await draw(<Changing />);
  await type("#f_loginName", "ann");
  vi.useFakeTimers();
  await submit();
  expect(one("button[type=submit]").getAttribute("aria-busy")).toBe("true");
  await act(() => vi.advanceTimersByTimeAsync(31_000));
  expect(fault()).toBe(t("form.theme.notReady"));
  expect(one("button[type=submit]").getAttribute("aria-busy")).toBe("false");
  expect(send).not.toHaveBeenCalled();
});

test("a form that becomes another one each time its rules have come gives up, and says so", async () => {
  let made = 0;
  load.mockReset().mockImplementation(async () => {
    made += 1;
    // A form that never gave up would stop the test run.
    if (made > 30) throw new Error("still going");
    change({ ...login, title: `Login${made}`, validator: "login" });
    // Drawn before the rules are there, as when data of a page come.
    await new Promise((resolve) => setTimeout(resolve, 5));
    return { default: Object.assign(() => true, { errors: null }) };
  });
  await draw(<Changing />);
  await type("#f_loginName", "ann");
  await submit();
  await expect.poll(async () => (await act(async () => undefined), fault()), { timeout: 60_000 }).toBe(t("form.theme.notReady"));
  expect(made).toBeLessThan(15);
  expect(send).not.toHaveBeenCalled();
});
