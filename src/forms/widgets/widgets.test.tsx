import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FormDefinition } from "../../site/document/form-definition.ts";
import { FormView } from "../FormView.tsx";
import { clear, click, draw, one, t, texts, type, until } from "../testing/page.ts";

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
  await click("button[type=submit]");
  await until(() => send.mock.calls.length > 0 || document.querySelector("[aria-invalid=true]"));
};
const labelled = (label: string) => one(`[aria-label="${label}"]`);

beforeEach(async () => {
  send.mockClear();
  await draw(<FormView definition={definition} id="f" t={t} locale="en" submitLabel="Send" onSubmit={send} />);
});
afterEach(clear);

test("each kind of value reaches the submission in its own type", async () => {
  await type("#f_nick", "Ann");
  await type("#f_age", "7");
  await type("#f_level", "2");
  await click("#f_way-1");
  await click("#f_tags-2");
  await click("#f_tags");
  await type("#f_bio", " hello ");
  await type("#f_secret", " kept as typed ");
  await click("#f_agree");
  await type("#f_contact_who", "Bob");
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
  expect(one<HTMLSelectElement>("#f_level").value).toBe("");
  expect(document.querySelector("input[type=radio]:checked")).toBeNull();
});

test("every control has a label, and help and description belong to it", () => {
  expect(one<HTMLInputElement>("#f_nick").labels?.[0]?.textContent).toContain("Nick");
  expect(one(`[id="${one("#f_nick").getAttribute("aria-describedby")}"]`).textContent).toBe("As others see it");
  expect(one(`[id="${one("#f_bio").getAttribute("aria-describedby")}"]`).textContent).toBe("A line or two");
  expect(one("[role=radiogroup]").getAttribute("aria-labelledby")).toBe("f_way__label");
});

test("a message of a nested property is found by its path", async () => {
  await type("#f_nick", "Ann");
  await submit();
  expect(one("[id='f_contact_who__error']").textContent).toBe("Say who");
  expect(document.activeElement?.id).toBe("f_contact_who");
});

test("a keyword that the form has no message for gets a general one", async () => {
  await type("#f_nick", "A");
  await type("#f_age", "0");
  await submit();
  expect(texts(".lf-error").slice(0, 2)).toEqual(["至少 2 个字符", "不能小于 1"]);
});

test("entries of a list are added, moved and removed", async () => {
  for (const number of ["1", "2", "3"]) {
    await click(".lf-array .lf-add");
    await type(`#f_phones_${Number(number) - 1}`, number);
  }
  await click(labelled("上移第 3 项"));
  await click(labelled("删除第 1 项"));
  expect([...document.querySelectorAll<HTMLInputElement>(".lf-item input")].map((input) => input.value)).toEqual([
    "3",
    "2",
  ]);
  expect(labelled("上移第 1 项").hasAttribute("disabled")).toBe(true);
});

test("a password can be looked at", async () => {
  expect(one("#f_secret").getAttribute("type")).toBe("password");
  expect(one("#f_secret").getAttribute("autocomplete")).toBe("new-password");
  await click(labelled("显示密码"));
  expect(one("#f_secret").getAttribute("type")).toBe("text");
});

test("a file is taken by what is in it, not by its name", async () => {
  const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
  await choose(new File(["<script>"], "photo.png", { type: "image/png" }));
  await until(() => texts(".lf-error").length);
  expect(texts(".lf-error")).toEqual(["仅支持 PNG 文件"]);
  await choose(new File([new Uint8Array([...png, ...new Uint8Array(100)])], "big.png"));
  await until(() => texts(".lf-error")[0]?.startsWith("文件不能超过"));
  await choose(new File([new Uint8Array(png)], "a b.png"));
  await until(() => document.querySelector(".lf-chosen"));
  expect(texts(".lf-error")).toEqual([]);
  expect(one(".lf-chosen span").textContent).toBe("a b.png");
  await type("#f_nick", "Ann");
  await type("#f_contact_who", "Bob");
  await submit();
  expect(send.mock.calls[0]?.[0]?.photo).toMatch(/^data:image\/png;name=a%20b\.png;base64,iVBORw0KGgo=$/);
});

async function choose(file: File): Promise<void> {
  const field = one<HTMLInputElement>("#f_photo");
  Object.defineProperty(field, "files", { value: [file], configurable: true });
  await act(async () => field.dispatchEvent(new Event("change", { bubbles: true })));
}
