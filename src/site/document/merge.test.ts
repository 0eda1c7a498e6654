import { describe, expect, it } from "vitest";
import { combinePatches, maxDepth, mergePatch, UnsafeDocumentError } from "./merge.ts";

/** The table of RFC 7396, appendix A: original, patch, result. */
const rfc7396: [unknown, unknown, unknown][] = [
  [{ a: "b" }, { a: "c" }, { a: "c" }],
  [{ a: "b" }, { b: "c" }, { a: "b", b: "c" }],
  [{ a: "b" }, { a: null }, {}],
  [{ a: "b", b: "c" }, { a: null }, { b: "c" }],
  [{ a: ["b"] }, { a: "c" }, { a: "c" }],
  [{ a: "c" }, { a: ["b"] }, { a: ["b"] }],
  [{ a: { b: "c" } }, { a: { b: "d", c: null } }, { a: { b: "d" } }],
  [{ a: [{ b: "c" }] }, { a: [1] }, { a: [1] }],
  [
    ["a", "b"],
    ["c", "d"],
    ["c", "d"],
  ],
  [{ a: "b" }, ["c"], ["c"]],
  [{ a: "foo" }, null, null],
  [{ a: "foo" }, "bar", "bar"],
  [{ e: null }, { a: 1 }, { e: null, a: 1 }],
  [[1, 2], { a: "b", c: null }, { a: "b" }],
  [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
];

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe("mergePatch", () => {
  it.each(rfc7396)("does what RFC 7396 says: %j with %j is %j", (base, patch, result) => {
    const before = JSON.stringify([base, patch]);
    expect(plain(mergePatch(base, patch))).toEqual(result);
    expect(JSON.stringify([base, patch])).toBe(before);
  });

  it("shares what the patch does not touch", () => {
    const base = { list: { blocks: { grid: { order: 1 } } }, home: { blocks: {} } };
    const merged = mergePatch(base, { list: { blocks: { grid: { order: 2 } } } }) as typeof base;
    expect(merged.home).toBe(base.home);
    expect(merged.list.blocks.grid.order).toBe(2);
  });

  it("gives the base itself when nothing changes", () => {
    const base = { a: { b: 1 } };
    expect(mergePatch(base, {})).toBe(base);
    expect(mergePatch(base, { a: { b: 1 }, gone: null })).toBe(base);
  });

  it("keeps nulls within lists", () => {
    expect(plain(mergePatch({}, { a: [null, { b: null }] }))).toEqual({ a: [null, { b: null }] });
  });

  it.each(["__proto__", "constructor", "prototype"])("refuses the key %s at any depth and in lists", (key) => {
    const hostile = JSON.parse(`{"a":{"${key}":{"polluted":true}}}`);
    const inList = JSON.parse(`{"a":[{"b":{"${key}":1}}]}`);
    expect(() => mergePatch({}, hostile)).toThrow(UnsafeDocumentError);
    expect(() => mergePatch({}, inList)).toThrow(UnsafeDocumentError);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    try {
      mergePatch({}, inList);
    } catch (error) {
      expect((error as UnsafeDocumentError).path).toEqual(["a", "0", "b", key]);
    }
  });

  it("makes objects without a prototype", () => {
    const merged = mergePatch({ a: {} }, { a: { b: { c: 1 } } }) as { a: { b: object } };
    expect(Object.getPrototypeOf(merged)).toBeNull();
    expect(Object.getPrototypeOf(merged.a.b)).toBeNull();
    expect("toString" in merged.a.b).toBe(false);
  });

  it("refuses documents beyond the depth limit", () => {
    let deep: unknown = 1;
    for (let level = 0; level < maxDepth + 2; level += 1) deep = { deep };
    expect(() => mergePatch({}, deep)).toThrow(/deeper than 64/);
  });
});

describe("combinePatches", () => {
  it("keeps what has to be removed", () => {
    expect(plain(combinePatches({ footer: null, a: { x: 1 } }, { header: null, a: { x: null } }))).toEqual({
      footer: null,
      header: null,
      a: { x: null },
    });
  });

  it("does in one step what the two do one after the other", () => {
    const base = { a: { b: 1, c: 2 }, d: 3 };
    const first = { a: { b: null, e: 4 } };
    const second = { a: { b: 5 }, d: null };
    expect(plain(mergePatch(base, combinePatches(first, second)))).toEqual(
      plain(mergePatch(mergePatch(base, first), second)),
    );
  });
});
