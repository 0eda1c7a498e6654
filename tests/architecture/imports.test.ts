import { describe, expect, it } from "vitest";
import { boundaries, type Boundary } from "./boundaries.ts";
import { circles, danglingImports, readImports, type Import } from "./import-graph.ts";

const imports = readImports("src");

describe("imports", () => {
  it.each(boundaries)("of $of keep to what they may: $reason", (boundary) => {
    const own = imports.filter(({ from }) => boundaryOf(from) === boundary);
    expect(own.filter((one) => !isAllowed(one, boundary)).map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
  });

  it("of a feature leave the queries of other features alone", () => {
    const featureOf = (file: string) => /^src\/server\/features\/([^/]+)\//.exec(file)?.[1];
    const across = imports.filter(
      ({ from, to }) =>
        featureOf(from) && to.endsWith("queries.ts") && featureOf(to) && featureOf(from) !== featureOf(to),
    );
    expect(across.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
  });

  it("lead to files that are there", () => {
    expect(danglingImports(imports).map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
  });

  it("run in no circle", () => {
    expect(circles(imports).map((circle) => circle.join(" → "))).toEqual([]);
  });
});

function boundaryOf(file: string): Boundary | undefined {
  return boundaries.find(({ of }) => file === of || (of.endsWith("/") && file.startsWith(of)));
}

function isAllowed({ from, to, typesOnly }: Import, { of, may, never }: Boundary): boolean {
  if (!to.startsWith("src/")) return typesOnly || !never?.test(to);
  // What is only a type leaves no trace at run time; the server's own shape is what the boundaries are about.
  const folder = of.endsWith("/") ? of : "";
  if (folder && to.startsWith(folder)) return true;
  if (typesOnly && from.startsWith("src/server/")) return true;
  return may.some((path) => to === path || (path.endsWith("/") && to.startsWith(path)));
}
