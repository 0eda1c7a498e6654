import type { TestProject } from "vitest/node";
import { createPooler, findPooler, knowsStatements, WEB, type TestPooler } from "./pooler.ts";
import { asSuperuser, createDatabase, createPostgres, findPostgres } from "./postgres.ts";
import { fill } from "./template.ts";

/** Project `api-postgres`: the same tests on a real PostgreSQL, each file on a copy of one prepared database. */
export default async function setup(project: TestProject): Promise<(() => void | Promise<void>) | undefined> {
  const programs = findPostgres();
  if (!programs) {
    console.log("api-postgres: skipped, there is no PostgreSQL on this machine (pg_config was not found)");
    project.provide("testDatabase", { kind: "absent" });
    return undefined;
  }
  const postgres = await createPostgres(programs);
  let pooler: TestPooler | undefined;
  try {
    const url = await createDatabase(postgres.socketFolder, { name: TEMPLATE });
    await fill({ DATABASE_URL: url });
    pooler = await poolerWhereWanted(postgres.socketFolder);
  } catch (error) {
    postgres.remove();
    throw error;
  }
  const place = pooler && { socketFolder: pooler.socketFolder, postgresFolder: postgres.socketFolder, knowsStatements: knowsStatements(findPooler() ?? "") };
  project.provide("testDatabase", { kind: "postgres", socketFolder: postgres.socketFolder, template: TEMPLATE, programs, ...(place ? { pooler: place } : {}) });
  return async () => {
    await pooler?.remove();
    postgres.remove();
  };
}

/** With LECTERN_TEST_POOLER=on all servers of the tests work through a pooler in transaction mode, where the machine has one. */
async function poolerWhereWanted(postgresFolder: string): Promise<TestPooler | undefined> {
  if (process.env["LECTERN_TEST_POOLER"] !== "on") return undefined;
  const version = findPooler();
  if (version === undefined) {
    console.log("LECTERN_TEST_POOLER: there is no pgbouncer on this machine; the tests go to PostgreSQL directly");
    return undefined;
  }
  console.log(`through PgBouncer ${version} in transaction mode`);
  await asSuperuser(postgresFolder, [`create role ${WEB} login in role lectern_app`]);
  return createPooler(postgresFolder);
}

const TEMPLATE = "lectern_template";
