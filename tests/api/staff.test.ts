import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import * as errorCode from "../../src/generated/error-codes.ts";
import { contract, type OperationSpec, type StaffRole } from "../../src/generated/contract.ts";
import type { OperationId } from "../../src/generated/operations.ts";
import { actorOf, systemActor, withActor } from "../../src/server/database/actor.ts";
import { ok } from "./client.ts";
import { startTestServer, type TestServer } from "./harness.ts";
import { createNewcomers } from "./newcomers.ts";
import { inputSchemaOf, sampleInput } from "./sample-input.ts";
import { until } from "./tenants-harness.ts";

const ORGANISATION = "13800000003";
const ORG_NO = "1001";
const roles: readonly StaffRole[] = ["owner", "editor", "author", "teaching", "finance", "reader"];
const refusals: readonly number[] = [errorCode.STAFF_ROLE, errorCode.STAFF_SELF, errorCode.NO_PERMISSION];

let server: TestServer;
let people: ReturnType<typeof createNewcomers>;
let organisation = "";

const as = (token: string) => ({ token });
const run = async <Row>(query: ReturnType<typeof sql<Row>>) =>
  (await withActor(server.services.db, systemActor, (trx) => query.execute(trx))).rows;
const invite = (staffMobile: string, staffRole: StaffRole, by = organisation) =>
  server.call("saveStaffInvitation", { staffMobile, staffRole, days: 7 }, as(by));
const places = async (token: string) => ok(await server.call("listStaffPlaces", {}, as(token))).placeList;
const answer = (token: string, id: string, isAccepted: boolean) =>
  server.call("updateStaffInvitation", { id, isAccepted }, as(token));
const start = (token: string, workOrgNo = ORG_NO) => server.call("startStaffWork", { workOrgNo }, as(token));
const view = async (token: string) => ok(await server.call("getUserView", {}, as(token)));
const listed = async (isPast = false) =>
  ok(await server.call("listStaff", { pageSize: 100, isPast }, as(organisation))).list;
const draft = (token: string) => server.call("getSiteDraft", { siteOrgNo: ORG_NO }, as(token));

/** Tests invite more than a day allows. */
const forget = () => run(sql`delete from use_count where subject like 'staff invitation%'`);

/** Somebody new who works for the organisation and acts for it. */
async function hire(role: StaffRole): Promise<{ token: string; id: string; userNo: string; mobile: string }> {
  await forget();
  const mobile = people.newMobile();
  const token = await people.newToken("", mobile);
  const { id } = ok(await invite(mobile, role));
  ok(await answer(token, id, true));
  const { id: userNo } = ok(await start(token));
  return { token, id, userNo, mobile };
}

beforeAll(async () => {
  server = await startTestServer({ environment: { TRUST_PROXY: "on" } });
  people = createNewcomers(server, "135");
  organisation = await server.signIn(ORGANISATION);
});
afterAll(() => server?.close());

