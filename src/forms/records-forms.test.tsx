import { screen, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { EXAM_CHANGED, VALIDATION } from "../generated/error-codes.ts";
import type { FormDefinition } from "../site/document/form-definition.ts";
import { FormView, type FormViewProps } from "./FormView.tsx";
import { button, clear, click, draw, field, t, texts, type, until } from "./testing/page.ts";

const definition: FormDefinition = {
  title: "Paper",
  validator: "paper",
  operation: "saveExam",
  within: "settings",
  isVersioned: true,
  local: ["paperName"],
  schema: {
    type: "object",
    required: ["name"],
    properties: {
      name: { type: "string", title: "Name" },
      paperId: { type: "string", title: "Paper" },
      pass: { type: "number", title: "Pass", default: 60 },
      kind: {
        type: "integer",
        title: "Kind",
        oneOf: [1, 2, 3].map((kind) => ({ const: kind, title: `Kind ${kind}` })),
      },
      keys: { type: "array", title: "Keys", items: { type: "string", pattern: "^[0-9a-f]{4}$" } },
      about: { type: "object", title: "About" },
      paperName: { type: "string", title: "Paper" },
    },
  },
  uiSchema: {
    "ui:order": ["pass", "name", "paperId", "kind", "keys", "about", "*"],
    "ui:groups": [
      { title: "What", fields: ["name", "paperId", "kind"] },
      { title: "More", fields: ["keys", "about"] },
    ],
    paperId: {
      "ui:widget": "lookup",
      "ui:options": {
        operation: "listExamPapers",
        finds: "str",
        shows: ["paperName"],
        named: "paperName",
        fills: { passScore: "pass" },
        alone: true,
      },
    },
    kind: { "ui:options": { offered: [1, 3] } },
    keys: { "ui:widget": "lines" },
    about: { "ui:widget": "richText" },
    paperName: { "ui:widget": "hidden" },
  },
};
vi.mock("./validation/load.ts", async () => {
  const { compiled } = await import("./testing/compiled.ts");
  return { loadValidator: async () => compiled(definition.schema) };
});

const papers = [
  { id: "1", paperName: "A", passScore: 48 },
  { id: "2", paperName: "B", passScore: 30 },
];
const listExamPapers = vi.fn(async (_input: object) => ({ list: papers }));
const send = vi.fn(async (_values: Record<string, unknown>, _button?: "second"): Promise<void | false> => {});
const show = (more: Partial<FormViewProps> = {}) =>
  draw(
    <FormView
      definition={definition}
      id="f"
      t={t}
      locale="en"
      calls={{ listExamPapers }}
      submitLabel="Save"
      onSubmit={send}
      {...more}
    />,
  );
const paper = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Paper" });
const papersCame = () => until(() => paper().querySelector('option[value="2"]'));
const pass = () => field("Pass").value;

beforeEach(() => vi.clearAllMocks());
afterEach(clear);

test("fields stand below the headings of their groups, and those of none before them", async () => {
  await show();
  const labels = (region: HTMLElement) =>
    texts(within(region).getAllByText(/^(Name|Paper|Pass|Kind|Keys|About)/, { selector: "label" }));
  await until(() => screen.queryByLabelText("Keys"));
  expect(labels(screen.getByRole("group", { name: "What" }))).toEqual([
    expect.stringMatching(/^Name/),
    "Paper",
    "Kind",
  ]);
  expect(labels(screen.getByRole("group", { name: "More" }))).toEqual(["Keys", "About"]);
  expect(screen.getAllByText(/^(Name|Pass)/, { selector: "label" })[0]?.textContent).toBe("Pass");
});

test("a choice suggests values of other fields until a person writes another", async () => {
  await show();
  await papersCame();
  await type(paper(), "1");
  expect(pass()).toBe("48");
  await type(paper(), "2");
  expect(pass()).toBe("30");
  await type(field("Pass"), "33");
  await type(paper(), "1");
  expect(pass()).toBe("33");
});

test("an entry that is the only one is chosen at once, with what it suggests", async () => {
  listExamPapers.mockResolvedValueOnce({ list: [papers[0]!] });
  await show();
  await until(() => pass() === "48");
  expect(paper().value).toBe("1");
});

test("what is changed keeps its values, has its name though it is in no list, and is not found anew where it is fixed", async () => {
  await show({ initial: { paperId: "9", paperName: "Old", pass: 60, kind: 2 } });
  await papersCame();
  expect([paper().selectedOptions[0]?.textContent, pass()]).toEqual(["Old", "60"]);
  // What may not be chosen is shown where it is there already.
  expect(texts(field<HTMLSelectElement>("Kind").options).slice(1)).toEqual(["Kind 1", "Kind 2", "Kind 3"]);
  const { schema } = definition;
  const properties = schema["properties"] as Record<string, object>;
  const fixed = { ...schema, properties: { ...properties, paperId: { ...properties["paperId"], readOnly: true } } };
  await show({ definition: { ...definition, schema: fixed }, initial: { paperId: "9", paperName: "Old" } });
  await papersCame();
  expect(paper().disabled).toBe(true);
  expect(screen.queryByRole("searchbox")).toBeNull();
  expect(texts(field<HTMLSelectElement>("Kind").options).slice(1)).toEqual(["Kind 1", "Kind 3"]);
});

test("lines are a list, and the first that does not fit is named", async () => {
  await show({ initial: { name: "x" } });
  await until(() => screen.queryByLabelText("Keys"));
  await type(field("Keys"), "0a1b\n\nxyz ");
  expect(screen.queryByText(t("form.lines.wrong", { number: "xyz" }))).not.toBeNull();
  await type(field("Keys"), "0a1b\n ffff ");
  await click(button("Save"));
  await until(() => send.mock.calls.length);
  expect(send.mock.calls[0]?.[0]).toMatchObject({ keys: ["0a1b", "ffff"] });
});

test("a written page is a text while it is plain, and its spaces stay as they are", async () => {
  const bold = { type: "text", text: " bold ", marks: [{ type: "bold" }] };
  const about = { type: "doc", content: [{ type: "paragraph", content: [bold] }] };
  await show({ initial: { name: "x", about } });
  await until(() => screen.queryByText(t("form.richText.rewrite")));
  await click(button("Save"));
  await until(() => send.mock.calls.length === 1);
  expect(send.mock.calls[0]?.[0]).toEqual(expect.objectContaining({ about }));
  await click(button(t("form.richText.rewrite")));
  await type(field("About"), "one\ntwo");
  await click(button("Save"));
  await until(() => send.mock.calls.length === 2);
  const line = (text: string) => ({ type: "paragraph", content: [{ type: "text", text }] });
  expect(send.mock.calls[1]?.[0]).toMatchObject({ about: { type: "doc", content: [line("one"), line("two")] } });
});

test("a second button sends the same, and says that it was it", async () => {
  await show({ initial: { name: "x" }, second: { label: "Publish" } });
  await click(button("Publish"));
  await until(() => send.mock.calls.length === 1);
  await click(button("Save"));
  await until(() => send.mock.calls.length === 2);
  expect(send.mock.calls.map(([{ name }, which]) => [name, which])).toEqual([
    ["x", "second"],
    ["x", undefined],
  ]);
});

test("what the server refuses within a property of the body stands at its field", async () => {
  const data = { fields: [{ path: "settings.name", message: "Taken" }] };
  send.mockRejectedValueOnce(Object.assign(new Error("Wrong"), { code: VALIDATION, data }));
  await show({ initial: { name: "x" } });
  await click(button("Save"));
  await until(() => screen.queryAllByText("Taken").length > 0);
  expect(field(/^Name/).getAttribute("aria-invalid")).toBe("true");
});

test("where another person saved meanwhile both are shown, and whoever typed decides whose counts", async () => {
  const stale = Object.assign(new Error("Changed by another"), { code: EXAM_CHANGED });
  function Page() {
    const [initial, setInitial] = useState<Record<string, unknown>>({ name: "old", kind: 1 });
    return (
      <FormView
        definition={definition}
        id="f"
        t={t}
        locale="en"
        calls={{ listExamPapers }}
        submitLabel="Save"
        onSubmit={send}
        initial={initial}
        onStale={async () => setInitial({ name: "theirs", kind: 3 })}
      />
    );
  }
  await draw(<Page />);
  await until(() => screen.queryByLabelText(/^Name/));
  await type(field(/^Name/), "mine");
  send.mockRejectedValueOnce(stale);
  await click(button("Save"));
  await until(() => screen.queryByRole("table"));
  const rows = () => texts(screen.getAllByRole("row")).slice(1);
  expect(rows()).toEqual(["Nametheirsmine", "KindKind 3Kind 1"]);
  expect(field(/^Name/).value).toBe("mine");
  await click(button(t("form.version.keepMine")));
  await until(() => send.mock.calls.length === 2);
  expect(send.mock.calls[1]?.[0]).toMatchObject({ name: "mine", kind: 1 });
  await until(() => screen.queryByRole("table") === null);
  send.mockRejectedValueOnce(stale);
  await click(button("Save"));
  await until(() => screen.queryByRole("table"));
  await click(button(t("form.version.takeTheirs")));
  expect(field(/^Name/).value).toBe("theirs");
  expect(screen.queryByRole("table")).toBeNull();
});
