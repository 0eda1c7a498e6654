import { describe, expect, it } from "vitest";
import { placementFaults, placeOf } from "./placement.ts";

const slots = { main: {}, header: {} };
const slotsOf = (type: string) => ({ tabs: ["left", "right"], text: [] })[type];
const faults = (blocks: Record<string, { type: string; in: string }>) => placementFaults({ slots, blocks }, slotsOf);

describe("placeOf", () => {
  it("reads slots of the layout and of blocks", () => {
    expect(placeOf("main")).toEqual({ slot: "main" });
    expect(placeOf("tabs.left")).toEqual({ parent: "tabs", slot: "left" });
  });
});

describe("placementFaults", () => {
  it("finds none where every block has its place", () =>
    expect(
      faults({
        t: { type: "tabs", in: "main" },
        a: { type: "text", in: "t.left" },
        u: { type: "unknown", in: "main" },
        b: { type: "text", in: "u.x" },
      }),
    ).toEqual([]));

  it("finds dangling parents and missing slots", () =>
    expect(
      faults({
        a: { type: "text", in: "mian" },
        b: { type: "text", in: "gone.left" },
        c: { type: "text", in: "a.left" },
      }),
    ).toEqual([
      { kind: "noSlot", key: "a", slot: "mian" },
      { kind: "noParent", key: "b", parent: "gone" },
      { kind: "noParentSlot", key: "c", parent: "a", slot: "left" },
    ]));

  it("tells a circle once, and not at what hangs on it", () =>
    expect(
      faults({
        b: { type: "tabs", in: "c.left" },
        a: { type: "tabs", in: "b.left" },
        c: { type: "tabs", in: "a.left" },
        hanging: { type: "text", in: "a.right" },
      }),
    ).toEqual([{ kind: "cycle", key: "a", keys: ["a", "b", "c"] }]));

  it("finds a block within itself", () =>
    expect(faults({ a: { type: "tabs", in: "a.left" } })).toEqual([{ kind: "cycle", key: "a", keys: ["a"] }]));
});
