import { act, useState } from "react";
import { beforeEach, expect, test } from "vitest";
import { asksAboutUnfinished } from "../../editor/unfinished-fields.ts";
import { clear, click, draw, one, press, settle, type } from "../../forms/testing/page.ts";
import type { RichText } from "../../generated/types.ts";
import { TYPED_EVENT, type TypedDetail } from "../../shared/draft-key.ts";
import "../../ui/math-at-once.ts";
import { RichEditor } from "./RichEditor.tsx";

let written: RichText;

function Page() {
  const [body, setBody] = useState<RichText>(written);
  return (
    <>
      <h1 id="name">正文</h1>
      <RichEditor
        id="text"
        value={body}
        onChange={(document) => setBody((written = document))}
        labelledBy="name"
        placeholder=""
        words={(name) => name}
        upload={() => Promise.reject(new Error("not here"))}
      />
    </>
  );
}

const paragraph = (...content: object[]): RichText =>
  ({ type: "doc", content: [{ type: "paragraph", content }] }) as RichText;
const text = (text: string) => ({ type: "text", text });
const formula = (latex: string) => ({ type: "formula", attrs: { latex } });
const button = (name: string) => [...document.querySelectorAll("button")].find((one) => one.textContent === name);

/** The editor's own object, which it leaves at its element. */
interface EditorElement extends HTMLElement {
  editor: import("@tiptap/core").Editor;
}
const editor = () => one<EditorElement>("#text").editor;
const run = (work: () => void) => act(async () => work());

beforeEach(async () => {
  await clear();
  written = paragraph(text("一二三"));
});

test("a formula that is being written stays in its bar while one goes on writing in the text", async () => {
  await draw(<Page />);
  await settle();
  await click(one("[aria-label=formula]"));
  await type("#text-formula", "x^2");
  await run(() => editor().view.focus());
  for (const letter of "四五六") await run(() => void editor().commands.insertContent(letter));
  expect(one<HTMLTextAreaElement>("#text-formula").value).toBe("x^2");
  expect(document.activeElement).toBe(one("#text"));
  expect(JSON.stringify(written)).toContain("四五六");
});

test("what was typed for a marked formula is set in its place, after the cursor went elsewhere and the text before it grew", async () => {
  written = paragraph(text("一"), formula("x"), text("二"));
  await draw(<Page />);
  await settle();
  await run(() => void editor().commands.setNodeSelection(2));
  await type("#text-formula", "y^3");
  await run(() => void editor().commands.insertContentAt(1, "零"));
  expect(one<HTMLTextAreaElement>("#text-formula").value).toBe("y^3");
  await click(button("setFormula") ?? "none");
  expect(written).toEqual(paragraph(text("零一"), formula("y^3"), text("二")));
});

test("a formula that one only looked at gives its bar back when the cursor leaves it", async () => {
  written = paragraph(text("一"), formula("x"), text("二"));
  await draw(<Page />);
  await settle();
  await run(() => void editor().commands.setNodeSelection(2));
  expect(one<HTMLTextAreaElement>("#text-formula").value).toBe("x");
  await run(() => void editor().commands.setTextSelection(1));
  expect(document.querySelector("#text-formula")).toBeNull();
});

test.each([
  ["formula", "#text-formula", "x^2", "formulaOpen"],
  ["link", "input[type=url]", "example.com", "linkOpen"],
])(
  "what is sent with an open %s asks about it first, and no longer once it was cancelled",
  async (bar, field, value, text) => {
    await draw(<Page />);
    await settle();
    expect(asksAboutUnfinished()).toBe(false);
    await click(one(`[aria-label=${bar}]`));
    expect(asksAboutUnfinished()).toBe(false);
    await type(field, value);
    let asks = false;
    await run(() => void (asks = asksAboutUnfinished()));
    expect(asks).toBe(true);
    expect(document.activeElement).toBe(one(field));
    expect(document.querySelector(".problem")?.textContent).toBe(text);
    await click(button("cancel") ?? "none");
    expect(asksAboutUnfinished()).toBe(false);
  },
);

test("the text has the focus and its cursor in the very moment in which a formula is inserted", async () => {
  await draw(<Page />);
  await settle();
  await run(() => void editor().commands.setTextSelection(4));
  await click(one("[aria-label=formula]"));
  await type("#text-formula", "x^2");
  await press("Enter", one("#text-formula"));
  expect(document.activeElement).toBe(one("#text"));
  expect(getSelection()?.focusNode).toBe(one("#text p"));
  expect(written).toEqual(paragraph(text("一二三"), formula("x^2")));
});

test("a text that gets the focus without a place has its cursor where it was, at once", async () => {
  await draw(<Page />);
  await settle();
  await run(() => void editor().commands.setTextSelection(3));
  getSelection()?.collapse(one("#text p").firstChild, 0);
  await run(() => one("#text").focus());
  expect(getSelection()?.focusOffset).toBe(2);
});

test("gives what was written to who keeps it, and takes it back", async () => {
  await draw(<Page />);
  await settle();
  const detail: TypedDetail = {};
  one("#text").dispatchEvent(new CustomEvent(TYPED_EVENT, { detail }));
  expect(detail.value).toEqual(paragraph(text("一二三")));
  const value = paragraph(text("四"), formula("x"));
  await run(() => void one("#text").dispatchEvent(new CustomEvent(TYPED_EVENT, { detail: { value, isGiven: true } })));
  expect(written).toEqual(value);
  expect(editor().getText()).toContain("四");
});
