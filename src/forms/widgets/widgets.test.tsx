import { screen, within } from "@testing-library/react";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FormDefinition } from "../../site/document/form-definition.ts";
import { FormView } from "../FormView.tsx";
import { errorOf, errors } from "../testing/messages.ts";
import { button, clear, click, draw, field, t, type, until } from "../testing/page.ts";

const definition: FormDefinition = {
  title: "Kit",
  validator: "kit",
  schema: {
    type: "object",
    required: ["nick", "contact"],
    properties: {
      nick: { type: "string", title: "Nick", minLength: 2, description: "As others see it" },
      age: { type: "integer", title: "Age", minimum: 1 },
      level: {
        type: "integer",
        title: "Level",
        oneOf: [
          { const: 1, title: "Beginner" },
          { const: 2, title: "Advanced" },
        ],
      },
      way: {
        type: "string",
        title: "Way",
        oneOf: [
          { const: "m", title: "Mail" },
          { const: "p", title: "Phone" },
        ],
      },
      tags: { type: "array", title: "Tags", uniqueItems: true, items: { type: "string", enum: ["a", "b", "c"] } },
      secret: { type: "string", title: "Secret" },
      bio: { type: "string", title: "Bio" },
      photo: { type: "string", title: "Photo" },
      agree: { type: "boolean", title: "Agree" },
      phones: { type: "array", title: "Phones", items: { type: "string", title: "Phone" } },
      contact: {
        type: "object",
        title: "Contact",
        required: ["who"],
        properties: { who: { type: "string", title: "Who" } },
      },
    },
  },
  uiSchema: {
    way: { "ui:widget": "radio" },
    tags: { "ui:widget": "checkboxes" },
    secret: { "ui:widget": "password", "ui:autocomplete": "new-password" },
    bio: { "ui:widget": "textarea", "ui:help": "A line or two" },
    photo: { "ui:widget": "file", "ui:options": { accept: ["image/png"], maxBytes: 64 } },
  },
  messages: { "contact.who": { required: "Say who" } },
};

vi.mock("../validation/load.ts", async () => {
  const { compiled } = await import("../testing/compiled.ts");
  return { loadValidator: async () => compiled(definition.schema) };
});

const send = vi.fn(async (_values: Record<string, unknown>) => {});
const submit = async () => {
  await click(button("Send"));
  await until(() => send.mock.calls.length > 0 || screen.queryByRole("alert"));
};
const nick = () => field(/^Nick/);
const who = () => field(/^Who/);
const choice = (name: string) => screen.getByLabelText(name, { selector: "input" });

beforeEach(async () => {
  send.mockClear();
  await draw(<FormView definition={definition} id="f" t={t} locale="en" submitLabel="Send" onSubmit={send} />);
});
afterEach(clear);

test("each kind of value reaches the submission in its own type", async () => {
  await type(nick(), "Ann");
  await type(field("Age"), "7");
  await type(field("Level"), "2");
  await click(choice("Phone"));
  await click(choice("c"));
  await click(choice("a"));
  await type(field("Bio"), " hello ");
  await type(field("Secret"), " kept as typed ");
  await click(choice("Agree"));
  await type(who(), "Bob");
  await submit();
  expect(send.mock.calls[0]?.[0]).toEqual({
    nick: "Ann",
    age: 7,
    level: 2,
    way: "p",
    tags: ["a", "c"],
    bio: "hello",
    secret: " kept as typed ",
    agree: true,
    contact: { who: "Bob" },
  });
});

test("nothing is chosen for the person: the first of several constants is no default", () => {
  expect(field("Level").value).toBe("");
  expect(screen.queryByRole("radio", { checked: true })).toBeNull();
});

test("every control has a label, and help and description belong to it", () => {
  expect(screen.getByRole("textbox", { name: "Nick", description: "As others see it" })).toBeDefined();
  expect(screen.getByRole("textbox", { name: "Bio", description: "A line or two" })).toBeDefined();
  expect(screen.getByRole("radiogroup", { name: "Way" })).toBeDefined();
});

test("a message of a nested property is found by its path", async () => {
  await type(nick(), "Ann");
  await submit();
  expect(errorOf(who())).toBe("Say who");
  expect(document.activeElement).toBe(who());
});

test("a keyword that the form has no message for gets a general one", async () => {
  await type(nick(), "A");
  await type(field("Age"), "0");
  await submit();
  expect(errors().slice(0, 2)).toEqual(["至少 2 个字符", "不能小于 1"]);
});

test("entries of a list are added, moved and removed", async () => {
  const list = screen.getByRole("group", { name: "Phones" });
  const entries = () => within(list).getAllByRole<HTMLInputElement>("textbox");
  for (const number of ["1", "2", "3"]) {
    await click(button("添加一项", list));
    await type(entries().at(-1)!, number);
  }
  await click(button("上移第 3 项", list));
  await click(button("删除第 1 项", list));
  expect(entries().map(({ value }) => value)).toEqual(["3", "2"]);
  expect(button("上移第 1 项", list).disabled).toBe(true);
});

test("a password can be looked at", async () => {
  expect(field("Secret").type).toBe("password");
  expect(field("Secret").autocomplete).toBe("new-password");
  await click(button("显示密码"));
  expect(field("Secret").type).toBe("text");
});

test("a file is taken by what is in it, not by its name", async () => {
  const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
  await choose(new File(["<script>"], "photo.png", { type: "image/png" }));
  const error = () => errorOf(field("Photo"));
  await until(error);
  expect(error()).toBe("仅支持 PNG 文件");
  await choose(new File([new Uint8Array([...png, ...new Uint8Array(100)])], "big.png"));
  await until(() => error()?.startsWith("文件不能超过"));
  await choose(new File([new Uint8Array(png)], "a b.png"));
  await screen.findByText("a b.png");
  expect(error()).toBeUndefined();
  await type(nick(), "Ann");
  await type(who(), "Bob");
  await submit();
  expect(send.mock.calls[0]?.[0]?.photo).toMatch(/^data:image\/png;name=a%20b\.png;base64,iVBORw0KGgo=$/);
});

async function choose(file: File): Promise<void> {
  const input = field("Photo");
  Object.defineProperty(input, "files", { value: [file], configurable: true });
  await act(async () => input.dispatchEvent(new Event("change", { bubbles: true })));
}

test("a number is read as marking reads it, stays as it was typed, and says what was read", async () => {
  const sent = vi.fn(async () => undefined);
  const number: FormDefinition = {
    title: "Sizes",
    validator: "sizes",
    schema: { type: "object", properties: { size: { type: "number", title: "Size" } } },
  };
  const place = await draw(
    <FormView definition={number} id="sizes" t={t} locale="en" submitLabel="Send" onSubmit={sent} />,
  );
  const input = () => within(place).getByRole("textbox", { name: /Size/ }) as HTMLInputElement;
  await type(input(), "1/2");
  expect(input().value).toBe("1/2");
  expect(place.textContent).toContain("读作 0.5");
  await type(input(), "3。5");
  expect(place.textContent).toContain("读作 3.5");
});
