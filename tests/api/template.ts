import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { compose } from "../../src/server/compose.ts";
import { seedDemo } from "../../src/demo/seed.ts";
import { createLog } from "../../src/server/core/log.ts";
import { readSettings } from "../../src/server/core/settings.ts";
import { createDatabase, createPostgres, findPostgres } from "./postgres.ts";

const root = join(import.meta.dirname, "../..");
export const tenantsDir = join(root, "tenants");

/** Of this checkout alone: another one that is tested at the same time has other sources, and would take ours away. */
const keptIn = join(root, "node_modules/.cache/lectern");

/** What a database is filled from: when any of it changes, kept templates are of no use. */
const sources = [
  "src/server/database",
  "src/demo",
  "src/server/modules/sites/tenants",
  "tenants",
  "tests/api/postgres.ts",
  "tests/api/template.ts",
];

/** The database in a PostgreSQL template that test files get copies of. */
export const TEMPLATE = "lectern_template";

/**
 * The data directory of an embedded database that is migrated and has the demo, to be copied for each test file.
 * Made once and kept until what it is made from changes.
 */
export function embeddedTemplate(): Promise<string> {
  return kept("embedded", (folder) => fill({ DATA_DIR: folder }));
}

/**
 * The data of a stopped PostgreSQL whose database TEMPLATE is migrated and has the demo; undefined where the machine
 * has no PostgreSQL. Made once and kept, as above.
 */
export async function postgresTemplate(): Promise<string | undefined> {
  const programs = findPostgres();
  if (!programs) return undefined;
  return kept("postgres", async (folder) => {
    const postgres = await createPostgres(programs);
    try {
      await fill({ DATABASE_URL: await createDatabase(postgres.socketFolder, { name: TEMPLATE }) });
      postgres.stop("fast");
      cpSync(postgres.data, folder, { recursive: true });
    } finally {
      postgres.remove();
    }
  });
}

async function kept(kind: string, make: (folder: string) => Promise<void>): Promise<string> {
  const folder = join(keptIn, `${kind}-${sourcesHash()}`);
  if (existsSync(folder)) return folder;
  mkdirSync(keptIn, { recursive: true });
  for (const name of readdirSync(keptIn)) {
    if (name.startsWith(`${kind}-`)) rmSync(join(keptIn, name), { recursive: true, force: true });
  }
  const making = mkdtempSync(join(keptIn, `making-${kind}-`));
  await make(making);
  try {
    renameSync(making, folder);
  } catch (error) {
    // Another run was faster.
    if (!existsSync(folder)) throw error;
    rmSync(making, { recursive: true, force: true });
  }
  return folder;
}

/** Migrates a database, brings the tenants into it, and fills in the demo. */
export async function fill(environment: { DATABASE_URL?: string; DATA_DIR?: string }): Promise<void> {
  const settings = readSettings({ ...environment, TENANTS_DIR: tenantsDir });
  const log = createLog("warn");
  const composition = await compose({ settings, log, watch: false });
  try {
    await seedDemo(composition.services.db, log);
    // The first sign-in at a server would make it: for the copies it is there.
    await composition.services.loginKeys.offer();
    await composition.tenants.settled();
  } finally {
    await composition.close();
  }
}

function sourcesHash(): string {
  // The demo's dates lie around the day on which it was filled in. A run keeps the day on which it began.
  const today = (process.env["LECTERN_TEMPLATE_DAY"] ??= new Date().toISOString().slice(0, 10));
  const hash = createHash("sha256")
    .update(findPostgres() ?? "")
    .update(today);
  for (const source of sources) {
    for (const file of filesOf(join(root, source))) hash.update(relative(root, file)).update(readFileSync(file));
  }
  return hash.digest("hex").slice(0, 16);
}

function filesOf(path: string): string[] {
  if (path.endsWith(".ts")) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".test.ts"))
    .map((entry) => join(entry.parentPath, entry.name));
}

// As a program, which `tests/prepare.ts` starts: makes the template of the kind that is named.
if (import.meta.main) await (process.argv[2] === "postgres" ? postgresTemplate() : embeddedTemplate());
