import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { checksumsOf } from "../../src/cli/backup/checksums.ts";
import { openEmbedded } from "../../src/server/database/embedded.ts";
import { ok } from "./client.ts";
import { describeOnPostgres, freshDatabase, startTestServer } from "./harness.ts";
import { asSuperuser, createDatabase, dropDatabase } from "./postgres.ts";
import { run } from "./run-cli.ts";
import { embeddedTemplate } from "./template.ts";

const prepared = inject("testDatabase");
const socketFolder = prepared.kind === "postgres" ? prepared.socketFolder : "";

describeOnPostgres("from the embedded database to PostgreSQL", () => {
  const folder = mkdtempSync(join(tmpdir(), "lectern-move-"));
  const dataDir = join(folder, "data");
  const names: string[] = [];
  /** An empty database of an owner who is no superuser. */
  const empty = async (): Promise<Record<string, string>> => {
    const name = `move_${process.pid}_${names.length}_${Date.now()}`;
    names.push(name);
    return { DATABASE_URL: await createDatabase(socketFolder, { name }), DATA_DIR: dataDir, DEMO: "off" };
  };
  const inDatabase = async <Row extends pg.QueryResultRow>(
    { DATABASE_URL }: Record<string, string>,
    query: string,
  ): Promise<Row[]> => {
    const client = new pg.Client({ connectionString: DATABASE_URL ?? "", options: "-c app.scope=system" });
    await client.connect();
    const { rows } = await client.query<Row>(query);
    await client.end();
    return rows;
  };
  const tablesOf = (environment: Record<string, string>) =>
    inDatabase<{ name: string }>(
      environment,
      "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
    );

  beforeAll(async () => {
    cpSync(await embeddedTemplate(), dataDir, { recursive: true });
    mkdirSync(join(dataDir, "files/public"), { recursive: true });
    writeFileSync(join(dataDir, "files/public/cover.webp"), "a cover");
  });
  afterAll(async () => {
    for (const name of names) await dropDatabase(socketFolder, name);
    rmSync(folder, { recursive: true, force: true });
  });

  it("brings every table over with its rows and hash, its sequences and rules, and the portal goes on there", async () => {
    const target = await empty();
    const before = await checksumsOf(join(dataDir, "files"));
    const done = await run(target, ["move", "--json"]);
    expect(done).toMatchObject({ code: 0, error: "" });
    const { tables } = done.json() as { tables: Record<string, { rows: number; hash: string }> };
    expect(Object.keys(tables).length).toBeGreaterThan(80);
    expect(Object.values(tables).reduce((sum, { rows }) => sum + rows, 0)).toBeGreaterThan(1000);
    // Counted again, by another connection: the command said the truth.
    const counted = await inDatabase<{ name: string; rows: number }>(
      target,
      Object.keys(tables)
        .map((name) => `select '${name}' as name, count(*)::int as rows from public."${name}"`)
        .join(" union all "),
    );
    expect(Object.fromEntries(counted.map(({ name, rows }) => [name, rows]))).toEqual(
      Object.fromEntries(Object.entries(tables).map(([name, { rows }]) => [name, rows])),
    );
    const off = await inDatabase(target, "select tgname from pg_trigger where tgenabled = 'D' and not tgisinternal");
    const rules = await inDatabase<{ count: string }>(
      target,
      "select count(*) from pg_constraint where contype = 'f' and convalidated",
    );
    expect([off, Number(rules[0]?.count) > 50]).toEqual([[], true]);
    // The owner is bound as a new database has it.
    const bound =
      "select relname from pg_class where relnamespace = 'public'::regnamespace and relforcerowsecurity order by relname";
    const fresh = await freshDatabase();
    const boundAnew = await inDatabase(fresh.environment, bound);
    await fresh.remove();
    expect(boundAnew.length).toBeGreaterThan(50);
    expect(await inDatabase(target, bound)).toEqual(boundAnew);
    expect(await checksumsOf(join(dataDir, "files"))).toEqual(before);
    expect(existsSync(join(dataDir, "pglite"))).toBe(true);
    const server = await startTestServer({ database: { environment: target, remove: async () => undefined } });
    try {
      expect(ok(await server.call("listCourses", {})).totalCount).toBeGreaterThan(10);
      const token = await server.signIn("13800000001");
      // A number of its own: sequences go on where they were.
      expect((await server.call("saveSuggestion", { content: "搬家以后", contact: "" }, { token })).code).toBe(200);
      const operator = await server.signIn("13800000009");
      expect((await server.call("checkAuditLog", {}, { token: operator })).data).toMatchObject({ isWhole: true });
    } finally {
      await server.close();
    }
  });

  it("refuses a database that is not empty, and one that it does not find", async () => {
    const target = await empty();
    await inDatabase(target, "create table kept (id integer)");
    expect(await run(target, ["move"])).toMatchObject({ code: 1, error: expect.stringContaining("--force") as string });
    expect(await tablesOf(target)).toEqual([{ name: "kept" }]);
    const { DATABASE_URL: _, ...without } = target;
    expect(await run(without, ["move"])).toMatchObject({
      code: 2,
      error: expect.stringContaining("DATABASE_URL") as string,
    });
    expect(await run({ ...target, DATA_DIR: join(folder, "nothing") }, ["move"])).toMatchObject({
      code: 2,
      error: expect.stringContaining("no embedded database") as string,
    });
  });

  it("refuses while a server has the embedded database open", async () => {
    const target = await empty();
    const server = await openEmbedded(dataDir);
    try {
      expect((await run(target, ["move"])).code).not.toBe(0);
    } finally {
      await server.close();
    }
    expect(await tablesOf(target)).toEqual([]);
  });

  it("changes nothing where a row does not fit: it is one transaction", async () => {
    const target = await empty();
    const broken = join(folder, "broken");
    cpSync(dataDir, broken, { recursive: true });
    const embedded = await openEmbedded(broken);
    const client = new pg.Client({
      host: embedded.socketFolder,
      port: 5432,
      user: "postgres",
      database: "postgres",
      ssl: false,
    });
    await client.connect();
    // What no program of ours writes: a line of a cart of somebody who is not there.
    await client.query(
      "set session_replication_role = replica; delete from app_user where user_no in (select user_no from app_user limit 1)",
    );
    await client.end();
    await embedded.close();
    expect((await run({ ...target, DATA_DIR: broken }, ["move"])).code).toBe(3);
    expect(await tablesOf(target)).toEqual([]);
  });

  it("changes nothing where rows came over otherwise than they were", async () => {
    const target = await empty();
    // Whoever is above the owner has put something in the way: what is written into one table comes to nothing.
    await asSuperuser(
      socketFolder,
      [
        "create schema above",
        `create function above.lose() returns event_trigger language plpgsql security definer as $$ begin
          if to_regclass('public.course_collection') is not null then
            create or replace rule lose as on insert to public.course_collection do instead nothing;
          end if;
        end $$`,
        "create event trigger lose on ddl_command_end when tag in ('CREATE TABLE') execute function above.lose()",
      ],
      names.at(-1),
    );
    expect(await run(target, ["move"])).toMatchObject({
      code: 3,
      error: expect.stringMatching(/Table course_collection came over with 0 rows .*Nothing was changed/) as string,
    });
    expect(await tablesOf(target)).toEqual([]);
  });

  it("puts a backup of the embedded database into PostgreSQL, with its files", async () => {
    const backup = join(folder, "backup");
    expect(await run({ DATA_DIR: dataDir, DEMO: "off" }, ["backup", backup])).toMatchObject({ code: 0, error: "" });
    const target = { ...(await empty()), DATA_DIR: join(folder, "restored") };
    mkdirSync(target.DATA_DIR);
    expect(await run(target, ["restore", backup])).toMatchObject({ code: 0, error: "" });
    expect([
      existsSync(join(target.DATA_DIR, "files/public/cover.webp")),
      existsSync(join(target.DATA_DIR, "pglite")),
    ]).toEqual([true, false]);
    expect(
      Number((await inDatabase<{ count: string }>(target, "select count(*) from course"))[0]?.count),
    ).toBeGreaterThan(100);
  });
});
