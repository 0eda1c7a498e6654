import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as errorCode from "../../src/generated/error-codes.ts";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import { sendInvitations } from "../../src/server/modules/onboarding/index.ts";
import { fieldsOf, ok } from "./client.ts";
import { startTestServer, type TestServer } from "./harness.ts";
import { createNewcomers } from "./newcomers.ts";

const ORGANISATION = "13800000003";
const profile = {
  lecturerName: "林一帆",
  position: "数控加工高级技师",
  introduce: "在车间做了十五年数控加工，带过四十多名徒弟，讲课只讲用得上的。",
};
let server: TestServer;
let people: ReturnType<typeof createNewcomers>;
let organisation = "";
let other = "";

const as = (token: string) => ({ token });
const run = async <Row>(query: ReturnType<typeof sql<Row>>) =>
  (await withActor(server.services.db, systemActor, (trx) => query.execute(trx))).rows;
const invite = (lecturerMobile: string, more: Record<string, unknown> = {}, by = organisation) =>
  server.call("saveLecturerInvitation", { lecturerMobile, lecturerProportion: 40, days: 7, ...more }, as(by));
const link = async (isSingle: boolean, by = organisation) =>
  ok(await server.call("saveLecturerLink", { lecturerProportion: 30, days: 7, isSingle }, as(by)));
const offers = async (token?: string, input: Record<string, unknown> = {}) =>
  ok(await server.call("listLecturerOffers", input, token === undefined ? {} : as(token)));
const answer = (token: string, input: Record<string, unknown>) =>
  server.callUnchecked("updateLecturerInvitation", input, as(token));
const listed = async (id: string) =>
  ok(await server.call("listLecturerInvitations", { pageSize: 100 }, as(organisation))).list.find(
    (one) => one.id === id,
  );
const view = async (token: string) => ok(await server.call("getUserView", {}, as(token)));
/** Tests invite more than a day allows. */
const forget = () => run(sql`delete from use_count where subject like 'lecturer invitation%'`);

