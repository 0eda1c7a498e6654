import type { Durations } from "../durations.ts";
import type { RelatedTest } from "./related.ts";

/** Tests that are run, and those that `npm test` is left with. */
export interface Plan {
  run: string[];
  left: string[];
}

/** ms that a file is taken to need that is not known to be long: what is of its project's kind, as it usually is. */
const USUAL_MS: readonly [RegExp, number][] = [
  [/^tests\/(api|journeys|e2e)\//, 2000],
  [/\.test\.tsx$/, 1000],
  [/^tests\//, 1000],
  [/./, 300],
];

/** Takes tests, nearest first, until the time is used up; changed test files are always taken. */
export function plan(
  tests: readonly RelatedTest[],
  { durations, budget }: { durations: Durations; budget: number },
): Plan {
  const sorted = [...tests].sort((one, other) => one.distance - other.distance || timeOf(one) - timeOf(other));
  const result: Plan = { run: [], left: [] };
  let spent = 0;
  for (const test of sorted) {
    const fits = test.distance === 0 || spent + timeOf(test) <= budget;
    if (fits) spent += timeOf(test);
    (fits ? result.run : result.left).push(test.file);
  }
  return result;

  function timeOf({ file }: RelatedTest): number {
    return durations[file] ?? USUAL_MS.find(([kind]) => kind.test(file))![1];
  }
}
