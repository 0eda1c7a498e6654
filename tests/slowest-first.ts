import { relative } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { readDurations } from "./durations.ts";

/** Projects in the order in which they begin; what is short comes last and fills up. */
const projects = [
  "api-isolated",
  "unit-isolated",
  "api",
  "e2e",
  "journeys",
  "api-embedded",
  "architecture",
  "component",
  "unit",
];

/**
 * Long files first within their project: what is begun last is what a worker is waited for. Files of a project share a
 * process, so they stay together.
 */
export default class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const durations = readDurations();
    const timeOf = ({ moduleId }: TestSpecification) => durations[relative(process.cwd(), moduleId)] ?? 0;
    const placeOf = ({ project }: TestSpecification) => projects.indexOf(project.name);
    return (await super.sort(files)).sort((one, other) => placeOf(one) - placeOf(other) || timeOf(other) - timeOf(one));
  }
}
