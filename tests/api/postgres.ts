import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";

/** A PostgreSQL of our own for tests: a private folder, a unix socket, no network, no care for power cuts. */
export interface TestPostgres {
  /** The folder of its socket. */
  socketFolder: string;
  /** The folder of its data. */
  data: string;
  /** "fast" writes everything down; without it, a power cut. */
  stop(mode?: "fast" | "immediate"): void;
  start(): void;
  /** Stops it and removes everything. */
  remove(): void;
}

/** The role that owns the databases of tests: like in production, no superuser. */
export const OWNER = "lectern_owner";

/** Where PostgreSQL's programs are; undefined where there is none. */
export function findPostgres(): string | undefined {
  const found = spawnSync("pg_config", ["--bindir"], { encoding: "utf8" });
  const folder = found.status === 0 ? found.stdout.trim() : undefined;
  return folder && existsSync(join(folder, "initdb")) ? folder : undefined;
}

/**
 * Makes and starts a PostgreSQL: a new one, or a copy of one that was stopped and whose data are in the folder `from`.
 */
export async function createPostgres(programs: string, { from }: { from?: string } = {}): Promise<TestPostgres> {
  // The socket needs a short path, in a folder that the user `postgres` may enter.
  const folder = mkdtempSync(join(tmpdir(), "lectern-pg-"));
  const data = join(folder, "data");
  const run = runner({ programs, folder });
  const options = `-k ${folder} -c listen_addresses='' -c fsync=off -c full_page_writes=off -c max_connections=200`;
  const start = () => run("pg_ctl", ["-D", data, "-l", join(folder, "log"), "-o", options, "-w", "-t", "60", "start"]);
  const stop = (mode = "immediate") => run("pg_ctl", ["-D", data, "-m", mode, "-w", "stop"]);
  if (from === undefined) {
    run("initdb", ["-D", data, "-U", "postgres", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"]);
    start();
    await asSuperuser(folder, [`create role ${OWNER} login createdb createrole`]);
  } else {
    cpSync(from, data, { recursive: true });
    chmodSync(data, 0o700);
    run.own(data);
    start();
  }
  return {
    socketFolder: folder,
    data,
    start,
    stop,
    remove() {
      try {
        stop();
      } catch {
        // A test has stopped it already.
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Runs PostgreSQL's programs for a folder. They refuse to run as root, so as root they run as the user `postgres`, who
 * then owns the folder.
 */
function runner({ programs, folder }: { programs: string; folder: string }) {
  const asRoot = process.getuid?.() === 0;
  const idOf = (kind: "-u" | "-g") =>
    asRoot ? Number(execFileSync("id", [kind, "postgres"], { encoding: "utf8" })) : undefined;
  const [uid, gid] = [idOf("-u"), idOf("-g")];
  const own = (path: string) => asRoot && execFileSync("chown", ["-R", `${uid}:${gid}`, path]);
  own(folder);
  // Not a pipe: the server inherits it and would keep us waiting.
  const run = (program: string, args: string[]) =>
    void execFileSync(join(programs, program), args, { stdio: "ignore", cwd: folder, uid, gid });
  return Object.assign(run, { own });
}

/** The address of a database, as DATABASE_URL has it. */
export function databaseUrl(socketFolder: string, database: string): string {
  return `postgres://${OWNER}@localhost/${database}?host=${encodeURIComponent(socketFolder)}`;
}

/** Makes a database, as a copy of another where one is named. */
export async function createDatabase(
  socketFolder: string,
  { name, template }: { name: string; template?: string },
): Promise<string> {
  await asSuperuser(socketFolder, [`create database ${name} owner ${OWNER}${template ? ` template ${template}` : ""}`]);
  return databaseUrl(socketFolder, name);
}

export async function dropDatabase(socketFolder: string, name: string): Promise<void> {
  await asSuperuser(socketFolder, [`drop database if exists ${name} with (force)`]);
}

/** Runs statements as the superuser of a PostgreSQL of tests. */
export async function asSuperuser(socketFolder: string, statements: string[], database = "postgres"): Promise<void> {
  const client = new pg.Client({ host: socketFolder, user: "postgres", database });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
