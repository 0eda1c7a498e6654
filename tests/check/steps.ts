import { existsSync } from "node:fs";
import { join } from "node:path";
import { runBuilt } from "../../generators/built/run.ts";
import { checks, runCheck, type Check } from "../architecture/checks.ts";
import { root } from "../architecture/import-graph.ts";
import { readDurations } from "../durations.ts";
import { allExhaustiveFiles, partlyExhaustiveFiles } from "../exhaustive-files.ts";
import { plan } from "./budget.ts";
import { relatedTests } from "./related.ts";

/** ms of tests, added up; two files run at once. */
const BUDGET_MS = 20_000;

/** What the checks of the sources look at; the others look at everything. */
const concerns: Partial<Record<Check["id"], RegExp>> = {
  generated:
    /^(schemas|generators|src\/locales|src\/generated|docs\/configuration|tenants\/default)\/|\.schema\.json$|example\.json$|\.sql$/,
  sites: /^(tenants|schemas|src\/site|src\/locales)\/|\.schema\.json$/,
};

/** Checks of one file at a time: they get the changed files that they look at, instead of all. */
const filewise: Partial<Record<Check["id"], RegExp>> = {
  format: /^(?!src\/generated\/|docs\/|tests\/(fixtures|hostile)\/|.*package-lock).*\.(tsx?|mjs|json)$/,
  lint: /^(src(?!\/generated)|generators|tests)\/.*\.(tsx?|mjs)$/,
  promises: /^src\/(?!generated).*\.tsx?$/,
};

/** The check of these files alone, where that finds the same; undefined where it looks at none of them. */
function narrowed(check: Check, files: readonly string[]): Check | undefined {
  const pattern = filewise[check.id];
  if (!pattern) return check;
  const looked = files.filter((file) => pattern.test(file) && existsSync(join(root, file)));
  return looked.length > 0
    ? { ...check, args: [...check.args.filter((arg) => !folders.has(arg)), ...looked] }
    : undefined;
}

/** What the checks of the linter name when they look at everything. */
const folders = new Set(["src", "generators", "tests", "run.mjs", "vite.config.ts"]);

/**
 * Runs the checks that the files ask for, all at once, then the tests that are near them. Says what it does; true when
 * nothing was found.
 */
export async function runSteps(files: readonly string[]): Promise<boolean> {
  if (files.length === 0) {
    console.log("Nothing has changed.");
    return true;
  }
  // All that follows looks at what is generated.
  if (!(await runBuilt(root))) return false;
  console.log(`${files.length} changed: ${files.slice(0, 5).join(", ")}${files.length > 5 ? " …" : ""}`);
  const chosen = checks
    .filter(({ id }) => files.some((file) => (concerns[id] ?? /./).test(file)))
    .flatMap((check) => narrowed(check, files) ?? []);
  const results = await Promise.all(chosen.map(timed));
  const isExhaustive = (file: string) => allExhaustiveFiles.includes(file);
  // What takes minutes is for `test:area`, unless it is what was changed.
  const near = relatedTests(files).filter(({ file, distance }) => distance === 0 || !isExhaustive(file));
  const isChangedPartly = (file: string) =>
    partlyExhaustiveFiles.includes(file) && near.some((one) => one.file === file && one.distance === 0);
  const { run, left } = plan(near, { durations: readDurations(), budget: BUDGET_MS });
  // What imports what, and what documents link to, is soon looked at.
  const always = ["tests/architecture/imports.test.ts", "tests/architecture/documents.test.ts"].filter(
    (file) => !run.includes(file),
  );
  const tests = [...run, ...always].filter((file) => existsSync(join(root, file)));
  results.push(
    await timed({
      id: "tests",
      name: `the tests near them pass (${tests.length} files)`,
      script: "node_modules/vitest/vitest.mjs",
      args: ["run", "--reporter=dot", ...tests],
      env: { LECTERN_TESTS: tests.some((file) => isExhaustive(file) || isChangedPartly(file)) ? "whole" : "fast" },
    }),
  );
  await printRecordFigures();
  if (left.length > 0) console.log(`\nNot run, too far or too slow: ${left.length} files; npm test runs them.`);
  return results.every(Boolean);
}

async function timed(check: Check): Promise<boolean> {
  const started = Date.now();
  const { ok, output } = await runCheck(check);
  console.log(
    `${ok ? "passed" : "FAILED"}  ${check.name} (${((Date.now() - started) / 1000).toFixed(1)} s)${ok ? "" : `\n${output}\n`}`,
  );
  return ok;
}

/** How far screens of records are from being made of schemas; tests/budgets/records.json keeps what may only fall. */
async function printRecordFigures(): Promise<void> {
  const { recordFigures } = await import("../architecture/record-figures.ts");
  const lines = Object.entries(recordFigures()).map(([name, figure]) => `  ${String(figure).padStart(6)}  ${name}`);
  console.log(`\nScreens of records:\n${lines.join("\n")}`);
}
