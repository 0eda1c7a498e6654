import { screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import * as errorCode from "../../generated/error-codes.ts";
import { FormDefinitionsContext } from "../../forms/definition.ts";
import { button, clear, click, draw, field, t, type, until } from "../../forms/testing/page.ts";
import { completedForm } from "../../site/document/complete-form.ts";
import { OWN_FORM_CALL } from "../../site/document/own-form.ts";
import type { FormDefinition } from "../../site/document/form-definition.ts";
import { addOwnForm, formTemplates } from "../../site/edit/own-form-templates.ts";
import bundle from "../../generated/built/bundle.json" with { type: "json" };
import type { JsonObject } from "../../shared/json.ts";
import type { BlockProps } from "../block.ts";
import { OwnForm } from "./OwnForm.tsx";

const { own, form } = vi.hoisted(() => ({ own: {} as Record<string, string>, form: { schema: {} as object } }));
vi.mock("../../forms/validation/load.ts", async () => {
  const { compiled } = await import("../../forms/testing/compiled.ts");
  return { loadValidator: async () => compiled(form.schema) };
});

const layer = addOwnForm({
  own: { version: 1, site: { version: 1 } },
  template: formTemplates[0]!,
  name: "enquiry",
  locales: ["zh-CN"],
});
Object.assign(own, layer.texts?.["zh-CN"]);
const made = layer.forms?.["enquiry"] as { schema: JsonObject };
const definition: FormDefinition = {
  ...completedForm({ title: "", ...made, ...OWN_FORM_CALL }, bundle.$defs),
  validator: "/a-script.js",
  inbox: { orgNo: "1001", name: "form.own.enquiry", thanks: "form.own.enquiry.thanks", keepDays: 365, notify: true },
};
form.schema = definition.schema;

const say = (key: string, values?: Record<string, string | number>): string => {
  const words = own[key];
  if (words === undefined) return t(key, values);
  return words.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values?.[name] ?? whole));
};
const sendOwnForm = vi.fn(async (_input: unknown) => ({}));
const page = (more: Partial<FormDefinition> = {}) => (
  <FormDefinitionsContext value={{ enquiry: { ...definition, ...more } }}>
    <OwnForm
      form="enquiry"
      title="课程咨询"
      slots={{}}
      on={{}}
      t={say as BlockProps<"ownForm">["t"]}
      locale="zh-CN"
      blockKey="b"
      operations={{ sendOwnForm, getCaptcha: vi.fn() } as unknown as BlockProps<"ownForm">["operations"]}
    />
  </FormDefinitionsContext>
);
const show = (more?: Partial<FormDefinition>) => draw(page(more));
/** As the server draws it. */
const serve = (more: Partial<FormDefinition>) => {
  document.body.innerHTML = renderToString(page(more));
};
const fillIn = async () => {
  await type(field(/^怎么称呼你/), "林小满");
  await type(field(/^手机号/), "139 1234 0001");
  await type(field(/^想了解什么/), "周末有课吗");
  await click(screen.getByRole("checkbox"));
};
afterEach(async () => {
  sessionStorage.clear();
  sendOwnForm.mockClear();
  await clear();
});

test("what was filled in goes to the organisation of the form, and thanks are said in its words", async () => {
  await show();
  await fillIn();
  await click(button("提交"));
  await until(() => screen.queryByText("已收到，我们会尽快联系你。"));
  expect(sendOwnForm).toHaveBeenCalledExactlyOnceWith({
    siteOrgNo: "1001",
    form: "enquiry",
    answers: { who: "林小满", mobile: "13912340001", question: "周末有课吗", agreed: true },
    seconds: expect.any(Number),
    website: "",
    idempotencyKey: expect.stringMatching(/^[\w-]{8,64}$/),
  });
  expect((sendOwnForm.mock.calls[0]![0] as { seconds: number }).seconds).toBeGreaterThanOrEqual(2);
  expect(screen.queryByRole("textbox")).toBeNull();
});

test("nothing is sent that is wrong: it is said beside its field", async () => {
  await show();
  await fillIn();
  await type(field(/^手机号/), "1391234");
  await click(screen.getByRole("checkbox"));
  await click(button("提交"));
  const saidOf = (name: RegExp) => field(name).getAttribute("aria-describedby");
  await until(() => saidOf(/^手机号/)?.includes("error"));
  expect(screen.getAllByText("请输入正确的手机号")).not.toEqual([]);
  expect(screen.getAllByText("请先勾选这一项")).not.toEqual([]);
  expect(sendOwnForm).not.toHaveBeenCalled();
});

test("a form that is gone says so and keeps what was written", async () => {
  sendOwnForm.mockRejectedValueOnce(Object.assign(new Error("已经下线"), { code: errorCode.FORM_GONE }));
  await show();
  await fillIn();
  await click(button("提交"));
  await until(() => screen.queryByRole("alert"));
  expect(screen.getByRole("alert").textContent).toBe("已经下线");
  expect(field<HTMLTextAreaElement>(/^想了解什么/).value).toBe("周末有课吗");
});

test("the page that answers a browser without JavaScript has what was typed, and what is wrong with it", () => {
  serve({
    sent: {
      done: false,
      message: "填写有误",
      fields: [{ path: "mobile", message: "号码不对" }],
      values: { who: "林小满", mobile: "139" },
    },
  });
  expect(screen.getAllByRole("alert").map(({ textContent }) => textContent)).toContain("填写有误");
  expect(field(/^手机号/).value).toBe("139");
  expect(field(/^手机号/).getAttribute("aria-describedby")).toContain("error");
  expect(button("提交").disabled).toBe(false);
  serve({ sent: { done: true } });
  expect(screen.getByRole("status").textContent).toBe("已收到，我们会尽快联系你。");
});

test("a form without an inbox is not shown", async () => {
  await show({ inbox: undefined as never });
  expect(screen.queryByRole("textbox")).toBeNull();
});
