import { execFileSync, spawn } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import type { BackupManifest } from "../../src/cli/backup/manifest.ts";
import { checksumsOf } from "../../src/cli/backup/checksums.ts";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import { openDatabase } from "../../src/server/database/connect.ts";
import { readSettings } from "../../src/server/core/settings.ts";
import { ok } from "./client.ts";
import { describeOnPostgres, freshDatabase, startTestServer, type FreshDatabase } from "./harness.ts";
import { run } from "./run-cli.ts";

const prepared = inject("testDatabase");
if (prepared.kind === "postgres") process.env["PG_BIN"] = prepared.programs;

const folder = mkdtempSync(join(tmpdir(), "lectern-drill-"));
const databases: FreshDatabase[] = [];
afterAll(async () => {
  for (const { remove } of databases) await remove();
  rmSync(folder, { recursive: true, force: true });
});

/** A database of its own, and what of it a restore may change. */
async function place(): Promise<{ environment: Record<string, string>; dataDir: string }> {
  const database = await freshDatabase();
  databases.push(database);
  return { environment: { ...database.environment, DEMO: "off" }, dataDir: database.environment["DATA_DIR"]! };
}

/** Rows of each table. */
async function rowsOf(environment: Record<string, string>): Promise<Record<string, number>> {
  const database = await openDatabase(readSettings(environment));
  try {
    return await withActor(database.db, systemActor, async (trx) => {
      const { rows: tables } = await sql<{
        name: string;
      }>`select relname as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
        where nspname = 'public' and relkind = 'r'`.execute(trx);
      const counts: Record<string, number> = {};
      for (const { name } of tables)
        counts[name] = Number(
          (await sql<{ count: string }>`select count(*) from ${sql.table(name)}`.execute(trx)).rows[0]?.count,
        );
      return counts;
    });
  } finally {
    await database.close();
  }
}

/** All that a restore could change, in a form that can be compared: files of DATA_DIR, and the rows of a PostgreSQL. */
async function stateOf({
  environment,
  dataDir,
}: {
  environment: Record<string, string>;
  dataDir: string;
}): Promise<unknown> {
  return {
    files: [...(await checksumsOf(dataDir))].sort(),
    rows: prepared.kind === "postgres" ? await rowsOf(environment) : undefined,
  };
}

let original: Awaited<ReturnType<typeof place>>;
let originalRows: Record<string, number>;
const backup = join(folder, "backup");
const elsewhere = join(folder, "other-disk");

beforeAll(async () => {
  original = await place();
  mkdirSync(join(elsewhere, "public"), { recursive: true });
  writeFileSync(join(elsewhere, "public", "cover.webp"), "a cover");
  writeFileSync(join(folder, "shared.pdf"), "a document");
  symlinkSync(join(folder, "shared.pdf"), join(elsewhere, "public", "linked.pdf"));
  rmSync(join(original.dataDir, "files"), { recursive: true, force: true });
  symlinkSync(elsewhere, join(original.dataDir, "files"));
  originalRows = await rowsOf(original.environment);
  expect(Object.values(originalRows).reduce((sum, rows) => sum + rows, 0)).toBeGreaterThan(1000);
  expect(await run(original.environment, ["backup", backup])).toMatchObject({ code: 0, error: "" });
});

/** A copy of the backup that something happened to. */
function harmed(name: string, harm: (copy: string) => void): string {
  const copy = join(folder, name);
  cpSync(backup, copy, { recursive: true });
  harm(copy);
  return copy;
}

const manifestOf = (of: string): BackupManifest =>
  JSON.parse(readFileSync(join(of, "backup.json"), "utf8")) as BackupManifest;
/** As an earlier version made it: nothing is said of what is in it. */
function withoutChecksums(copy: string): void {
  const { contents: _, rows: __, ...rest } = manifestOf(copy);
  writeFileSync(join(copy, "backup.json"), JSON.stringify({ ...rest, backupVersion: 1 }));
  rmSync(join(copy, "checksums.sha256"));
}
/** The largest file of the database's own. */
function largestOf(copy: string): string {
  if (existsSync(join(copy, "database.dump"))) return join(copy, "database.dump");
  const files = readdirSync(join(copy, "pglite"), { recursive: true, encoding: "utf8" })
    .map((name) => join(copy, "pglite", name))
    .filter((path) => statSync(path).isFile());
  return files.sort((one, other) => statSync(other).size - statSync(one).size)[0]!;
}
const cut = (path: string): void => truncateSync(path, Math.floor(statSync(path).size / 2));

