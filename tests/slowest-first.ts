import { relative } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { readDurations } from "./durations.ts";

/** ms, roughly, of files that are short to read and long to run, for a machine that has run none yet. */
const expected: Record<string, number> = {
  "tests/e2e/study.test.ts": 48_000,
  "tests/e2e/every-screen-accounts.test.ts": 45_000,
  "tests/e2e/every-screen-english.test.ts": 33_000,
  "tests/e2e/every-screen-visitor.test.ts": 27_000,
  "tests/api/orders-killed.test.ts": 32_000,
};

/** Long files first: what is begun last is what a worker is waited for. */
export default class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const durations = { ...expected, ...readDurations() };
    const timeOf = ({ moduleId }: TestSpecification) => durations[relative(process.cwd(), moduleId)] ?? 0;
    return (await super.sort(files)).sort((one, other) => timeOf(other) - timeOf(one));
  }
}
