import { spawn } from "node:child_process";
import { join } from "node:path";
import pg from "pg";
import { withConnection, type Address } from "../../server/database/postgres/address.ts";
import { isPooled } from "../../server/database/postgres/pooler.ts";
import { readRole } from "../../server/database/postgres/role.ts";
import { CliError } from "../command.ts";

/**
 * Writes a PostgreSQL database into a file with pg_dump. It reads as the server's own work does: the owner of the tables is
 * bound by row level security like everybody.
 */
export async function dumpPostgres({ variable, url }: Address, file: string): Promise<void> {
  await withConnection(url, async (client) => {
    const role = await readRole(client);
    if (!role.superuser && role.owns === undefined) {
      throw new CliError(`${variable} logs in as ${role.name}, which does not own the tables: a backup is read by their owner. Set MIGRATE_URL to the owner's address.`);
    }
    if (await isPooled(client)) throw new CliError(`${variable} leads through a pooler, which pg_dump cannot use. Set MIGRATE_URL to the owner's address at PostgreSQL itself.`);
  });
  await run("pg_dump", ["--format=custom", "--no-owner", "--enable-row-security", `--file=${file}`], { ...connectionOf(url), PGOPTIONS: "-c app.scope=system" });
}

/** Reads such a file into an empty database, all or nothing. */
export async function restorePostgres(databaseUrl: string, file: string): Promise<void> {
  await run("pg_restore", ["--no-owner", "--single-transaction", "--exit-on-error", `--dbname=${connectionOf(databaseUrl)["PGDATABASE"] ?? ""}`, file], connectionOf(databaseUrl));
}

/** Whether the machine has a program of PostgreSQL; gives what it says of its version. */
export async function postgresProgram(name: "pg_dump" | "pg_restore"): Promise<string | undefined> {
  return new Promise((resolve) => {
    const child = spawn(programPath(name), ["--version"], { stdio: ["ignore", "pipe", "ignore"] });
    let said = "";
    child.stdout.on("data", (chunk: Buffer) => (said += chunk.toString()));
    child.on("error", () => resolve(undefined));
    child.on("close", (code) => resolve(code === 0 ? said.trim() : undefined));
  });
}

/** PG_BIN names their folder where it is not on the PATH. */
const programPath = (name: string): string => (process.env["PG_BIN"] ? join(process.env["PG_BIN"], name) : name);

/** By the environment, not by arguments: those can be read by everybody at the machine. */
function connectionOf(databaseUrl: string): Record<string, string> {
  const { host, port, user, password, database } = new pg.Client({ connectionString: databaseUrl });
  const sslmode = URL.parse(databaseUrl)?.searchParams.get("sslmode");
  const parts = { PGHOST: host, PGPORT: String(port), PGUSER: user, PGPASSWORD: password, PGDATABASE: database, PGSSLMODE: sslmode };
  return Object.fromEntries(Object.entries(parts).filter((part): part is [string, string] => typeof part[1] === "string" && part[1] !== ""));
}

function run(name: "pg_dump" | "pg_restore", args: string[], connection: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(programPath(name), args, { stdio: ["ignore", "ignore", "pipe"], env: { ...process.env, ...connection } });
    let said = "";
    child.stderr.on("data", (chunk: Buffer) => (said = (said + chunk.toString()).slice(-4000)));
    child.on("error", (error: NodeJS.ErrnoException) =>
      reject(new CliError(error.code === "ENOENT" ? `${name} is not on this machine: install the client programs of PostgreSQL (as new as the server), or name their folder in PG_BIN.` : error.message)),
    );
    child.on("close", (code) => (code === 0 ? resolve() : reject(new CliError(`${name} ended with ${code}:\n${said.trim()}`))));
  });
}