describe("the staff of an organisation", () => {
  it("are invited by their number, accept with their own account, and act for it beside its own session", async () => {
    const mobile = people.newMobile();
    const token = await people.newToken("", mobile);
    const before = await view(token);
    const made = ok(await invite(mobile, "editor"));
    expect(made).toMatchObject({ state: "open", staffRole: "editor", name: "" });
    expect(made.mobile).toMatch(/^135\*{4}\d{4}$/);
    expect(ok(await server.call("listMessages", {}, as(token))).list[0]!.msgTitle).toContain("邀请你成为工作人员");
    expect(await places(token)).toMatchObject([{ id: made.id, orgNo: ORG_NO, state: "open", isActing: false }]);
    // Nothing is theirs before they accept.
    expect((await start(token)).code).toBe(errorCode.NOT_FOUND);
    ok(await answer(token, made.id, true));
    expect((await draft(token)).code).toBe(errorCode.NO_PERMISSION);
    expect(ok(await start(token))).toMatchObject({ userType: 3, orgNo: ORG_NO, staffRole: "editor", id: before.id });
    expect((await draft(token)).code).toBe(200);
    expect(await places(token)).toMatchObject([{ state: "accepted", isActing: true }]);
    // The organisation's own session goes on.
    expect((await draft(organisation)).code).toBe(200);
    const after = { ...before, hasStaffPlace: true };
    expect(ok(await server.call("leaveStaffWork", {}, as(token)))).toEqual(after);
    expect(await view(token)).toEqual(after);
    expect((await draft(token)).code).toBe(errorCode.NO_PERMISSION);
  });

  it("find an invitation when they sign up with the number, and leave their learner's life as it is", async () => {
    const mobile = people.newMobile();
    const { id } = ok(await invite(mobile, "teaching"));
    const token = await people.newToken("", mobile);
    expect(await places(token)).toMatchObject([{ id, state: "open" }]);
    ok(await answer(token, id, true));
    ok(await start(token));
    const refused = await server.callUnchecked("saveCartItem", { courseId: "1" }, as(token));
    expect(refused).toMatchObject({ code: errorCode.STAFF_SELF });
    expect(refused.msg).toContain("个人身份");
    expect((await server.call("listOrders", {}, as(token))).code).toBe(errorCode.STAFF_SELF);
    ok(await server.call("leaveStaffWork", {}, as(token)));
    expect((await server.call("listOrders", {}, as(token))).code).toBe(200);
    expect((await view(token)).userType).toBe(1);
  });

  it("are told who may, where their role may not", async () => {
    const author = await hire("author");
    const { version } = ok(await draft(author.token));
    const refused = await server.call("publishSite", { siteOrgNo: ORG_NO, version }, as(author.token));
    expect(refused).toMatchObject({
      code: errorCode.STAFF_ROLE,
      msg: "你的岗位没有这项权限，请有权限的同事来做：负责人或编辑",
    });
  });

  it("answer an invitation once, and not another's", async () => {
    const mobile = people.newMobile();
    const [token, stranger] = [await people.newToken("", mobile), await people.newToken()];
    const { id } = ok(await invite(mobile, "reader"));
    expect((await answer(stranger, id, true)).code).toBe(errorCode.NOT_FOUND);
    const codes = await Promise.all([answer(token, id, true), answer(token, id, true)]);
    expect(codes.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, errorCode.STAFF_HERE]);
    expect((await listed()).filter((one) => one.id === id)).toMatchObject([{ state: "accepted" }]);
    expect((await invite(mobile, "editor")).code).toBe(errorCode.STAFF_HERE);
  });

  it("may decline, and an invitation may be withdrawn, is one at a time, and runs out", async () => {
    const mobile = people.newMobile();
    const token = await people.newToken("", mobile);
    const first = ok(await invite(mobile, "reader"));
    expect((await invite(mobile, "owner")).code).toBe(errorCode.INVITATION_WAITS);
    ok(await answer(token, first.id, false));
    expect((await answer(token, first.id, true)).code).toBe(errorCode.INVITATION_OVER);
    const second = ok(await invite(mobile, "reader"));
    ok(await server.call("withdrawStaffInvitation", { id: second.id }, as(organisation)));
    expect((await answer(token, second.id, true)).code).toBe(errorCode.INVITATION_OVER);
    await forget();
    const third = ok(await invite(mobile, "reader"));
    await run(sql`update org_staff set gmt_expire = now() - interval '1 minute' where id = ${third.id}`);
    expect((await answer(token, third.id, true)).code).toBe(errorCode.INVITATION_OVER);
    expect(await places(token)).toEqual([]);
    expect((await listed(true)).slice(0, 3).map(({ state }) => state)).toEqual(["expired", "withdrawn", "declined"]);
  });

  it("are no organisations and no operators, and nobody invites themselves", async () => {
    expect((await invite(ORGANISATION, "owner")).code).toBe(errorCode.INVITATION_OWN);
    const operator = await server.signIn("13800000009");
    const { id } = ok(await invite("13800000009", "owner"));
    expect(await places(operator)).toMatchObject([{ id, hindrance: "other" }]);
    expect((await answer(operator, id, true)).code).toBe(errorCode.INVITATION_NOT_YOU);
  });

  it("are out at the next call once they are removed, and are told so", async () => {
    const { token, id } = await hire("editor");
    expect((await draft(token)).code).toBe(200);
    ok(await server.call("removeStaff", { id, opinion: "项目结束，谢谢。" }, as(organisation)));
    const refused = await draft(token);
    expect(refused).toMatchObject({ code: errorCode.STAFF_ENDED });
    const patch = { version: 1 as const };
    const saved = await server.callUnchecked(
      "saveSiteDraft",
      { siteOrgNo: ORG_NO, version: 0, baseRevision: "0", patch },
      { token, headers: { orgno: ORG_NO } },
    );
    expect(saved.code).toBe(errorCode.STAFF_ENDED);
    expect((await view(token)).userType).toBe(1);
    expect((await start(token)).code).toBe(errorCode.NOT_FOUND);
    expect(ok(await server.call("listMessages", {}, as(token))).list[0]!.msgTitle).toContain("不再是");
  });

  it("have another role from the next call on", async () => {
    const { token, id } = await hire("editor");
    ok(await server.call("updateStaff", { id, staffRole: "finance" }, as(organisation)));
    expect((await draft(token)).code).toBe(errorCode.STAFF_ROLE);
    expect((await server.call("listSoldLines", {}, as(token))).code).toBe(200);
    expect((await view(token)).staffRole).toBe("finance");
  });

  it("may leave, but not while they act for it", async () => {
    const { token, id } = await hire("owner");
    expect((await server.call("cancelStaffPlace", { id }, as(token))).code).toBe(errorCode.STAFF_SELF);
    ok(await server.call("leaveStaffWork", {}, as(token)));
    ok(await server.call("cancelStaffPlace", { id }, as(token)));
    expect((await server.call("cancelStaffPlace", { id }, as(token))).code).toBe(errorCode.NOT_FOUND);
    expect((await start(token)).code).toBe(errorCode.NOT_FOUND);
  });

  it("who remove each other at once lose one of the two", async () => {
    const [one, other] = [await hire("owner"), await hire("owner")];
    const replies = await Promise.all([
      server.call("removeStaff", { id: other.id }, as(one.token)),
      server.call("removeStaff", { id: one.id }, as(other.token)),
    ]);
    expect(replies.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(replies.find(({ code }) => code !== 200)?.code).toBe(errorCode.STAFF_ENDED);
    const left = (await listed()).filter(({ id }) => id === one.id || id === other.id);
    expect(left).toHaveLength(1);
  });

  it("leave one owner at least: nobody removes, leaves or steps down as the last", async () => {
    const { token, id } = await hire("owner");
    // As if the organisation's own account were locked.
    await run(sql`update app_user set gmt_lock = now() where org_no = ${ORG_NO} and user_type = 3`);
    await run(
      sql`update org_staff set state = 'left' where staff_role = 'owner' and state = 'accepted' and id <> ${id}`,
    );
    try {
      expect((await server.call("removeStaff", { id }, as(token))).code).toBe(errorCode.STAFF_LAST_OWNER);
      expect((await server.call("updateStaff", { id, staffRole: "reader" }, as(token))).code).toBe(
        errorCode.STAFF_LAST_OWNER,
      );
      ok(await server.call("leaveStaffWork", {}, as(token)));
      expect((await server.call("cancelStaffPlace", { id }, as(token))).code).toBe(errorCode.STAFF_LAST_OWNER);
    } finally {
      await run(sql`update app_user set gmt_lock = null where org_no = ${ORG_NO} and user_type = 3`);
    }
  });

  it("of two organisations choose for which they act", async () => {
    const { token, userNo, mobile } = await hire("editor");
    await run(sql`insert into org_staff (org_no, mobile, staff_role, state, user_no, gmt_expire)
      values ('1002', ${mobile}, 'finance', 'accepted', ${userNo}, now())`);
    expect((await places(token)).map(({ orgNo, isActing }) => [orgNo, isActing])).toEqual([
      ["1002", false],
      [ORG_NO, true],
    ]);
    expect(ok(await start(token, "1002"))).toMatchObject({ orgNo: "1002", staffRole: "finance" });
    expect((await draft(token)).code).toBe(errorCode.STAFF_ROLE);
    ok(await start(token, ORG_NO));
    expect((await server.call("getSiteDraft", { siteOrgNo: "1002" }, as(token))).code).toBe(errorCode.NO_PERMISSION);
  });

  it("save nothing by a page that was drawn when they acted for another, and are told for whom they act now", async () => {
    const { token, userNo, mobile } = await hire("owner");
    await run(sql`insert into org_staff (org_no, mobile, staff_role, state, user_no, gmt_expire)
      values ('1002', ${mobile}, 'owner', 'accepted', ${userNo}, now())`);
    const drawnFor = (orgno: string) => server.call("saveStaffInvitation", invitation, { token, headers: { orgno } });
    const invitation = { staffMobile: people.newMobile(), staffRole: "reader", days: 7 } as const;
    ok(await start(token, "1002"));
    const other = await drawnFor(ORG_NO);
    expect(other.code).toBe(errorCode.STAFF_OTHER);
    expect(other.msg).toContain("安途");
    ok(await server.call("leaveStaffWork", {}, as(token)));
    expect((await drawnFor(ORG_NO)).code).toBe(errorCode.STAFF_NOT_NOW);
    ok(await start(token, ORG_NO));
    ok(await drawnFor(ORG_NO));
  });

  it("are shown the way to that work once they are invited, and nobody else is", async () => {
    const mobile = people.newMobile();
    const token = await people.newToken("", mobile);
    expect(await view(token)).not.toHaveProperty("hasStaffPlace");
    await forget();
    const { id } = ok(await invite(mobile, "reader"));
    await until(async () => (await view(token)).hasStaffPlace === true);
    ok(await answer(token, id, false));
    expect(await view(token)).toMatchObject({ hasStaffPlace: true });
  });

  it("without an account are told of an invitation by SMS; with one they are not", async () => {
    await forget();
    const sent: { mobile: string; text?: string }[] = [];
    const { sms } = server.services;
    const known = people.newMobile();
    await people.newToken("", known);
    const send = vi.spyOn(sms, "send").mockImplementation(async (message) => void sent.push(message));
    try {
      const stranger = people.newMobile();
      ok(await invite(known, "reader"));
      ok(await invite(stranger, "reader"));
      await until(() => sent.length > 0);
      expect(sent).toMatchObject([{ mobile: stranger, purpose: "message" }]);
      expect(sent[0]?.text).toContain("邀请你成为工作人员");
    } finally {
      send.mockRestore();
    }
  });

  it("are named in the history of the site and in the audit log, with their role", async () => {
    const { token, userNo } = await hire("editor");
    await run(sql`update app_user set name = '李雷' where user_no = ${userNo}`);
    const before = ok(await draft(token));
    const saved = ok(
      await server.call(
        "saveSiteDraft",
        {
          siteOrgNo: ORG_NO,
          version: before.version,
          baseRevision: before.baseRevision,
          patch: { ...before.patch, texts: { "zh-CN": { "page.home.title": "李雷改的标题" } } } as typeof before.patch,
        },
        as(token),
      ),
    );
    expect(ok(await draft(organisation)).authorName).toBe("李雷（编辑）");
    ok(await server.call("publishSite", { siteOrgNo: ORG_NO, version: saved.version }, as(token)));
    const [newest] = ok(await server.call("listSiteRevisions", { siteOrgNo: ORG_NO }, as(organisation))).list;
    expect(newest?.authorName).toBe("李雷（编辑）");
    const operator = await server.signIn("13800000009");
    const { list } = ok(await server.call("listAuditLog", { siteOrgNo: ORG_NO, action: "site.publish" }, as(operator)));
    expect(list[0]).toMatchObject({ actorUserNo: userNo, actorName: "李雷", detail: { staffRole: "editor" } });
  });
});

