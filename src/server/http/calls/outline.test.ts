import { expect, it } from "vitest";
import { jsonOf } from "../../core/raw-json.ts";
import { outlineOf, outlineOfLarge } from "./outline.ts";

const patch = {
  version: 1,
  extends: 'a"}{[',
  site: { a: { b: [1, { c: 2 }] }, t: "]}\\" },
  nav: {},
  list: [[1], 2],
  on: true,
};

it("leaves out what is inside of the parts of a field, and nothing else", () => {
  const body = { first: { patch: { site: { x: 1 } } }, version: 3, patch, last: [{ a: 1 }] };
  for (const text of [JSON.stringify(body), JSON.stringify(body, null, 2)]) {
    const { outline, json } = outlineOf(text, "patch");
    expect(JSON.parse(outline)).toEqual({ ...body, patch: { ...patch, site: {}, list: [] } });
    expect(JSON.parse(json ?? "")).toEqual(patch);
  }
});

it("finds the field by its name only, however that is written, and takes the last of two", () => {
  const of = (text: string) => outlineOf(text, "patch");
  expect(of('{"p\\u0061tch":{"a":{"b":1}}}')).toEqual({ outline: '{"p\\u0061tch":{"a":{}}}', json: '{"a":{"b":1}}' });
  expect(of('{"patch":{"a":{"b":1}},"patch":{"c":[2]}}')).toEqual({
    outline: '{"patch":{"a":{}},"patch":{"c":[]}}',
    json: '{"c":[2]}',
  });
  for (const text of [
    '{"x":"patch","y":{"a":{"b":1}}}',
    '["patch",{"a":{"b":1}}]',
    '{"patch":1,"y":{"a":{"b":1}}}',
    '{"patch":"x"}',
  ])
    expect(of(text)).toEqual({ outline: text, json: undefined });
});

it("makes nothing whole of what is broken", () => {
  for (const text of [
    '{"patch":{"a":{"b":1}',
    '{"patch":{"a":{"b":',
    '{"patch":{"a":"b',
    '{"patch":{"a":{}}}}',
    '{"patch":{"a":1]}',
    "]",
  ])
    expect(() => JSON.parse(outlineOf(text, "patch").outline)).toThrow();
  // What is broken inside is found by whoever reads it.
  expect(() => JSON.parse(outlineOf('{"patch":{"a":{"b":1]}}}'.replace("1]", "1,"), "patch").json ?? "")).toThrow();
});

it("reads a small body whole, and of a large one keeps the text at hand", () => {
  const read = (fill: string) => {
    const { outline, remember } = outlineOfLarge(JSON.stringify({ patch: { site: { fill } } }), "patch");
    return remember(JSON.parse(outline)) as { patch: object };
  };
  expect(read("x").patch).toEqual({ site: { fill: "x" } });
  expect(jsonOf(read("x").patch)).toBe('{"site":{"fill":"x"}}');
  const large = "x".repeat(20_000);
  expect(read(large).patch).toEqual({ site: {} });
  expect(jsonOf(read(large).patch)).toBe(`{"site":{"fill":"${large}"}}`);
});
