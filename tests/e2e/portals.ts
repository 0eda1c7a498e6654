import { spawn, type ChildProcess } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { freePort } from "../free-port.ts";
import { createDatabase, createPostgres, findPostgres } from "../api/postgres.ts";
import { embeddedTemplate, postgresTemplate, TEMPLATE, tenantsDir } from "../api/template.ts";
import { prepare } from "../prepare.ts";
import { findChromium, type ChromiumProgram } from "./chromium.ts";

/** A bound for what hangs: two embedded databases that start beside other work take more than 90 s. */
const START_TIMEOUT_MS = 300_000;
const root = join(import.meta.dirname, "..", "..");

/** What the test files of one worker share: a server, the real program on a database and tenants of its own. */
export interface E2ePortal {
  url: string;
  /** A copy of `tenants`, for tests to change. */
  tenantsDir: string;
  /** Its database, where that is a PostgreSQL: for tests that move a moment in time instead of waiting for it. */
  databaseUrl?: string;
}

/** The database that the servers of a project work on. */
export type PortalDatabase = "embedded" | "postgres where there is one";

declare module "vitest" {
  export interface ProvidedContext {
    /** One for each worker. */
    portals: E2ePortal[];
    /** The data directory of an embedded database with the demo, to be copied. */
    embeddedTemplate: string;
    chromium: ChromiumProgram;
  }
}

/** Builds what is stale, starts a server for each worker, finds the browser. Gives what stops the servers. */
export async function startPortals(project: TestProject, database: PortalDatabase): Promise<() => Promise<void>> {
  const [chromium] = await Promise.all([findChromium(), prepare(project)]);
  const template = await embeddedTemplate();
  const programs = database === "embedded" ? undefined : findPostgres();
  const postgres = programs ? await createPostgres(programs, { from: await postgresTemplate() }) : undefined;
  const workers = Number(project.vitest.config.maxWorkers);
  const start = async (_: unknown, index: number) =>
    startPortal(
      postgres
        ? { url: await createDatabase(postgres.socketFolder, { name: `portal_${index}`, template: TEMPLATE }) }
        : { template },
    );
  const started = await Promise.allSettled(Array.from({ length: workers }, start));
  const servers = started.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  const stop = async () => {
    await Promise.all(servers.map((server) => server.stop()));
    postgres?.remove();
  };
  const failed = started.find((one) => one.status === "rejected");
  if (failed) {
    await stop();
    throw failed.reason;
  }
  project.provide(
    "portals",
    servers.map(({ portal }) => portal),
  );
  project.provide("chromium", chromium);
  project.provide("embeddedTemplate", template);
  return stop;
}

/** Starts the real program on a database of its own: one of a PostgreSQL, or a copy of an embedded one. */
async function startPortal({
  url: databaseUrl,
  template,
}: {
  url?: string;
  template?: string;
}): Promise<{ portal: E2ePortal; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), "lectern-e2e-"));
  const [data, tenants] = [join(folder, "data"), join(folder, "tenants")];
  if (template !== undefined) cpSync(template, data, { recursive: true });
  cpSync(tenantsDir, tenants, { recursive: true });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const environment = {
    PORT: String(port),
    DATA_DIR: data,
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    TENANTS_DIR: tenants,
    DEMO: "on",
    LOG_LEVEL: "fatal",
    FFMPEG: "off",
    CAPTCHA_EFFORT: "6",
    FIRST_POSTS_REVIEWED: "0",
  };
  const server = spawn(process.execPath, [join(root, "src/server/main.ts")], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let output = "";
  server.stderr.on("data", (text) => (output += text));
  const stop = async () => {
    const ended = new Promise((resolve) => server.once("exit", resolve));
    if (server.exitCode === null && server.kill("SIGTERM")) await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await whenReady(url, server, () => output);
  } catch (error) {
    await stop();
    throw error;
  }
  return { portal: { url, tenantsDir: tenants, ...(databaseUrl === undefined ? {} : { databaseUrl }) }, stop };
}

async function whenReady(url: string, server: ChildProcess, output: () => string): Promise<void> {
  const until = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < until) {
    if (server.exitCode !== null) throw new Error(`the server ended with code ${server.exitCode}:\n${output()}`);
    if ((await fetch(`${url}/readyz`).catch(() => undefined))?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`the server was not ready in time:\n${output()}`);
}
