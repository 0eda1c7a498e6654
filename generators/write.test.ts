import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "./fixtures/portal.ts";
import { findStale, writeOutputs } from "./write.ts";

const outputs = [
  { path: "types.ts", text: "types\n" },
  { path: "validators/nav.js", text: "nav\n" },
];

test("names a file that is missing, changed by hand, or no longer made", () => {
  const folder = temporaryFolder();
  writeOutputs(folder, outputs);
  expect(findStale(folder, outputs)).toEqual([]);
  writeFileSync(join(folder, "types.ts"), "types \n");
  writeFileSync(join(folder, "old.ts"), "");
  expect(findStale(folder, [...outputs, { path: "new.ts", text: "" }])).toEqual([
    { path: "types.ts", state: "different" },
    { path: "new.ts", state: "missing" },
    { path: "old.ts", state: "superfluous" },
  ]);
});

test("looking does not write", () => {
  const folder = temporaryFolder();
  findStale(folder, outputs);
  expect(existsSync(join(folder, "types.ts"))).toBe(false);
});

test("writes only what changed and takes away what is no longer made", () => {
  const folder = temporaryFolder();
  writeOutputs(folder, outputs);
  const before = statSync(join(folder, "types.ts"));
  expect(writeOutputs(folder, [{ path: "types.ts", text: "types\n" }])).toEqual([
    { path: "validators/nav.js", state: "superfluous" },
  ]);
  expect(statSync(join(folder, "types.ts")).ino).toBe(before.ino);
  expect(existsSync(join(folder, "validators/nav.js"))).toBe(false);
  expect(readFileSync(join(folder, "types.ts"), "utf8")).toBe("types\n");
});
