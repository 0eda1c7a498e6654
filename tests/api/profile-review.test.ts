import { sql } from "kysely";
import * as errorCode from "../../src/generated/error-codes.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import { makeTenantsFolder } from "../tenants/folders.ts";
import { ok } from "./client.ts";
import { startTestServer, type TestServer } from "./harness.ts";
import { createNewcomers, publishSite } from "./newcomers.ts";

const IDCARD = "110101199003077758";
const profile = { name: "王芳", cardtype: 1, idcard: IDCARD, address: "江城市学府路 1 号", postcode: "430000" };

describe("profiles of people who really signed up", () => {
  let server: TestServer;
  let people: ReturnType<typeof createNewcomers>;
  let organisation = "";
  let operator = "";
  beforeAll(async () => {
    server = await startTestServer({ environment: { TRUST_PROXY: "on" } });
    people = createNewcomers(server, "135");
    organisation = await server.signIn("13800000003");
    operator = await server.signIn("13800000009");
  });
  afterAll(() => server?.close());

  const as = (token: string) => ({ token });
  const view = async (token: string) => ok(await server.call("getUserView", {}, as(token)));
  const state = async (token: string) => ok(await server.call("getNeedPerfection", {}, as(token)));
  const send = (token: string, more: object = {}) =>
    server.call("updateNeedPerfection", { ...profile, ...more }, as(token));
  const members = async (input: object) => ok(await server.call("listMembers", { ...input }, as(organisation)));
  const audit = (input: object, token = organisation) =>
    server.callUnchecked("auditMemberProfile", { ...input }, as(token));
  const look = (userNo: string, token = organisation) => server.call("getMemberProfile", { userNo }, as(token));
  const settings = (change: object) => publishSite(server, organisation, "1001", { site: { members: change } });
  const entries = async (userNo: string) =>
    (
      await withActor(server.services.db, systemActor, (trx) =>
        sql<{ action: string }>`select action from audit_entry where subject = ${`user:${userNo}`}`.execute(trx),
      )
    ).rows.map(({ action }) => action);

  it("stand in each state in the demo, with what was said, and whom it invited", async () => {
    const states = await Promise.all(
      ["13800000031", "13800000032", "13800000033", "13800000034"].map(async (loginName) => {
        const token = await server.signIn(loginName);
        const { needPerfection, firstLoginVerificationStatus } = await view(token);
        const { reviewState, opinion } = await state(token);
        return [reviewState, needPerfection, firstLoginVerificationStatus, Boolean(opinion)];
      }),
    );
    expect(states).toEqual([
      ["asked", true, 1, true],
      ["waiting", false, 1, false],
      ["verified", false, 3, false],
      ["refused", false, 4, true],
    ]);
    const { list } = ok(await server.call("listMemberInvitations", {}, as(organisation)));
    expect(list.filter(({ state: one }) => one === "waiting")).toHaveLength(2);
    const invited = await server.signIn("13800000004");
    expect(ok(await server.call("getMembership", {}, as(invited))).invitationList).toMatchObject([{ orgNo: "1001" }]);
  });

  it("are not asked for where the site's document says nothing of them", async () => {
    const token = await people.newToken("1003");
    expect(await view(token)).toMatchObject({ firstLoginVerificationStatus: 1, needPerfection: false });
    expect((await send(token)).data).toMatchObject({ firstLoginVerificationStatus: 3 });
  });

  it("are asked of whoever signs up or joins where it says so, and are verified or sent back with words", async () => {
    expect((await settings({ profile: true, verify: true })).code).toBe(200);
    const token = await people.newToken("1001");
    expect(await view(token)).toMatchObject({ firstLoginVerificationStatus: 2 });
    const joiner = await people.newToken();
    expect(await view(joiner)).toMatchObject({ firstLoginVerificationStatus: 1 });
    await server.call("startMembership", { siteOrgNo: "1001" }, as(joiner));
    expect(await view(joiner)).toMatchObject({ firstLoginVerificationStatus: 2 });
    const { id: userNo } = await view(token);
    expect((await look(userNo)).code).toBe(errorCode.NOT_FOUND);
    expect(await state(token)).toMatchObject({ isReviewed: true, reviewState: "none" });
    expect((await send(token, { postcode: "43" })).code).toBe(errorCode.VALIDATION);
    expect(await send(token)).toMatchObject({ msg: "提交成功，等待核实", data: { firstLoginVerificationStatus: 1 } });
    // The newest first; the demo has some of each as well.
    const waiting = await members({ state: "waiting" });
    expect(waiting).toMatchObject({ waitingCount: waiting.totalCount });
    expect(waiting.list[0]!.userNo).toBe(userNo);
    const incomplete = (await members({ state: "incomplete" })).list.map((one) => one.userNo);
    expect(incomplete[0]).toBe((await view(joiner)).id);
    expect(incomplete).not.toContain(userNo);
    const data = ok(await look(userNo));
    expect(data).toMatchObject({ reviewState: "waiting", gmtSubmit: expect.stringMatching(/^\d{4}/) });
    expect(data.answerList).toEqual([
      { title: "姓名", value: "王芳" },
      { title: "证件类型", value: "身份证" },
      { title: "证件号", value: IDCARD },
      { title: "联系地址", value: "江城市学府路 1 号" },
      { title: "邮政编码", value: "430000" },
    ]);
    expect(await entries(userNo)).toContain("member.profile");
    expect(JSON.stringify(await members({ state: "waiting" }))).not.toContain(IDCARD);
    expect(await audit({ userNo, isVerified: false })).toMatchObject({
      code: errorCode.VALIDATION,
      data: { fields: [{ path: "opinion" }] },
    });
    expect((await audit({ userNo, isVerified: false, opinion: "证件号与姓名不符" })).code).toBe(200);
    expect(await view(token)).toMatchObject({ firstLoginVerificationStatus: 4 });
    expect(await state(token)).toMatchObject({ reviewState: "refused", opinion: "证件号与姓名不符", form: profile });
    expect(ok(await server.call("listMessages", {}, as(token))).list[0]!.msgTitle).toBe("你的个人资料被退回");
    expect((await audit({ userNo, isVerified: true })).code).toBe(errorCode.PROFILE_NOT_WAITING);
    await send(token, { name: "王方" });
    expect((await audit({ userNo, isVerified: true })).code).toBe(200);
    expect(await view(token)).toMatchObject({ firstLoginVerificationStatus: 3, needPerfection: false });
    expect(await state(token)).toMatchObject({ reviewState: "verified" });
    expect((await audit({ userNo, isVerified: true })).code).toBe(errorCode.PROFILE_NOT_WAITING);
    expect(await entries(userNo)).toEqual(expect.arrayContaining(["member.refuse", "member.verify"]));
  });

  it("are decided once of two who decide at once", async () => {
    const token = await people.newToken("1001");
    await send(token);
    const { id: userNo } = await view(token);
    const replies = await Promise.all([
      audit({ userNo, isVerified: true }),
      audit({ userNo, isVerified: true }),
      audit({ siteOrgNo: "1001", userNo, isVerified: true }, operator),
    ]);
    expect(replies.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([
      200,
      errorCode.PROFILE_NOT_WAITING,
      errorCode.PROFILE_NOT_WAITING,
    ]);
  });

  it("are asked for by the organisation, of some or of all, and then come before anything else", async () => {
    const token = await people.newToken("1001");
    await send(token);
    const { id: userNo } = await view(token);
    await audit({ userNo, isVerified: true });
    const ask = (input: object) => server.call("sendProfileRequest", { ...input }, as(organisation));
    const [{ user_no: stranger }] = (
      await withActor(server.services.db, systemActor, (trx) =>
        sql<{ user_no: string }>`select user_no from app_user where org_no = '1002' and user_type = 1`.execute(trx),
      )
    ).rows as [{ user_no: string }];
    expect((await ask({ userNoList: [userNo, stranger], opinion: "请更新地址" })).data).toEqual({ askedCount: 1 });
    expect(await view(token)).toMatchObject({ needPerfection: true });
    expect(await state(token)).toMatchObject({ reviewState: "asked", opinion: "请更新地址" });
    await send(token);
    expect(await view(token)).toMatchObject({ needPerfection: false, firstLoginVerificationStatus: 1 });
    const all = ok(await ask({})).askedCount;
    expect(all).toBe((await members({})).totalCount);
    expect(await view(token)).toMatchObject({ needPerfection: true });
  });

  it("are seen by nobody else, nor when the person has left or the site does not verify", async () => {
    const token = await people.newToken("1001");
    await send(token);
    const { id: userNo } = await view(token);
    expect((await look(userNo, token)).code).toBe(errorCode.NO_PERMISSION);
    expect((await server.call("getMemberProfile", { siteOrgNo: "1002", userNo }, as(operator))).code).toBe(
      errorCode.NOT_FOUND,
    );
    const other = await server.signIn("13800000001");
    expect((await audit({ userNo, isVerified: true }, other)).code).toBe(errorCode.NO_PERMISSION);
    await settings({ profile: true, verify: false });
    expect((await look(userNo)).code).toBe(errorCode.NOT_FOUND);
    await settings({ profile: true, verify: true });
    expect((await look(userNo)).code).toBe(200);
    await server.call("cancelMembership", {}, as(token));
    expect((await look(userNo)).code).toBe(errorCode.NOT_FOUND);
    expect((await audit({ userNo, isVerified: true })).code).toBe(errorCode.NOT_FOUND);
    expect(await view(token)).toMatchObject({ firstLoginVerificationStatus: 1, needPerfection: false });
  });

  it("and what members are is decided by the organisation, and who recommends by operators alone", async () => {
    const token = await people.newToken("1001");
    const { id: userNo } = await view(token);
    const update = (input: object, who = organisation) => server.call("updateMember", { userNo, ...input }, as(who));
    expect((await update({ directUser: true, roadTransportationUser: true })).code).toBe(200);
    expect(await view(token)).toMatchObject({ directUser: true, roadTransportationUser: true, isRecommended: false });
    expect((await update({ isRecommended: true })).code).toBe(errorCode.NO_PERMISSION);
    expect((await update({ siteOrgNo: "1001", isRecommended: true }, operator)).code).toBe(200);
    expect(await view(token)).toMatchObject({ directUser: true, isRecommended: true });
    expect((await update({ directUser: false }, token)).code).toBe(errorCode.NO_PERMISSION);
    expect((await update({ siteOrgNo: "1002", directUser: false }, operator)).code).toBe(errorCode.NOT_FOUND);
    await settings({ direct: true });
    expect(await view(await people.newToken("1001"))).toMatchObject({ orgNo: "1001", directUser: true });
    // An organisation cannot promise the platform's rewards.
    await settings({ recommend: true });
    expect(await view(await people.newToken("1001"))).toMatchObject({ isRecommended: false });
  });

  it("and who signs up may recommend where the platform's own document says so", async () => {
    // The platform alone: what organisations have stands on it, and would be checked again.
    const folder = makeTenantsFolder();
    folder.write("default/site.json", {
      ...(folder.read("default/site.json") as object),
      members: { recommend: true },
    });
    const other = await startTestServer({ environment: { TRUST_PROXY: "on", TENANTS_DIR: folder.root } });
    try {
      const token = await createNewcomers(other, "134").newToken();
      expect((await other.call("getUserView", {}, { token })).data).toMatchObject({ isRecommended: true, orgNo: "" });
    } finally {
      await other.close();
    }
  });

  it("of the platform's own people are asked for and judged by operators", async () => {
    const token = await people.newToken();
    const { id: userNo } = await view(token);
    const ask = (input: object) => server.call("sendProfileRequest", { ...input }, as(operator));
    expect((await ask({})).code).toBe(errorCode.NOT_FOUND);
    expect((await ask({ userNoList: [userNo] })).data).toEqual({ askedCount: 1 });
    expect(await view(token)).toMatchObject({ needPerfection: true });
    await send(token);
    expect(await view(token)).toMatchObject({ needPerfection: false, firstLoginVerificationStatus: 3 });
  });
});
