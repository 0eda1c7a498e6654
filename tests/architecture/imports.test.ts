import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { builtInputs } from "../../generators/built/stamp.ts";
import { boundaries, moduleOf, rules, type Boundary } from "./boundaries.ts";
import {
  cycles,
  danglingImports,
  importsIn,
  importsOf,
  readImports,
  readsClock,
  root,
  sourcesBelow,
  type Import,
} from "./import-graph.ts";

/** Helpers of tests may import what they like. */
const imports = readImports("src").filter(({ from }) => !from.includes("/testing/"));

describe("imports", () => {
  it.each(boundaries)("of $of keep to what they may: $reason", (boundary) => {
    const own = imports.filter(({ from }) => boundaryOf(from) === boundary);
    expect(own.filter((one) => !isAllowed(one, boundary)).map(written)).toEqual([]);
  });

  it.each(rules)("keep the rule that $name: $reason", ({ breaks }) => {
    expect(imports.filter((one) => breaks(one)).map(written)).toEqual([]);
  });

  it("lead to files that are there", () => {
    expect(danglingImports(imports).map(written)).toEqual([]);
  });

  it("of files run in no cycle", () => {
    expect(cycles(imports).map((cycle) => cycle.join(" → "))).toEqual([]);
  });

  it("of what makes src/generated/built are among the files that it is made again for", () => {
    const known = new Set(builtInputs(root));
    const read = new Set(["generators/built/index.ts"]);
    for (const file of read)
      for (const { to, typesOnly } of importsOf(file)) if (/\.tsx?$/.test(to) && !typesOnly) read.add(to);
    expect([...read].filter((file) => !known.has(file))).toEqual([]);
    expect(read.size).toBeGreaterThan(20);
  });

  it("of the server's modules run in no cycle, those of types neither", () => {
    expect(cycles(betweenModules(imports)).map((cycle) => cycle.join(" → "))).toEqual([]);
  });
});

describe("src/site and src/shared", () => {
  it("ask nobody what time it is", () => {
    const files = ["src/site", "src/shared"].flatMap(sourcesBelow);
    expect(files.filter((file) => readsClock(file, readFileSync(join(root, file), "utf8")))).toEqual([]);
  });
});

// Each is put into a file that is not there: a rule that catches nothing is found here and not years later.
describe("an import that may not be is found", () => {
  it.each([
    ["a block that reaches into another", "src/blocks/card/X.tsx", "../checkout/use-order.ts"],
    ["a shared part that reaches into a block", "src/blocks/shared/x.ts", "../checkout/use-order.ts"],
    ["a block that calls the server", "src/blocks/card/X.tsx", "../../generated/client.ts"],
    ["a block that imports the renderer", "src/blocks/card/X.tsx", "../../renderer/LiveScreen.tsx"],
    ["a block that imports the router", "src/blocks/card/X.tsx", "react-router-dom"],
    ["a module that reaches into another", "src/server/modules/notes/x.ts", "../orders/states.ts"],
    ["a part of a module that reaches into another", "src/server/modules/orders/ledger/x.ts", "../../notes/queries.ts"],
    ["a module that imports the demo", "src/server/modules/sites/tenants/x.ts", "../../../../demo/seed.ts"],
    ["a module that imports what calls it", "src/server/modules/notes/x.ts", "../../http/app.ts"],
    ["a module that imports its own index", "src/server/modules/media/x.ts", "./index.ts"],
    ["a job that reaches into a module", "src/server/jobs/x.ts", "../modules/orders/states.ts"],
    ["the command line, which reaches into a module", "src/cli/x.ts", "../server/modules/sites/queries.ts"],
    ["core that runs a module", "src/server/core/x.ts", "../modules/orders/index.ts"],
    ["a helper that runs a module", "src/server/lib/x.ts", "../modules/orders/index.ts"],
    ["the pure core that reads files", "src/site/x.ts", "node:fs"],
    ["the pure core that draws", "src/site/x.ts", "react"],
    ["a page that reaches into the server", "src/browser/x.ts", "../server/core/errors.ts"],
    ["the server that draws", "src/server/http/x.ts", "react-dom/server"],
  ])("%s", (_what, file, specifier) => {
    const found = importsIn(file, `import { x } from "${specifier}";`);
    expect(found.filter((one) => isForbidden(one)).map(written)).toHaveLength(1);
  });

  it.each([
    ["by import()", `void import("../../server/core/errors.ts");`],
    ["by export … from", `export { fail } from "../../server/core/errors.ts";`],
    ["by export *", `export * from "../../server/core/errors.ts";`],
    ["for its effects", `import "../../server/core/errors.ts";`],
    ["by import.meta.glob", `export const all = import.meta.glob("../../server/core/err*.ts");`],
    ["by a thread", `new Worker(new URL("../../server/core/errors.ts", import.meta.url));`],
  ])("%s", (_how, source) => {
    const found = importsIn("src/blocks/card/X.tsx", source);
    expect(found.filter((one) => isForbidden(one)).map(({ to }) => to)).toEqual(["src/server/core/errors.ts"]);
  });

  it("in a cycle of modules, also where only types run in it", () => {
    const sources = {
      "src/server/modules/notes/x.ts": `import type { X } from "../orders/index.ts";`,
      "src/server/modules/orders/x.ts": `import { y } from "../notes/index.ts";`,
    };
    const found = Object.entries(sources).flatMap(([file, source]) => importsIn(file, source));
    expect(cycles(betweenModules(found))).toHaveLength(1);
  });

  it("and a clock that is asked", () => {
    expect(readsClock("src/site/x.ts", "export const now = new Date();")).toBe(true);
    expect(readsClock("src/site/x.ts", "export const then = (time: number) => new Date(time);")).toBe(false);
  });
});

const written = ({ from, to }: Import) => `${from} imports ${to}`;

function isForbidden(one: Import): boolean {
  const boundary = boundaryOf(one.from);
  return (boundary !== undefined && !isAllowed(one, boundary)) || rules.some((rule) => rule.breaks(one));
}

/**
 * Imports between modules as if each were one file. What threads do of a module loads nothing of the rest of it, and no
 * cycle of files can hide in it: that is looked at above.
 */
function betweenModules(all: readonly Import[]): Import[] {
  return all.flatMap(({ from, to }) => {
    if (to.endsWith("/threads.ts")) return [];
    const [own, other] = [moduleOf(from), moduleOf(to)];
    return own && other && own !== other ? [{ from: own, to: other, typesOnly: false }] : [];
  });
}

function boundaryOf(file: string): Boundary | undefined {
  return boundaries.find(({ of }) => file === of || (of.endsWith("/") && file.startsWith(of)));
}

function isAllowed({ from, to, typesOnly }: Import, { of, may, never }: Boundary): boolean {
  if (!/^(src|generators|tests)\//.test(to)) return typesOnly || !never?.test(to);
  // What is only a type leaves no trace at run time; the server's own shape is what the boundaries are about.
  const folder = of.endsWith("/") ? of : "";
  if (folder && to.startsWith(folder)) return true;
  if (typesOnly && from.startsWith("src/server/")) return true;
  return may.some((path) => to === path || (path.endsWith("/") && to.startsWith(path)));
}
