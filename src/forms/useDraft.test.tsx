import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as errorCode from "../generated/error-codes.ts";
import type { FormDefinition } from "../site/document/form-definition.ts";
import { FormView } from "./FormView.tsx";
import { refusal } from "./testing/messages.ts";
import { button, clear, click, draw, field, t, type, until } from "./testing/page.ts";

const definition: FormDefinition = {
  title: "Kit",
  validator: "kit",
  schema: {
    type: "object",
    properties: {
      name: { type: "string" },
      age: { type: "integer" },
      secret: { type: "string" },
      code: { type: "string" },
    },
  },
  uiSchema: { secret: { "ui:widget": "password" }, code: { "ui:widget": "hidden" } },
};

vi.mock("./validation/load.ts", async () => {
  const { compiled } = await import("./testing/compiled.ts");
  return { loadValidator: async () => compiled(definition.schema) };
});

const send = vi.fn(async (_values: Record<string, unknown>): Promise<void | false> => {});
const show = (owner: string, initial?: Record<string, unknown>) =>
  draw(
    <FormView
      definition={definition}
      id="f"
      t={t}
      locale="zh-CN"
      initial={initial}
      draft={{ form: "kit", owner }}
      submitLabel="提交"
      onSubmit={send}
    />,
  );
const value = (name: string) => field(name).value;
const note = () => screen.queryByRole("status");
const submit = async () => {
  await click(button("提交"));
  await until(() => send.mock.calls.length);
};

beforeEach(() => {
  sessionStorage.clear();
  send.mockReset().mockResolvedValue(undefined);
});
afterEach(clear);

test("what was typed is there again when the form comes back, and the form says so", async () => {
  await show("7", { name: "Ann" });
  expect(note()).toBeNull();
  await type(field("name"), "Anna");
  await type(field("age"), "7");
  await show("7", { name: "Ann" });
  await until(note);
  expect([value("name"), value("age")]).toEqual(["Anna", "7"]);
});

test("no password is kept", async () => {
  await show("7");
  await type(field("name"), "Anna");
  await type(field("secret"), "Lectern#2026");
  expect(JSON.stringify({ ...sessionStorage })).not.toContain("Lectern#2026");
  await show("7");
  await until(note);
  expect(value("secret")).toBe("");
});

test("what was typed signed out is there after signing in; what one person typed is not there for another", async () => {
  await show("");
  await type(field("name"), "typed before");
  await show("7");
  await until(note);
  expect(value("name")).toBe("typed before");
  await type(field("name"), "of seven");
  await submit();
  await show("7");
  await type(field("name"), "of seven");
  await show("8");
  expect(note()).toBeNull();
  expect(value("name")).toBe("");
});

test("sent, it is forgotten; refused or taken back, it is kept", async () => {
  await show("7");
  await type(field("name"), "Anna");
  send.mockRejectedValueOnce(Object.assign(new Error("太频繁"), { code: errorCode.CODE_TOO_SOON }));
  await submit();
  await until(refusal);
  expect(sessionStorage.length).toBe(1);
  send.mockClear().mockResolvedValueOnce(false);
  await submit();
  expect(sessionStorage.length).toBe(1);
  send.mockClear();
  await submit();
  await until(() => sessionStorage.length === 0);
});

test("it can be discarded: the form is as it was to begin with", async () => {
  await show("7", { name: "Ann" });
  await type(field("name"), "Anna");
  await show("7", { name: "Ann" });
  await until(note);
  await click(button(t("form.theme.draft.discard")));
  expect(note()).toBeNull();
  expect(value("name")).toBe("Ann");
  expect(sessionStorage.length).toBe(0);
});

test("typing back what was there leaves nothing to keep, and leaving is not asked about", async () => {
  const leave = () => {
    const event = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  await show("7", { name: "Ann" });
  await type(field("name"), "Anna");
  expect(leave()).toBe(true);
  await type(field("name"), "Ann");
  expect(leave()).toBe(false);
  expect(sessionStorage.length).toBe(0);
});
