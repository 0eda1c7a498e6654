import { execFile } from "node:child_process";
import * as errorCode from "../../src/generated/error-codes.ts";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import type { Questions } from "../../src/cli/terminal.ts";
import { writeMachineFile } from "../../src/server/modules/identity/tokens/machine-file.ts";
import { ok } from "./client.ts";
import { freshDatabase, pooled, startTestServer, type FreshDatabase, type TestServer } from "./harness.ts";
import { createDatabase, dropDatabase } from "./postgres.ts";
import { run, type Run } from "./run-cli.ts";

const folders: string[] = [];
const folder = (name: string): string => {
  const made = mkdtempSync(join(tmpdir(), `lectern-${name}-`));
  folders.push(made);
  return made;
};
afterAll(() => folders.forEach((made) => rmSync(made, { recursive: true, force: true })));

const prepared = inject("testDatabase");
/** What does not depend on the database is tried on one of them. */
const itOnce = prepared.kind === "postgres" ? it.skip : it;
if (prepared.kind === "postgres") process.env["PG_BIN"] = prepared.programs;

describe("the command line", () => {
  let database: FreshDatabase;
  let server: TestServer;
  let environment: Record<string, string>;
  let forget: () => void;
  beforeAll(async () => {
    database = await freshDatabase();
    const tenants = join(folder("tenants"), "tenants");
    cpSync(join(import.meta.dirname, "../../tenants"), tenants, { recursive: true });
    environment = { ...database.environment, TENANTS_DIR: tenants, DEMO: "off", FFMPEG: "off" };
    server = await startTestServer({ database, environment: { TENANTS_DIR: tenants } });
    forget = writeMachineFile(server.services.settings.dataDir, {
      address: server.url,
      token: server.services.operatorTokens.machineToken,
    });
  });
  afterAll(async () => {
    await server?.close();
    await database?.remove();
  });
  const lectern = (args: string[], more?: Run) => run(environment, args, more);

  itOnce(
    "makes an operator who can sign in, with a password from the standard input or one that it prints once",
    async () => {
      expect(
        await lectern(["user", "add", "boss", "--operator", "--password-stdin"], { piped: "Secret#2026\n" }),
      ).toMatchObject({ code: 0, out: "login     boss\n" });
      expect(
        ok(
          await server.call(
            "listAuditLog",
            { action: "user.add" },
            { token: await server.signIn("boss", "Secret#2026") },
          ),
        ).list[0],
      ).toMatchObject({ actorKind: "cli", detail: { loginName: "boss" } });
      const { password } = (await lectern(["user", "password", "boss", "--json"])).json();
      await server.signIn("boss", password);
      expect(await lectern(["user", "add", "boss"])).toMatchObject({
        code: 1,
        error: expect.stringContaining("登录名或手机号已被使用") as string,
      });
      expect(await lectern(["user", "add", "third", "--password-stdin"], { piped: "short" })).toMatchObject({
        code: 2,
      });
      expect(await lectern(["user", "add", "third", "--kind", "king"])).toMatchObject({
        code: 2,
        error: expect.stringContaining("learner, organisation") as string,
      });
      expect(await lectern(["user", "lock", "boss", "--reason", "离职"])).toMatchObject({ code: 0 });
      expect((await server.tryToSignIn("boss", password)).code).toBe(errorCode.ACCOUNT_LOCKED);
      expect(await lectern(["user", "unlock", "boss"])).toMatchObject({ code: 0, out: "boss may sign in again.\n" });
    },
  );

  itOnce("works from elsewhere with an operator token, as far as its scopes go", async () => {
    const token = (
      await lectern(["token", "add", "a pipeline", "--scopes", "sites:read", "--user", "boss", "--days", "3"])
    ).out.trim();
    const elsewhere = { LECTERN_URL: server.url, LECTERN_TOKEN: token };
    expect((await lectern(["tenant", "history", "1001", "--json"], { env: elsewhere })).json()).toMatchObject([
      { isPublished: true, source: "folder" },
    ]);
    expect(await lectern(["tenant", "suspend", "1001"], { env: elsewhere })).toMatchObject({
      code: 1,
      error: expect.stringContaining("该令牌无权进行此操作") as string,
    });
    const [{ id }] = (await lectern(["token", "list", "--json"])).json();
    expect(await lectern(["token", "revoke", id])).toMatchObject({ code: 0 });
    expect(await lectern(["tenant", "history", "1001"], { env: elsewhere })).toMatchObject({ code: 3 });
    expect(
      await lectern(["token", "list"], { env: { ...elsewhere, LECTERN_URL: "http://127.0.0.1:1" } }),
    ).toMatchObject({ code: 3, error: expect.stringContaining("cannot be reached") as string });
    expect(await lectern(["token", "list"], { env: { LECTERN_URL: server.url } })).toMatchObject({
      code: 2,
      error: expect.stringContaining("LECTERN_TOKEN") as string,
    });
    expect(await lectern(["token", "add", "x", "--scopes", "everything"])).toMatchObject({ code: 2 });
  });

  itOnce("asks on a terminal for what a new tenant needs, and makes its folder and account", async () => {
    const answers = ["2001", "新校", "New School", "13800007777"];
    const asked: string[] = [];
    const ask: Questions = {
      text: async (question) => (asked.push(question), answers.shift() ?? ""),
      choice: async (question, choices) => {
        asked.push(question);
        return choices.find(({ value }) => value === "road-transport")?.value ?? "";
      },
      yes: async (question) => (asked.push(question), true),
    };
    const made = await lectern(["tenant", "add"], { ask });
    expect(made.code).toBe(0);
    expect(asked).toHaveLength(6);
    expect(JSON.parse(readFileSync(join(environment["TENANTS_DIR"]!, "2001/site.json"), "utf8"))).toMatchObject({
      extends: "road-transport",
      organisation: { orgName: { text: { "zh-CN": "新校", en: "New School" } } },
    });
    const [, password = ""] = /password {2}(\S+)/.exec(made.out) ?? [];
    const token = await server.signIn("13800007777", password);
    expect((await server.call("getUserView", {}, { token })).data).toMatchObject({ userType: 3, orgNo: "2001" });
    expect(await lectern(["tenant", "remove", "2001"])).toMatchObject({
      code: 2,
      error: expect.stringContaining("--yes") as string,
    });
    expect(await lectern(["tenant", "remove", "2001", "--yes", "--json"])).toMatchObject({ code: 0 });
    expect(existsSync(join(environment["TENANTS_DIR"]!, "2001"))).toBe(false);
  });

  itOnce("exports a site, makes it a draft, shows the difference, publishes it and goes back", async () => {
    const file = join(folder("zip"), "1001.zip");
    expect(await lectern(["tenant", "export", "1001", file])).toMatchObject({ code: 0 });
    expect(await lectern(["tenant", "export", "1001", file])).toMatchObject({
      code: 1,
      error: expect.stringContaining("--force") as string,
    });
    expect(await lectern(["tenant", "publish", "1001"])).toMatchObject({
      code: 1,
      error: expect.stringContaining("no draft") as string,
    });
    expect(await lectern(["tenant", "import", "1003", file])).toMatchObject({ code: 0 });
    const diff = await lectern(["tenant", "diff", "1003"]);
    expect(diff.code).toBe(1);
    expect(diff.out).toContain("江城");
    expect(await lectern(["tenant", "import", "1003", file])).toMatchObject({
      code: 1,
      error: expect.stringContaining("--force") as string,
    });
    expect(await lectern(["tenant", "publish", "1003", "-m", "换成1001的样子"])).toMatchObject({ code: 0 });
    const history = (await lectern(["tenant", "history", "1003", "--json"])).json();
    expect(history[0]).toMatchObject({ message: "换成1001的样子", isPublished: true });
    // Versions are those that the studio shows: of this site, from 1.
    expect(history.map(({ ordinal }: { ordinal: number }) => ordinal)).toEqual([2, 1]);
    expect(await lectern(["tenant", "diff", "1003", "1", "2"])).toMatchObject({ code: 1 });
    expect(await lectern(["tenant", "rollback", "1003", "1"])).toMatchObject({
      code: 0,
      out: expect.stringContaining("that is version 3 now") as string,
    });
    expect(await lectern(["tenant", "rollback", "1003", "99"])).toMatchObject({
      code: 1,
      error: expect.stringContaining("1003 has no version 99") as string,
    });
    expect(
      await lectern(["tenant", "import", "1003", join(environment["TENANTS_DIR"]!, "1003/site.json")]),
    ).toMatchObject({ code: 1 });
  });

  itOnce("says what is not there, and which option is wrong, as they were typed", async () => {
    const failing = async (...args: string[]) => (await lectern(args)).error;
    expect(await failing("tenant", "show", "9999")).toContain(
      'There is no tenant "9999". What there is: lectern tenant published.',
    );
    expect(await failing("user", "lock", "13999999999")).toContain('There is no account "13999999999"');
    expect(await failing("domain", "verify", "1001", "none.example")).toContain(
      'no tenant "1001", or no domain "none.example"',
    );
    for (const command of ["add", "verify", "remove"])
      expect(await failing("domain", command, "1001", "http://x.example")).toContain(
        '"http://x.example" is an address and no domain. Give the domain alone: x.example',
      );
    expect(await failing("user", "add", "123")).toContain("<login>: ");
    expect(await failing("tenant", "add", "2002", "--name", "新校", "--account", "123")).toContain(
      '"123" can be no login: it takes a mobile number of 11 digits',
    );
    expect(existsSync(join(environment["TENANTS_DIR"]!, "2002"))).toBe(false);
    expect(await failing("token", "revoke", "ci")).toMatch(/<id>|no token "ci"/);
    const days = await failing("audit", "list", "--from", "yesterday");
    expect(days).toContain("--from: ");
    expect(days).not.toContain("dateFrom");
    expect(await failing("tenant", "suspend", "1001")).toContain("--reason: ");
  });

  it("prints the trial balance, which is even", async () => {
    const { code, out } = await lectern(["books"]);
    expect(code).toBe(0);
    expect(out).toMatch(/outside +sandbox/);
    expect(out).toMatch(/sum 0\.00: the books are even/);
    expect((await lectern(["books", "--json"])).json()).toMatchObject({ isEven: true, findings: [] });
  });

  itOnce("says how all is, and what to do", async () => {
    writeFileSync(join(environment["TENANTS_DIR"]!, "1001/nav.json"), "{");
    const { code, json } = await lectern(["doctor", "--json"]);
    expect(code).toBe(1);
    const checks = json().checks as { name: string; state: string; found: string; advice?: string }[];
    expect(checks.find(({ name }) => name === "server")).toMatchObject({ state: "ok", found: `runs at ${server.url}` });
    expect(checks.find(({ name }) => name === "audit log")).toMatchObject({ state: "ok" });
    expect(checks.filter(({ state }) => state !== "ok").every(({ advice }) => advice)).toBe(true);
    expect(checks.find(({ name }) => name === "sites")).toMatchObject({
      state: "problem",
      found: "1001 would be refused",
      advice: expect.stringContaining("tenant check") as string,
    });
    cpSync(
      join(import.meta.dirname, "../../tenants/1001/nav.json"),
      join(environment["TENANTS_DIR"]!, "1001/nav.json"),
    );
    expect(await lectern(["doctor"], { env: { PORT: "none" } })).toMatchObject({
      code: 1,
      out: expect.stringMatching(/^PROBLEM {2}settings {2}PORT is "none".*\n +→ /) as string,
    });
  });

  it("backs up while the server runs, and puts it back where nothing is", async () => {
    const files = join(server.services.settings.dataDir, "files/public");
    mkdirSync(files, { recursive: true });
    writeFileSync(join(files, "kept.webp"), "kept");
    const backup = join(folder("backup"), "today");
    expect(await lectern(["backup", backup])).toMatchObject({ code: 0, error: "" });
    expect(await lectern(["backup", backup])).toMatchObject({ code: 2 });
    await lectern(["user", "add", "after-backup"]);
    const noted = /\d+:[0-9a-f]{64}/.exec((await lectern(["audit", "verify"])).out)?.[0] ?? "";
    expect(await lectern(["audit", "verify", "--noted", noted])).toMatchObject({ code: 0 });

    const other: Record<string, string> = { ...environment, DATA_DIR: folder("restored"), ...(await emptyDatabase()) };
    expect(await run(other, ["restore", join(backup, "..")])).toMatchObject({
      code: 3,
      error: expect.stringContaining("no backup of Lectern") as string,
    });
    expect(await run(other, ["restore", backup])).toMatchObject({ code: 0 });
    expect(await run(other, ["restore", backup])).toMatchObject({
      code: 1,
      error: expect.stringContaining("--force") as string,
    });
    expect(await run(other, ["restore", backup, "--force"])).toMatchObject({ code: 0 });
    expect(readFileSync(join(other["DATA_DIR"]!, "files/public/kept.webp"), "utf8")).toBe("kept");
    if (prepared.kind === "postgres")
      expect(await countsOf(other["DATABASE_URL"]!)).toEqual({
        ...(await countsOf(environment["DATABASE_URL"]!)),
        app_user: expect.any(Number),
        user_password: expect.any(Number),
        audit_entry: expect.any(Number),
        audit_link: expect.any(Number),
      });

    const restored = await startTestServer({
      database: { environment: other, remove: async () => undefined },
      environment: { TENANTS_DIR: environment["TENANTS_DIR"]! },
    });
    try {
      await restored.signIn("13800000001");
      const operator = await restored.signIn("13800000009");
      expect((await restored.call("checkAuditLog", {}, { token: operator })).data).toMatchObject({ isWhole: true });
      expect(ok(await restored.call("listCourses", {})).totalCount).toBeGreaterThan(10);
      expect((await restored.call("suspendAccount", { loginName: "after-backup" }, { token: operator })).code).toBe(
        1004,
      );
      // What it writes goes on where the copy ended.
      expect((await restored.call("addAccount", { loginName: "after-restore" }, { token: operator })).code).toBe(200);
    } finally {
      await restored.close();
    }
    // The restored log is shorter than what was noted: an end that is not there is found.
    if (prepared.kind === "embedded")
      expect(await run(other, ["audit", "verify", "--noted", noted])).toMatchObject({ code: 1 });
  });

  it("opens the database itself when no server runs, also beside the file of one that was killed", async () => {
    forget();
    writeMachineFile(server.services.settings.dataDir, { address: "http://127.0.0.1:1", token: "lct_old" });
    if (prepared.kind === "embedded")
      expect(await lectern(["token", "list"])).toMatchObject({
        code: 3,
        error: expect.stringContaining("Another process uses") as string,
      });
    await server.close();
    expect((await lectern(["user", "add", "alone", "--json"])).json()).toMatchObject({
      loginName: "alone",
      password: expect.any(String) as string,
    });
    if (prepared.kind === "postgres")
      expect((await lectern(["doctor", "--json"])).json().checks).toContainEqual(
        expect.objectContaining({ name: "migrations", state: "ok" }),
      );
    expect(await lectern(["backup", join(folder("backup"), "stopped")])).toMatchObject({ code: 0 });
  });

  itOnce("is typed by a person: help without a database, a script for each shell that the shell can read", async () => {
    const entry = join(import.meta.dirname, "../../src/cli/index.ts");
    const typed = promisify(execFile);
    const { stdout } = await typed(process.execPath, [entry, "completion", "bash"]);
    expect(stdout).toContain('"tenant publish"*) words="--message --json --help"');
    const script = join(folder("shell"), "lectern.bash");
    writeFileSync(
      script,
      `${stdout}\nCOMP_WORDS=(lectern tenant pub); COMP_CWORD=2; _lectern; echo "$\{COMPREPLY[*]}"\n`,
    );
    expect((await typed("bash", [script])).stdout.trim()).toBe("published publish");
    for (const shell of ["zsh", "fish"]) expect((await lectern(["completion", shell])).out).toContain("rollback");
    expect(await lectern(["completion", "cmd"])).toMatchObject({ code: 2 });
  });
});

