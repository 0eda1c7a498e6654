import type { TestProject } from "vitest/node";
import { prepare } from "../prepare.ts";
import { createPooler, findPooler, knowsStatements, WEB, type TestPooler } from "./pooler.ts";
import { asSuperuser, createPostgres, findPostgres } from "./postgres.ts";
import setUpEmbedded from "./setup-embedded.ts";
import { postgresTemplate, TEMPLATE } from "./template.ts";

/**
 * Projects `api` and `api-isolated`: a real PostgreSQL, each file on a copy of one prepared database; the embedded one
 * where there is none.
 */
export default async function setup(project: TestProject): Promise<(() => void | Promise<void>) | void> {
  const programs = findPostgres();
  if (!programs) {
    console.log(
      `${project.name}: on the embedded database, for there is no PostgreSQL on this machine (pg_config was not found). Tests of locks are skipped.`,
    );
    return setUpEmbedded(project);
  }
  await prepare(project);
  const postgres = await createPostgres(programs, { from: await postgresTemplate() });
  let pooler: TestPooler | undefined;
  try {
    pooler = await poolerWhereWanted(postgres.socketFolder);
  } catch (error) {
    postgres.remove();
    throw error;
  }
  const place = pooler && {
    socketFolder: pooler.socketFolder,
    postgresFolder: postgres.socketFolder,
    knowsStatements: knowsStatements(findPooler() ?? ""),
  };
  project.provide("testDatabase", {
    kind: "postgres",
    socketFolder: postgres.socketFolder,
    template: TEMPLATE,
    programs,
    ...(place ? { pooler: place } : {}),
  });
  return async () => {
    await pooler?.remove();
    postgres.remove();
  };
}

/**
 * With LECTERN_TEST_POOLER=on all servers of the tests work through a pooler in transaction mode, where the machine has
 * one.
 */
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
