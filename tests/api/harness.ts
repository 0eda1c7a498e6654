import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, inject, onTestFinished, TestRunner } from "vitest";
import { createApp, type App } from "../../src/server/http/app.ts";
import type { BusIntervals } from "../../src/server/database/bus-listening.ts";
import type { DiskSpace } from "../../src/server/core/disk-space.ts";
import { compose, type Composition } from "../../src/server/compose.ts";
import { handlers, policies } from "../../src/server/modules/index.ts";
import type { AdmissionLimits } from "../../src/server/core/admission.ts";
import { createLog } from "../../src/server/core/log.ts";
import type { Dns } from "../../src/server/providers/dns/dns.ts";
import { createWork, type Work } from "../../src/server/modules/sites/work/work.ts";
import { readSettings } from "../../src/server/core/settings.ts";
import { createClient, type ApiClient } from "./client.ts";
import { throughPooler, type PoolerPlace } from "./pooler.ts";
import { createDatabase, dropDatabase } from "./postgres.ts";
import { tenantsDir } from "./template.ts";

/** Keys of a captcha: a real one, that costs little. */
const CHEAP_CAPTCHA = "6";

/**
 * What comes at once in tests stands for many browsers, and is to meet in what is behind the door. The door has tests of
 * its own.
 */
const OPEN = { all: 2000, network: 2000, visitors: 2000, session: 2000 };
const openDoor: AdmissionLimits = { running: OPEN, runningWhenBusy: OPEN, inFlight: OPEN };

/** The database that the project's set-up has prepared. */
export type TestDatabase =
  | { kind: "embedded"; template: string }
  | { kind: "postgres"; socketFolder: string; template: string; programs: string; pooler?: PoolerPlace };

declare module "vitest" {
  export interface ProvidedContext {
    testDatabase: TestDatabase;
  }
}

/** Tests of what one connection cannot show: races, and a database that goes away. */
export const describeOnPostgres = inject("testDatabase").kind === "postgres" ? describe : describe.skip;

export interface TestServer extends App, ApiClient, Omit<Composition, "close"> {
  url: string;
  /** Every line that was logged, parsed. */
  logged: Record<string, unknown>[];
  /**
   * Moves the server's clock, in ms. Where tests are shuffled, it is set back when the test ends; where they follow one
   * another in order, and in a hook of all tests, it stays.
   */
  advance(milliseconds: number): void;
  close(): Promise<void>;
}

export interface TestServerOptions {
  /** Environment variables beside those of the database. */
  environment?: Record<string, string>;
  /** A database made before; without one, a fresh copy of the prepared one. */
  database?: FreshDatabase;
  /** Where domains are looked for. */
  dns?: Dns;
  /** How much of one session and network is worked on at once; without it, nobody waits for anybody. */
  admission?: AdmissionLimits;
  /** Whether what organisations have published is looked through at the start, as a server outside of tests does. */
  lookThrough?: boolean;
  /** How soon the bus notices that it hears nothing. */
  busIntervals?: BusIntervals;
  /** The space on the disk of DATA_DIR, unless the machine's. */
  diskSpace?: () => Promise<DiskSpace>;
}

/** Starts the server, without pages, on a database of its own, and gives ways to call it. */
export async function startTestServer({
  environment = {},
  database,
  dns,
  lookThrough = false,
  busIntervals,
  diskSpace,
  admission = openDoor,
}: TestServerOptions = {}): Promise<TestServer> {
  const fresh = database ?? (await freshDatabase());
  const logged: Record<string, unknown>[] = [];
  const log = createLog("debug", { write: (line) => void logged.push(JSON.parse(line)) });
  let ahead = 0;
  const settings = readSettings({
    ...pooled(fresh.environment),
    TENANTS_DIR: tenantsDir,
    PORT: "0",
    DEMO: "off",
    CAPTCHA_EFFORT: CHEAP_CAPTCHA,
    FIRST_POSTS_REVIEWED: "0",
    ...environment,
  });
  const composition = await compose({
    settings,
    log,
    watch: false,
    lookThrough,
    now: () => new Date(Date.now() + ahead),
    ...(dns ? { dns } : {}),
    busIntervals,
    workThreads: sharedThreads(),
    diskSpace,
  });
  const { services, metrics } = composition;
  const app = createApp({ services, metrics, handlers, policies, admission });
  const move = (milliseconds: number): void => void (ahead += milliseconds);
  const advance = (milliseconds: number): void => {
    move(milliseconds);
    const test = TestRunner.getCurrentTest();
    if ((test?.suite ?? test?.file)?.shuffle) onTestFinished(() => move(-milliseconds));
  };
  const url = await app.http.listen({ port: 0, host: "127.0.0.1" });
  return {
    ...app,
    ...composition,
    ...createClient(url),
    url,
    logged,
    advance,
    async close() {
      await app.http.close();
      await composition.close();
      if (!database) await fresh.remove();
    },
  };
}

let threads: Work | undefined;

/**
 * The threads that do the work of strangers, for all servers of this process: what they load and compile takes longer
 * than most of the work.
 */
export function sharedThreads(): Work {
  return (threads ??= createWork());
}

/** A migrated database with the demo that nobody else uses. */
export interface FreshDatabase {
  environment: Record<string, string>;
  remove(): Promise<void>;
}

let count = 0;

export async function freshDatabase(): Promise<FreshDatabase> {
  const prepared = inject("testDatabase");
  if (prepared.kind === "embedded") {
    const folder = mkdtempSync(join(tmpdir(), "lectern-data-"));
    cpSync(prepared.template, folder, { recursive: true });
    return { environment: { DATA_DIR: folder }, remove: async () => rmSync(folder, { recursive: true, force: true }) };
  }
  count += 1;
  const name = `test_${process.pid}_${process.env["VITEST_WORKER_ID"] ?? 0}_${count}_${Date.now()}`;
  const url = await createDatabase(prepared.socketFolder, { name, template: prepared.template });
  const folder = mkdtempSync(join(tmpdir(), "lectern-files-"));
  const remove = async () => {
    rmSync(folder, { recursive: true, force: true });
    await dropDatabase(prepared.socketFolder, name);
  };
  return { environment: pooled({ DATABASE_URL: url, DATA_DIR: folder }), remove };
}

/** The environment of a server, through the pooler where the tests have one. */
export function pooled(environment: Record<string, string>): Record<string, string> {
  const prepared = inject("testDatabase");
  return prepared.kind === "postgres" ? throughPooler(environment, prepared.pooler) : environment;
}
