import { describe, expect, it } from "vitest";
import { compileBinding, compilePath, isBinding } from "./bindings.ts";
import { scopeWith } from "../testing/scope.ts";

const scope = scopeWith({
  route: { query: { page: "2", size: "12abc", on: "true", id: "007" } },
  data: { courses: { list: [{ id: "1", isFree: null }], totalCount: 41 } },
});

describe("compilePath", () => {
  it.each([
    ["data.courses.totalCount", 41],
    ["data.courses.list.0.id", "1"],
    ["data.courses.list.length", 1],
    ["route.query.page", "2"],
    ["viewer.signedIn", false],
    ["data.courses.list.0.isFree", undefined],
    ["data.missing.list", undefined],
    ["data.courses.totalCount.x", undefined],
    ["item.id", undefined],
    ["window.location", undefined],
  ])("reads %s", (path, value) => expect(compilePath(path)(scope)).toEqual(value));

  it.each([
    "data.constructor",
    "data.__proto__.x",
    "data.courses.toString",
    "route.path.constructor",
    "constructor.name",
    "toString",
  ])("reaches no prototype by %s", (path) => expect(compilePath(path)(scope)).toBeUndefined());

  it("reads a whole root", () => {
    expect(compilePath("item")({ ...scope, item: { id: 3 } })).toEqual({ id: 3 });
  });
});

describe("compileBinding", () => {
  it.each([
    [{ $bind: "route.query.page", as: "integer" }, 2],
    [{ $bind: "route.query.page", as: "number" }, 2],
    [{ $bind: "route.query.size", as: "integer" }, undefined],
    [{ $bind: "route.query.size", as: "integer", or: 1 }, 1],
    [{ $bind: "route.query.none", or: 1 }, 1],
    [{ $bind: "route.query.none", as: "integer", or: 1 }, 1],
    [{ $bind: "route.query.on", as: "boolean" }, true],
    [{ $bind: "route.query.page", as: "boolean", or: false }, false],
    [{ $bind: "data.courses.totalCount", as: "string" }, "41"],
    [{ $bind: "data.courses.list", as: "string", or: "" }, ""],
    [{ $bind: "data.courses.list.0.isFree", or: "none" }, "none"],
    [{ $bind: "viewer.signedIn", or: true }, false],
  ] as const)("%j gives %j", (binding, value) => expect(compileBinding(binding)(scope)).toEqual(value));

  it("gives `or` for a conversion it does not know", () => {
    const fromTheFuture = JSON.parse('{"$bind":"route.query.page","as":"date","or":"x"}');
    expect(compileBinding(fromTheFuture)(scope)).toBe("x");
  });
});

describe("isBinding", () => {
  it("knows bindings by $bind", () => {
    expect(isBinding({ $bind: "viewer.name" })).toBe(true);
    expect(isBinding({ bind: "viewer.name" })).toBe(false);
    expect(isBinding(null)).toBe(false);
  });
});