describe("invitations to teach", () => {
  beforeAll(async () => {
    server = await startTestServer({ environment: { TRUST_PROXY: "on", SMS_MESSAGES: "on" } });
    people = createNewcomers(server, "139");
    organisation = await server.signIn(ORGANISATION);
    const [account] = await run<{ mobile: string }>(
      sql`select mobile from app_user where org_no = '1002' and user_type = 3`,
    );
    other = account ? await server.signIn(account.mobile) : await otherOrganisation();
  });
  afterAll(() => server?.close());

  async function otherOrganisation(): Promise<string> {
    const mobile = people.newMobile();
    const token = await people.newToken("", mobile);
    const { id } = await view(token);
    await run(sql`update app_user set user_type = 3, org_no = '1002' where user_no = ${id}`);
    await server.services.sessions.changed(id);
    return token;
  }

  it("reach who has an account by a message, and make them a lecturer with the share when they accept", async () => {
    const mobile = people.newMobile();
    const token = await people.newToken("", mobile);
    const made = await invite(mobile, { note: "数控教研组" });
    expect(made).toMatchObject({ code: 200, data: { state: "open", way: "number", lecturerProportion: 40 } });
    expect(ok(made).mobile).toMatch(/^139\*{4}\d{4}$/);
    const messages = ok(await server.call("listMessages", {}, as(token))).list;
    expect(messages[0]!.msgTitle).toBe("江城工业职业学校邀请你担任讲师");
    const { standing, hasProfile, offerList } = await offers(token);
    expect({ standing, hasProfile }).toEqual({ standing: "learner", hasProfile: false });
    expect(offerList).toMatchObject([{ id: ok(made).id, orgNo: "1001", lecturerProportion: 40, state: "open" }]);
    // The profile is asked for first, and nothing is used up without it.
    const bare = await answer(token, { id: ok(made).id, isAccepted: true });
    expect(bare.code).toBe(errorCode.VALIDATION);
    expect(fieldsOf(bare).map(({ path }) => path)).toEqual(["lecturerName", "position", "introduce"]);
    expect(await listed(ok(made).id)).toMatchObject({ state: "open" });
    const accepted = await answer(token, { id: ok(made).id, isAccepted: true, ...profile });
    expect(accepted).toMatchObject({
      code: 200,
      data: { standing: "lecturer", orgNo: "1001", lecturerProportion: 40, offerList: [] },
    });
    const { id } = await view(token);
    expect(await view(token)).toMatchObject({ userType: 2, orgNo: "1001" });
    const { list } = ok(await server.call("listOrganisationLecturers", { keyword: "林一帆" }, as(organisation)));
    expect(list).toMatchObject([{ lecturerUserNo: id, lecturerProportion: 40, auditStatus: 1 }]);
    expect(await listed(ok(made).id)).toMatchObject({ state: "accepted", acceptedCount: 1, lecturerName: "林一帆" });
    expect((await invite(mobile)).code).toBe(errorCode.LECTURER_HERE);
    expect((await answer(token, { id: ok(made).id, isAccepted: true })).code).toBe(errorCode.INVITATION_OVER);
  });

  it("answer alike for numbers with and without an account, and wait for who signs up", async () => {
    const known = people.newMobile();
    await people.newToken("", known);
    const unknown = people.newMobile();
    const [one, two] = [await invite(known), await invite(unknown)];
    const alike = (reply: typeof one) => ({ keys: Object.keys(ok(reply)).toSorted(), state: ok(reply).state });
    expect(alike(one)).toEqual(alike(two));
    const day = new Date("2031-05-05T04:00:00Z");
    await run(sql`update lecturer_invitation set gmt_expire = '2031-06-01', next_sms = ${day}
      where mobile = ${unknown}`);
    const sent = () => server.logged.filter((line) => line["msg"] === "sms" && line["mobile"] === unknown).length;
    const before = sent();
    // Not at night (04:00 in Shanghai), once in the day, and not again.
    expect(await sendInvitations(server.services, new Date("2031-05-05T20:00:00Z"))).toBe(0);
    expect(await sendInvitations(server.services, new Date("2031-05-06T04:00:00Z"))).toBe(1);
    expect(await sendInvitations(server.services, new Date("2031-05-06T05:00:00Z"))).toBe(0);
    expect(sent()).toBe(before + 1);
    const token = await people.newToken("", unknown);
    expect((await offers(token)).offerList).toMatchObject([{ id: ok(two).id, state: "open" }]);
  });

  it("by a link are shown to who is signed out, and used up by the first who accepts", async () => {
    const made = await link(true);
    const signedOut = await offers(undefined, { code: made.code });
    expect(signedOut).toMatchObject({
      standing: "visitor",
      offerList: [{ code: made.code, orgName: "江城工业职业学校", hindrance: "visitor" }],
    });
    const [first, second] = [await people.newToken(), await people.newToken()];
    const replies = await Promise.all(
      [first, second].map((token) => answer(token, { code: made.code, isAccepted: true, ...profile })),
    );
    expect(replies.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, errorCode.INVITATION_OVER]);
    const loser = replies[0]!.code === 200 ? second : first;
    expect(await view(loser)).toMatchObject({ userType: 1, orgNo: "" });
    expect((await offers(loser, { code: made.code })).offerList).toMatchObject([{ state: "accepted" }]);
    expect((await offers(loser, { code: "ZZZZ9999" })).offerList).toEqual([]);
    expect((await answer(loser, { code: "ZZZZ9999", isAccepted: true })).code).toBe(errorCode.NOT_FOUND);
  });

  it("by a link for many take whoever comes until the organisation ends it; who declined may think again", async () => {
    const made = await link(false);
    const [one, two, three] = [await people.newToken(), await people.newToken(), await people.newToken()];
    expect((await answer(one, { code: made.code, isAccepted: true, ...profile })).code).toBe(200);
    expect((await answer(one, { code: made.code, isAccepted: true })).code).toBe(errorCode.INVITATION_OVER);
    expect((await answer(two, { code: made.code, isAccepted: false })).code).toBe(200);
    expect((await answer(two, { code: made.code, isAccepted: true, ...profile })).code).toBe(200);
    expect(await listed(made.id)).toMatchObject({ state: "open", acceptedCount: 2 });
    const ended = await server.call("withdrawLecturerInvitation", { id: made.id }, as(organisation));
    expect(ended.data).toMatchObject({ state: "withdrawn", acceptedCount: 2 });
    expect((await answer(three, { code: made.code, isAccepted: true, ...profile })).code).toBe(
      errorCode.INVITATION_OVER,
    );
    expect((await server.call("withdrawLecturerInvitation", { id: made.id }, as(organisation))).code).toBe(
      errorCode.INVITATION_OVER,
    );
  });

  it("of two organisations: the second stays open until the first is left", async () => {
    await forget();
    const mobile = people.newMobile();
    const token = await people.newToken("", mobile);
    const [here, there] = [await invite(mobile), await invite(mobile, {}, other)];
    expect((await offers(token)).offerList).toHaveLength(2);
    expect((await answer(token, { id: ok(here).id, isAccepted: true, ...profile })).code).toBe(200);
    expect((await answer(token, { id: ok(there).id, isAccepted: true })).code).toBe(errorCode.MEMBER_ELSEWHERE);
    expect((await offers(token)).offerList).toMatchObject([
      { id: ok(there).id, state: "open", hindrance: "elsewhere", needsProfile: false },
    ]);
    expect((await server.call("cancelTeaching", {}, as(token))).data).toMatchObject({
      standing: "lecturer",
      orgNo: "",
    });
    expect((await answer(token, { id: ok(there).id, isAccepted: true })).data).toMatchObject({ orgNo: "1002" });
  });

  it("that are refused say why, and lose nothing", async () => {
    await forget();
    const mobile = people.newMobile();
    const token = await people.newToken("", mobile);
    const stranger = await people.newToken();
    expect((await invite(ORGANISATION)).code).toBe(errorCode.INVITATION_OWN);
    expect((await invite(mobile, { lecturerProportion: 99 })).code).toBe(errorCode.SHARE_TOO_HIGH);
    const made = await invite(mobile);
    expect((await invite(mobile)).code).toBe(errorCode.INVITATION_WAITS);
    expect((await invite(mobile)).code).toBe(errorCode.INVITATION_TOO_MANY);
    expect((await answer(stranger, { id: ok(made).id, isAccepted: true, ...profile })).code).toBe(errorCode.NOT_FOUND);
    await run(sql`update lecturer_invitation set gmt_expire = now() - interval '1 minute' where id = ${ok(made).id}`);
    expect(await listed(ok(made).id)).toMatchObject({ state: "expired" });
    expect((await offers(token)).offerList).toEqual([]);
    expect((await answer(token, { id: ok(made).id, isAccepted: true, ...profile })).code).toBe(
      errorCode.INVITATION_OVER,
    );
    await forget();
    const again = await invite(mobile);
    expect(again.code).toBe(200);
    expect(await listed(ok(made).id)).toMatchObject({ state: "expired" });
    expect((await answer(token, { id: ok(again).id, isAccepted: false })).code).toBe(200);
    expect(await listed(ok(again).id)).toMatchObject({ state: "declined" });
    const { code } = await link(true);
    expect((await answer(organisation, { code, isAccepted: true })).code).toBe(errorCode.INVITATION_NOT_YOU);
  });

  it("are limited to fifty numbers a day", async () => {
    await forget();
    await run(sql`insert into use_count (subject, used, gmt_expire)
      values ('lecturer invitation 1001', 50, now() + interval '1 hour')`);
    expect((await invite(people.newMobile())).code).toBe(errorCode.INVITATION_TOO_MANY);
    await forget();
  });

  it("are the organisation's own, and not for lecturers and learners to make", async () => {
    const made = await link(true);
    expect((await server.call("withdrawLecturerInvitation", { id: made.id }, as(other))).code).toBe(
      errorCode.NOT_FOUND,
    );
    const seen = ok(await server.call("listLecturerInvitations", { pageSize: 100 }, as(other))).list;
    expect(seen.map(({ id }) => id)).not.toContain(made.id);
    for (const who of ["13800000001", "13800000002"]) {
      const token = await server.signIn(who);
      for (const [id, input] of [
        ["listLecturerInvitations", {}],
        ["saveLecturerInvitation", { lecturerMobile: "13900009999", lecturerProportion: 1, days: 1 }],
        ["saveLecturerLink", { lecturerProportion: 1, days: 1, isSingle: true }],
        ["withdrawLecturerInvitation", { id: made.id }],
        ["removeLecturer", { lecturerUserNo: "1" }],
      ] as const)
        expect((await server.call(id, input, as(token))).code).toBe(errorCode.NO_PERMISSION);
    }
    expect((await server.call("updateLecturerInvitation", { code: made.code, isAccepted: true })).code).toBe(
      errorCode.SESSION_MISSING,
    );
  });

  it("end when the organisation removes a lecturer: courses, their share and classes stay as they are", async () => {
    const [teaching] = await run<{ user_no: string; mobile: string; courses: number }>(
      sql`select app_user.user_no, mobile, count(*)::int as courses from app_user
        join course on course.lecturer_user_no = app_user.user_no
        where app_user.org_no = '1001' and user_type = 2 and course.is_public group by 1, 2 order by 3 desc limit 1`,
    );
    const { user_no: lecturerUserNo, mobile, courses } = teaching!;
    await server.call("saveLecturerShare", { lecturerUserNo, lecturerProportion: 25 }, as(organisation));
    const grades = await run(sql`select id, org_no, state from grade where lecturer_user_no = ${lecturerUserNo}`);
    const removed = await server.call("removeLecturer", { lecturerUserNo, opinion: "合同到期" }, as(organisation));
    expect(removed.code).toBe(200);
    expect((await server.call("removeLecturer", { lecturerUserNo }, as(organisation))).code).toBe(errorCode.NOT_FOUND);
    const token = await server.signIn(mobile);
    expect(await view(token)).toMatchObject({ userType: 2, orgNo: "" });
    const { list } = ok(await server.call("listMessages", {}, as(token)));
    expect(list[0]!.msgTitle).toBe("你不再是江城工业职业学校的讲师");
    const kept = await run(
      sql`select 1 from course where lecturer_user_no = ${lecturerUserNo} and org_no = '1001' and is_public`,
    );
    expect(kept).toHaveLength(courses);
    expect(await run(sql`select id, org_no, state from grade where lecturer_user_no = ${lecturerUserNo}`)).toEqual(
      grades,
    );
    expect(
      await run(sql`select share_bps from earner_rate where org_no = '1001' and user_no = ${lecturerUserNo}`),
    ).toEqual([{ share_bps: 2500 }]);
    expect(
      await run(sql`select end_kind, end_opinion from org_membership where user_no = ${lecturerUserNo}
        order by id desc limit 1`),
    ).toEqual([{ end_kind: "removed", end_opinion: "合同到期" }]);
    expect((await server.call("cancelTeaching", {}, as(token))).code).toBe(errorCode.MEMBER_NONE);
  });
});
