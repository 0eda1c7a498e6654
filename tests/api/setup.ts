import type { TestProject } from "vitest/node";
import { prepare } from "../prepare.ts";
import { createPostgres, findPostgres } from "./postgres.ts";
import setUpEmbedded from "./setup-embedded.ts";
import { postgresTemplate, TEMPLATE } from "./template.ts";

/** Projects `api` and `api-isolated`: a real PostgreSQL, each file on a copy of one prepared database; the embedded one where there is none. */
export default async function setup(project: TestProject): Promise<(() => void) | void> {
  const programs = findPostgres();
  if (!programs) {
    console.log(`${project.name}: on the embedded database, for there is no PostgreSQL on this machine (pg_config was not found). Tests of locks are skipped.`);
    return setUpEmbedded(project);
  }
  await prepare(project);
  const postgres = await createPostgres(programs, { from: await postgresTemplate() });
  project.provide("testDatabase", { kind: "postgres", socketFolder: postgres.socketFolder, template: TEMPLATE, programs });
  return () => postgres.remove();
}