describe("a backup", () => {
  it("holds the files that links lead to, below the link of the whole folder too", () => {
    expect(lstatSync(join(backup, "files")).isDirectory()).toBe(true);
    expect(readFileSync(join(backup, "files/public/cover.webp"), "utf8")).toBe("a cover");
    expect(lstatSync(join(backup, "files/public/linked.pdf")).isFile()).toBe(true);
    expect(readFileSync(join(backup, "files/public/linked.pdf"), "utf8")).toBe("a document");
  });

  it("says how many files and rows it holds, and the checksum of each file in the form of sha256sum", () => {
    const { backupVersion, contents, rows } = manifestOf(backup);
    const files = readdirSync(backup, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    expect({ backupVersion, files: contents?.files }).toEqual({ backupVersion: 2, files: files.length - 2 });
    expect(rows).toEqual(prepared.kind === "postgres" ? originalRows : undefined);
    execFileSync("sha256sum", ["--check", "--quiet", "--strict", "checksums.sha256"], { cwd: backup });
  });

  it("is for its owner alone", () => {
    const open = readdirSync(backup, { recursive: true, withFileTypes: true })
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => (statSync(path).mode & 0o077) !== 0);
    expect(open).toEqual([]);
    expect(statSync(backup).mode & 0o777).toBe(0o700);
  });

  it("is not made where a link leads nowhere, or round in a circle", async () => {
    const { environment, dataDir } = await place();
    mkdirSync(join(dataDir, "files"), { recursive: true });
    for (const [target, name] of [
      [join(folder, "not-there"), "leads nowhere"],
      [join(dataDir, "files"), "a folder that it is in"],
    ] as const) {
      const link = join(dataDir, "files", "link");
      symlinkSync(target, link);
      const made = join(folder, "with-a-link");
      expect(await run(environment, ["backup", made])).toMatchObject({
        code: 3,
        error: expect.stringContaining(name) as string,
      });
      expect(readdirSync(folder).filter((entry) => entry.startsWith("with-a-link"))).toEqual([]);
      rmSync(link);
    }
    rmSync(join(dataDir, "files"), { recursive: true });
    symlinkSync(join(folder, "not-there"), join(dataDir, "files"));
    expect(await run(environment, ["backup", join(folder, "with-a-link")])).toMatchObject({
      code: 3,
      error: expect.stringContaining("leads nowhere") as string,
    });
  });
});

describe("putting a backup back", () => {
  it("gives the same rows and the same files, and what comes of it can be backed up and used", async () => {
    const target = await place();
    expect(await run(target.environment, ["restore", backup])).toMatchObject({
      code: 1,
      error: expect.stringContaining("--force") as string,
    });
    const done = await run(target.environment, ["restore", backup, "--force", "--json"]);
    expect(done).toMatchObject({ code: 0, error: "" });
    expect(done.json()).toMatchObject({ isVerified: true });
    expect(existsSync(join(target.dataDir, "restoring"))).toBe(false);
    const restored = new Map(
      [...(await checksumsOf(backup))].filter(([path]) => path.startsWith("files/") || path.startsWith("pglite/")),
    );
    const found = new Map(
      [...(await checksumsOf(target.dataDir))].filter(
        ([path]) => path.startsWith("files/") || path.startsWith("pglite/"),
      ),
    );
    expect([...found].sort()).toEqual([...restored].sort());
    expect(lstatSync(join(target.dataDir, "files")).isDirectory()).toBe(true);
    expect(await rowsOf(target.environment)).toEqual(originalRows);
    const again = join(folder, "again");
    expect(await run(target.environment, ["backup", again])).toMatchObject({ code: 0 });
    expect(manifestOf(again).rows).toEqual(manifestOf(backup).rows);
    const server = await startTestServer({
      database: { environment: target.environment, remove: async () => undefined },
    });
    try {
      expect(ok(await server.call("listCourses", {})).totalCount).toBeGreaterThan(10);
    } finally {
      await server.close();
    }
  });

  const harms: Record<string, (copy: string) => void> = {
    "whose database was cut in half": (copy) => cut(largestOf(copy)),
    "with a file that was changed": (copy) => appendFileSync(join(copy, "files/public/cover.webp"), "!"),
    "with a file that is missing": (copy) => rmSync(join(copy, "files/public/cover.webp")),
    "with a file that was added": (copy) => writeFileSync(join(copy, "files/public/more.webp"), "more"),
    "with a file that became a link": (copy) => (
      rmSync(join(copy, "files/public/cover.webp")),
      symlinkSync("/etc/hostname", join(copy, "files/public/cover.webp"))
    ),
    "whose checksums were changed": (copy) => appendFileSync(join(copy, "checksums.sha256"), "\n"),
    "whose checksums are missing": (copy) => rmSync(join(copy, "checksums.sha256")),
  };
  for (const [index, [what, harm]] of Object.entries(harms).entries()) {
    it(`refuses one ${what}, and touches nothing`, async () => {
      const copy = harmed(`harmed-${index}`, harm);
      const target = await place();
      const before = await stateOf(target);
      expect(await run(target.environment, ["restore", copy, "--force"])).toMatchObject({
        code: 3,
        error: expect.stringContaining("Nothing was touched") as string,
      });
      expect(await stateOf(target)).toEqual(before);
    });
  }

  it("changes nothing where the copying breaks off half-way", async () => {
    const copy = harmed("breaks-off", (made) => {
      withoutChecksums(made);
      symlinkSync(join(folder, "not-there"), join(made, "files/zz-link"));
    });
    const target = await place();
    const before = await stateOf(target);
    expect(await run(target.environment, ["restore", copy, "--force"])).toMatchObject({
      code: 3,
      error: expect.stringContaining("leads nowhere") as string,
    });
    expect(await stateOf(target)).toEqual(before);
  });

  it("takes one of an earlier version, and says that it could not be compared", async () => {
    const target = await place();
    expect(await run(target.environment, ["restore", harmed("earlier", withoutChecksums), "--force"])).toMatchObject({
      code: 0,
      error: expect.stringContaining("no checksums") as string,
    });
    expect(await rowsOf(target.environment)).toEqual(originalRows);
  });

  it("keeps a server from starting where it was interrupted between two renames, until it is done again", async () => {
    const target = await place();
    mkdirSync(join(target.dataDir, "restoring"));
    writeFileSync(join(target.dataDir, "restoring", "swapping"), "");
    if (existsSync(join(target.dataDir, "pglite")))
      renameSync(join(target.dataDir, "pglite"), join(target.dataDir, "restoring", "pglite"));
    const start = () =>
      startTestServer({ database: { environment: target.environment, remove: async () => undefined } });
    await expect(start()).rejects.toThrow("was interrupted");
    expect(
      await run(target.environment, ["restore", harmed("not-whole", (copy) => cut(largestOf(copy))), "--force"]),
    ).toMatchObject({ code: 3 });
    await expect(start()).rejects.toThrow("was interrupted");
    expect(await run(target.environment, ["restore", backup, "--force"])).toMatchObject({ code: 0 });
    expect(await rowsOf(target.environment)).toEqual(originalRows);
  });
});