/** An empty database of the same kind. */
async function emptyDatabase(): Promise<Record<string, string>> {
  if (prepared.kind !== "postgres") return {};
  const name = `restored_${process.pid}_${Date.now()}`;
  afterAllDatabases.push(name);
  return pooled({ DATABASE_URL: await createDatabase(prepared.socketFolder, { name }) });
}

const afterAllDatabases: string[] = [];
afterAll(async () => {
  if (prepared.kind === "postgres")
    for (const name of afterAllDatabases) await dropDatabase(prepared.socketFolder, name);
});

/** Rows of each table, counted by a superuser: row level security hides none from it. */
async function countsOf(databaseUrl: string): Promise<Record<string, number>> {
  const { host, database } = new pg.Client({ connectionString: databaseUrl });
  const client = new pg.Client({ host, user: "postgres", ...(database === undefined ? {} : { database }) });
  await client.connect();
  try {
    const { rows } = await client.query<{
      name: string;
      count: number;
    }>(`select relname as name,
      (xpath('/row/c/text()', query_to_xml(format('select count(*) as c from %I', relname), false, true, '')))[1]::text::int as count
      from pg_class join pg_namespace on pg_namespace.oid = relnamespace where nspname = 'public' and relkind = 'r' order by relname`);
    return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
  } finally {
    await client.end();
  }
}
