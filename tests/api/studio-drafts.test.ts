import { sql } from "kysely";
import * as errorCode from "../../src/generated/error-codes.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import { setValue } from "../../src/site/edit/edit.ts";
import type { Layer } from "../../src/site/document/resolve.ts";
import { ok } from "./client.ts";
import { startTestServer, type TestServer } from "./harness.ts";
import { titleOf } from "./tenants-harness.ts";

const site = { siteOrgNo: "1001" };

describe("drafts of sites", () => {
  let server: TestServer;
  let own = "";
  let operator = "";
  beforeAll(async () => {
    server = await startTestServer();
    own = await server.signIn("13800000003");
    operator = await server.signIn("13800000009");
  });
  afterAll(() => server?.close());

  const draftOf = async (token = own) => ok(await server.call("getSiteDraft", site, { token }));
  const titled = (patch: Layer, title: string): Layer =>
    setValue({ own: patch, path: ["site", "info", "title"], value: { text: { "zh-CN": title, en: title } } });
  /** Saves what is there with another title. */
  const save = async (title: string, token = own) => {
    const { version, baseRevision, patch } = await draftOf(token);
    return server.call("saveSiteDraft", { ...site, version, baseRevision, patch: titled(patch, title) }, { token });
  };
  const publish = async (message = "") =>
    server.call("publishSite", { ...site, version: (await draftOf()).version, message }, { token: own });
  const shownTitle = async () => titleOf(await server.services.tenants.resolve("1001"));
  const discard = async () =>
    server.call("discardSiteDraft", { ...site, version: (await draftOf()).version }, { token: own });

  it("begin as what is published, on what it stands on", async () => {
    const draft = await draftOf();
    expect(draft).toMatchObject({
      siteOrgNo: "1001",
      version: 0,
      isChanged: false,
      authorName: "",
      baseRevision: draft.publishedRevision,
    });
    expect(draft.patch.site).toMatchObject({ info: { service1: "4000001001" } });
    expect(draft.base).toMatchObject({ screens: { home: { path: ["/", "/index"] } } });
    expect(draft.flavour).toBeUndefined();
  });

  it("are seen by nobody else until they are published, and then by everybody", async () => {
    const before = await shownTitle();
    const saved = await save("新的名字");
    expect(saved).toMatchObject({ code: 200, data: { version: 1, findings: [] } });
    expect(await draftOf()).toMatchObject({ version: 1, isChanged: true, authorName: expect.stringMatching(/./) });
    expect(await shownTitle()).toBe(before);
    expect((await server.call("getWebsite", { orgNo: "1001" })).data).not.toMatchObject({ title: "新的名字" });
    const published = await publish("换个名字");
    expect(published).toMatchObject({ code: 200, data: { version: 2, findings: [] } });
    expect(await shownTitle()).toBe("新的名字");
    expect(await draftOf()).toMatchObject({
      version: 2,
      isChanged: false,
      publishedRevision: ok(published).revision,
      baseRevision: ok(published).revision,
    });
    expect((await publish()).code).toBe(errorCode.SITE_DRAFT_UNCHANGED);
  });

  it("tell the second of two who save or publish at once, and lose nothing of the first", async () => {
    const draft = await draftOf();
    const [one, two] = await Promise.all(
      ["甲", "乙"].map((title, index) =>
        server.call(
          "saveSiteDraft",
          { ...site, version: draft.version, baseRevision: draft.baseRevision, patch: titled(draft.patch, title) },
          { token: index ? operator : own },
        ),
      ),
    );
    expect([one!.code, two!.code].sort()).toEqual([1800, 200].sort());
    const refused = one!.code === errorCode.SITE_DRAFT_CONFLICT ? one! : two!;
    const [first] = [one!, two!].filter(({ code }) => code === 200);
    expect(refused.data).toMatchObject({
      version: ok(first!).version,
      authorName: expect.stringMatching(/./),
      gmtModified: expect.stringMatching(/^\d{4}-/),
    });
    expect((await draftOf()).patch.site).toMatchObject({
      info: { title: { text: { en: first === one ? "甲" : "乙" } } },
    });
    expect((await server.call("publishSite", { ...site, version: draft.version }, { token: own })).code).toBe(
      errorCode.SITE_DRAFT_CONFLICT,
    );
    expect((await server.call("discardSiteDraft", { ...site, version: draft.version }, { token: own })).code).toBe(
      1800,
    );
    expect(await discard()).toMatchObject({ code: 200, data: { version: ok(first!).version + 1 } });
    expect(await draftOf()).toMatchObject({ isChanged: false, patch: draft.patch });
  });

  it("are none any more when everything was taken back", async () => {
    const before = await draftOf();
    expect(ok(await save("一时之念")).isChanged).toBe(true);
    const { version, baseRevision } = await draftOf();
    const back = await server.call(
      "saveSiteDraft",
      { ...site, version, baseRevision, patch: before.patch },
      { token: own },
    );
    expect(back.data).toMatchObject({ version: version + 1, isChanged: false });
    expect(await draftOf()).toMatchObject({ version: version + 1, isChanged: false });
  });

  it("of an organisation that an operator takes over are recorded once, with who it was", async () => {
    const audited = async () =>
      (
        await withActor(server.services.db, systemActor, (trx) =>
          sql`select 1 from audit_entry where action = 'site.save' and org_no = '1001' and actor_kind = 'user'`.execute(
            trx,
          ),
        )
      ).rows.length;
    const before = await audited();
    await save("机构的");
    expect(await audited()).toBe(before);
    for (const title of ["平台的", "平台又改的"]) await save(title, operator);
    expect(await audited()).toBe(before + 1);
    await discard();
  });

  it("with mistakes are kept, and not published", async () => {
    const { version, baseRevision, patch } = await draftOf();
    const wrong = setValue({ own: patch, path: ["screens", "home", "blocks", "zones", "props", "colums"], value: 3 });
    const saved = await server.call(
      "saveSiteDraft",
      { ...site, version, baseRevision, patch: wrong },
      { token: own, headers: { "accept-language": "en" } },
    );
    expect(ok(saved).findings).toEqual([
      expect.objectContaining({
        severity: "error",
        pointer: "/screens/home/blocks/zones/props/colums",
        file: "screens/home.json",
        message: expect.stringContaining("colums"),
      }),
    ]);
    expect((await draftOf()).patch.screens).toMatchObject({ home: { blocks: { zones: { props: { colums: 3 } } } } });
    const before = await shownTitle();
    const refused = await publish();
    expect(refused).toMatchObject({
      code: errorCode.SITE_HAS_FAULTS,
      data: {
        findings: ok(saved).findings.map(() =>
          expect.objectContaining({ message: expect.stringMatching(/\p{sc=Han}/u) }),
        ),
      },
    });
    expect(await shownTitle()).toBe(before);
    const nowhere = { ...patch, extends: "nowhere" };
    expect(ok(await server.call("checkSitePatch", { ...site, patch: nowhere }, { token: own })).findings).toEqual([
      expect.objectContaining({ severity: "error", pointer: "/site/extends" }),
    ]);
    expect(ok(await server.call("checkSitePatch", { ...site, patch: wrong }, { token: own })).findings).toHaveLength(1);
    await discard();
  });

  it("are not kept when they are too deep, too large, of another version or cannot be files", async () => {
    const { version, baseRevision } = await draftOf();
    const tries: [object, number][] = [
      [{ version: 1, screens: { "../../etc/passwd": { version: 1 } } }, 1804],
      [{ version: 1, site: { version: 1, info: { keyword: "x".repeat(1_100_000) } } }, 1804],
      [{ version: 99, site: {} }, 1804],
      [{ version: 1, site: { constructor: { x: 1 } } }, 1804],
      [{ version: 1, site: { big: "x".repeat(5_000_000) } }, 1005],
      [{ version: 1, pages: {} }, 900],
    ];
    for (const [patch, code] of tries)
      expect(
        (await server.call("saveSiteDraft", { ...site, version, baseRevision, patch: patch as Layer }, { token: own }))
          .code,
      ).toBe(code);
    const raw = async (settings: string) => {
      const body = `{"siteOrgNo":"1001","version":${version},"baseRevision":"${baseRevision}","patch":{"version":1,"site":${settings}}}`;
      return (
        await server.request("/apis/studio/auth/site/draft/save", {
          method: "POST",
          headers: { token: own, "content-type": "application/json" },
          body,
        })
      ).code;
    };
    expect(await raw(`{"__proto__":{"x":1}}`)).toBe(1002);
    expect(await raw(`${'{"a":'.repeat(70)}1${"}".repeat(70)}`)).toBe(1804);
    // Nothing that any call is sent is as deep as this: it is not even read.
    expect(await raw(`${'{"a":'.repeat(5000)}1${"}".repeat(5000)}`)).toBe(1011);
    expect(await draftOf()).toMatchObject({ version, isChanged: false });
  });

  it("do not overwrite what was published since they were begun, unless it was looked at", async () => {
    await save("从前");
    const begun = await draftOf();
    await withActor(server.services.db, systemActor, (trx) =>
      sql`with made as (insert into site_revision (org_no, parent_id, document_version, patch, digest, source)
      select org_no, id, document_version, patch, digest || 'x', 'folder' from site_revision
      where id = ${begun.publishedRevision}::bigint returning id)
      update site set published_revision = made.id from made where org_no = '1001'`.execute(trx),
    );
    const refused = await publish();
    const now = await draftOf();
    expect(now.publishedRevision).not.toBe(begun.publishedRevision);
    expect(refused).toMatchObject({
      code: errorCode.SITE_PUBLISHED_MEANWHILE,
      data: { publishedRevision: now.publishedRevision, source: "folder" },
    });
    expect(
      (
        await server.call(
          "saveSiteDraft",
          { ...site, version: now.version, baseRevision: "1", patch: now.patch },
          { token: own },
        )
      ).code,
    ).toBe(1802);
    expect(
      (
        await server.call(
          "saveSiteDraft",
          { ...site, version: now.version, baseRevision: now.publishedRevision, patch: now.patch },
          { token: own },
        )
      ).code,
    ).toBe(200);
    expect((await publish()).code).toBe(200);
    expect(await shownTitle()).toBe("从前");
  });

  it("leave a history that is read page by page, compared, and gone back in", async () => {
    await save("第三个名字");
    await publish("第三次");
    const data = ok(await server.call("listSiteRevisions", { ...site, pageSize: 2 }, { token: own }));
    expect(data).toMatchObject({ pageCurrent: 1, pageSize: 2, totalCount: data.list[0]!.ordinal });
    expect(data.list[0]).toMatchObject({
      isPublished: true,
      source: "studio",
      message: "第三次",
      parent: data.list[1]!.revision,
      authorName: expect.stringMatching(/./),
    });
    const last = await server.call(
      "listSiteRevisions",
      { ...site, pageSize: 2, pageCurrent: data.totalPage },
      { token: own },
    );
    expect(ok(last).list.at(-1)).toMatchObject({ ordinal: 1, source: "folder", isPublished: false });
    const oldest = ok(last).list.at(-1)!.revision;
    const diff = await server.call(
      "getSiteRevisionDiff",
      { ...site, from: data.list[1]!.revision, to: data.list[0]!.revision },
      { token: own },
    );
    expect(ok(diff).changes).toEqual([
      {
        path: ["site", "info", "title"],
        kind: "changed",
        before: { text: { "zh-CN": "从前", en: "从前" } },
        after: { text: { "zh-CN": "第三个名字", en: "第三个名字" } },
      },
    ]);
    await save("草稿里的");
    expect(
      ok(
        await server.call(
          "getSiteRevisionDiff",
          { ...site, from: data.list[0]!.revision, to: "draft" },
          { token: own },
        ),
      ).changes,
    ).toHaveLength(1);
    expect(
      ok(await server.call("getSiteRevisionDiff", { ...site, from: "0", to: oldest }, { token: own })).changes.length,
    ).toBeGreaterThan(5);
    expect(
      (await server.call("rollbackSite", { ...site, revision: data.list[0]!.revision }, { token: own })).code,
    ).toBe(1806);
    const back = await server.call("rollbackSite", { ...site, revision: oldest, message: "回到最初" }, { token: own });
    expect(back.code).toBe(200);
    expect(await shownTitle()).toBe("江城工业职业学校");
    const after = await server.call("listSiteRevisions", { ...site, pageSize: 1 }, { token: own });
    expect(ok(after).list[0]).toMatchObject({
      revision: ok(back).revision,
      restored: oldest,
      message: "回到最初",
      isPublished: true,
    });
    expect(await draftOf()).toMatchObject({
      isChanged: true,
      patch: { site: { info: { title: { text: { en: "草稿里的" } } } } },
    });
    await discard();
  });

  it("are previewed by a link that ends", async () => {
    const { data } = await server.call("createSitePreview", { ...site, hours: 2 }, { token: own });
    expect(data).toEqual({
      url: expect.stringMatching(/^\/studio\/preview\/1001\./),
      endTime: expect.stringMatching(/^\d{4}-/),
    });
  });

  it("are what a preview shows as soon as they are saved, and nobody else sees them", async () => {
    const { tenants } = server.services;
    const before = titleOf((await tenants.draft("1001"))?.tenant);
    expect(before).toBe(await shownTitle());
    await save("预览里的名字");
    expect(titleOf((await tenants.draft("1001"))?.tenant)).toBe("预览里的名字");
    expect(await shownTitle()).toBe(before);
    await discard();
    expect(titleOf((await tenants.draft("1001"))?.tenant)).toBe(before);
    for (const none of ["default", "9999", "../1001"]) expect(await tenants.draft(none)).toBeUndefined();
  });

  it("belong to their organisation and to operators: every call of anybody else is refused", async () => {
    await save("只给自己看");
    const { version, baseRevision, patch } = await draftOf(operator);
    const calls = {
      getSiteDraft: {},
      saveSiteDraft: { version, baseRevision, patch },
      discardSiteDraft: { version },
      checkSitePatch: { patch },
      publishSite: { version },
      listSiteRevisions: {},
      getSiteRevisionDiff: { from: baseRevision, to: "draft" },
      rollbackSite: { revision: baseRevision },
      createSitePreview: {},
    } as const;
    const learner = await server.signIn("13800000001");
    for (const [id, input] of Object.entries(calls)) {
      expect(
        await server.call(id as keyof typeof calls, { siteOrgNo: "1002", ...input }, { token: own }),
      ).toMatchObject({ code: errorCode.NO_PERMISSION });
      expect(await server.call(id as keyof typeof calls, { ...site, ...input })).toMatchObject({
        code: errorCode.SESSION_MISSING,
      });
      expect(await server.call(id as keyof typeof calls, { ...site, ...input }, { token: learner })).toMatchObject({
        code: errorCode.NO_PERMISSION,
      });
    }
    expect((await draftOf()).version).toBe(version);
    // One's own site, another's revision.
    const foreign = ok(await server.call("getSiteDraft", { siteOrgNo: "1002" }, { token: operator })).publishedRevision;
    expect((await server.call("getSiteRevisionDiff", { ...site, from: "0", to: foreign }, { token: own })).code).toBe(
      1004,
    );
    expect((await server.call("rollbackSite", { ...site, revision: foreign }, { token: own })).code).toBe(
      errorCode.NOT_FOUND,
    );
    for (const siteOrgNo of ["default", "9999"])
      expect((await server.call("getSiteDraft", { siteOrgNo }, { token: operator })).code).toBe(errorCode.NOT_FOUND);
    await discard();
  });

  it("are kept apart by the database as well", async () => {
    await save("行级安全");
    const rowsAs = (orgNo: string) =>
      withActor(server.services.db, { scope: "organisation", userNo: "1", orgNo }, async (trx) => ({
        drafts: (await sql`select 1 from site_draft where org_no = '1001'`.execute(trx)).rows.length,
        revisions: (
          await sql`select 1 from site_revision
            where org_no = '1001' and id <> (select published_revision from site where org_no = '1001')`.execute(trx)
        ).rows.length,
        changed: Number(
          (await sql`update site_draft set patch = null where org_no = '1001' and version < 0`.execute(trx))
            .numAffectedRows,
        ),
      }));
    expect(await rowsAs("1001")).toMatchObject({ drafts: 1 });
    expect((await rowsAs("1001")).revisions).toBeGreaterThan(2);
    expect(await rowsAs("1002")).toEqual({ drafts: 0, revisions: 0, changed: 0 });
    await discard();
  });
});
