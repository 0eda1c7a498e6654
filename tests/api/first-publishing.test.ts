import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as errorCode from "../../src/generated/error-codes.ts";
import type { SiteFinding } from "../../src/generated/types.ts";
import { hashPassword } from "../../src/server/modules/identity/password.ts";
import { addSite } from "../../src/server/modules/sites/add-site.ts";
import { packLayer } from "../../src/server/modules/sites/tenants/archive/archive.ts";
import type { Layer } from "../../src/site/document/resolve.ts";
import { resetValue, setValue } from "../../src/site/edit/edit.ts";
import { withPlatformPages } from "../../src/site/edit/platform-pages.ts";
import { createCallers } from "./callers.ts";
import { DEMO_PASSWORD, ok } from "./client.ts";
import { startTestServer, type TestServer } from "./harness.ts";

/** What the law asks for, as it counts. */
const lawIn = (findings: readonly SiteFinding[] = []): string[] =>
  findings.flatMap(({ about, severity, pointer }) => (about === "law" && !pointer.endsWith("/icp") ? [severity] : []));
const mistakes = ["error", "error"];
const advice = ["warning", "warning"];

describe("the first publishing of a site waits for what the law asks for", () => {
  let server: TestServer;
  let joined = "";
  const { signIn, as } = createCallers(() => server);
  beforeAll(async () => {
    server = await startTestServer();
    const { db } = server.services;
    await addSite(
      db,
      {
        orgNo: "weiqi",
        name: "弈山围棋学校",
        englishName: "Yishan",
        flavour: undefined,
        mobile: "13912345678",
        passwordHash: await hashPassword(DEMO_PASSWORD),
      },
      { actorKind: "cli" },
    );
    await signIn({ operator: "13800000009", folder: "13800000003", added: "13912345678" });
    const [application] = ok(await server.call("listOrganisationAudits", { auditStatus: 0 }, as("operator"))).list;
    ok(await server.call("auditOrganisation", { id: application!.id, auditStatus: 1 }, as("operator")));
    joined = application!.orgNo!;
    await signIn({ joined: "13800000004" });
  });
  afterAll(() => server?.close());

  const draftOf = async (siteOrgNo: string, who: string) =>
    ok(await server.call("getSiteDraft", { siteOrgNo }, as(who)));
  /** Saves the draft, changed. */
  const save = async (siteOrgNo: string, who: string, change: (own: Layer) => Layer) => {
    const { version, baseRevision, patch } = await draftOf(siteOrgNo, who);
    const body = { siteOrgNo, version, baseRevision, patch: { ...change(patch as unknown as Layer) } };
    return ok(await server.call("saveSiteDraft", body, as(who)));
  };
  const publish = async (siteOrgNo: string, who: string) =>
    server.call("publishSite", { siteOrgNo, version: (await draftOf(siteOrgNo, who)).version }, as(who));
  const saidBy = (title: string) => (own: Layer) =>
    setValue({ own, path: ["site", "info", "title"], value: { text: { "zh-CN": title } } });
  const named = (own: Layer) =>
    setValue({ own, path: ["site", "organisation", "orgName"], value: { text: { "zh-CN": "青禾家政" } } });
  const agreed = (own: Layer) => withPlatformPages(own, { version: 1 });
  const without = (own: Layer) => resetValue({ own, path: ["site", "about"] });
  const saveProfile = async (who: string, slogan: string) => {
    const sheet = ok(await server.call("getOwnOrganisation", {}, as(who)));
    return server.call("saveOwnOrganisation", { ...sheet, slogan }, as(who));
  };

  it("of one that was added, however often its profile is saved and whatever is rolled back", async () => {
    const site = { siteOrgNo: "weiqi" };
    for (const slogan of ["落子无悔", "一步一想"]) expect((await saveProfile("added", slogan)).code).toBe(200);
    expect(lawIn((await save("weiqi", "added", saidBy("围棋学校"))).findings)).toEqual(mistakes);
    const { version, patch } = await draftOf("weiqi", "added");
    expect(lawIn(ok(await server.call("checkSitePatch", { ...site, patch }, as("added"))).findings)).toEqual(mistakes);
    const refused = await publish("weiqi", "added");
    expect([refused.code, lawIn(refused.data?.findings)]).toEqual([errorCode.SITE_HAS_FAULTS, mistakes]);
    const { list } = ok(await server.call("listSiteRevisions", site, as("added")));
    const [, , added] = list;
    const back = await server.call("rollbackSite", { ...site, revision: added!.revision }, as("added"));
    expect([back.code, lawIn(back.data?.findings)]).toEqual([errorCode.SITE_HAS_FAULTS, mistakes]);
    const file = new Blob([Buffer.from(packLayer(patch as unknown as Layer))]);
    const imported = ok(await server.call("importSite", { ...site, version, file }, as("added")));
    expect(lawIn(imported.findings)).toEqual(mistakes);
    const drafts = ok(await server.call("listDraftFaults", {}, as("operator"))).list;
    expect(drafts.find(({ siteOrgNo }) => siteOrgNo === "weiqi")?.errorCount).toBe(mistakes.length);

    expect(lawIn((await save("weiqi", "added", agreed)).findings)).toEqual([]);
    expect((await publish("weiqi", "added")).code).toBe(200);
    expect(lawIn((await save("weiqi", "added", without)).findings)).toEqual(advice);
    expect((await publish("weiqi", "added")).code).toBe(200);
  });

  it("of one that joined by application and has no revision yet", async () => {
    expect((await saveProfile("joined", "学好一门手艺")).code).toBe(200);
    expect(lawIn((await save(joined, "joined", named)).findings)).toEqual(mistakes);
    expect((await publish(joined, "joined")).code).toBe(errorCode.SITE_HAS_FAULTS);
    await save(joined, "joined", agreed);
    expect((await publish(joined, "joined")).code).toBe(200);
    expect(lawIn((await save(joined, "joined", without)).findings)).toEqual(advice);
    expect((await publish(joined, "joined")).code).toBe(200);
  });

  it("but not of one that a folder has published: it is running", async () => {
    expect(lawIn((await save("1001", "folder", without)).findings)).toEqual(advice);
    const published = await publish("1001", "folder");
    expect([published.code, lawIn(published.data?.findings)]).toEqual([200, advice]);
  });
});
