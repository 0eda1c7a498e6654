import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import { importsOf, root, sourcesBelow, type Import } from "../architecture/import-graph.ts";

/** A test file, and over how many imports it reaches a changed file: 0 is the file itself. */
export interface RelatedTest {
  file: string;
  distance: number;
}

/**
 * The test files that reach any of the files by their imports, nearest first. Browser tests import nothing of the
 * product: they count only when they are changed themselves.
 */
export function relatedTests(changed: readonly string[]): RelatedTest[] {
  const tests = globSync("{src,generators,tests}/**/*.test.{ts,tsx}", { cwd: root });
  const files = [...["src", "generators", "tests"].flatMap(sourcesBelow), ...tests];
  return nearest(changed, files.flatMap(importsOf))
    .filter(({ file }) => /\.test\.tsx?$/.test(file) && existsSync(join(root, file)))
    .filter(({ file, distance }) => distance === 0 || !file.startsWith("tests/e2e/"));
}

/** Every file that reaches one of the given over imports that run, with the fewest imports it takes. */
export function nearest(from: readonly string[], imports: readonly Import[]): RelatedTest[] {
  const importers = Map.groupBy(
    imports.filter(({ typesOnly }) => !typesOnly),
    ({ to }) => to,
  );
  const found = new Map(from.map((file) => [file, 0]));
  // A file that is put in while the map is walked is walked too: breadth first.
  for (const [file, distance] of found) {
    for (const { from: importer } of importers.get(file) ?? []) {
      if (!found.has(importer)) found.set(importer, distance + 1);
    }
  }
  return [...found].map(([file, distance]) => ({ file, distance }));
}
