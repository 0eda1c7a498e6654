import { describe, expect, it } from "vitest";
import { scopeWith } from "../testing/scope.ts";
import { compileInput, compileText, compileValue } from "./values.ts";

const scope = scopeWith({ route: { query: { page: "2" } } });

describe("compileValue", () => {
  it("compiles nothing where nothing is bound", () => {
    for (const value of [1, "a", null, [], {}, { a: [{ b: 1 }] }]) expect(compileValue(value, "en")).toBeUndefined();
  });
  it("never writes into the document", () => {
    const value = { a: [{ $bind: "route.query.page" }, { b: 1 }] };
    const before = structuredClone(value);
    expect(compileValue(value, "en")?.(scope)).toEqual({ a: ["2", { b: 1 }] });
    expect(value).toEqual(before);
  });
});

describe("compileText", () => {
  it("fills in what is bound", () =>
    expect(compileText({ $format: "Page {n}", with: { n: { $bind: "route.query.page" } } }, "en")(scope)).toBe(
      "Page 2",
    ));
});

describe("compileInput", () => {
  it("leaves out what has no value", () =>
    expect(
      Object.keys(compileInput({ a: { $bind: "route.query.none" }, b: { $bind: "route.query.page" }, c: 0 })(scope)),
    ).toEqual(["b", "c"]));
  it("is the same object every time when nothing is bound", () => {
    const input = compileInput({ pageSize: 12 });
    expect(input(scope)).toBe(input(scope));
    expect(compileInput(undefined)(scope)).toEqual({});
  });
});
