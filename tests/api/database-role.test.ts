import { spawnSync } from "node:child_process";
import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { runCli } from "../../src/cli/run.ts";
import { paint } from "../../src/cli/terminal.ts";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import { openDatabase, type OpenDatabase } from "../../src/server/database/connect.ts";
import { readSettings } from "../../src/server/core/settings.ts";
import { describeOnPostgres } from "./harness.ts";
import { createPooler, findPooler, knowsStatements, type TestPooler } from "./pooler.ts";
import { asSuperuser, createDatabase, createPostgres, OWNER, type TestPostgres } from "./postgres.ts";

type Environment = Record<string, string>;

describeOnPostgres("the role that the server works as", () => {
  let postgres: TestPostgres;
  let count = 0;
  beforeAll(async () => {
    const prepared = inject("testDatabase");
    if (prepared.kind !== "postgres") throw new Error("needs PostgreSQL");
    postgres = await createPostgres(prepared.programs);
    process.env["PG_BIN"] = prepared.programs;
  });
  afterAll(() => postgres?.remove());

  /** A new database of the owner, as one name. */
  const database = async (): Promise<string> => {
    const name = `roles_${(count += 1)}`;
    await createDatabase(postgres.socketFolder, { name });
    return name;
  };
  let migrated: Promise<string> | undefined;
  /** A new database of the owner with all tables: a copy of one that was migrated. */
  const migratedDatabase = async (): Promise<string> => {
    migrated ??= database().then(async (name) => {
      await opened({ DATABASE_URL: address(OWNER, name) }, async () => undefined);
      return name;
    });
    const template = await migrated;
    const name = `roles_${(count += 1)}`;
    await createDatabase(postgres.socketFolder, { name, template });
    return name;
  };
  const address = (user: string, name: string, host = postgres.socketFolder): string => {
    const url = new URL(`postgres://${user}@localhost/${name}`);
    url.searchParams.set("host", host);
    return url.href;
  };
  const open = (environment: Environment) => openDatabase(readSettings(environment));
  /** Opens it for `work` and closes it again. */
  const opened = async <Result>(
    environment: Environment,
    work: (database: OpenDatabase) => Promise<Result>,
  ): Promise<Result> => {
    const made = await open(environment);
    try {
      return await work(made);
    } finally {
      await made.close();
    }
  };
  const rolesOf = async ({ db }: OpenDatabase) =>
    (await sql<{ login: string; current: string }>`select session_user as login, current_user as current`.execute(db))
      .rows[0];
  const inDatabase = async (name: string, statements: string[]) => {
    const client = new pg.Client({ connectionString: address("postgres", name) });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  };
  const lectern = async (env: Environment, args: string[]) => {
    let out = "";
    const take = (text: string) => void (out += `${text}\n`);
    const code = await runCli(args, { terminal: { print: take, error: take, paint: paint(false) }, env });
    return { code, out };
  };

  it("is a login of its own, made from the owner's address where that is the only one", async () => {
    const name = await database();
    await opened({ DATABASE_URL: address(OWNER, name) }, async (made) => {
      expect(await rolesOf(made)).toEqual({ login: `lectern_app_${OWNER}`, current: `lectern_app_${OWNER}` });
      expect(made.warnings).toEqual([]);
      await expect(sql`delete from schema_migration`.execute(made.db)).rejects.toThrow(/permission denied/);
      await expect(sql`set role ${sql.ref(OWNER)}`.execute(made.db)).rejects.toThrow(/permission denied/);
    });
  });

  it("is bound by row level security also where the one address is a superuser's", async () => {
    const name = await database();
    await opened({ DATABASE_URL: address("postgres", name) }, async (made) => {
      expect((await rolesOf(made))?.login).toBe("lectern_app_postgres");
      await withActor(made.db, systemActor, (trx) =>
        sql`insert into server_secret (name, secret) values ('x', 'y')`.execute(trx),
      );
      expect((await sql`select * from server_secret`.execute(made.db)).rows).toEqual([]);
    });
  });

  it("is one that was made for it, beside the owner who migrates", async () => {
    const name = await database();
    await asSuperuser(postgres.socketFolder, ["create role web_1 login in role lectern_app"]);
    const environment = {
      DATABASE_URL: address("web_1", name),
      MIGRATE_URL: address(OWNER, name),
      DATABASE_DIRECT_URL: address("web_1", name),
    };
    await opened(environment, async (made) => {
      expect(made.migrated.length).toBeGreaterThan(30);
      expect(await rolesOf(made)).toEqual({ login: "web_1", current: "web_1" });
    });
    // The tables are there: from now on the server needs no address of the owner.
    await opened({ DATABASE_URL: environment.DATABASE_URL }, async (made) => expect(made.migrated).toEqual([]));
  });

  it.each([
    ["a superuser", ["create role super_1 login superuser"], "super_1", /super_1.*it is a superuser/],
    [
      "one that bypasses row level security",
      ["create role bypass_1 login bypassrls in role lectern_app"],
      "bypass_1",
      /it has BYPASSRLS/,
    ],
    ["the owner of the tables", [], OWNER, /it owns the table \w+, or/],
    [
      "a member of the owner",
      [`create role member_1 login in role lectern_app, ${OWNER}`],
      "member_1",
      /it owns the table \w+, or is a member/,
    ],
    [
      "one that makes roles",
      ["create role maker_1 login createrole in role lectern_app"],
      "maker_1",
      /it has CREATEROLE/,
    ],
    [
      "a member of one that bypasses it",
      ["create role bypass_2 bypassrls", "create role member_2 login in role lectern_app, bypass_2"],
      "member_2",
      /it is a member of bypass_2/,
    ],
    [
      "one whose statements are all the server's own",
      ["create role scope_1 login in role lectern_app", "alter role scope_1 set app.scope = 'system'"],
      "scope_1",
      /app\.scope is set to "system"/,
    ],
    [
      "one without rights to the tables",
      ["create role stranger_1 login"],
      "stranger_1",
      /grant lectern_app to stranger_1/,
    ],
  ])("is refused where it is %s", async (_kind, statements, role, message) => {
    const name = await migratedDatabase();
    await asSuperuser(postgres.socketFolder, statements);
    const MIGRATE_URL = address(OWNER, name);
    await expect(open({ DATABASE_URL: address(role, name), MIGRATE_URL })).rejects.toThrow(message);
    if (role !== OWNER)
      await asSuperuser(postgres.socketFolder, ["create role fit login in role lectern_app"]).catch(() => undefined);
    if (role !== OWNER)
      await expect(
        open({ DATABASE_URL: address("fit", name), MIGRATE_URL, DATABASE_DIRECT_URL: address(role, name) }),
      ).rejects.toThrow(/DATABASE_DIRECT_URL/);
  });

  it("is refused where its addresses lead to two databases, also to a copy, and nothing is migrated", async () => {
    const [one, other] = [await database(), await database()];
    await asSuperuser(postgres.socketFolder, ["create role web_2 login in role lectern_app"]);
    await expect(open({ DATABASE_URL: address("web_2", one), MIGRATE_URL: address(OWNER, other) })).rejects.toThrow(
      "MIGRATE_URL and DATABASE_URL lead to two different databases",
    );
    await expect(
      lectern({ DATABASE_URL: address("web_2", one), MIGRATE_URL: address(OWNER, other) }, ["migrate"]),
    ).resolves.toMatchObject({ code: 3, out: expect.stringContaining("two different databases") as string });
    await inDatabase(other, [
      "do $$ begin if to_regclass('schema_migration') is not null then raise 'migrated'; end if; end $$",
    ]);
    await opened({ DATABASE_URL: address(OWNER, one) }, async () => undefined);
    const copy = `copy_${(count += 1)}`;
    await createDatabase(postgres.socketFolder, { name: copy, template: one });
    await expect(
      open({ DATABASE_URL: address("web_2", one), DATABASE_DIRECT_URL: address("web_2", copy) }),
    ).rejects.toThrow("DATABASE_DIRECT_URL and DATABASE_URL lead to two different databases");
  });

  it("needs no rights of an owner once `lectern migrate` was run", async () => {
    const name = await database();
    await asSuperuser(postgres.socketFolder, ["create role web_3 login in role lectern_app"]);
    const DATABASE_URL = address("web_3", name);
    await expect(open({ DATABASE_URL })).rejects.toThrow(
      /lacks \d+ migrations, 0001_identity\.sql first.*"lectern migrate"/,
    );
    expect(await lectern({ DATABASE_URL }, ["migrate"])).toMatchObject({
      code: 3,
      out: expect.stringContaining("Set MIGRATE_URL") as string,
    });
    expect(await lectern({ MIGRATE_URL: address(OWNER, name) }, ["migrate"])).toMatchObject({
      code: 0,
      out: expect.stringContaining("0001_identity.sql") as string,
    });
    expect(await lectern({ DATABASE_URL, MIGRATE_URL: address(OWNER, name) }, ["migrate"])).toMatchObject({
      code: 0,
      out: expect.stringContaining("up to date") as string,
    });
    await opened({ DATABASE_URL }, async (made) =>
      expect(await rolesOf(made)).toEqual({ login: "web_3", current: "web_3" }),
    );
    await inDatabase(name, [
      "delete from schema_migration where version = (select max(version) from schema_migration)",
    ]);
    await expect(open({ DATABASE_URL })).rejects.toThrow(/lacks \d{4}_\w+\.sql.*"lectern migrate"/);
    await inDatabase(name, ["revoke select on schema_migration from lectern_app"]);
    await expect(open({ DATABASE_URL })).rejects.toThrow(/may not see which migrations/);
  });

  it("has enough with the statements that the documents give for both roles", async () => {
    const [, statements = ""] =
      /```sql\n(create role lectern_app nologin;[^]*?)```/.exec(
        readFileSync(join(import.meta.dirname, "../../docs/operating.md"), "utf8"),
      ) ?? [];
    const renamed = statements
      .replaceAll("lectern_owner", "documented_owner")
      .replaceAll("lectern_web", "documented_web")
      .replaceAll("database lectern ", "database documented ");
    const known = renamed
      .split(";")
      .map((statement) => statement.trim())
      .filter((statement) => statement !== "" && statement !== "create role lectern_app nologin");
    expect(known.length).toBeGreaterThan(4);
    await asSuperuser(postgres.socketFolder, [
      "do $$ begin if to_regrole('lectern_app') is null then create role lectern_app nologin; end if; end $$",
      ...known,
    ]);
    await opened(
      { DATABASE_URL: address("documented_web", "documented"), MIGRATE_URL: address("documented_owner", "documented") },
      async (made) => {
        expect(await rolesOf(made)).toEqual({ login: "documented_web", current: "documented_web" });
        expect(made.warnings).toEqual([]);
      },
    );
  });

  it("is taken on by each connection, with a warning, where the owner may not make roles and there is no pooler", async () => {
    const name = await database();
    await asSuperuser(postgres.socketFolder, [
      "create role plain login",
      "grant lectern_app to plain",
      `alter database ${name} owner to plain`,
    ]);
    await opened({ DATABASE_URL: address("plain", name) }, async (made) => {
      expect(await rolesOf(made)).toEqual({ login: "plain", current: "lectern_app" });
      expect(made.warnings).toEqual([
        expect.stringMatching(
          /plain may not make the role lectern_app_plain[^]*create role lectern_web login password[^]*MIGRATE_URL/,
        ),
      ]);
    });
    const { out } = await lectern(
      { DATABASE_URL: address("plain", name), TENANTS_DIR: join(import.meta.dirname, "../../tenants") },
      ["doctor"],
    );
    expect(out).toMatch(/warning {2}database role +The server logs in as plain/);
  });

  it("is looked at by the doctor, which changes nothing", async () => {
    const name = await database();
    await lectern({ MIGRATE_URL: address(OWNER, name) }, ["migrate"]);
    await asSuperuser(postgres.socketFolder, [
      "create role web_4 login in role lectern_app",
      "create role unfit_4 login bypassrls in role lectern_app",
    ]);
    const looked = async (environment: Environment) =>
      (
        await lectern(
          {
            ...environment,
            DATA_DIR: join(postgres.socketFolder, "none"),
            TENANTS_DIR: join(import.meta.dirname, "../../tenants"),
          },
          ["doctor"],
        )
      ).out;
    const MIGRATE_URL = address(OWNER, name);
    expect(await looked({ DATABASE_URL: address("web_4", name), MIGRATE_URL })).toMatch(
      /ok +database role +the server logs in as web_4/,
    );
    expect(await looked({ DATABASE_URL: address("unfit_4", name), MIGRATE_URL })).toMatch(
      /PROBLEM +database role +.*BYPASSRLS/,
    );
    // One that is not ready yet is not made ready.
    const [later] = await Promise.all([
      database(),
      asSuperuser(postgres.socketFolder, ["create role owner_4 login createrole", "grant lectern_app to owner_4"]),
    ]);
    await asSuperuser(postgres.socketFolder, [`alter database ${later} owner to owner_4`]);
    await lectern({ MIGRATE_URL: address("owner_4", later) }, ["migrate"]);
    expect(await looked({ DATABASE_URL: address("owner_4", later) })).toMatch(
      /warning +database role +.*the next start tries to make lectern_app_owner_4/,
    );
    await inDatabase(later, [
      "do $$ begin if exists (select from pg_roles where rolname = 'lectern_app_owner_4') then raise 'it was made'; end if; end $$",
    ]);
  });

  it("is not the one that a backup is read or put back by", async () => {
    const name = await database();
    await lectern({ MIGRATE_URL: address(OWNER, name) }, ["migrate"]);
    await asSuperuser(postgres.socketFolder, ["create role web_5 login in role lectern_app"]);
    const env = { DATABASE_URL: address("web_5", name), DATA_DIR: join(postgres.socketFolder, "none") };
    expect(await lectern(env, ["backup", join(postgres.socketFolder, "backup")])).toMatchObject({
      code: 3,
      out: expect.stringContaining("Set MIGRATE_URL") as string,
    });
    const backup = join(postgres.socketFolder, "owners");
    expect(await lectern({ ...env, MIGRATE_URL: address(OWNER, name) }, ["backup", backup])).toMatchObject({ code: 0 });
    const empty = await database();
    const other = { DATABASE_URL: address("web_5", empty), DATA_DIR: join(postgres.socketFolder, "restored") };
    expect(await lectern(other, ["restore", backup])).toMatchObject({
      code: 3,
      out: expect.stringContaining("Set MIGRATE_URL") as string,
    });
    expect(await lectern({ ...other, MIGRATE_URL: address(OWNER, empty) }, ["restore", backup])).toMatchObject({
      code: 0,
    });
    // What the server's role may see is restored with the tables.
    await opened(other, async (made) => expect(made.migrated).toEqual([]));
  });

  // The last ones: from here on passwords are asked for.
  describe("with passwords", () => {
    const withPassword = (name: string, password: string) =>
      address(OWNER, name).replace(`//${OWNER}@`, `//${OWNER}:${encodeURIComponent(password)}@`);
    beforeAll(async () => {
      await asSuperuser(postgres.socketFolder, [
        `alter role ${OWNER} password 'owner/1 %'`,
        `drop role if exists lectern_app_${OWNER}`,
        "alter system set log_statement = 'all'",
        "select pg_reload_conf()",
      ]);
      const hba = join(postgres.socketFolder, "data/pg_hba.conf");
      const before = readFileSync(hba, "utf8");
      writeFileSync(hba, "local all postgres trust\nlocal all all scram-sha-256\n");
      appendFileSync(hba, before);
      await asSuperuser(postgres.socketFolder, ["select pg_reload_conf()"]);
    });

    it("logs in with one that follows from the owner's, on all nodes, and stands in no log", async () => {
      const name = await database();
      await expect
        .poll(() =>
          open({ DATABASE_URL: withPassword(name, "wrong") }).then(
            (made) => made.close(),
            (error: Error) => error.message,
          ),
        )
        .toContain("password authentication failed");
      const nodes = await Promise.all([1, 2, 3].map(() => open({ DATABASE_URL: withPassword(name, "owner/1 %") })));
      try {
        for (const node of nodes)
          expect(await rolesOf(node)).toEqual({ login: `lectern_app_${OWNER}`, current: `lectern_app_${OWNER}` });
        expect(nodes.flatMap(({ warnings }) => warnings)).toEqual([]);
        expect(nodes[0]?.connection?.connectionString).toMatch(/password=[\w-]{43}/);
        const password = new URL(nodes[0]?.connection?.connectionString ?? "").searchParams.get("password") ?? "";
        expect(password.length).toBe(43);
        const log = readFileSync(join(postgres.socketFolder, "log"), "utf8");
        expect(log).toContain(`create role "lectern_app_${OWNER}" login password 'SCRAM-SHA-256$`);
        expect(log).not.toContain(password);
      } finally {
        await Promise.all(nodes.map((node) => node.close()));
      }
      await asSuperuser(postgres.socketFolder, [`alter role ${OWNER} password 'owner 2'`]);
      await opened({ DATABASE_URL: withPassword(name, "owner 2") }, async (made) =>
        expect((await rolesOf(made))?.login).toBe(`lectern_app_${OWNER}`),
      );
    });
  });
});

