import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { emptyDatabase } from "../../../generators/read/empty-database.ts";
import { migrate, pendingMigrations, readMigrations, type Migration } from "./migrate.ts";

let database: PGlite;
beforeAll(async () => {
  database = await emptyDatabase();
});
afterAll(() => database.close());

const migration = (version: number, sql: string): Migration => ({
  version,
  name: `${String(version).padStart(4, "0")}_test.sql`,
  sql,
  checksum: createHash("sha256").update(sql).digest("hex"),
  isOutside: false,
});
const first = migration(1, "create table one (id integer)");

it("applies what is pending, once", async () => {
  expect(await migrate(database, { migrations: [first] })).toEqual(["0001_test.sql"]);
  expect(await migrate(database, { migrations: [first] })).toEqual([]);
  expect(await migrate(database, { migrations: [first, migration(2, "create table two (id integer)")] })).toEqual([
    "0002_test.sql",
  ]);
});

it("keeps the files before the one that failed, names that, and goes on with it the next time", async () => {
  const known = [first, migration(2, "create table two (id integer)")];
  const failing = [
    ...known,
    migration(3, "create table three (id integer)"),
    migration(4, "create table one (id integer)"),
  ];
  await expect(migrate(database, { migrations: failing })).rejects.toThrow(/0004_test\.sql failed.*already exists/);
  expect((await database.query("select to_regclass('three') is null as missing")).rows).toEqual([{ missing: false }]);
  expect(await migrate(database, { migrations: [...known, failing[2]!, migration(4, "drop table three")] })).toEqual([
    "0004_test.sql",
  ]);
  await database.exec("delete from schema_migration where version > 2");
});

it("refuses an applied file that was changed, and a database that is newer than the program", async () => {
  await expect(migrate(database, { migrations: [migration(1, "create table other (id integer)")] })).rejects.toThrow(
    /was changed after it was applied/,
  );
  await expect(migrate(database, { migrations: [first] })).rejects.toThrow(/older than its database/);
});

it("names what is pending, and applies nothing", async () => {
  const known = [first, migration(2, "create table two (id integer)"), migration(3, "create table three (id integer)")];
  expect(await pendingMigrations(database, known)).toEqual(["0003_test.sql"]);
  expect((await database.query("select to_regclass('three') as found")).rows).toEqual([{ found: null }]);
  await expect(pendingMigrations(database, [first])).rejects.toThrow(/older than its database/);
});

it("shows the application what was applied, where there is an application", async () => {
  const known = [first, migration(2, "create table two (id integer)")];
  await database.exec("create role lectern_app");
  await migrate(database, { migrations: known });
  const { rows } = await database.query(
    "select has_table_privilege('lectern_app', 'schema_migration', 'select') as reads, has_table_privilege('lectern_app', 'schema_migration', 'insert, update, delete') as writes",
  );
  expect(rows).toEqual([{ reads: true, writes: false }]);
});

it("reads its own files in order, and refuses a gap", () => {
  const versions = readMigrations().map(({ version }) => version);
  expect(versions).toEqual(versions.map((_version, index) => index + 1));
  const folder = mkdtempSync(join(tmpdir(), "lectern-migrations-"));
  writeFileSync(join(folder, "0002_second.sql"), "select 1");
  expect(() => readMigrations(folder)).toThrow(/0002_second\.sql: expected number 0001/);
  rmSync(folder, { recursive: true });
});

it("reads what is outside a transaction, and refuses there what could not be given again", () => {
  const folder = mkdtempSync(join(tmpdir(), "lectern-migrations-"));
  const read = (sql: string) => {
    writeFileSync(join(folder, "0001_outside.sql"), `-- outside a transaction\n${sql}`);
    return readMigrations(folder)[0]?.isOutside;
  };
  try {
    const drop = "drop index concurrently if exists some_index;\n";
    expect(read(`${drop}create index concurrently some_index on some (id);`)).toBe(true);
    expect(read("-- Rows of before.\nalter table some validate constraint some_check;")).toBe(true);
    for (const refused of [
      "create index concurrently some_index on some (id);",
      "alter table some add column more integer;",
      "update some set id = 1;",
    ])
      expect(() => read(refused)).toThrow(/cannot be given again/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
