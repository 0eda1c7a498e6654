import { describe, expect, it } from "vitest";
import { begin, edited, redone, undone } from "./history.ts";

const own = (title: string) => ({ version: 1, site: { title } });
const a = own("a");
const b = own("b");
const c = own("c");

describe("the history of a draft", () => {
  it("goes back and forth over whole layers", () => {
    const done = edited(edited(begin(a), { own: b, labelKey: "studio.edit.move", at: 0 }), {
      own: c,
      labelKey: "studio.edit.remove",
      at: 0,
    });
    expect(undone(done).own).toBe(b);
    expect(undone(undone(done)).own).toBe(a);
    expect(undone(undone(undone(done))).own).toBe(a);
    expect(redone(undone(done))).toMatchObject({ own: c, future: [] });
    expect(redone(undone(undone(done)))).toMatchObject({ own: b });
  });
  it("undoes together what was typed into one field, and apart what was typed later", () => {
    const typed = edited(edited(begin(a), { own: b, labelKey: "studio.edit.property", together: "x", at: 0 }), {
      own: c,
      labelKey: "studio.edit.property",
      together: "x",
      at: 900,
    });
    expect(undone(typed).own).toBe(a);
    expect(
      undone(edited(typed, { own: own("d"), labelKey: "studio.edit.property", together: "x", at: 9000 })).own,
    ).toBe(c);
  });
  it("has no step for an edit that changed nothing", () =>
    expect(edited(begin(a), { own: a, labelKey: "studio.edit.property", at: 0 }).past).toEqual([]));
});
