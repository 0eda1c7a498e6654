import type { TestProject } from "vitest/node";
import { startPortals } from "../e2e/portals.ts";

/** Project `journeys`: on the embedded database alone, which every machine has. */
export default function setup(project: TestProject): Promise<() => Promise<void>> {
  return startPortals(project, "embedded");
}
