import { describe, expect, it } from "vitest";
import { plan } from "./budget.ts";
import { nearest, relatedTests } from "./related.ts";

const imports = (...pairs: [string, string][]) => pairs.map(([from, to]) => ({ from, to, typesOnly: false }));

describe("the tests near a change", () => {
  it("are those that reach it by imports that run, with the fewest imports it takes", () => {
    const graph = [
      ...imports(["b", "a"], ["c", "b"], ["c.test", "c"], ["b.test", "b"], ["c.test", "b"], ["d", "e"]),
      { from: "t.test", to: "a", typesOnly: true },
    ];
    expect(Object.fromEntries(nearest(["a"], graph).map(({ file, distance }) => [file, distance]))).toEqual({
      a: 0,
      b: 1,
      c: 2,
      "b.test": 2,
      "c.test": 2,
    });
  });

  it("are found in this repository, also for a file that only others import", () => {
    const files = relatedTests(["src/site/document/merge.ts"]).map(({ file }) => file);
    expect(files).toContain("src/site/document/merge.test.ts");
    expect(files.some((file) => file.startsWith("tests/api/"))).toBe(true);
    expect(files.some((file) => file.startsWith("tests/e2e/"))).toBe(false);
    expect(relatedTests(["tests/e2e/cart.test.ts"])).toEqual([{ file: "tests/e2e/cart.test.ts", distance: 0 }]);
  });

  it("are run nearest first while the budget lasts; a changed test is run whatever it costs", () => {
    const tests = [
      { file: "far", distance: 3 },
      { file: "changed", distance: 0 },
      { file: "slow", distance: 1 },
      { file: "near", distance: 1 },
    ];
    expect(plan(tests, { durations: { changed: 50_000, slow: 9000, near: 10, far: 10 }, budget: 55_000 })).toEqual({
      run: ["changed", "near", "far"],
      left: ["slow"],
    });
  });
});
