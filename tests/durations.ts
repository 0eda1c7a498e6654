import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { formattedJson } from "./formatted-json.ts";

/** How long each test file took, in ms, by its path in the repository. */
export type Durations = Record<string, number>;

/** What this machine measured last. */
const measured = join(import.meta.dirname, "../node_modules/.cache/lectern/durations.json");
/** For a machine that has run nothing yet: the files that are long, as a quiet one measured them. */
const committed = join(import.meta.dirname, "budgets/durations.json");
/** ms from which a file counts as long. */
const LONG_MS = 2000;

/** What is known: measured on this machine, else committed. */
export function readDurations(): Durations {
  return { ...read(committed), ...read(measured) };
}

/** Keeps the times of a run beside those of other files. */
export function keepDurations(durations: Durations): void {
  mkdirSync(dirname(measured), { recursive: true });
  writeFileSync(measured, JSON.stringify({ ...read(measured), ...durations }));
}

/** Commits the long files of a whole run: `npm run test:all -- -u`. */
export async function commitDurations(durations: Durations): Promise<void> {
  const long = Object.entries(durations)
    .filter(([, duration]) => duration >= LONG_MS)
    .map(([file, duration]) => [file, Math.round(duration / 1000) * 1000] as const)
    .sort(([one], [other]) => one.localeCompare(other));
  writeFileSync(committed, await formattedJson(Object.fromEntries(long)));
}

function read(file: string): Durations {
  try {
    return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Durations) : {};
  } catch {
    // Another run is writing it just now.
    return {};
  }
}
