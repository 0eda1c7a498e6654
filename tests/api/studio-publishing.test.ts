import { sql } from "kysely";
import * as errorCode from "../../src/generated/error-codes.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OperationId, OperationInput } from "../../src/generated/operations.ts";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import { publishDue } from "../../src/server/modules/sites/tenants/drafts/schedule-draft.ts";
import { packLayer } from "../../src/server/modules/sites/tenants/archive/archive.ts";
import { setValue } from "../../src/site/edit/edit.ts";
import type { Layer } from "../../src/site/document/resolve.ts";
import { ok } from "./client.ts";
import { startTestServer, type TestServer } from "./harness.ts";
import { titleOf } from "./tenants-harness.ts";

const site = { siteOrgNo: "1001" };
const minute = 60_000;

describe("sites that are scheduled, packed and unpacked", () => {
  let server: TestServer;
  let own = "";
  beforeAll(async () => {
    server = await startTestServer();
    own = await server.signIn("13800000003");
  });
  afterAll(() => server?.close());

  const call = <Id extends OperationId>(id: Id, input?: Omit<OperationInput<Id>, "siteOrgNo">) =>
    server.callUnchecked(id, { ...site, ...input }, { token: own });
  const draftOf = async () => ok(await call("getSiteDraft"));
  const titled = (patch: Layer, title: string): Layer =>
    setValue({ own: patch, path: ["site", "info", "title"], value: { text: { "zh-CN": title, en: title } } });
  const save = async (title: string) => {
    const { version, baseRevision, patch } = await draftOf();
    return ok(await call("saveSiteDraft", { version, baseRevision, patch: titled(patch, title) })).version as number;
  };
  const inShanghai = (ahead: number) =>
    new Date(server.services.now().getTime() + ahead + 8 * 60 * minute).toISOString().slice(0, 19).replace("T", " ");
  const shownTitle = async () => titleOf(await server.services.tenants.resolve("1001"));
  const due = () =>
    publishDue({ db: server.services.db, check: server.services.tenants.check, now: server.services.now });
  const audited = async () =>
    (
      await withActor(server.services.db, systemActor, (trx) =>
        sql<{
          action: string;
        }>`select action from audit_entry where org_no = '1001' and actor_kind = 'user' order by id`.execute(trx),
      )
    ).rows.map(({ action }) => action);

  it("publishes at its time what the draft was then, once, whoever looks; and the draft goes on from there", async () => {
    const version = await save("定时的名字");
    for (const ahead of [-minute, 400 * 24 * 60 * minute])
      expect((await call("scheduleSite", { version, publishTime: inShanghai(ahead) })).code).toBe(
        errorCode.SITE_SCHEDULE_PAST,
      );
    expect((await call("scheduleSite", { version, publishTime: "2026-13-45 99:00:00" })).code).toBe(
      errorCode.VALIDATION,
    );
    expect(
      await call("scheduleSite", { version, publishTime: inShanghai(10 * minute), message: "开学" }),
    ).toMatchObject({ code: 200, data: { findings: [] } });
    expect(await draftOf()).toMatchObject({
      scheduledTime: expect.stringMatching(/^\d{4}-/),
      scheduledMessage: "开学",
      isChanged: true,
    });
    await save("之后再改的");
    await due();
    expect(await shownTitle()).toBe("江城工业职业学校");
    const before = ok(await call("listSiteRevisions")).totalCount;
    server.advance(11 * minute);
    // The server's own job may be quicker; whoever it is, it is done once.
    await Promise.all([due(), due()]);
    expect(ok(await call("listSiteRevisions")).totalCount).toBe(before + 1);
    expect(await shownTitle()).toBe("定时的名字");
    const draft = await draftOf();
    expect(draft).toMatchObject({
      isChanged: true,
      patch: { site: { info: { title: { text: { en: "之后再改的" } } } } },
      baseRevision: draft.publishedRevision,
    });
    expect(draft.scheduledTime).toBeUndefined();
    expect((await call("publishSite", { version: draft.version })).code).toBe(200);
    expect(ok(await call("listSiteRevisions", {})).list[1]).toMatchObject({
      message: "开学",
      authorName: expect.stringMatching(/./),
    });
  });

  it("does not publish what was called off, overtaken or does not fit any more, and says so", async () => {
    const version = await save("取消的");
    await call("scheduleSite", { version, publishTime: inShanghai(5 * minute) });
    expect((await call("unscheduleSite")).code).toBe(200);
    server.advance(6 * minute);
    await due();
    expect(await shownTitle()).toBe("之后再改的");
    await call("scheduleSite", { version, publishTime: inShanghai(5 * minute) });
    const { list } = ok(await call("listSiteRevisions", { pageSize: 100 }));
    expect((await call("rollbackSite", { revision: list.at(-1)!.revision })).code).toBe(200);
    server.advance(6 * minute);
    await due();
    expect(await draftOf()).toMatchObject({ isChanged: true, scheduleFault: { reason: "superseded" } });
    expect(await shownTitle()).toBe("江城工业职业学校");
    const now = await draftOf();
    const saved = await call("saveSiteDraft", {
      version: now.version,
      baseRevision: now.publishedRevision,
      patch: now.patch,
    });
    await call("scheduleSite", { version: ok(saved).version, publishTime: inShanghai(5 * minute) });
    await withActor(server.services.db, systemActor, (trx) =>
      sql`update site_draft set schedule_patch = '{"version":1,"site":{"version":1,"info":{"tilte":1}}}' where org_no = '1001'`.execute(
        trx,
      ),
    );
    server.advance(6 * minute);
    await due();
    expect((await draftOf()).scheduleFault).toMatchObject({ reason: "faults" });
  });

  it("packs a site as its folder, and unpacks it as a draft: the same to the byte", async () => {
    await call("discardSiteDraft", { version: (await draftOf()).version });
    const first = await call("exportSite", { state: (await draftOf()).publishedRevision });
    expect(first.data).toMatchObject({
      fileName: expect.stringMatching(/^1001-\d+\.zip$/),
      mediaType: "application/zip",
    });
    await save("会被导入替换");
    const { version } = await draftOf();
    const file = new Blob([Buffer.from(ok(first).content, "base64")]);
    expect((await call("importSite", { version: version - 1, file })).code).toBe(errorCode.SITE_DRAFT_CONFLICT);
    expect(await call("importSite", { version, file })).toMatchObject({
      code: 200,
      data: { version: version + 1, findings: [] },
    });
    expect(ok(await call("exportSite")).content).toBe(ok(first).content);
    expect(
      ok(await call("getSiteRevisionDiff", { from: (await draftOf()).publishedRevision, to: "draft" })).changes,
    ).toEqual([]);
    expect(await audited()).toEqual(
      expect.arrayContaining(["site.schedule", "site.unschedule", "site.publish", "site.rollback", "site.import"]),
    );
  });

  it("refuses what is no site, and keeps the draft", async () => {
    const { version, patch } = await draftOf();
    const refused = async (content: Uint8Array) =>
      call("importSite", { version, file: new Blob([Buffer.from(content)]) });
    expect(await refused(new TextEncoder().encode("no zip"))).toMatchObject({
      code: errorCode.SITE_ARCHIVE_REFUSED,
      msg: expect.stringContaining("ZIP"),
    });
    expect((await refused(new Uint8Array(37 * 1024 * 1024 + 1).fill(0x50))).code).toBe(errorCode.FILE_TOO_LARGE);
    const wrongName = packLayer({ version: 1, site: { version: 1 }, screens: { "../../x": { version: 1 } } });
    expect(await refused(wrongName)).toMatchObject({
      code: errorCode.SITE_ARCHIVE_REFUSED,
      data: { findings: [{ severity: "error", message: expect.stringMatching(/\p{sc=Han}/u) }] },
    });
    expect(await draftOf()).toMatchObject({ version, patch });
  });

  it("does none of it for anybody else", async () => {
    const file = new Blob([Buffer.from(packLayer({ version: 1, site: { version: 1 } }))]);
    const { version } = await draftOf();
    for (const [id, input] of [
      ["scheduleSite", { version, publishTime: inShanghai(minute) }],
      ["unscheduleSite", {}],
      ["exportSite", {}],
      ["importSite", { version, file }],
    ] as const) {
      expect((await server.call(id, { siteOrgNo: "1002", ...input }, { token: own })).code).toBe(
        errorCode.NO_PERMISSION,
      );
      expect((await server.call(id, { ...site, ...input })).code).toBe(errorCode.SESSION_MISSING);
    }
  });
});
