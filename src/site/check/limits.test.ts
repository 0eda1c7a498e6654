import { describe, expect, it } from "vitest";
import { checkLayer } from "./check.ts";
import { maxBlockDepth, placementFaults } from "../document/placement.ts";
import type { Layer } from "../document/resolve.ts";
import { language } from "../testing/language.ts";
import { defaultLayer } from "../testing/layers.ts";
import { countProblems, limitProblems, limits } from "./limits.ts";
import { openPatch } from "./patch.ts";
import { maxSuggestions } from "./suggest.ts";

const named = <Value>(count: number, make: (index: number) => Value): Record<string, Value> =>
  Object.fromEntries(Array.from({ length: count }, (_none, index) => [`k${index}`, make(index)]));
const of = (layer: object) => ({ version: 1, ...layer });
const form = (schema: object) => of({ forms: { search: { schema } } });

describe("a layer has at most so many", () => {
  const counted: [name: keyof typeof limits, make: (count: number) => object][] = [
    ["screens", (count) => of({ screens: named(count, () => ({})) })],
    ["layouts", (count) => of({ layouts: named(count, () => ({})) })],
    ["forms", (count) => of({ forms: named(count, () => ({})) })],
    ["blocks", (count) => of({ screens: { home: { blocks: named(count, () => ({})) } } })],
    [
      "allBlocks",
      (count) =>
        of({
          layouts: named(20, (index) => ({
            blocks: named(Math.floor(count / 20) + (index < count % 20 ? 1 : 0), () => ({})),
          })),
        }),
    ],
    ["hosts", (count) => of({ site: { version: 1, hosts: named(count, () => ({})) } })],
    ["sources", (count) => of({ layouts: { default: { data: named(count, () => ({})) } } })],
    ["texts", (count) => of({ texts: { en: named(count, () => "x") } })],
    ["fields", (count) => form({ properties: { a: { properties: named(count - 1, () => ({})) } } })],
    ["choices", (count) => form({ properties: { a: { enum: Array.from({ length: count }, String) } } })],
    ["branches", (count) => form({ anyOf: Array.from({ length: count }, () => ({})) })],
  ];
  it.each(counted)("%s", (name, make) => {
    expect(countProblems(make(limits[name]))).toEqual([]);
    const problems = countProblems(make(limits[name] + 1));
    expect(problems).toEqual([
      expect.objectContaining({ key: `limit.${name}`, values: { count: limits[name] + 1, most: limits[name] } }),
    ]);
    // All doors go through these two.
    expect(openPatch(make(limits[name] + 1))).toEqual({ problems });
    expect(checkLayer({ below: [defaultLayer()], layer: make(limits[name] + 1) as Layer, language })).toEqual([
      expect.objectContaining({ key: `limit.${name}`, severity: "error" }),
    ]);
  });

  it("entries of a list, and values", () => {
    expect(limitProblems(Array.from({ length: limits.entries }, () => 1))).toEqual([]);
    expect(limitProblems(Array.from({ length: limits.entries + 1 }, () => 1))).toEqual([
      expect.objectContaining({ key: "limit.entries" }),
    ]);
  });

  it("counts whatever is there without losing its way in what is no layer", () => {
    for (const odd of [
      {},
      [],
      { screens: [1], layouts: null, forms: { a: 1, b: { schema: [[null]] } }, texts: "x" },
      { screens: { a: { blocks: [] } } },
    ])
      expect(countProblems(odd)).toEqual([]);
  });
});

describe("blocks in one another", () => {
  const chain = (count: number) =>
    named(count, (index) => ({ type: "band", in: index === 0 ? "main" : `k${index - 1}.content` }));

  it("are told once where they stand too deep", () => {
    const faults = (count: number) => placementFaults({ slots: { main: {} }, blocks: chain(count) }, () => ["content"]);
    expect(faults(maxBlockDepth)).toEqual([]);
    expect(faults(2000)).toEqual([{ kind: "tooDeep", key: `k${maxBlockDepth}`, depth: maxBlockDepth + 1 }]);
  });

  it.each([
    ["a chain", (count: number) => chain(count)],
    ["a circle", (count: number) => named(count, (index) => ({ type: "band", in: `k${(index + 1) % count}.content` }))],
    ["what hangs on a circle", (count: number) => ({ ...chain(count), k0: { type: "band", in: "k0.content" } })],
  ])("are looked at as often in %s of twice as many, for each", (_what, make) => {
    const readsOf = (count: number): number => {
      let reads = 0;
      const blocks = Object.fromEntries(
        Object.entries(make(count)).map(([key, { type, in: place }]) => [
          key,
          {
            type,
            get in() {
              return ((reads += 1), place);
            },
          },
        ]),
      );
      placementFaults({ slots: { main: {} }, blocks }, () => ["content"]);
      return reads;
    };
    expect(readsOf(400)).toBeLessThan(readsOf(200) * 2.2);
  });
});

describe("findings", () => {
  const wrongBlocks = (count: number): Layer =>
    of({ screens: { list: { version: 1, blocks: named(count, () => ({ type: "calloud", in: "main" })) } } }) as Layer;

  it("say what was meant for the first of them only", () => {
    const findings = checkLayer({ below: [defaultLayer()], layer: wrongBlocks(300), language });
    expect(findings.length).toBeGreaterThan(250);
    expect(findings.map((finding) => "suggestion" in finding)).toEqual(
      findings.map((_finding, index) => index < maxSuggestions),
    );
  });

  it("end at five hundred errors, and no number of warnings keeps an error from being told", () => {
    const many = of({
      screens: named(3, (index) => ({
        version: 1,
        path: `/x${index}`,
        layout: "default",
        blocks: named(400, () => ({ type: "calloud", in: "main" })),
      })),
    });
    expect(checkLayer({ below: [defaultLayer()], layer: many as Layer, language })).toHaveLength(500);
    const warned = of({
      site: { version: 1, ...named(600, () => null) },
      nav: { version: 1, items: { x: { navTitle: { text: { en: "x" } }, navUrl: "javascript:x" } } },
    });
    const findings = checkLayer({ below: [defaultLayer()], layer: warned as Layer, language });
    expect(findings.length).toBeLessThanOrEqual(500);
    expect(findings.filter(({ severity }) => severity === "error")).toEqual([
      expect.objectContaining({ key: "address.scheme" }),
    ]);
  });

  it("do not repeat a name of a million letters", () => {
    const [finding] = checkLayer({
      below: [defaultLayer()],
      layer: of({ screens: { list: { version: 1, blocks: { join: { type: "a".repeat(1_000_000) } } } } }) as Layer,
      language,
    });
    expect(finding?.key).toBe("named.block");
    expect(finding?.message.length).toBeLessThan(400);
  });

  it("tell a few of the names that a text needs values for, however many are in it", () => {
    const long = Array.from({ length: 50_000 }, (_none, index) => `{n${index}}`).join("");
    const layer = of({
      texts: { en: { long } },
      screens: {
        list: {
          version: 1,
          blocks: named(400, () => ({ type: "callout", in: "main", props: { heading: { $t: "long" } } })),
        },
      },
    });
    expect(checkLayer({ below: [defaultLayer()], layer: layer as Layer, language })).toHaveLength(500);
  });
});
