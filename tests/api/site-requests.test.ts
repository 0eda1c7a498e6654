import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as errorCode from "../../src/generated/error-codes.ts";
import type { StaffRole } from "../../src/generated/contract.ts";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import { publishDue } from "../../src/server/modules/sites/tenants/drafts/schedule-draft.ts";
import { ok } from "./client.ts";
import { startTestServer, type TestServer } from "./harness.ts";
import { createNewcomers } from "./newcomers.ts";

const siteOrgNo = "1001";

let server: TestServer;
let organisation = "";
/** Tokens of one of the staff in each role, acting for the organisation. */
const tokens: Partial<Record<StaffRole, string>> = {};
let secondEditor = "";

const run = async <Row>(query: ReturnType<typeof sql<Row>>) =>
  (await withActor(server.services.db, systemActor, (trx) => query.execute(trx))).rows;
const as = (who: StaffRole | "organisation") => ({ token: who === "organisation" ? organisation : tokens[who]! });
const draftOf = async (who: StaffRole | "organisation" = "owner") =>
  ok(await server.call("getSiteDraft", { siteOrgNo }, as(who)));
let words = 0;
/** Changes the draft, and gives its next version. */
async function change(token: string): Promise<number> {
  const { version, baseRevision, patch } = ok(await server.call("getSiteDraft", { siteOrgNo }, { token }));
  const texts = { "zh-CN": { "page.home.title": `第 ${++words} 个标题` } };
  const next = { siteOrgNo, version, baseRevision, patch: { ...patch, texts } as typeof patch };
  return ok(await server.call("saveSiteDraft", next, { token })).version;
}
const ask = (version: number, note = "", token = tokens.author!) =>
  server.call("saveSiteRequest", { siteOrgNo, version, note }, { token });
const publish = (version: number, token = tokens.editor!) =>
  server.call("publishSite", { siteOrgNo, version }, { token });
const rule = (needsTwo: boolean, who: StaffRole | "organisation" = "owner") =>
  server.call("savePublishingRule", { siteOrgNo, needsTwo }, as(who));
const newest = async () => ok(await server.call("listSiteRevisions", { siteOrgNo }, as("owner"))).list[0]!;
/** Titles of the newest messages of somebody; who acts for an organisation reads their own as well. */
const told = async (token: string) => {
  ok(await server.call("leaveStaffWork", {}, { token }));
  const { list } = ok(await server.call("listMessages", {}, { token }));
  ok(await server.call("startStaffWork", { workOrgNo: siteOrgNo }, { token }));
  return list.map(({ msgTitle }) => msgTitle);
};

beforeAll(async () => {
  server = await startTestServer({ environment: { TRUST_PROXY: "on" } });
  const people = createNewcomers(server, "134");
  organisation = await server.signIn("13800000003");
  const hire = async (staffRole: StaffRole) => {
    const mobile = people.newMobile();
    const token = await people.newToken("", mobile);
    const invitation = { staffMobile: mobile, staffRole, days: 7 };
    const { id } = ok(await server.call("saveStaffInvitation", invitation, { token: organisation }));
    ok(await server.call("updateStaffInvitation", { id, isAccepted: true }, { token }));
    ok(await server.call("startStaffWork", { workOrgNo: siteOrgNo }, { token }));
    return token;
  };
  for (const role of ["owner", "editor", "author", "reader"] as const) tokens[role] = await hire(role);
  secondEditor = await hire("editor");
});
afterAll(() => server?.close());
beforeEach(async () => {
  ok(await rule(false));
  await run(sql`update site_request set state = 'over', gmt_end = now() where state = 'open'`);
});

