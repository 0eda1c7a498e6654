import { globSync } from "node:fs";
import { join } from "node:path";
import { areas } from "./areas.ts";

/**
 * Which tests a run is of. `npm test` runs the fast tier: everything but the exhaustive tests of `tests/areas.ts`, with
 * the API on the embedded database. `npm run test:all`, and every run whose files or projects are named, knows them all.
 */
export const tier: "fast" | "whole" = process.env["LECTERN_TESTS"] === "fast" ? "fast" : "whole";

/** The test files of an area that only the whole run has, relative to the repository. */
export function exhaustiveFiles(exhaustive: readonly string[]): string[] {
  const patterns = exhaustive.map((name) => `tests/${name}.test.ts`);
  return globSync(patterns, { cwd: join(import.meta.dirname, "..") })
    .map((file) => file.replaceAll("\\", "/"))
    .sort();
}

/** The test files that the fast tier leaves out. */
export const allExhaustiveFiles: readonly string[] = [
  ...new Set(areas.flatMap(({ exhaustive }) => exhaustiveFiles(exhaustive))),
];
