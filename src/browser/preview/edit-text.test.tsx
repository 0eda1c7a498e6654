import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clear, draw } from "../../forms/testing/page.ts";
import { createTextEditor } from "./edit-text.ts";

const editor = createTextEditor();
const done = vi.fn<(words: string | undefined) => void>();
let node: Text;

beforeEach(() => done.mockReset());
afterEach(clear);

async function begin(long = false) {
  await draw(
    <p>
      <a href="/">先学后干</a>
    </p>,
  );
  node = screen.getByRole("link").firstChild as Text;
  editor.begin({ node, offset: 2, label: "编辑：标题", lang: "zh-CN", long, done });
  return screen.getByRole("textbox", { name: "编辑：标题" });
}

const write = (field: HTMLElement, words: string) => (field.textContent = words);
const press = (field: HTMLElement, key: string, more: KeyboardEventInit = {}) =>
  field.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));
const shown = () => screen.getByRole("link").textContent;

test("a text becomes a field in its place, in its language and with the focus; Enter keeps what was written", async () => {
  const field = await begin();
  expect(document.activeElement).toBe(field);
  expect(field.lang).toBe("zh-CN");
  expect(shown()).toBe("先学后干");
  write(field, " 学了\n就干\u00a0");
  press(field, "Enter");
  expect(done.mock.calls).toEqual([["学了 就干"]]);
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(shown()).toBe("学了 就干");
  expect(node.isConnected).toBe(true);
  // Where the draft does not take it, it stands as it was.
  editor.putBack();
  expect(shown()).toBe("先学后干");
});

test("Escape leaves it as it was, and so does what changes nothing", async () => {
  const field = await begin();
  write(field, "别的");
  press(field, "Escape");
  expect(shown()).toBe("先学后干");
  press(await begin(), "Enter");
  expect(done.mock.calls).toEqual([[undefined], [undefined]]);
});

test("Enter that ends a composition of Chinese writes on, and the focus that leaves keeps what was written", async () => {
  const field = await begin();
  write(field, "学以致用");
  press(field, "Enter", { isComposing: true });
  expect(screen.getByRole("textbox")).toBe(field);
  field.blur();
  expect(done.mock.calls).toEqual([["学以致用"]]);
});

test("a block that is drawn away while somebody writes loses none of it", async () => {
  const field = await begin(true);
  write(field, "一\n二");
  screen.getByRole("link").remove();
  await vi.waitFor(() => expect(done.mock.calls).toEqual([["一\n二"]]), { timeout: 60_000 });
});