describe("a request to publish", () => {
  it("is told to who may publish, sent back with words, asked again and published; history names both", async () => {
    const version = await change(tokens.author!);
    expect((await publish(version, tokens.author)).code).toBe(errorCode.STAFF_ROLE);
    const made = ok(await ask(version, "秋季招生"));
    expect(made).toMatchObject({ state: "open", version, note: "秋季招生", isOwn: true });
    expect((await told(tokens.editor!))[0]).toContain("提请发布站点的改动");
    expect((await told(tokens.author!)).filter((title) => title.includes("提请发布站点的改动"))).toEqual([]);
    const waiting = ok(await server.call("listWaiting", {}, as("editor"))).list;
    expect(waiting[0]).toMatchObject({ kind: "publishing", count: 1, href: "/studio/site/1001/screens/home?publish" });
    expect((await draftOf("editor")).request).toMatchObject({ id: made.id, isOwn: false, note: "秋季招生" });

    const back = { siteOrgNo, id: made.id, opinion: "请换一张图" };
    expect((await server.call("sendSiteDraftBack", back, as("author"))).code).toBe(errorCode.STAFF_ROLE);
    ok(await server.call("sendSiteDraftBack", back, as("owner")));
    expect((await server.call("sendSiteDraftBack", back, as("editor"))).code).toBe(errorCode.SITE_REQUEST_OVER);
    expect((await told(tokens.author!))[0]).toContain("退回了你提请发布的改动");
    expect((await draftOf("author")).request).toMatchObject({ state: "returned", opinion: "请换一张图", isOwn: true });

    const next = await change(tokens.author!);
    ok(await ask(next));
    ok(await publish(next));
    expect((await told(tokens.author!))[0]).toContain("已发布你提请的改动");
    expect((await draftOf("author")).request).toBeUndefined();
    const { askedName, authorName } = await newest();
    expect(askedName).toMatch(/（作者）$/);
    expect(authorName).toMatch(/（编辑）$/);
    // What nobody asked for says of nobody that they did.
    ok(await publish(await change(tokens.editor!)));
    expect((await newest()).askedName).toBeUndefined();
  });

  it("is for the draft as it was: what changed since is another version, and publishing names the one that was seen", async () => {
    const version = await change(tokens.author!);
    ok(await ask(version));
    const later = await change(tokens.author!);
    expect((await draftOf("editor")).request).toMatchObject({ version });
    expect((await draftOf("editor")).version).toBe(later);
    expect((await publish(version)).code).toBe(errorCode.SITE_DRAFT_CONFLICT);
    // Asked for again, it is one request still.
    const again = ok(await ask(later));
    const states = await run<{ state: string }>(
      sql`select state from site_request where org_no = ${siteOrgNo} order by id desc limit 2`,
    );
    expect(states.map(({ state }) => state)).toEqual(["open", "replaced"]);
    expect((await draftOf("editor")).request).toMatchObject({ id: again.id, version: later });
  });

  it("is one: of two who ask at once one is told that it was asked, of two who decide one comes second", async () => {
    const version = await change(tokens.author!);
    const both = await Promise.all([ask(version), ask(version, "", tokens.editor)]);
    expect(both.map(({ code }) => code).sort()).toEqual([200, errorCode.SITE_REQUEST_OPEN].sort());
    const { id } = (await draftOf("owner")).request!;
    const decided = await Promise.all([
      publish(version, tokens.owner),
      server.call("sendSiteDraftBack", { siteOrgNo, id, opinion: "不行" }, as("editor")),
    ]);
    const codes = decided.map(({ code }) => code);
    // Sent back first, it may be published all the same; published first, there is nothing to send back.
    expect([`200,200`, `200,${errorCode.SITE_REQUEST_OVER}`]).toContain(codes.join());
  });

  it("ends with the draft that it was for, and when its author takes it back; nobody else may", async () => {
    const version = await change(tokens.author!);
    const { id } = ok(await ask(version));
    const withdraw = (who: StaffRole) => server.call("withdrawSiteRequest", { siteOrgNo, id }, as(who));
    expect((await withdraw("editor")).code).toBe(errorCode.SITE_REQUEST_OVER);
    ok(await withdraw("author"));
    expect((await withdraw("author")).code).toBe(errorCode.SITE_REQUEST_OVER);
    ok(await ask(version));
    ok(await server.call("discardSiteDraft", { siteOrgNo, version }, as("author")));
    expect((await ask(version + 1)).code).toBe(errorCode.SITE_DRAFT_UNCHANGED);
    await change(tokens.author!);
    expect((await draftOf("author")).request).toBeUndefined();
    expect(ok(await server.call("listWaiting", {}, as("editor"))).list[0]).toMatchObject({ count: 0 });
  });

  it("is nothing for readers and for other organisations, and nothing of a draft with mistakes", async () => {
    const version = await change(tokens.author!);
    expect((await ask(version, "", tokens.reader)).code).toBe(errorCode.STAFF_ROLE);
    const elsewhere = { siteOrgNo: "1002", version };
    expect((await server.call("saveSiteRequest", elsewhere, as("author"))).code).toBe(errorCode.NO_PERMISSION);
    const { baseRevision, patch } = await draftOf("author");
    const wrong = { ...patch, site: { ...patch.site, info: { tilte: 1 } } } as unknown as typeof patch;
    const saved = ok(
      await server.call("saveSiteDraft", { siteOrgNo, version, baseRevision, patch: wrong }, as("author")),
    );
    expect((await ask(saved.version)).code).toBe(errorCode.SITE_HAS_FAULTS);
    ok(await server.call("discardSiteDraft", { siteOrgNo, version: saved.version }, as("author")));
  });

  it("is told of scheduling too, and what comes out at its time names who asked", async () => {
    const version = await change(tokens.author!);
    ok(await ask(version));
    const publishTime = "2030-01-01 08:00:00";
    const input = { siteOrgNo, version, publishTime };
    const wrongTime = await server.call("scheduleSite", input, as("editor"));
    expect(wrongTime.code).toBe(errorCode.SITE_SCHEDULE_PAST);
    expect((await draftOf("editor")).request).toMatchObject({ state: "open" });
    const soon = new Date(server.services.now().getTime() + 3_600_000);
    const inChina = new Date(soon.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace("T", " ");
    ok(await server.call("scheduleSite", { ...input, publishTime: inChina }, as("editor")));
    expect((await told(tokens.author!))[0]).toContain("设为定时发布");
    const { db, tenants } = server.services;
    const due = await publishDue({ db, check: tenants.check, now: () => new Date(soon.getTime() + 60_000) });
    expect(due).toEqual([{ orgNo: siteOrgNo, outcome: "published" }]);
    expect((await newest()).askedName).toMatch(/（作者）$/);
  });

  it("that comes after a time was set ends when the draft goes out, and so does what was sent back", async () => {
    const { db, tenants, now } = server.services;
    const version = await change(tokens.editor!);
    const soon = new Date(now().getTime() + 3_600_000);
    const publishTime = new Date(soon.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace("T", " ");
    ok(await server.call("scheduleSite", { siteOrgNo, version, publishTime }, as("editor")));
    ok(await ask(version));
    const due = await publishDue({ db, check: tenants.check, now: () => new Date(soon.getTime() + 60_000) });
    expect(due).toEqual([{ orgNo: siteOrgNo, outcome: "published" }]);
    const { list } = ok(await server.call("listWaiting", {}, as("editor")));
    expect(list).toContainEqual(expect.objectContaining({ kind: "publishing", count: 0 }));

    const next = await change(tokens.author!);
    const { id } = ok(await ask(next));
    ok(await server.call("sendSiteDraftBack", { siteOrgNo, id, opinion: "请再看看" }, as("owner")));
    ok(await publish(next));
    await change(tokens.author!);
    expect((await draftOf("author")).request).toBeUndefined();
  });
});

describe("where two are wanted for publishing", () => {
  beforeEach(async () => void ok(await rule(true)));

  it("whoever changed the draft last neither publishes nor schedules it, whatever their role; another does", async () => {
    expect((await rule(false, "editor")).code).toBe(errorCode.STAFF_ROLE);
    const version = await change(tokens.editor!);
    expect(await draftOf("editor")).toMatchObject({ needsTwo: true, isOwn: true });
    expect((await publish(version)).code).toBe(errorCode.SITE_NEEDS_TWO);
    const soon = new Date(server.services.now().getTime() + 86_400_000).toISOString().slice(0, 19).replace("T", " ");
    const schedule = { siteOrgNo, version, publishTime: soon };
    expect((await server.call("scheduleSite", schedule, as("editor"))).code).toBe(errorCode.SITE_NEEDS_TWO);
    ok(await ask(version, "", tokens.editor));
    expect(await draftOf("owner")).toMatchObject({ isOwn: false, request: { isOwn: false } });
    ok(await publish(version, secondEditor));
    expect((await newest()).askedName).toMatch(/（编辑）$/);
    // A change of the one who would publish makes them the last.
    const theirs = await change(tokens.owner!);
    expect((await publish(theirs, tokens.owner)).code).toBe(errorCode.SITE_NEEDS_TWO);
    ok(await publish(theirs, tokens.editor));
  });

  it("nobody goes back alone, or publishes by the organisation's profile; the platform's people go back", async () => {
    ok(await publish(await change(tokens.author!)));
    const { revision } = await newest();
    ok(await publish(await change(tokens.author!)));
    const back = { siteOrgNo, revision };
    expect((await server.call("rollbackSite", back, as("owner"))).code).toBe(errorCode.SITE_NEEDS_TWO);
    const own = ok(await server.call("getOwnOrganisation", {}, as("organisation")));
    const { locale, version, orgName, slogan, intro, logo, cover, service1, service2, service3 } = own;
    const changed = {
      locale,
      version,
      orgName,
      slogan: `${slogan}！`,
      intro,
      logo,
      cover,
      service1,
      service2,
      service3,
    };
    expect((await server.call("saveOwnOrganisation", changed, as("organisation"))).code).toBe(errorCode.SITE_NEEDS_TWO);
    const operator = await server.signIn("13800000009");
    ok(await server.call("rollbackSite", back, { token: operator }));
  });

  it("is not wanted where nobody else could publish", async () => {
    const operator = await server.signIn("13800000009");
    const alone = { siteOrgNo: "1002", needsTwo: true };
    expect((await server.call("savePublishingRule", alone, { token: operator })).code).toBe(errorCode.SITE_NOBODY_ELSE);
  });
});
