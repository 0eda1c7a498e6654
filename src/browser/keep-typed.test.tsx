import { act, useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { clear, click, draw, one, settle, type } from "../forms/testing/page.ts";
import { forgetDrafts } from "./session.ts";
import { watchTyping } from "./watch-typing.ts";

/** As comments have it: a field that is opened by a button, and an input without an id. */
function Page() {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState("");
  const [reason, setReason] = useState("");
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        写评论
      </button>
      {isOpen && <textarea id="text" value={text} onChange={({ target }) => setText(target.value)} />}
      <label>
        理由
        <input value={reason} onChange={({ target }) => setReason(target.value)} />
      </label>
      <input type="password" id="secret" />
      <p>
        {text}|{reason}
      </p>
    </>
  );
}

const open = async (owner: string, address = "/blog/article/1") => {
  const typed = watchTyping(await draw(<Page />), () => ({ owner, address }));
  await act(async () => typed.arrived());
  await act(() => vi.dynamicImportSettled());
  await settle();
  return typed;
};

beforeEach(async () => {
  await clear();
  sessionStorage.clear();
});

async function write(): Promise<void> {
  const typed = await open("5");
  await click("button");
  await type("#text", "写了很久");
  await type("label input", "广告");
  await type("#secret", "Lectern#2026");
  await vi.dynamicImportSettled();
  typed.keep();
}

test("what was typed when a session ended is there again, also in a field that is opened later, and no password", async () => {
  await write();
  expect(JSON.stringify(sessionStorage)).not.toContain("Lectern#2026");
  await open("5");
  expect(one("p").textContent).toBe("|广告");
  await click("button");
  await settle();
  expect(one("p").textContent).toBe("写了很久|广告");
  // Once: it is the person's again.
  await open("5");
  await click("button");
  await settle();
  expect(one("p").textContent).toBe("|");
});

test.each([
  ["another person", "6", "/blog/article/1"],
  ["another page", "5", "/blog/article/2"],
])("what was typed is not shown to %s", async (_, owner, address) => {
  await write();
  await open(owner, address);
  await click("button");
  await settle();
  expect(one("p").textContent).toBe("|");
});

test("signing out forgets it", async () => {
  await write();
  // jsdom has no databases.
  vi.stubGlobal("indexedDB", { deleteDatabase: () => undefined });
  forgetDrafts();
  await open("5");
  expect(one("p").textContent).toBe("|");
});
