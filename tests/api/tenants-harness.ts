import pino from "pino";
import { onTestFinished } from "vitest";
import { createBus } from "../../src/server/database/bus.ts";
import { openDatabase, type OpenDatabase } from "../../src/server/database/connect.ts";
import { readSettings } from "../../src/server/core/settings.ts";
import { createTenants, type Tenants } from "../../src/server/modules/sites/tenants/index.ts";
import type { Tenant } from "../../src/server/modules/sites/tenants/tenant.ts";
import { visitor } from "../../src/site/document/visitor.ts";
import { freshDatabase, type FreshDatabase } from "./harness.ts";

/** One process, as far as tenants are concerned: a pool, a bus and a store of its own. */
export interface TenantsNode {
  database: OpenDatabase;
  tenants: Tenants;
  /** What the terminal showed. */
  told: string[];
}

/** A database for one test; on PostgreSQL several nodes may share it. */
export async function databaseForTest(): Promise<FreshDatabase> {
  const fresh = await freshDatabase();
  onTestFinished(() => fresh.remove());
  return fresh;
}

/** Opens a node on a database, for one test. */
export async function openNode(fresh: FreshDatabase, tenantsDir: string): Promise<TenantsNode> {
  const node = await openSharedNode(fresh, tenantsDir);
  onTestFinished(() => node.close());
  return node;
}

/** The same for the tests of a file, which close it. */
export async function openSharedNode(
  fresh: FreshDatabase,
  tenantsDir: string,
): Promise<TenantsNode & { close(): Promise<void> }> {
  const database = await openDatabase(readSettings(fresh.environment));
  const bus = await createBus({ pool: database.pool, connection: database.connection, onError: () => undefined });
  const told: string[] = [];
  const tenants = await createTenants({
    db: database.db,
    bus,
    tenantsDir,
    log: pino({ level: "silent" }),
    tell: (text) => told.push(text),
  });
  return {
    database,
    tenants,
    told,
    async close() {
      await tenants.stop();
      await bus.close();
      await database.close();
    },
  };
}

/** What a site is called. */
export function titleOf(tenant: Tenant | undefined): string | undefined {
  return tenant?.view("zh-CN").for(visitor).info.title;
}

/** Waits until `holds`: a minute at most, which judges nothing but that it would never come about. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const began = performance.now();
  while (!(await holds())) {
    if (performance.now() - began > 60_000) throw new Error("it did not come about within a minute");
    await new Promise((done) => setTimeout(done, 5));
  }
}