const pooler = findPooler();

(inject("testDatabase").kind === "postgres" && pooler !== undefined ? describe : describe.skip)(
  "a pooler in transaction mode",
  () => {
    let postgres: TestPostgres;
    let before: TestPooler;
    let name: string;
    const address = (user: string, host: string): string => {
      const url = new URL(`postgres://${user}@localhost/${name}`);
      url.searchParams.set("host", host);
      return url.href;
    };
    const STATEMENTS = knowsStatements(pooler ?? "") ? "on" : "off";
    const open = (environment: Environment) =>
      openDatabase(readSettings({ DATABASE_STATEMENTS: STATEMENTS, ...environment }));
    beforeAll(async () => {
      const prepared = inject("testDatabase");
      if (prepared.kind !== "postgres") throw new Error("needs PostgreSQL");
      postgres = await createPostgres(prepared.programs);
      name = "pooled";
      await createDatabase(postgres.socketFolder, { name });
      before = await createPooler(postgres.socketFolder, { poolSize: 3 });
      await (await openDatabase(readSettings({ DATABASE_URL: address(OWNER, postgres.socketFolder) }))).close();
      await asSuperuser(postgres.socketFolder, [
        "create role web login in role lectern_app",
        "alter role web set statement_timeout = '15s'",
      ]);
    });
    afterAll(async () => {
      await before?.remove();
      postgres?.remove();
    });

    it.each(["postgres", OWNER, "web"])("runs no statement as who logs in, with the address of %s", async (user) => {
      const made = await open({
        DATABASE_URL: address(user, before.socketFolder),
        DATABASE_DIRECT_URL: address(user, postgres.socketFolder),
      });
      try {
        await withActor(made.db, systemActor, (trx) =>
          sql`insert into server_secret (name, secret) values ('known', 'y') on conflict do nothing`.execute(trx),
        );
        // What was said on a connection behind the pooler is gone with it; each statement may be given another one.
        await before.reconnect();
        const looks = await Promise.all(
          Array.from({ length: 60 }, () =>
            sql<{
              bypasses: boolean;
              owns: boolean;
              secrets: number;
            }>`select (select rolsuper or rolbypassrls from pg_roles where rolname = current_user) as bypasses,
          exists (select from pg_class where relname = 'server_secret' and pg_has_role(relowner, 'member')) as owns,
          (select count(*)::int from server_secret) as secrets`.execute(made.db),
          ),
        );
        expect(looks.map(({ rows }) => rows[0])).toEqual(
          looks.map(() => ({ bypasses: false, owns: false, secrets: 0 })),
        );
      } finally {
        await made.close();
      }
    });

    it("leaves nothing of who asked to the next client of a connection", async () => {
      const one = await open({
        DATABASE_URL: address("web", before.socketFolder),
        DATABASE_DIRECT_URL: address("web", postgres.socketFolder),
      });
      const other = await open({
        DATABASE_URL: address("web", before.socketFolder),
        DATABASE_DIRECT_URL: address("web", postgres.socketFolder),
      });
      try {
        const asked = Array.from({ length: 40 }, (_, index) =>
          withActor(
            one.db,
            { scope: "user", userNo: String(index), orgNo: "1001" },
            async (trx) =>
              (await sql<{ user: string }>`select current_setting('app.user_no') as user`.execute(trx)).rows[0]?.user,
          ),
        );
        const heard = Array.from(
          { length: 40 },
          async () =>
            (
              await sql<{
                said: string;
              }>`select concat(current_setting('app.scope', true), current_setting('app.user_no', true),
                current_setting('app.org_no', true)) as said`.execute(other.db)
            ).rows[0]?.said,
        );
        expect(await Promise.all(asked)).toEqual(asked.map((_, index) => String(index)));
        expect(new Set(await Promise.all(heard))).toEqual(new Set([""]));
      } finally {
        await Promise.all([one.close(), other.close()]);
      }
    });

    it("is refused for listening, and where it loses the names of statements", async () => {
      const DATABASE_URL = address("web", before.socketFolder);
      await expect(open({ DATABASE_URL })).rejects.toThrow(/Set DATABASE_DIRECT_URL/);
      await expect(open({ DATABASE_URL, DATABASE_DIRECT_URL: `${DATABASE_URL}&application_name=x` })).rejects.toThrow(
        /DATABASE_DIRECT_URL leads through a pooler/,
      );
      const named = open({
        DATABASE_URL,
        DATABASE_DIRECT_URL: address("web", postgres.socketFolder),
        DATABASE_STATEMENTS: "on",
      });
      if (STATEMENTS === "on") await (await named).close();
      else await expect(named).rejects.toThrow(/DATABASE_STATEMENTS=off/);
    });

    it("is warned about where nothing ends a statement that runs for ever", async () => {
      await asSuperuser(postgres.socketFolder, ["create role endless login in role lectern_app"]);
      const made = await open({
        DATABASE_URL: address("endless", before.socketFolder),
        DATABASE_DIRECT_URL: address("web", postgres.socketFolder),
      });
      await made.close();
      expect(made.warnings).toEqual([expect.stringContaining("statement_timeout")]);
    });

    it("is not what a backup is read through", async () => {
      const tried = spawnSync(
        process.execPath,
        [join(import.meta.dirname, "../../src/cli/index.ts"), "backup", join(postgres.socketFolder, "backup")],
        {
          encoding: "utf8",
          env: {
            ...process.env,
            DATABASE_URL: address(OWNER, before.socketFolder),
            DATA_DIR: join(postgres.socketFolder, "none"),
          },
        },
      );
      expect(tried.stderr).toContain("leads through a pooler, which pg_dump cannot use");
    });
  },
);
