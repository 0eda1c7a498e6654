import { sql } from "kysely";
import * as errorCode from "../../src/generated/error-codes.ts";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { recordAudit, type AuditRecord } from "../../src/server/modules/audit/record-audit.ts";
import { verifyAudit } from "../../src/server/modules/audit/verify-audit.ts";
import { systemActor, withActor, type Actor } from "../../src/server/database/actor.ts";
import { ok } from "./client.ts";
import { describeOnPostgres, startTestServer, type TestServer } from "./harness.ts";

describe("the audit log", () => {
  let server: TestServer;
  let operator = "";
  beforeAll(async () => {
    server = await startTestServer();
    operator = await server.signIn("13800000009");
  });
  afterAll(() => server?.close());

  const note = (record: Partial<AuditRecord> = {}, actor: Actor = systemActor) =>
    withActor(server.services.db, actor, (trx) =>
      recordAudit(trx, { actorKind: "cli", actorName: "root@test", action: "test.note", subject: "test:1", ...record }),
    );
  const list = async (input: Record<string, unknown> = {}) =>
    ok(await server.call("listAuditLog", input, { token: operator }));

  it("tells operators alone who changed what, by organisation, action and day, page by page", async () => {
    await note({ orgNo: "1001", detail: { words: "一次“测试”", nothing: null, deep: [{ b: 1, a: 2 }] } });
    await note({ action: "test.other", actorUserNo: "1" });
    await note({ action: "testing.else" });
    expect((await list({ limit: 2 })).list.map(({ action }) => action)).toEqual(["testing.else", "test.other"]);
    const { next } = await list({ limit: 2 });
    expect((await list({ before: next, limit: 1 })).list[0]).toMatchObject({
      action: "test.note",
      actionName: "test.note",
      actorKind: "cli",
      actorName: "root@test",
      orgNo: "1001",
      orgName: "江城工业职业学校",
      detail: { words: "一次“测试”", nothing: null, deep: [{ a: 2, b: 1 }] },
    });
    expect((await list({ action: "test." })).list).toHaveLength(2);
    expect((await list({ siteOrgNo: "1001", action: "test." })).list).toHaveLength(1);
    expect((await list({ userNo: "1", action: "test." })).list).toHaveLength(1);
    const today = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Shanghai" }).format(new Date());
    expect((await list({ dateFrom: today, dateUntil: today, action: "test." })).list).toHaveLength(2);
    expect((await list({ dateUntil: "2020-01-01" })).list).toEqual([]);
    expect((await list({ action: "site.publish", limit: 1 })).list[0]).toMatchObject({
      actorKind: "folder",
      actionName: "发布站点",
    });
    for (const who of ["13800000001", "13800000002", "13800000003"]) {
      const token = await server.signIn(who);
      for (const operation of ["listAuditLog", "checkAuditLog"] as const)
        expect((await server.call(operation, {}, { token })).code).toBe(errorCode.NO_PERMISSION);
    }
  });

  it("calls the platform as its own site does, in the reader's language", async () => {
    await note({ orgNo: "default", action: "test.platform" });
    const nameIn = async (language: string) => {
      const options = { token: operator, headers: { "accept-language": language } };
      return ok(await server.call("listAuditLog", { action: "test.platform" }, options)).list[0]?.orgName;
    };
    expect(await nameIn("zh-CN")).toBe("知行讲堂");
    expect(await nameIn("en")).toBe("Lectern");
  });

  it("writes down what operators decide, with the account that did", async () => {
    const [first] = ok(await server.call("listCourseAudits", {}, { token: operator })).list;
    await server.call(
      "auditCourse",
      { courseId: first!.courseId, version: first!.version, auditStatus: 2, auditOpinion: "请补充课程目录" },
      { token: operator },
    );
    expect((await list({ limit: 1 })).list[0]).toMatchObject({
      action: "course.refuse",
      actionName: "课程审核不通过",
      actorKind: "user",
      actorName: "平台运营",
      subject: `course:${first!.courseId}`,
      detail: { opinion: "请补充课程目录" },
    });
  });

  it("names the account of an organisation that changed its own site", async () => {
    const token = await server.signIn("13800000003");
    const { name, loginName } = ok(await server.call("getUserView", {}, { token }));
    const site = { siteOrgNo: "1001" };
    const draft = ok(await server.call("getSiteDraft", site, { token }));
    const patch = { ...draft.patch, texts: { "zh-CN": { "page.list": "全部课程" } } };
    const saved = ok(
      await server.call(
        "saveSiteDraft",
        { ...site, version: draft.version, baseRevision: draft.baseRevision, patch },
        { token },
      ),
    );
    expect((await server.call("publishSite", { ...site, version: saved.version }, { token })).code).toBe(200);
    expect((await list({ siteOrgNo: "1001", action: "site.publish", limit: 1 })).list[0]).toMatchObject({
      actorKind: "user",
      actorName: name || loginName,
    });
  });

  it("keeps nothing of a transaction that is undone, and its chain has no gap", async () => {
    const { entries } = await verifyAudit(server.services.db);
    const undone = withActor(server.services.db, systemActor, async (trx) => {
      await recordAudit(trx, { actorKind: "cli", action: "test.undone", subject: "x" });
      throw new Error("given up");
    });
    await expect(undone).rejects.toThrow("given up");
    await note();
    expect(await verifyAudit(server.services.db)).toMatchObject({ entries: entries + 1, problems: [] });
  });

  it("can be added to, and not changed or taken from", async () => {
    for (const change of [
      "update audit_entry set subject = 'x'",
      "delete from audit_entry",
      "truncate audit_entry",
      "delete from audit_link",
      "insert into audit_link values (999, 999, '')",
    ]) {
      await expect(withActor(server.services.db, systemActor, (trx) => sql.raw(change).execute(trx))).rejects.toThrow(
        /permission denied/,
      );
    }
    await expect(
      sql`insert into audit_entry (actor_kind, action, subject) values ('cli', 'a.b', 'x')`.execute(server.services.db),
    ).rejects.toThrow(/row-level security/);
  });

  it("shortens what is too long instead of refusing what it tells of", async () => {
    await note({ subject: "s".repeat(1000), actorName: "n".repeat(1000), detail: { text: "长".repeat(20_000) } });
    expect((await list({ limit: 1 })).list[0]!.detail.shortened).toContain("长长");
  });

  it("is whole, says where its end is, and knows a place that was noted", async () => {
    const first = ok(await server.call("checkAuditLog", {}, { token: operator }));
    expect(first).toMatchObject({ isWhole: true, problems: [] });
    await note();
    expect(ok(await server.call("checkAuditLog", { noted: first.head }, { token: operator })).isWhole).toBe(true);
    const forged = { seq: first.head!.seq, hash: "0".repeat(64) };
    expect((await server.call("checkAuditLog", { noted: forged }, { token: operator })).data).toMatchObject({
      isWhole: false,
      problems: [{ kind: "noted" }],
    });
  });
});

