import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** How long each test file took when it ran last on this machine, in ms, by its path in the repository. */
export type Durations = Record<string, number>;

const file = join(import.meta.dirname, "../node_modules/.cache/lectern/durations.json");

/** What is known; nothing before the first run. */
export function readDurations(): Durations {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Durations;
  } catch {
    return {};
  }
}

/** Keeps the times of a run beside those of other files. */
export function keepDurations(durations: Durations): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...readDurations(), ...durations }));
}
