import { globSync } from "node:fs";
import { join } from "node:path";
import { areas } from "./areas.ts";

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

/** The test files with tests of their own that the fast tier leaves out (`itInWholeRun`). */
export const partlyExhaustiveFiles: readonly string[] = [
  ...new Set(areas.flatMap(({ partly = [] }) => exhaustiveFiles(partly))),
];
