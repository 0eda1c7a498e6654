import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { runCli } from "../../src/cli/run.ts";
import { paint } from "../../src/cli/terminal.ts";
import type { CatalogueDocument } from "../../src/server/modules/catalogue/transfer/document.ts";
import { exportCatalogue } from "../../src/server/modules/catalogue/transfer/export-catalogue.ts";
import { importCatalogue } from "../../src/server/modules/catalogue/transfer/import-catalogue.ts";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import { hashPassword } from "../../src/server/modules/identity/password.ts";
import { fieldsOf, DEMO_PASSWORD, ok } from "./client.ts";
import { pooled, startTestServer, type FreshDatabase, type TestServer } from "./harness.ts";
import { createDatabase, dropDatabase } from "./postgres.ts";

const root = join(import.meta.dirname, "../..");
const example = join(root, "docs/catalogue.example.json");

/** A database without anything in it, not even tables. */
async function emptyDatabase(): Promise<FreshDatabase> {
  const folder = mkdtempSync(join(tmpdir(), "lectern-empty-"));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  const prepared = inject("testDatabase");
  if (prepared.kind !== "postgres") return { environment: { DATA_DIR: folder }, remove: async () => removeFolder() };
  const name = `test_catalogue_${process.pid}_${Date.now()}`;
  const url = await createDatabase(prepared.socketFolder, { name });
  return {
    environment: pooled({ DATABASE_URL: url, DATA_DIR: folder }),
    async remove() {
      removeFolder();
      await dropDatabase(prepared.socketFolder, name);
    },
  };
}

