import type { TestProject } from "vitest/node";
import { prepare } from "../prepare.ts";
import { embeddedTemplate } from "./template.ts";

/** Project `api-embedded`: every test file works on a copy of one prepared data directory. */
export default async function setup(project: TestProject): Promise<void> {
  await prepare(project);
  project.provide("testDatabase", { kind: "embedded", template: await embeddedTemplate() });
}
