import { globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { areas } from "../areas.ts";
import { areasOf } from "../area.ts";
import { allExhaustiveFiles, exhaustiveFiles, partlyExhaustiveFiles } from "../exhaustive-files.ts";
import { contract } from "../../src/generated/contract.ts";
import { root } from "./import-graph.ts";

const patterns = areas.flatMap(({ folders }) => folders);

/** Each place that a pattern names by itself: `src/{a,b}` is `src/a` and `src/b`. */
function alternatives(pattern: string): string[] {
  const [whole, before, inside, after] = /^(.*?)\{([^{}]*)\}(.*)$/.exec(pattern) ?? [];
  if (whole === undefined) return [pattern];
  return inside!.split(",").flatMap((each) => alternatives(`${before}${each}${after}`));
}

describe("the areas of the tests", () => {
  it("have every folder of src, so that a change anywhere leads to its exhaustive tests", () => {
    const folders = ["src/*", "src/server/*", "src/server/{http,modules,providers}/*", "src/blocks/*", "src/site/*"]
      .flatMap((pattern) => globSync(pattern, { cwd: root, withFileTypes: true }))
      .filter((entry) => entry.isDirectory())
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
    expect(folders.filter((folder) => areasOf(folder).length === 0)).toEqual([]);
  });

  it("have every test of the browser, which the fast tier has only as journeys", () => {
    const files = readdirSync(join(root, "tests/e2e")).filter((file) => file.endsWith(".test.ts"));
    expect(files.filter((file) => !allExhaustiveFiles.includes(`tests/e2e/${file}`))).toEqual([]);
  });

  it("leave the fast tier every call that a test of the API names", () => {
    const files = globSync("tests/api/*.test.ts", { cwd: root }).map((file) => file.replaceAll("\\", "/"));
    const callsOf = (file: string) =>
      readFileSync(join(root, file), "utf8")
        .matchAll(/"(\w+)"/g)
        .map(([, name]) => name!)
        .filter((name) => Object.hasOwn(contract, name))
        .toArray();
    const fast = new Set(files.filter((file) => !allExhaustiveFiles.includes(file)).flatMap(callsOf));
    const lost = files.filter((file) => allExhaustiveFiles.includes(file)).flatMap(callsOf);
    expect(lost.filter((name) => !fast.has(name))).toEqual([]);
    expect(fast.size).toBeGreaterThan(450);
  });

  it("have every file with tests that only the whole run has, and such tests in every file that they name", () => {
    const files = globSync("tests/**/*.test.ts", { cwd: root }).filter((file) =>
      /from ".*whole-run\.ts"/.test(readFileSync(join(root, file), "utf8")),
    );
    expect(files.sort()).toEqual([...partlyExhaustiveFiles].sort());
  });

  it("name only folders and tests that exist", () => {
    const named = patterns.flatMap(alternatives);
    expect(named.filter((pattern) => globSync(pattern, { cwd: root }).length === 0)).toEqual([]);
    const names = areas.flatMap(({ exhaustive, partly = [] }) => [...exhaustive, ...partly]);
    expect(names.filter((name) => exhaustiveFiles([name]).length === 0)).toEqual([]);
  });

  it("lead from a folder to its tests", () => {
    expect(areasOf("src/server/modules/orders/").map(({ name }) => name)).toEqual(["orders"]);
    expect(areasOf("src/blocks/exam-sheet/ExamSheet.tsx").map(({ name }) => name)).toEqual(["exams", "screens"]);
  });
});