describe("lectern catalogue", () => {
  let database: FreshDatabase;
  let server: TestServer;
  let first: { status: number | null; stdout: string; stderr: string };
  const document = (): CatalogueDocument => JSON.parse(readFileSync(example, "utf8"));
  const run = async <Row>(query: ReturnType<typeof sql>) =>
    (await withActor(server.services.db, systemActor, (trx) => query.execute(trx))).rows as Row[];
  const bring = (part: Omit<CatalogueDocument, "version">, check = false) =>
    importCatalogue(server.services.db, { version: 1, ...part }, { check });

  /** A command line on the database of the test, with a document in a file. */
  const lectern = async (args: string[], content?: unknown) => {
    const written = { out: "", error: "" };
    const folder = mkdtempSync(join(tmpdir(), "lectern-catalogue-"));
    const file = join(folder, "stock.json");
    if (content !== undefined)
      writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content, null, 2));
    const terminal = {
      print: (text: string) => void (written.out += `${text}\n`),
      error: (text: string) => void (written.error += `${text}\n`),
      paint: paint(false),
    };
    const code = await runCli(["catalogue", ...args, ...(content === undefined ? [] : [file])], {
      terminal,
      env: database.environment,
    });
    rmSync(folder, { recursive: true });
    return { code, ...written };
  };

  beforeAll(async () => {
    database = await emptyDatabase();
    const entry = join(root, "src/cli/index.ts");
    first = spawnSync(process.execPath, [entry, "catalogue", "import", "docs/catalogue.example.json"], {
      cwd: root,
      encoding: "utf8",
      env: { ...process.env, ...database.environment, INIT_CWD: root },
    });
    server = await startTestServer({ database });
    await withActor(server.services.db, systemActor, async (trx) => {
      const { user_no } = await trx
        .insertInto("app_user")
        .values({
          user_type: 2,
          login_name: "13700000002",
          mobile: "13700000002",
          need_perfection: false,
          first_login_verification_status: 1,
        })
        .returning("user_no")
        .executeTakeFirstOrThrow();
      await trx
        .insertInto("user_password")
        .values({ user_no, password_hash: await hashPassword(DEMO_PASSWORD) })
        .execute();
      await trx
        .insertInto("lecturer")
        .values({ lecturer_user_no: user_no, lecturer_name: "林老师", audit_status: 1 })
        .execute();
    });
  });
  afterAll(async () => {
    await server?.close();
    await database?.remove();
  });

  it("stocks an empty database from the example, typed at a terminal", async () => {
    expect(first.stderr).toBe("");
    expect(first.stdout).toContain("+ categories  web\n");
    expect(first).toMatchObject({
      status: 0,
      stdout: expect.stringContaining("Done: 11 added, 0 changed, 0 removed, 0 unchanged.") as string,
    });
    expect(ok(await server.call("listVipSets", {})).list).toMatchObject([
      { setName: "月度会员", orgPrice: "39.00", fabPrice: "29.90" },
      { setName: "年度会员", days: 365 },
    ]);
    expect((await exportCatalogue(server.services.db)).zones).toMatchObject([
      { key: "popular", zoneLocation: 1, isShown: true, courses: [] },
    ]);
  });

  it("gives a lecturer the categories that a course needs to be submitted", async () => {
    const token = await server.signIn("13700000002");
    const categories = await run<{ id: string; category_key: string }>(sql`select id, category_key from category`);
    const idOf = (key: string) => categories.find(({ category_key }) => category_key === key)?.id ?? "";
    const { courseId } = ok(
      await server.call("createCourseDraft", { courseCategory: 1, courseName: "网页入门" }, { token }),
    );
    const { body } = ok(await server.call("getCourseDraft", { courseId }, { token }));
    const faults = async (version: number, categoryId3: string) => {
      await server.call(
        "saveCourseDraft",
        { courseId, version, body: { ...body, categoryId1: idOf("it"), categoryId2: idOf("it-code"), categoryId3 } },
        { token },
      );
      const reply = await server.call("submitCourseDraft", { courseId, version: version + 1 }, { token });
      return fieldsOf(reply)
        .map(({ path }: { path: string }) => path)
        .filter((path: string) => path.startsWith("category"));
    };
    expect(await faults(1, idOf("first-lead"))).toEqual(["categoryId3"]);
    expect(await faults(2, idOf("web"))).toEqual([]);
    const refused = await bring({ categories: [{ key: "it", remove: true }] });
    expect(refused.problems).toMatchObject([
      { path: ["categories", "0", "remove"], message: expect.stringContaining("1 draft in it or below it") as string },
    ]);
  });

  it("changes nothing when the same is imported again, nor when its own export is", async () => {
    const again = await bring(document());
    expect(again.problems).toEqual([]);
    expect(new Set(again.changes.map(({ change }) => change))).toEqual(new Set(["unchanged"]));
    const exported = await exportCatalogue(server.services.db);
    expect(new Set((await bring(exported)).changes.map(({ change }) => change))).toEqual(new Set(["unchanged"]));
    expect(exported.coupons).toMatchObject([
      { couponNo: "WELCOME-10", offPrice: "10.00", gmtBegin: "2026-01-01 00:00:00" },
    ]);
  });

  it("changes what is named, adds at the end, leaves the rest, and is seen at once", async () => {
    const tiers = async () =>
      ok(await server.call("listVipSets", {})).list.map(({ setName }: { setName: string }) => setName);
    expect(await tiers()).toEqual(["月度会员", "年度会员"]);
    const names = (zh: string) => ({ "zh-CN": zh, en: zh });
    const categories = [
      {
        key: "it",
        categoryType: 1 as const,
        categoryName: names("数字技术"),
        children: [{ key: "it-data", categoryName: names("数据") }],
      },
    ];
    expect((await bring({ categories }, true)).changes).toHaveLength(2);
    expect((await exportCatalogue(server.services.db)).categories?.[0]).toMatchObject({
      categoryName: { "zh-CN": "信息技术" },
    });
    expect(await bring({ categories })).toMatchObject({
      problems: [],
      changes: [
        { key: "it", change: "changed" },
        { key: "it-data", change: "added" },
      ],
    });
    expect((await exportCatalogue(server.services.db)).categories?.[0]).toMatchObject({
      categoryName: { "zh-CN": "数字技术" },
      children: [{ key: "it-code" }, { key: "it-data" }],
    });
    await bring({ vipSets: [{ key: "month", setName: names("月卡"), setType: 1, days: 30, orgPrice: "39.00" }] });
    await expect.poll(tiers).toEqual(["月卡", "年度会员"]);
    expect(
      (await bring({ categories: [{ key: "management", remove: true }] })).changes.map(({ key }) => key).sort(),
    ).toEqual(["first-lead", "management", "management-team"]);
  });

  it("writes nothing of a document with a fault, and says where and what", async () => {
    const names = { "zh-CN": "甲", en: "A" };
    const { problems } = await bring({
      categories: [
        { key: "new-one", categoryType: 1, categoryName: names },
        { key: "web", categoryType: 1, categoryName: names },
      ],
      vipSets: [{ key: "month", setName: names, setType: 1, days: 30, orgPrice: "10.00", fabPrice: "20.00" }],
      coupons: [
        {
          couponNo: "BOTH-1",
          couponName: names,
          offPrice: "1.00",
          offPercent: 10,
          usesMost: 1,
          gmtBegin: "2026-01-01 00:00:00",
          gmtEnd: "2027-01-01 00:00:00",
        },
        {
          couponNo: "DAY-30",
          couponName: names,
          offPercent: 10,
          usesMost: 1,
          gmtBegin: "2026-02-30 00:00:00",
          gmtEnd: "2027-01-01 00:00:00",
          orgNo: "9999",
        },
      ],
      zones: [{ key: "popular", zoneName: names, courses: ["999999"] }],
    });
    expect(problems.map(({ path, message }) => `${path.join("/")}: ${message}`)).toEqual([
      'categories/1/key: the category "web" stands under "it-code", and categories cannot be moved; use another key here',
      "vipSets/0/fabPrice: fabPrice is what it costs for now: it cannot be more than orgPrice, 10.00",
      'coupons/0: one of "offPrice" and "offPercent" is wanted, and not both',
      'coupons/1/gmtBegin: there is no such day: "2026-02-30 00:00:00"',
      'coupons/1/orgNo: there is no organisation with the number "9999"',
      "zones/0/courses/0: there is no course 999999",
    ]);
    expect(await run(sql`select 1 from category where category_key = 'new-one'`)).toEqual([]);
  });

  it("keeps coupons and tiers that are in use", async () => {
    await run(
      sql`insert into coupon_user (coupon_no, user_no, gmt_create) select 'WELCOME-10', user_no, now() from app_user
        where mobile = '13700000002'`,
    );
    const { problems } = await bring({
      coupons: [{ couponNo: "WELCOME-10", remove: true }],
      vipSets: [{ key: "year", remove: true }],
    });
    expect(problems.map(({ message }) => message)).toEqual([
      'the coupon "WELCOME-10" cannot be removed: 1 person has it. With an earlier gmtEnd it is over',
    ]);
    expect(await run(sql`select 1 from vip_set where set_key = 'year'`)).toHaveLength(1);
  });

  it.each([
    [
      "a word that is nearly right",
      { version: 1, vipsets: [] },
      /stock\.json:\d+:\d+ {2}\/vipsets\n.*did you mean "vipSets"/,
    ],
    [
      "no name",
      { version: 1, categories: [{ key: "a", categoryType: 1 }] },
      /\/categories\/0\n {2}"categoryName" is missing/,
    ],
    [
      "a price that is a number",
      { version: 1, vipSets: [{ key: "a", setName: { "zh-CN": "甲", en: "A" }, setType: 1, days: 1, orgPrice: 39 }] },
      /orgPrice\n {2}this must be a text/,
    ],
    [
      "a key twice",
      {
        version: 1,
        zones: [
          { key: "a", remove: true },
          { key: "a", remove: true },
        ],
      },
      /\/zones\/1\/key\n {2}"a" is here twice/,
    ],
    ["no JSON", "{", /stock\.json:1:2/],
  ])("refuses %s with its place", async (_, content, message) => {
    const { code, out } = await lectern(["import"], content);
    expect(code).toBe(1);
    expect(out).toMatch(message);
    expect(out).toContain("nothing was changed");
  });

  it("beside a running server works on PostgreSQL, and on the embedded database says what to do", async () => {
    const content = {
      version: 1,
      categories: [{ key: "craft", categoryType: 1, categoryName: { "zh-CN": "手工", en: "Crafts" } }],
    };
    const { code, out, error } = await lectern(["import", "--json"], content);
    if (inject("testDatabase").kind === "embedded") {
      expect({ code, error }).toMatchObject({
        code: 3,
        error: expect.stringMatching(/A server runs on .* Stop the server first/) as string,
      });
      return;
    }
    expect(JSON.parse(out)).toMatchObject({
      valid: true,
      written: true,
      changes: [{ part: "categories", key: "craft", change: "added" }],
    });
    const exported = await lectern(["export"]);
    expect(JSON.parse(exported.out).categories.map(({ key }: { key: string }) => key)).toContain("craft");
  });
});
