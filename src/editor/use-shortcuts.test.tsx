import { afterEach, expect, test, vi } from "vitest";
import { clear, draw } from "../forms/testing/page.ts";
import { useShortcuts } from "./use-shortcuts.ts";

const acts = { undo: vi.fn(), redo: vi.fn(), save: vi.fn() };
const takes = vi.fn<Parameters<typeof useShortcuts>[1]>();

function Page() {
  useShortcuts(acts, takes);
  return <p />;
}
/** Presses a key with Ctrl; gives whether the browser still does what it would do. */
const press = (key: string, more: KeyboardEventInit = {}) =>
  dispatchEvent(new KeyboardEvent("keydown", { key, ctrlKey: true, cancelable: true, ...more }));
const calls = () => Object.values(acts).map((act) => act.mock.calls.length);

afterEach(async () => {
  await clear();
  vi.clearAllMocks();
});

test("the keys of undo, redo and save do what they say, with Ctrl or the Mac's own key", async () => {
  takes.mockReturnValue(true);
  await draw(<Page />);
  expect(press("z")).toBe(false);
  press("z", { ctrlKey: false, metaKey: true });
  press("Z", { shiftKey: true });
  press("y");
  press("s");
  expect(calls()).toEqual([2, 2, 1]);
  await clear();
  press("z");
  expect(calls()).toEqual([2, 2, 1]);
});

test("what is not for the editor stays the browser's, and so do keys that mean nothing here", async () => {
  takes.mockImplementation((_, act) => act === "save");
  await draw(<Page />);
  expect([press("z"), press("s"), press("x"), press("z", { altKey: true }), press("z", { ctrlKey: false })]).toEqual([
    true,
    false,
    true,
    true,
    true,
  ]);
  expect(calls()).toEqual([0, 0, 1]);
  expect(takes.mock.calls.map(([, act]) => act)).toEqual(["undo", "save"]);
});
