import { spawn, type ChildProcess, type StdioOptions } from "node:child_process";
import { join } from "node:path";
import pg from "pg";
import { withConnection, type Address } from "../../server/database/postgres/address.ts";
import { isPooled } from "../../server/database/postgres/pooler.ts";
import { readRole } from "../../server/database/postgres/role.ts";
import { CliError } from "../command.ts";
import { AS_SYSTEM, countRows, rowCheck, type RowCounts } from "./row-counts.ts";

/**
 * Writes a PostgreSQL database into a file with pg_dump, and gives how many rows of each table are in it. It reads as
 * the server's own work does: the owner of the tables is bound by row level security like everybody.
 */
export async function dumpPostgres({ variable, url }: Address, file: string): Promise<RowCounts> {
  return withConnection(url, async (client) => {
    const role = await readRole(client);
    if (!role.superuser && role.owns === undefined) {
      throw new CliError(
        `${variable} logs in as ${role.name}, which does not own the tables: a backup is read by their owner. Set MIGRATE_URL to the owner's address.`,
      );
    }
    if (await isPooled(client))
      throw new CliError(
        `${variable} leads through a pooler, which pg_dump cannot use. Set MIGRATE_URL to the owner's address at PostgreSQL itself.`,
      );
    // Counted and dumped from one and the same state.
    await client.query("begin isolation level repeatable read, read only");
    await client.query(
      "select set_config('app.scope', 'system', true), set_config('statement_timeout', '0', true), set_config('idle_in_transaction_session_timeout', '0', true)",
    );
    const { rows } = await client.query<{ snapshot: string }>("select pg_export_snapshot() as snapshot");
    const counts = await countRows(client);
    await run(
      "pg_dump",
      [
        "--format=custom",
        "--no-owner",
        "--enable-row-security",
        `--snapshot=${rows[0]?.snapshot ?? ""}`,
        `--file=${file}`,
      ],
      { ...connectionOf(url), PGOPTIONS: AS_SYSTEM },
    );
    await client.query("rollback");
    return counts;
  });
}

export interface PostgresRestore {
  /** What pg_dump wrote. */
  file: string;
  /** Statements before it, such as dropping what was there. */
  before: string;
  /** Rows that there must be afterwards; undefined where the backup does not say. */
  rows: RowCounts | undefined;
}

/**
 * Puts such a file into a database, in one transaction with what comes before and with a look at the result: it ends
 * only once pg_restore has read the file to its end without a fault. Whatever fails or is killed half-way, the database
 * is as it was.
 */
export async function restorePostgres(databaseUrl: string, { file, before, rows }: PostgresRestore): Promise<void> {
  const connection = connectionOf(databaseUrl);
  const reader = startProgram("pg_restore", ["--no-owner", "--file=-", file], connection, ["ignore", "pipe", "pipe"]);
  const writer = startProgram(
    "psql",
    ["--no-psqlrc", "--quiet", "--set=ON_ERROR_STOP=1", "--file=-"],
    { ...connection, PGOPTIONS: AS_SYSTEM },
    ["pipe", "ignore", "pipe"],
  );
  try {
    writer.say(`begin;\n${before}\n`);
    // psql that ends at a mistake says it itself; what more is written to it goes nowhere.
    reader.child.stdout?.pipe(writer.child.stdin!, { end: false });
    await Promise.race([
      reader.done,
      writer.done.then(() => Promise.reject(new CliError("psql ended before it was told all."))),
    ]);
    writer.say(`\nset row_security = on;\n${rows ? rowCheck(rows) : ""}\ncommit;\n`);
    writer.child.stdin?.end();
    await writer.done;
  } finally {
    // Without its commit the transaction is nothing.
    for (const { child } of [reader, writer]) if (child.exitCode === null) child.kill();
    await Promise.allSettled([reader.done, writer.done]);
  }
}

/** Whether the machine has a program of PostgreSQL; gives what it says of its version. */
export async function postgresProgram(name: Program): Promise<string | undefined> {
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
  const parts = {
    PGHOST: host,
    PGPORT: String(port),
    PGUSER: user,
    PGPASSWORD: password,
    PGDATABASE: database,
    PGSSLMODE: sslmode,
  };
  return Object.fromEntries(
    Object.entries(parts).filter((part): part is [string, string] => typeof part[1] === "string" && part[1] !== ""),
  );
}

type Program = "pg_dump" | "pg_restore" | "psql";

const run = (name: Program, args: string[], connection: Record<string, string>): Promise<void> =>
  startProgram(name, args, connection, ["ignore", "ignore", "pipe"]).done;

interface StartedProgram {
  child: ChildProcess;
  /** Rejects with what it wrote to its error output where it does not end with 0. */
  done: Promise<void>;
  /** Writes to its standard input. */
  say(text: string): void;
}

function startProgram(
  name: Program,
  args: string[],
  connection: Record<string, string>,
  stdio: StdioOptions,
): StartedProgram {
  const child = spawn(programPath(name), args, { stdio, env: { ...process.env, ...connection } });
  let said = "";
  child.stderr?.on("data", (chunk: Buffer) => (said = (said + chunk.toString()).slice(-4000)));
  // A program that ended reads no more; how it ended is told by `done`.
  child.stdin?.on("error", () => undefined);
  const done = new Promise<void>((resolve, reject) => {
    child.on("error", (error: NodeJS.ErrnoException) =>
      reject(
        new CliError(
          error.code === "ENOENT"
            ? `${name} is not on this machine: install the client programs of PostgreSQL (as new as the server), or name their folder in PG_BIN.`
            : error.message,
        ),
      ),
    );
    child.on("close", (code) =>
      code === 0 ? resolve() : reject(new CliError(`${name} ended with ${code}:\n${said.trim()}`)),
    );
  });
  // Whoever waits for it hears of it; nobody may wait any more.
  done.catch(() => undefined);
  return { child, done, say: (text) => void child.stdin?.write(text) };
}
