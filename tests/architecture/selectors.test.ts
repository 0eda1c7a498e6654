import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");

/**
 * How many selectors the component tests have: for what has no role and no name, such as decoration and shapes of a
 * chart. Lower it with each one that goes; it never rises.
 */
const MAX_SELECTORS = 86;

/** A call that takes a selector: of the document, or of the helpers of a component test with a text in its place. */
const selector =
  /\.(?:querySelector(?:All)?|getElementsBy\w+|closest|matches)(?:<[^()]*?>)?\(|(?<![\w.])(?:(?:one|texts|click|type)(?:<\w+>)?)\(\s*["'`]/g;

test("Component tests ask by role, label and text, and no new one asks by CSS selector", () => {
  const counts = globSync("src/**/*.test.tsx", { cwd: root })
    .map((file) => ({ file, count: readFileSync(join(root, file), "utf8").match(selector)?.length ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const most = counts.slice(0, 10).map(({ file, count }) => `${count} ${file}`);
  expect(total, ["The files with most selectors:", ...most].join("\n")).toBeLessThanOrEqual(MAX_SELECTORS);
});
