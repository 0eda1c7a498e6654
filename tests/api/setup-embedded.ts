import type { TestProject } from "vitest/node";
import { embeddedTemplate } from "./template.ts";

/** Project `api`: every test file works on a copy of one prepared data directory. */
export default async function setup(project: TestProject): Promise<void> {
  project.provide("testDatabase", { kind: "embedded", template: await embeddedTemplate() });
}
