import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { compose } from "../../src/server/compose.ts";
import { seedDemo } from "../../src/server/demo/seed.ts";
import { createLog } from "../../src/server/log.ts";
import { readSettings } from "../../src/server/settings.ts";

const root = join(import.meta.dirname, "../..");
export const tenantsDir = join(root, "tenants");

/** Of this checkout alone: another one that is tested at the same time has other sources, and would take ours away. */
const keptIn = join(root, "node_modules/.cache/lectern");

/** What a database is filled from: when any of it changes, kept templates are of no use. */
const sources = ["src/server/database/migrations", "src/server/demo", "src/server/tenants", "tenants"];

/**
 * The data directory of an embedded database that is migrated and has the demo, to be copied for each test file.
 * Made once and kept until what it is made from changes.
 */
export async function embeddedTemplate(): Promise<string> {
  const kept = join(keptIn, `template-${sourcesHash()}`);
  if (existsSync(kept)) return kept;
  mkdirSync(keptIn, { recursive: true });
  for (const name of readdirSync(keptIn)) {
    if (name.startsWith("template-")) rmSync(join(keptIn, name), { recursive: true, force: true });
  }
  const making = mkdtempSync(join(keptIn, "making-"));
  await fill({ DATA_DIR: making });
  try {
    renameSync(making, kept);
  } catch (error) {
    // Another run was faster.
    if (!existsSync(kept)) throw error;
    rmSync(making, { recursive: true, force: true });
  }
  return kept;
}

/** Migrates a database, brings the tenants into it, and fills in the demo. */
export async function fill(environment: { DATABASE_URL?: string; DATA_DIR?: string }): Promise<void> {
  const settings = readSettings({ ...environment, TENANTS_DIR: tenantsDir });
  const log = createLog("warn");
  const composition = await compose({ settings, log, watch: false });
  try {
    await seedDemo(composition.services.db, log);
  } finally {
    await composition.close();
  }
}

function sourcesHash(): string {
  const hash = createHash("sha256");
  for (const folder of sources) {
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || entry.name.endsWith(".test.ts")) continue;
      const file = join(entry.parentPath, entry.name);
      hash.update(file).update(readFileSync(file));
    }
  }
  return hash.digest("hex").slice(0, 16);
}
