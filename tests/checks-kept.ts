import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { formattedJson } from "./formatted-json.ts";

/** How many tests each project of the whole run has. */
export type Checks = Record<string, number>;

const file = join(import.meta.dirname, "budgets/checks.json");

/** What is committed: `npm run test:all -- -u` writes it. */
export function committedChecks(): Checks {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Checks) : {};
}

/** Writes the numbers of a whole run. */
export async function keepChecks(checks: Checks): Promise<void> {
  const sorted = Object.entries(checks).sort(([one], [other]) => one.localeCompare(other));
  writeFileSync(file, await formattedJson(Object.fromEntries(sorted)));
}

/** A sentence for each project that has fewer tests than are committed: none goes without its reason in a commit. */
export function fewerThan(committed: Checks, now: Checks): string[] {
  return Object.entries(committed)
    .filter(([project, count]) => (now[project] ?? 0) < count)
    .map(
      ([project, count]) =>
        `${project} has ${count - (now[project] ?? 0)} tests fewer than tests/budgets/checks.json says (${count}). ` +
        "Where that is meant, say why in the commit that takes the number down (npm run test:all -- -u).",
    );
}

/** All of them together. */
export function sumOf(checks: Checks): number {
  return Object.values(checks).reduce((sum, count) => sum + count, 0);
}
