import { describe, expect, it } from "vitest";
import { bringIn } from "./rebase.ts";
import { mergeDrafts } from "./merge-drafts.ts";

const layer = (blocks: Record<string, unknown>, info: Record<string, unknown> = {}) => ({
  version: 1,
  site: { version: 1, info },
  screens: { home: { version: 1, blocks } },
});

describe("two drafts that began as one", () => {
  const before = layer({ a: { order: 1 }, b: { order: 2 } }, { title: { text: { en: "T" } } });
  it("keep what only one of them changed", () => {
    const { own, both } = mergeDrafts({
      before,
      mine: layer({ a: { order: 5 }, b: { order: 2 } }, { title: { text: { en: "T" } } }),
      theirs: layer({ a: { order: 1 }, c: { type: "band" } }, { title: { text: { en: "T" } } }),
    });
    expect(own).toEqual(layer({ a: { order: 5 }, c: { type: "band" } }, { title: { text: { en: "T" } } }));
    expect(both).toEqual([]);
  });
  it("stay as mine where both changed the same, and say where", () => {
    const { own, both } = mergeDrafts({
      before,
      mine: layer({ a: { order: 5 }, b: { order: 2 } }, { title: { text: { en: "Mine" } } }),
      theirs: layer({ a: { order: 7 }, b: { order: 2 } }, { title: { $t: "x" } }),
    });
    expect(own).toEqual(layer({ a: { order: 5 }, b: { order: 2 } }, { title: { text: { en: "Mine" } } }));
    expect(both).toEqual([
      ["site", "info", "title"],
      ["screens", "home", "blocks", "a", "order"],
    ]);
  });
});

describe("what was published meanwhile", () => {
  it("comes into the draft where the draft says nothing else", () => {
    const own = layer({ a: { order: 1 }, b: { order: 9 } });
    const path = (key: string) => ["screens", "home", "blocks", key, "order"];
    const changed = bringIn(own, [
      { path: path("a"), kind: "changed", before: 1, after: 4 } as never,
      { path: path("b"), kind: "changed", before: 2, after: 4 } as never,
    ]);
    expect(changed).toEqual(layer({ a: { order: 4 }, b: { order: 9 } }));
  });
});
