import { relative } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { readDurations } from "./durations.ts";

/** ms, roughly, of files that are short to read and long to run, for a machine that has run none yet. */
const expected: Record<string, number> = {
  "tests/e2e/study.test.ts": 48_000,
  "tests/e2e/every-screen.test.ts": 150_000,
  "tests/api/orders-killed.test.ts": 32_000,
};

/** Projects in the order in which they begin; what is short comes last and fills up. */
const projects = ["api-isolated", "unit-isolated", "api", "e2e", "api-embedded", "architecture", "component", "unit"];

/**
 * Long files first within their project: what is begun last is what a worker is waited for. Files of a project share a
 * process, so they stay together.
 */
export default class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const durations = { ...expected, ...readDurations() };
    const timeOf = ({ moduleId }: TestSpecification) => durations[relative(process.cwd(), moduleId)] ?? 0;
    const placeOf = ({ project }: TestSpecification) => projects.indexOf(project.name);
    return (await super.sort(files)).sort((one, other) => placeOf(one) - placeOf(other) || timeOf(other) - timeOf(one));
  }
}
