import { execFileSync, spawn, spawnSync } from "node:child_process";
import { chownSync, mkdtempSync, openSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { OWNER } from "./postgres.ts";

/** A PgBouncer in transaction mode before a PostgreSQL of tests, on a unix socket in a folder of its own. */
export interface TestPooler {
  /** The folder of its socket; it stands for `host`, as the folder of a PostgreSQL does. */
  socketFolder: string;
  /** Takes every connection to PostgreSQL away once it is not in use, so that the next statement is given a new one. */
  reconnect(): Promise<void>;
  remove(): Promise<void>;
}

/** What a test must know of a pooler to go through it. */
export interface PoolerPlace {
  socketFolder: string;
  /** The folder of the socket of the PostgreSQL behind it. */
  postgresFolder: string;
  /** Whether it knows named statements: from 1.21 on. */
  knowsStatements: boolean;
}

/**
 * The role that servers log in as through the pooler: like in production, with the rights of the application and no
 * others.
 */
export const WEB = "lectern_web";

/** The version of the PgBouncer on this machine, such as `1.18`; undefined where there is none. */
export function findPooler(): string | undefined {
  const said = spawnSync("pgbouncer", ["--version"], { encoding: "utf8" });
  return said.status === 0 ? /PgBouncer (\d+\.\d+)/.exec(said.stdout)?.[1] : undefined;
}

/** Whether that version knows named statements in transaction mode. */
export function knowsStatements(version: string): boolean {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return major > 1 || minor >= 21;
}

/**
 * Starts a pooler before the PostgreSQL whose socket is in `postgresFolder`. It refuses to run as root, so as root it
 * runs as the user `postgres`.
 */
export async function createPooler(
  postgresFolder: string,
  { poolSize = 20 }: { poolSize?: number } = {},
): Promise<TestPooler> {
  const folder = mkdtempSync(join(tmpdir(), "lectern-pooler-"));
  const asRoot = process.getuid?.() === 0;
  const idOf = (kind: "-u" | "-g") =>
    asRoot ? Number(execFileSync("id", [kind, "postgres"], { encoding: "utf8" })) : undefined;
  const uid = idOf("-u");
  const gid = idOf("-g");
  writeFileSync(join(folder, "users.txt"), '"postgres" ""\n');
  writeFileSync(join(folder, "pgbouncer.ini"), configuration({ folder, postgresFolder, poolSize }));
  const log = openSync(join(folder, "log"), "a");
  if (uid !== undefined && gid !== undefined)
    for (const path of ["", "users.txt", "pgbouncer.ini", "log"]) chownSync(join(folder, path), uid, gid);
  const child = spawn("pgbouncer", ["-q", join(folder, "pgbouncer.ini")], {
    stdio: ["ignore", log, log],
    cwd: folder,
    uid,
    gid,
  });
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const command = async (text: string) => {
    const client = new pg.Client({ host: folder, user: "postgres", database: "pgbouncer" });
    await client.connect();
    await client.query(text).finally(() => client.end());
  };
  const remove = async () => {
    child.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  for (let tries = 0; ; tries += 1) {
    try {
      await command("show version");
      return { socketFolder: folder, reconnect: () => command("reconnect"), remove };
    } catch (error) {
      if (tries === 200 || child.exitCode !== null) {
        await remove();
        throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/**
 * The environment of a server whose database is reached directly as its owner, changed so that it works through a
 * pooler; one that goes through it already is made complete. Where there is no pooler, or no PostgreSQL, it is given
 * back as it is.
 */
export function throughPooler(
  environment: Record<string, string>,
  pooler: PoolerPlace | undefined,
): Record<string, string> {
  const url = environment["DATABASE_URL"];
  if (!pooler || !url || environment["DATABASE_DIRECT_URL"]) return environment;
  // Another PostgreSQL, which has no pooler.
  if (![pooler.socketFolder, pooler.postgresFolder].includes(new URL(url).searchParams.get("host") ?? ""))
    return environment;
  const address = (user: string, host: string): string => {
    const changed = new URL(url);
    changed.username = user;
    changed.searchParams.set("host", host);
    return changed.href;
  };
  return {
    ...environment,
    DATABASE_URL: address(WEB, pooler.socketFolder),
    DATABASE_DIRECT_URL: address(WEB, pooler.postgresFolder),
    MIGRATE_URL: address(OWNER, pooler.postgresFolder),
    DATABASE_STATEMENTS: pooler.knowsStatements ? "on" : "off",
  };
}

function configuration({
  folder,
  postgresFolder,
  poolSize,
}: {
  folder: string;
  postgresFolder: string;
  poolSize: number;
}): string {
  return `[databases]
* = host=${postgresFolder} auth_user=postgres
[pgbouncer]
listen_addr =
listen_port = 5432
unix_socket_dir = ${folder}
auth_type = trust
auth_file = ${join(folder, "users.txt")}
auth_query = select usename, passwd from pg_shadow where usename = $1
admin_users = postgres
pool_mode = transaction
default_pool_size = ${poolSize}
max_client_conn = 1000
server_login_retry = 1
query_wait_timeout = 10
server_idle_timeout = 5
`;
}