describe("roles", () => {
  const tokens: Partial<Record<StaffRole, string>> = {};
  beforeAll(async () => {
    for (const role of roles) tokens[role] = (await hire(role)).token;
  });

  /** What would end what the test stands on. */
  const ownSession: readonly OperationId[] = ["logout", "startStaffWork", "leaveStaffWork"];

  it.each(roles)("let %s into the calls that name it, and into no other", async (role) => {
    const check = async ({ operationId: id, access, staff, reads }: OperationSpec): Promise<string | undefined> => {
      if (access === "public" || ownSession.includes(id)) return undefined;
      const may = staff?.includes(role) === true;
      // What it may change is asked for with an input that no schema takes: it gets as far as that, and no further.
      const isEmpty = Object.keys(inputSchemaOf(id).properties ?? {}).length === 0;
      if (may && !reads && isEmpty) return undefined;
      const input = may && !reads ? { notThere: true } : sampleInput(id);
      const { code } = await server.callUnchecked(id, input, as(tokens[role]!));
      const isRefused = code === errorCode.STAFF_ROLE || code === errorCode.STAFF_SELF;
      const isRight = may ? !isRefused && code !== errorCode.UNEXPECTED : refusals.includes(code);
      return isRight ? undefined : `${id}: ${code}`;
    };
    const wrong = await Promise.all(Object.values(contract).map(check));
    expect(wrong.filter((one) => one !== undefined)).toEqual([]);
  });

  it("keep a reader from writing in the database itself", async () => {
    const session = { userNo: "1", orgNo: ORG_NO, userType: 3, isOperator: false, staff: { role: "reader" as const } };
    const write = withActor(server.services.db, actorOf(session), (trx) =>
      sql`update site_draft set version = version where org_no = ${ORG_NO}`.execute(trx),
    );
    await expect(write).rejects.toMatchObject({ code: "25006" });
  });

  it("are what an applicant cannot use to join as something else meanwhile", async () => {
    for (const id of ["saveLecturerAudit", "saveOrganisationAudit"] as const)
      expect((await server.callUnchecked(id, sampleInput(id), as(tokens.owner!))).code).toBe(errorCode.STAFF_SELF);
  });

  it("keep the rows of another organisation out of sight", async () => {
    const rows = await withActor(
      server.services.db,
      actorOf({ userNo: "1", orgNo: "1002", userType: 3, isOperator: false, staff: { role: "owner" } }),
      (trx) => trx.selectFrom("org_staff").select("org_no").execute(),
    );
    expect(rows.filter(({ org_no }) => org_no !== "1002")).toEqual([]);
  });
});