describeOnPostgres("putting a backup back into PostgreSQL", () => {
  it("leaves the database as it was where half a dump could be read", async () => {
    const copy = harmed("half-a-dump", (made) => {
      withoutChecksums(made);
      cut(join(made, "database.dump"));
    });
    const target = await place();
    const before = await stateOf(target);
    expect(await run(target.environment, ["restore", copy, "--force"])).toMatchObject({
      code: 3,
      error: expect.stringContaining("pg_restore") as string,
    });
    expect(await stateOf(target)).toEqual(before);
  });

  it("leaves the database as it was where the rows are not those of the backup", async () => {
    const copy = harmed("other-rows", (made) =>
      writeFileSync(
        join(made, "backup.json"),
        JSON.stringify({ ...manifestOf(made), rows: { ...manifestOf(made).rows, course: 7 } }),
      ),
    );
    const target = await place();
    const before = await stateOf(target);
    expect(await run(target.environment, ["restore", copy, "--force"])).toMatchObject({
      code: 3,
      error: expect.stringContaining("table course has") as string,
    });
    expect(await stateOf(target)).toEqual(before);
  });

  it("leaves the database as it was where the command is killed half-way, and can be done again", async () => {
    const target = await place();
    const before = await stateOf(target);
    const { host, database } = new pg.Client({
      connectionString: target.environment["MIGRATE_URL"] ?? target.environment["DATABASE_URL"]!,
    });
    const holder = new pg.Client({ host, user: "postgres", ...(database === undefined ? {} : { database }) });
    await holder.connect();
    try {
      // What is about to be dropped is held, so that the command is caught in the middle.
      await holder.query("begin; lock table course in access share mode");
      const { NODE_ENV: _, ...inherited } = process.env;
      const command = spawn(
        process.execPath,
        [join(import.meta.dirname, "../../src/cli/index.ts"), "restore", backup, "--force"],
        { env: { ...inherited, ...target.environment }, stdio: "ignore" },
      );
      const ended = new Promise((resolve) => command.once("exit", resolve));
      const waiting = async () =>
        Number(
          (
            await holder.query<{ count: string }>(
              "select count(*) from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())",
            )
          ).rows[0]?.count,
        );
      await vi.waitFor(async () => expect(await waiting()).toBeGreaterThan(0), { timeout: 60_000, interval: 50 });
      command.kill("SIGKILL");
      await ended;
      await holder.query("rollback");
      await vi.waitFor(
        async () =>
          expect(
            (
              await holder.query(
                "select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
              )
            ).rows,
          ).toEqual([]),
        { timeout: 60_000, interval: 50 },
      );
    } finally {
      await holder.end();
    }
    rmSync(join(target.dataDir, "restoring"), { recursive: true });
    expect(await stateOf(target)).toEqual(before);
    expect(await run(target.environment, ["restore", backup, "--force"])).toMatchObject({ code: 0 });
    expect(await rowsOf(target.environment)).toEqual(originalRows);
  });
});
