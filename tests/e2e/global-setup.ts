import type { TestProject } from "vitest/node";
import { startPortals } from "./portals.ts";

/**
 * Project `e2e`: the servers work on a PostgreSQL where the machine has one, where they compute a quarter less than on
 * the embedded database.
 */
export default function setup(project: TestProject): Promise<() => Promise<void>> {
  return startPortals(project, "postgres where there is one");
}