describeOnPostgres("the audit log, with several at once and with a forger", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server?.close());

  it("binds entries of writers at once into one chain, whatever else they lock", async () => {
    const { db } = server.services;
    const before = await verifyAudit(db);
    await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        withActor(db, systemActor, async (trx) => {
          // Half of them write first and lock a row after, half the other way round: nobody waits for the log but at
          // the end.
          const lock = () => sql`select 1 from organisation where org_no = '1001' for update`.execute(trx);
          if (index % 2 === 0) await lock();
          await recordAudit(trx, { actorKind: "cli", action: "test.atOnce", subject: String(index) });
          if (index % 2 === 1) await lock();
        }),
      ),
    );
    expect(await verifyAudit(db)).toMatchObject({ entries: before.entries + 40, problems: [] });
  });

  it("shows what somebody with the keys of the database changed", async () => {
    const { databaseUrl, postgres } = server.services.settings;
    const owner = new pg.Client({ connectionString: postgres.migrateUrl ?? databaseUrl });
    await owner.connect();
    const forge = async (change: string) => {
      await owner.query(
        "begin; set local app.scope = 'system'; alter table audit_entry disable trigger audit_refuse; alter table audit_link disable trigger audit_refuse; alter table audit_entry no force row level security; alter table audit_link no force row level security",
      );
      await owner.query(change);
      await owner.query("commit");
    };
    try {
      await expect(owner.query("update audit_entry set subject = 'x'")).rejects.toThrow(/only ever added to/);
      await forge("update audit_entry set subject = 'another' where id = 1");
      await forge("delete from audit_entry where id = 2");
      await forge("delete from audit_link where seq = 4");
    } finally {
      await owner.end();
    }
    const { problems } = await verifyAudit(server.services.db);
    expect(problems.map(({ kind, seq }) => `${kind} ${seq ?? "-"}`)).toEqual([
      "changed 1",
      "missing 2",
      "gap 5",
      "unlinked -",
    ]);
  });
});
