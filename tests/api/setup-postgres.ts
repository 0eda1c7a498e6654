import type { TestProject } from "vitest/node";
import { createDatabase, createPostgres, findPostgres } from "./postgres.ts";
import { fill } from "./template.ts";

/** Project `api-postgres`: the same tests on a real PostgreSQL, each file on a copy of one prepared database. */
export default async function setup(project: TestProject): Promise<(() => void) | undefined> {
  const programs = findPostgres();
  if (!programs) {
    console.log("api-postgres: skipped, there is no PostgreSQL on this machine (pg_config was not found)");
    project.provide("testDatabase", { kind: "absent" });
    return undefined;
  }
  const postgres = await createPostgres(programs);
  try {
    const url = await createDatabase(postgres.socketFolder, { name: TEMPLATE });
    await fill({ DATABASE_URL: url });
  } catch (error) {
    postgres.remove();
    throw error;
  }
  project.provide("testDatabase", { kind: "postgres", socketFolder: postgres.socketFolder, template: TEMPLATE, programs });
  return () => postgres.remove();
}

const TEMPLATE = "lectern_template";
