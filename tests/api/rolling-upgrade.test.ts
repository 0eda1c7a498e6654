import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, inject, it } from "vitest";
import { readSettings } from "../../src/server/core/settings.ts";
import { migrateByOwner } from "../../src/server/database/postgres/migrate-by-owner.ts";
import { readMigrations } from "../../src/server/database/migrate.ts";
import { createClient, ok, type ApiClient } from "./client.ts";
import { describeOnPostgres, startTestServer } from "./harness.ts";
import { makeRoles, olderDatabases, restoreOlder } from "./older-databases.ts";
import { dropDatabase, OWNER } from "./postgres.ts";
import { tenantsDir } from "./template.ts";

const repository = join(import.meta.dirname, "../..");
const git = (...args: string[]): string => execFileSync("git", args, { cwd: repository, encoding: "utf8" }).trim();

/** The last commit that did not have the newest migration; undefined where the history is not there. */
const before = ((): string | undefined => {
  const newest = readMigrations().at(-1)?.name ?? "";
  try {
    const added = git("log", "--diff-filter=A", "-1", "--format=%H", "--", `src/server/database/migrations/${newest}`);
    return added === "" ? undefined : git("rev-parse", `${added}^`);
  } catch {
    return undefined;
  }
})();

/** The program of a commit in a folder of its own, with the packages of this one and what it generates. */
function checkOut(commit: string): string {
  const folder = mkdtempSync(join(tmpdir(), "lectern-before-"));
  const archive = execFileSync("git", ["archive", commit, ".", ":(exclude)tests"], {
    cwd: repository,
    maxBuffer: 1e9,
  });
  execFileSync("tar", ["-x", "-C", folder], { input: archive });
  symlinkSync(join(repository, "node_modules"), join(folder, "node_modules"));
  execFileSync(process.execPath, ["generators/built/index.ts"], { cwd: folder, stdio: "ignore" });
  return folder;
}

/** The server of a folder, in a process of its own. */
async function start(folder: string, environment: Record<string, string>) {
  const errors: string[] = [];
  const child = spawn(process.execPath, [join(import.meta.dirname, "run-program.ts"), folder], {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  createInterface({ input: child.stderr }).on("line", (line) => void errors.push(line));
  const ended = new Promise<void>((resolve) => void child.once("exit", () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on("line", (line) => {
      if (line.startsWith("listening ")) resolve(line.slice("listening ".length));
    });
    child.once("exit", () => reject(new Error(`the server of before did not start:\n${errors.join("\n")}`)));
  });
  const close = async (): Promise<void> => {
    child.kill("SIGKILL");
    await ended;
  };
  return { ...createClient(url), url, errors, close };
}

/** What pages read, and some of what people do, on whichever server answers. */
async function walk({ call }: Pick<ApiClient, "call">, token: string): Promise<void> {
  const as = { token };
  ok(await call("listCourses", {}));
  ok(await call("getCourse", { courseId: "1" }));
  ok(await call("listExams", {}));
  ok(await call("listBlogs", {}));
  ok(await call("listQuestions", {}));
  ok(await call("listGrades", {}));
  ok(await call("listOpenCourses", {}));
  ok(await call("getOrgInfo", { orgNo: "1001" }));
  ok(await call("getUserView", {}, as));
  ok(await call("listCart", {}, as));
  ok(await call("listOrders", {}, as));
  ok(await call("listMessages", {}, as));
}

describeOnPostgres("servers of two versions on one database", () => {
  it.runIf(before !== undefined && existsSync(join(repository, ".git")))(
    "the one before goes on reading and writing after the migrations of today, beside that of today",
    async () => {
      const prepared = inject("testDatabase");
      if (prepared.kind !== "postgres") throw new Error("needs PostgreSQL");
      const { socketFolder } = prepared;
      await makeRoles(socketFolder);
      const name = `rolling_${process.pid}`;
      const folder = checkOut(before ?? "");
      const dataDir = join(folder, ".data");
      mkdirSync(dataDir);
      const addressOf = await restoreOlder(socketFolder, { state: olderDatabases.at(-1) ?? "", name, owner: OWNER });
      const DATABASE_URL = addressOf(OWNER);
      const shared = { DATABASE_URL, DATA_DIR: dataDir, DEMO: "off", CAPTCHA_EFFORT: "6", FFMPEG: "off" };
      const old = await start(folder, { ...shared, TENANTS_DIR: join(folder, "tenants") });
      try {
        const token = await old.signIn("13800000001");
        await walk(old, token);
        await migrateByOwner(DATABASE_URL, readSettings({ DATABASE_URL }).postgres);
        await walk(old, token);
        const today = await startTestServer({
          database: { environment: shared, remove: async () => undefined },
          environment: { TENANTS_DIR: tenantsDir },
        });
        try {
          for (const [one, other] of [
            [old, today],
            [today, old],
          ] as const) {
            await walk(one, token);
            // What one writes the other reads, and takes back.
            const as = { token };
            ok(await one.call("saveCollection", { courseId: "2" }, as));
            ok(await other.call("deleteCollection", { courseId: "2" }, as));
            ok(
              await one.call(
                "saveAttention",
                { lecturerUserNo: ok(await other.call("listLecturers", {})).list[0]?.lecturerUserNo ?? "" },
                as,
              ),
            );
          }
          // A session of the new version is one of the old.
          await walk(old, await today.signIn("13800000004"));
          expect(today.logged.filter(({ level }) => level === "error")).toEqual([]);
        } finally {
          await today.close();
        }
        expect((await fetch(`${old.url}/readyz`)).status).toBe(200);
        expect(old.errors).toEqual([]);
      } finally {
        await old.close();
        await dropDatabase(socketFolder, name);
        rmSync(folder, { recursive: true, force: true });
      }
    },
  );
});
