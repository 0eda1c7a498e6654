import { readdirSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, inject, it } from "vitest";
import { readSettings } from "../../src/server/core/settings.ts";
import { openDatabase } from "../../src/server/database/connect.ts";
import { migrateByOwner } from "../../src/server/database/postgres/migrate-by-owner.ts";
import { everyAddress, lookers } from "./every-address.ts";
import { describeOnPostgres } from "./harness.ts";
import {
  DOCUMENTED_OWNER,
  DOCUMENTED_WEB,
  makeRoles,
  olderDatabases,
  restoreOlder,
  tablesOf,
} from "./older-databases.ts";
import { startPageServer } from "./pages-harness.ts";
import { dropDatabase, OWNER } from "./postgres.ts";
import { tenantsDir } from "./template.ts";

const screens = readdirSync(join(tenantsDir, "default/screens"), { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".json"))
  .map((file) => file.replaceAll("\\", "/").replace(/\.json$/, ""));

describeOnPostgres("a portal of before", () => {
  let socketFolder: string;
  beforeAll(async () => {
    const prepared = inject("testDatabase");
    if (prepared.kind !== "postgres") throw new Error("needs PostgreSQL");
    socketFolder = prepared.socketFolder;
    await makeRoles(socketFolder);
  });

  it.each(olderDatabases)(
    "of %s is the same after its upgrade by an owner as by a superuser, and serves every screen",
    async (state) => {
      const names = ["superuser", "documented", "one_address"].map((way) => `${way}_${state.replaceAll("-", "_")}`);
      const [bySuperuser = "", byDocumented = "", byOne = ""] = names;
      try {
        const whole = (await restoreOlder(socketFolder, { state, name: bySuperuser, owner: "postgres" }))("postgres");
        await timed(`${state} superuser`, () => migrateByOwner(whole, readSettings({ DATABASE_URL: whole }).postgres));
        const expected = await tablesOf(whole);
        expect(Object.keys(expected).length).toBeGreaterThan(150);

        const one = await restoreOlder(socketFolder, { state, name: byOne, owner: OWNER });
        const opened = await timed(`${state} one address`, () =>
          openDatabase(readSettings({ DATABASE_URL: one(OWNER) })),
        );
        await opened.close();
        expect(opened.warnings).toEqual([]);
        expect(await tablesOf(one("postgres"))).toEqual(expected);

        const documented = await restoreOlder(socketFolder, { state, name: byDocumented, owner: DOCUMENTED_OWNER });
        const DATABASE_URL = documented(DOCUMENTED_WEB);
        const MIGRATE_URL = documented(DOCUMENTED_OWNER);
        await timed(`${state} documented`, () =>
          migrateByOwner(DATABASE_URL, readSettings({ DATABASE_URL, MIGRATE_URL }).postgres),
        );
        expect(await tablesOf(documented("postgres"))).toEqual(expected);
        expect(await brokenScreens({ DATABASE_URL, MIGRATE_URL }, Number(state.slice(-4)))).toEqual([]);
      } finally {
        for (const name of names) await dropDatabase(socketFolder, name);
      }
    },
  );
});

/** The migration that the demo of a version must have for a sample to be there: before it there is nothing to show. */
const SINCE: Readonly<Record<string, number>> = {
  "/exam/view/{id}": 38,
  "/account/exams/analysis": 38,
  "/account/exams/edit": 38,
  "/account/exams/people": 38,
  "/account/exams/result": 38,
  "/exam/exercise/{id}": 42,
  "/blog/article/{id}": 57,
  "/grade/homework/{id}": 57,
  "/grade/course/{id}": 51,
  "/question/view/{id}": 57,
};

/** What the server of today answers otherwise than with a page, and what it logs as an error. */
async function brokenScreens(environment: Record<string, string>, version: number): Promise<string[]> {
  const server = await startPageServer({ CAPTCHA_EFFORT: "6", ...environment });
  try {
    const tenant = await server.services.tenants.resolve("default");
    if (!tenant) throw new Error("no default site");
    const broken: string[] = [];
    const look = await lookers(server);
    const isThere = (pattern: string): boolean => version >= (SINCE[pattern] ?? 0);
    for (const { screen, address, who } of await everyAddress(server, tenant, screens, { isThere })) {
      const reply = await look(address, who);
      await reply.arrayBuffer();
      if (reply.status !== 200) broken.push(`${screen} ${address} as ${who}: ${reply.status}`);
    }
    const errors = server.logged.filter(({ level }) => level === "error" || Number(level) >= 50);
    return [...broken, ...errors.map((line) => JSON.stringify(line).slice(0, 400))];
  } finally {
    await server.close();
  }
}

/** Says how long an upgrade took. */
async function timed<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  const result = await work();
  console.log(`upgrade of ${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return result;
}
