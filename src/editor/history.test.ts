import { describe, expect, test } from "vitest";
import { begin, edited, oneStep, redone, undone, type History } from "./history.ts";

interface Layer {
  title: string;
}
const own = (title: string): Layer => ({ title });
const [a, b, c] = [own("a"), own("b"), own("c")];
const first = begin<Layer, string>(a, 5);
const edit = (
  history: History<Layer, string>,
  value: Layer,
  { at = 0, together }: { at?: number; together?: string },
) => edited(history, { value, note: value.title, together, at });
const typed = (history: History<Layer, string>, value: Layer, at: number) =>
  edit(history, value, { at, together: "title" });

describe("the history of a draft", () => {
  test("goes back to the very objects and forward again, each step with its note", () => {
    const done = edit(edit(first, b, {}), c, {});
    expect(undone(done).value).toBe(b);
    expect(undone(undone(done)).value).toBe(a);
    expect(undone(undone(undone(done))).value).toBe(a);
    expect(undone(done).future.at(-1)?.note).toBe("c");
    expect(redone(undone(done))).toMatchObject({ value: c, future: [] });
    expect(redone(undone(undone(done))).value).toBe(b);
    expect(redone(done).value).toBe(c);
  });

  test("takes what was typed into one field in one go as one step, and a pause as its end", () => {
    const word = typed(typed(first, b, 0), c, 900);
    expect(undone(word).value).toBe(a);
    const later = typed(word, own("d"), 900 + oneStep);
    expect(later.past).toHaveLength(2);
    expect(undone(later).value).toBe(c);
    expect(undone(undone(later)).value).toBe(a);
  });

  test("does not join what was typed before an undo with what is typed after it", () => {
    const again = typed(undone(typed(first, b, 0)), c, 100);
    expect(again.past).toHaveLength(1);
    expect(undone(again).value).toBe(a);
  });

  test("forgets what was undone when something else is done", () => {
    expect(redone(edit(undone(edit(first, b, {})), c, {})).value).toBe(c);
  });

  test("has no step for an edit that changed nothing", () => expect(edit(first, a, {})).toBe(first));

  test("keeps a bounded number of steps", () => {
    let history = first;
    for (let at = 0; at < 25; at++) history = edit(history, own(String(at)), { at });
    expect(history.past).toHaveLength(5);
    for (let at = 0; at < 25; at++) history = undone(history);
    expect(history.value.title).toBe("19");
  });
});
