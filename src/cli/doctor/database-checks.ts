import { existsSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import pg from "pg";
import { verifyAudit } from "../../server/modules/audit/index.ts";
import { openDatabase, type Db, type OpenDatabase } from "../../server/database/connect.ts";
import { openEmbedded } from "../../server/database/embedded.ts";
import { readMigrations } from "../../server/database/migrate.ts";
import { withConnection } from "../../server/database/postgres/address.ts";
import { ownerAddress } from "../../server/database/postgres/migrate-by-owner.ts";
import type { Settings } from "../../server/core/settings.ts";
import { openPortal } from "../portal/portal.ts";
import { ok, problem, warning, type Check } from "./check.ts";

const LEAST_POSTGRES = 150_000;

/**
 * Server, database, migrations and the audit log: by the server that runs, else by the database itself, which is left
 * as it is.
 */
export async function databaseChecks(
  settings: Settings,
  env: NodeJS.ProcessEnv,
  server: { url: string } | undefined,
): Promise<Check[]> {
  if (server) return [ok("server", `runs at ${server.url}`), ...(await byServer(server.url, env))];
  const stopped = ok("server", "none runs here");
  if (settings.databaseUrl === undefined && !existsSync(join(settings.dataDir, "pglite"))) {
    return [stopped, warning("database", `none in ${settings.dataDir} yet`, "npm start makes it.")];
  }
  try {
    const { checks, isCurrent } = await inspect(settings);
    return [stopped, ...checks, ...(isCurrent ? await openedChecks(settings) : [])];
  } catch (error) {
    const inUse = String(error).includes("is in use");
    return [
      stopped,
      problem(
        "database",
        error instanceof Error ? error.message : String(error),
        inUse ? "Another process has it open: wait for it, or end it." : "Is it running, and is DATABASE_URL right?",
      ),
    ];
  }
}

async function byServer(url: string, env: NodeJS.ProcessEnv): Promise<Check[]> {
  const token = env["METRICS_TOKEN"];
  const reply = await fetch(`${url}/readyz`, token ? { headers: { authorization: `Bearer ${token}` } } : {});
  const ready = (await reply.json()) as { status: string; checks?: Record<string, string> };
  // From another address than the machine's own there is the status only.
  const state = ready.checks?.["database"] ?? (ready.status === "ready" ? "ok" : ready.status);
  const database =
    state === "ok"
      ? ok("database", "answers the server")
      : problem("database", state, "The server cannot reach it: see its log.");
  if (database.state !== "ok") return [database];
  const portal = await openPortal(env);
  return [
    database,
    verdictCheck(await portal.call("checkAuditLog", {}).then(({ isWhole, entries }) => ({ isWhole, entries }))),
  ];
}

/** Looks without changing anything: opening the database as the server does would migrate it. */
async function inspect(settings: Settings): Promise<{ checks: Check[]; isCurrent: boolean }> {
  if (settings.databaseUrl !== undefined)
    return withConnection(ownerAddress(settings.databaseUrl, settings.postgres).url, look);
  const embedded = await openEmbedded(settings.dataDir);
  const client = new pg.Client({
    host: embedded.socketFolder,
    port: 5432,
    user: "postgres",
    database: "postgres",
    ssl: false,
  });
  try {
    await client.connect();
    return await look(client);
  } finally {
    await client.end().catch(() => undefined);
    await embedded.close();
  }
}

async function look(client: pg.Client): Promise<{ checks: Check[]; isCurrent: boolean }> {
  const { rows } = await client.query<{ version: string; number: string; there: boolean }>(
    "select version(), current_setting('server_version_num') as number, to_regclass('schema_migration') is not null as there",
  );
  const version = rows[0]?.version.split(" ").slice(0, 2).join(" ") ?? "";
  const database =
    Number(rows[0]?.number) >= LEAST_POSTGRES
      ? ok("database", version)
      : problem("database", version, "PostgreSQL 15 or later is needed.");
  const applied = rows[0]?.there
    ? (await client.query<{ name: string; checksum: string }>("select name, checksum from schema_migration")).rows
    : [];
  const migrations = migrationCheck(applied);
  return { checks: [database, migrations], isCurrent: migrations.state === "ok" };
}

/** As the server opens it, but that nothing is changed: whose role it works as, and the audit log. */
async function openedChecks(settings: Settings): Promise<Check[]> {
  const database = await openDatabase({ ...settings, poolSize: 1, mayChange: false }).catch((error: unknown) => error);
  if (database instanceof Error)
    return [
      problem(
        "database role",
        database.message.split("\n")[0] ?? "",
        "The server does not start with it: docs/operating.md says which role needs which rights.",
      ),
    ];
  const { db, warnings, close } = database as OpenDatabase;
  try {
    const roles = settings.databaseUrl === undefined ? [] : [roleCheck(warnings, await currentRole(db))];
    const { problems, entries } = await verifyAudit(db);
    return [...roles, verdictCheck({ isWhole: problems.length === 0, entries })];
  } finally {
    await close();
  }
}

async function currentRole(db: Db): Promise<string> {
  const { rows } = await sql<{ role: string }>`select session_user as role`.execute(db);
  return rows[0]?.role ?? "";
}

function roleCheck(warnings: readonly string[], role: string): Check {
  const [found, ...advice] = warnings.flatMap((text) => text.split("\n"));
  return found === undefined
    ? ok("database role", `the server logs in as ${role}, which row level security binds`)
    : warning(
        "database role",
        found,
        advice.map((line) => line.trim()).join(" ") || "docs/operating.md says which role needs which rights.",
      );
}

function migrationCheck(applied: readonly { name: string; checksum: string }[]): Check {
  const known = readMigrations();
  const foreign = applied.filter(
    ({ name, checksum }) => !known.some((migration) => migration.name === name && migration.checksum === checksum),
  );
  if (foreign.length > 0)
    return problem(
      "migrations",
      `${foreign[0]?.name} is not one of this program`,
      "The program is older than its database, or a migration was changed: use the version that made it, or a later one.",
    );
  const pending = known.length - applied.length;
  return pending === 0
    ? ok("migrations", `all ${known.length}`)
    : warning("migrations", `${pending} to be applied`, "The next start applies them: make a backup first.");
}

function verdictCheck({ isWhole, entries }: { isWhole: boolean; entries: number }): Check {
  return isWhole
    ? ok("audit log", `${entries} entries, all as they were written`)
    : problem("audit log", "it was tampered with", "lectern audit verify says where.");
}
