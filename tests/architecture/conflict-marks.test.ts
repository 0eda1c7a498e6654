import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { expect, it } from "vitest";
import { root } from "./import-graph.ts";

/** What git writes around two versions of the same lines; the line of equals signs alone is also a heading of Markdown. */
const mark = /^(?:<{7}|>{7}|\|{7}) /m;
const texts = new Set([".md", ".json", ".ts", ".tsx", ".mjs", ".sql", ".css", ".html", ".yml", ".yaml", ".sh", ""]);

it("no text of the repository has what git leaves of a conflict", () => {
  const files = execFileSync("git", ["ls-files", "-z"], { cwd: root, encoding: "utf8" }).split("\0").filter(Boolean);
  const found = files.filter(
    (file) =>
      texts.has(extname(file)) && existsSync(join(root, file)) && mark.test(readFileSync(join(root, file), "utf8")),
  );
  expect(files.length).toBeGreaterThan(1000);
  expect(found).toEqual([]);
});

it("finds such a mark", () => {
  expect(mark.test(`a\n${"<".repeat(7)} HEAD\nb`)).toBe(true);
  expect(mark.test("a << b\n=======\n")).toBe(false);
});
