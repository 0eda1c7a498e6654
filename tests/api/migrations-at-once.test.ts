import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { expect, inject, it } from "vitest";
import { asMigrationConnection, migrate, type Migration } from "../../src/server/database/migrate.ts";
import { describeOnPostgres } from "./harness.ts";
import { createDatabase, dropDatabase } from "./postgres.ts";

const migration = (version: number, sql: string, isOutside = false): Migration => ({
  version,
  name: `${String(version).padStart(4, "0")}_test.sql`,
  sql,
  checksum: createHash("sha256").update(sql).digest("hex"),
  isOutside,
});
const first = migration(1, "create table one (id integer primary key)");

/** A database of its own, and connections to it as its owner. */
async function withDatabase(
  name: string,
  work: (connect: () => Promise<pg.Client>, url: string) => Promise<void>,
): Promise<void> {
  const prepared = inject("testDatabase");
  if (prepared.kind !== "postgres") throw new Error("needs PostgreSQL");
  const url = await createDatabase(prepared.socketFolder, { name });
  const clients: pg.Client[] = [];
  try {
    await work(async () => {
      const client = new pg.Client(url);
      client.on("error", () => undefined);
      clients.push(client);
      await client.connect();
      return client;
    }, url);
  } finally {
    for (const client of clients) await client.end().catch(() => undefined);
    await dropDatabase(prepared.socketFolder, name);
  }
}

describeOnPostgres("migrations beside traffic", () => {
  it("give way after three seconds to who holds a lock, and are tried again", () =>
    withDatabase("migrations_locked", async (connect) => {
      const [one, other] = [await connect(), await connect()];
      await migrate(asMigrationConnection(one), { migrations: [first] });
      await other.query("begin; lock table one in share mode");
      const known = [first, migration(2, "alter table one add column more integer")];
      await expect(migrate(asMigrationConnection(one), { migrations: known, tries: 1 })).rejects.toThrow(
        /0002_test\.sql failed.*lock timeout/,
      );
      const applying = migrate(asMigrationConnection(one), { migrations: known });
      await pause(3500);
      await other.query("commit");
      expect(await applying).toEqual(["0002_test.sql"]);
    }));

  it("are applied once by several processes that start at the same time, also those outside a transaction", () =>
    withDatabase("migrations_at_once", async (connect) => {
      const known = [
        first,
        migration(2, "drop index concurrently if exists one_id; create index concurrently one_id on one (id)", true),
        migration(3, "create table three (id integer)"),
      ];
      const clients = await Promise.all([1, 2, 3].map(connect));
      const applied = await Promise.all(
        clients.map((client) => migrate(asMigrationConnection(client), { migrations: known })),
      );
      expect(applied.flat().sort()).toEqual(known.map(({ name }) => name));
      const { rows } = await clients[0]!.query(
        "select count(*)::int as held from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())",
      );
      expect(rows).toEqual([{ held: 0 }]);
    }));

  it("go on with the next file after the process was killed half-way", () =>
    withDatabase("migrations_killed", async (connect, url) => {
      const looking = await connect();
      const child = spawn(process.execPath, [join(import.meta.dirname, "../../src/cli/index.ts"), "migrate"], {
        env: { ...process.env, DATABASE_URL: "", MIGRATE_URL: url },
        stdio: "ignore",
      });
      const ended = new Promise((resolve) => child.once("exit", resolve));
      const count = async () =>
        (
          await looking
            .query<{ count: number }>("select count(*)::int as count from schema_migration")
            .catch(() => ({ rows: [{ count: 0 }] }))
        ).rows[0]?.count ?? 0;
      while ((await count()) < 20) await pause(2);
      child.kill("SIGKILL");
      await ended;
      const client = await connect();
      const before = await count();
      const applied = await migrate(asMigrationConnection(client));
      expect(applied.length).toBeGreaterThan(0);
      // What was in its transaction when the process was killed may still have ended.
      expect(applied.length + before - (await count())).toBeLessThanOrEqual(1);
      expect(await migrate(asMigrationConnection(client))).toEqual([]);
    }));
});
