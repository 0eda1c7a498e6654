import { describe, expect, it } from "vitest";
import { fromPointer, positionsIn, toPointer } from "./positions.ts";

const text = `{
  "version": 1,
  "blocks": {
    "grid": { "type": "courseGrid",
      "on": { "press": [
        { "do": "refresh" },
        { "do": "eval" } ] } },
    "a/b": null
  }
}
`;

describe("positionsIn", () => {
  const find = positionsIn(text);
  it.each([
    ["", 1, 1],
    ["/version", 2, 3],
    ["/blocks", 3, 3],
    ["/blocks/grid", 4, 5],
    ["/blocks/grid/type", 4, 15],
    ["/blocks/grid/on/press/1/do", 7, 11],
    ["/blocks/grid/on/press/1", 7, 9],
    ["/blocks/a~1b", 8, 5],
    ["/blocks/grid/props/columns", 4, 5],
    ["/nothing", 1, 1],
  ])("finds %s at %i:%i", (pointer, line, column) => expect(find(fromPointer(pointer))).toEqual({ line, column }));

  it("finds the last of two properties with one name", () =>
    expect(positionsIn('{"a":1,\n"a":2}')(["a"])).toEqual({ line: 2, column: 1 }));
  it("survives what is no JSON", () => expect(positionsIn("")(["a"])).toEqual({ line: 1, column: 1 }));
});

describe("pointers", () => {
  it("go there and back", () => expect(fromPointer(toPointer(["a/b", "~", "0"]))).toEqual(["a/b", "~", "0"]));
});
