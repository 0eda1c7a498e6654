import { screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import validator from "@rjsf/validator-ajv8";
import type { RJSFSchema } from "@rjsf/utils";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { FormDefinition } from "../site/document/form-definition.ts";
import { FormView } from "./FormView.tsx";
import { errorOf, errors } from "./testing/messages.ts";
import { button, clear, click, draw, field, t, texts, type, until } from "./testing/page.ts";
import { ThemedForm } from "./theme.ts";

const shown = vi.hoisted(() => ({ schema: {} as object }));
vi.mock("./validation/load.ts", async () => {
  const { compiled } = await import("./testing/compiled.ts");
  return { loadValidator: async () => compiled(shown.schema) };
});

afterEach(clear);

const send = vi.fn(async (_values: Record<string, unknown>) => {});

/** A form with one field more than the usual. */
function form(properties: object, more: Partial<FormDefinition> & { rules?: object } = {}): FormDefinition {
  const { rules, ...rest } = more;
  return { title: "T", validator: "test", schema: { type: "object", properties, ...rules }, ...rest } as FormDefinition;
}

async function drawForm(definition: FormDefinition, initial?: Record<string, unknown>): Promise<void> {
  send.mockReset().mockResolvedValue(undefined);
  shown.schema = definition.schema;
  await draw(
    <FormView
      definition={definition}
      id="f"
      t={t}
      locale="zh-CN"
      submitLabel="提交"
      initial={initial}
      onSubmit={send}
    />,
  );
}

async function submitted(): Promise<unknown> {
  await click(button("提交"));
  await until(() => send.mock.calls.length > 0 || screen.queryByRole("alert"));
  return send.mock.calls[0]?.[0] ?? errors();
}

describe("an ordinary schema", () => {
  test("a list of choices, each once, is boxes without being told so", async () => {
    await drawForm(
      form({
        days: {
          type: "array",
          title: "哪几天",
          uniqueItems: true,
          items: { type: "string", enum: ["周一", "周二", "周三"] },
        },
      }),
    );
    await click(screen.getByRole("checkbox", { name: "周三" }));
    await click(screen.getByRole("checkbox", { name: "周一" }));
    expect(await submitted()).toEqual({ days: ["周一", "周三"] });
  });

  test.each([
    ["time", "10:30", "25:00", "选择时间"],
    ["date-time", "2026-03-01T10:30", "rubbish", "选择日期和时间"],
    ["uuid", "8c7a1f1e-6c1d-4c7e-9d4b-0a1b2c3d4e5f", "rubbish", undefined],
  ])("the format %s is asked for by its own field, and checked", async (format, right, wrong, picker) => {
    const definition = form({ at: { type: "string", title: "何时", format } });
    await drawForm(definition, { at: wrong });
    expect(screen.queryByRole("button", { name: /^选择/ })?.getAttribute("aria-label")).toBe(picker);
    expect(await submitted()).toEqual(["格式不正确"]);
    await drawForm(definition, { at: right });
    expect(await submitted()).toEqual({ at: right });
  });

  test("what one field needs another for is asked for there", async () => {
    await drawForm(
      form(
        { card: { type: "string", title: "卡号" }, bank: { type: "string", title: "银行" } },
        { rules: { dependentRequired: { card: ["bank"] } } },
      ),
      { card: "6222" },
    );
    expect(await submitted()).toEqual(["此项必填"]);
    expect(errorOf(field(/^银行/))).toBe("此项必填");
  });

  test("a box has its description, which it names", async () => {
    await drawForm(form({ news: { type: "boolean", title: "订阅", description: "每月一封" } }));
    expect(screen.getByRole("checkbox", { name: "订阅", description: "每月一封" })).toBeDefined();
  });

  test("a list has the title and description of its presentation", async () => {
    await drawForm(
      form(
        { list: { type: "array", title: "原来", items: { type: "string" } } },
        { uiSchema: { list: { "ui:title": "名单", "ui:description": "一行一个" } } },
      ),
    );
    const list = screen.getByRole("group", { name: "名单" });
    expect(within(list).getByText("一行一个")).toBeDefined();
    expect(screen.queryByText("原来")).toBeNull();
  });

  test.each(["radio", "select", "checkboxes"])("%s shows a choice that cannot be chosen", async (widget) => {
    const items = { type: "string", enum: ["a", "b"] };
    const schema = widget === "checkboxes" ? { type: "array", uniqueItems: true, items } : items;
    await drawForm(
      form(
        { one: { title: "哪个", ...schema } },
        { uiSchema: { one: { "ui:widget": widget, "ui:enumDisabled": ["b"], "ui:classNames": "own-class" } } },
      ),
    );
    const role = { radio: "radio", select: "option", checkboxes: "checkbox" }[widget]!;
    const choices = screen.getAllByRole<HTMLInputElement | HTMLOptionElement>(role);
    const off = choices.filter(({ disabled }) => disabled);
    expect(off).toEqual([screen.getByRole(role, { name: "b" })]);
    // The class is what a form names to be styled by.
    expect(document.querySelector(".lf-field.own-class")).not.toBeNull();
  });

  test("figures in full width are figures", async () => {
    await drawForm(form({ age: { type: "integer", title: "年龄" }, price: { type: "number", title: "价格" } }));
    await type(field("年龄"), "１２");
    await type(field("价格"), "３．５");
    expect(await submitted()).toEqual({ age: 12, price: 3.5 });
  });

  test.each([
    [{ const: "同意" }, "不", "请填写规定的内容"],
    [{ not: { const: "不" } }, "不", "不能填写这个内容"],
    [{ type: "number", exclusiveMinimum: 3 }, 3, "必须大于 3"],
    [{ type: "number", multipleOf: 5 }, 3, "必须是 5 的倍数"],
  ])("%j has its own words", async (rule, value, words) => {
    await drawForm(form({ it: { type: "string", title: "内容", ...rule } }), { it: value });
    expect(await submitted()).toEqual([words]);
  });

  test.each([
    ["plate", "鄂A1234", "鄂A12345", "车牌号不正确，请填写完整的车牌号"],
    ["identityCard", "110105194912310021", "11010519491231002X", "身份证号码不正确，请检查每一位"],
  ])("the named rule %s is asked also of entries of a list", async (check, wrong, right, words) => {
    const definition = form(
      {
        list: {
          type: "array",
          title: "名单",
          items: { type: "object", properties: { it: { type: "string", title: "内容" } } },
        },
      },
      { uiSchema: { list: { items: { it: { "ui:options": { check } } } } } },
    );
    await drawForm(definition, { list: [{ it: right }, { it: wrong }] });
    expect(await submitted()).toEqual([words]);
    await drawForm(definition, { list: [{ it: right }] });
    expect(await submitted()).toEqual({ list: [{ it: right }] });
  });

  test("a field for what is filled in already is there at once, without a touch and without JavaScript", () => {
    const definition = form(
      { hasCar: { type: "boolean", title: "有车" } },
      {
        rules: {
          if: { properties: { hasCar: { const: true } }, required: ["hasCar"] },
          // oxlint-disable-next-line unicorn/no-thenable -- the keyword is JSON Schema's; nothing awaits a schema
          then: { properties: { plate: { type: "string", title: "车牌" } } },
        },
      },
    );
    const html = (initial: Record<string, unknown>) =>
      renderToString(
        <FormView
          definition={definition}
          id="f"
          t={t}
          locale="zh-CN"
          submitLabel="提交"
          initial={initial}
          onSubmit={send}
        />,
      );
    expect([html({ hasCar: true }).includes("f_plate"), html({ hasCar: false }).includes("f_plate")]).toEqual([
      true,
      false,
    ]);
  });
});

test("the theme is one of RJSF like others: it draws a form of anybody without our surroundings", async () => {
  const schema: RJSFSchema = {
    type: "object",
    required: ["name"],
    properties: {
      name: { type: "string", title: "Name", description: "Of a person" },
      age: { type: "integer", title: "Age" },
      news: { type: "boolean", title: "News" },
      kind: { type: "string", enum: ["a", "b"], title: "Kind" },
      days: { type: "array", title: "Days", uniqueItems: true, items: { type: "string", enum: ["x", "y"] } },
      list: {
        type: "array",
        title: "List",
        items: {
          type: "object",
          title: "Entry",
          properties: { day: { type: "string", format: "date" }, at: { type: "string", format: "date-time" } },
        },
      },
      group: {
        type: "object",
        title: "Group",
        additionalProperties: { type: "string" },
        properties: { text: { type: "string" } },
      },
    },
  };
  const uiSchema = {
    name: { "ui:help": "In full" },
    kind: { "ui:widget": "radio" },
    group: { text: { "ui:widget": "textarea" } },
    "ui:submitButtonOptions": { submitText: "Go" },
  };
  const onSubmit = vi.fn();
  await draw(
    <ThemedForm
      schema={schema}
      uiSchema={uiSchema}
      validator={validator}
      initialFormData={{ list: [{ day: "2026-03-01" }], group: { more: "1" } }}
      onSubmit={({ formData }) => onSubmit(formData)}
    />,
  );
  expect(texts(screen.getAllByRole("button"))).toContain("add");
  await type(field(/^Name/), "Ann");
  await click(button("Go"));
  await until(() => onSubmit.mock.calls.length);
  expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ name: "Ann", list: [{ day: "2026-03-01" }] });
});
