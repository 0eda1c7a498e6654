import { sql } from "kysely";
import * as errorCode from "../../src/generated/error-codes.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { workbookOf } from "../../src/server/lib/sheets.ts";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import type { OperationInput } from "../../src/generated/operations.ts";
import { ok } from "./client.ts";
import { describeOnPostgres, startTestServer, type TestServer } from "./harness.ts";
import { createNewcomers, publishSite } from "./newcomers.ts";

const ORGANISATION = "13800000003";
const OPERATOR = "13800000009";
let server: TestServer;
let people: ReturnType<typeof createNewcomers>;
let organisation = "";

const start = async () => {
  server = await startTestServer({ environment: { TRUST_PROXY: "on" } });
  people = createNewcomers(server);
  organisation = await server.signIn(ORGANISATION);
};
const as = (token: string) => ({ token });
const membership = async (token: string) => ok(await server.call("getMembership", {}, as(token)));
const userNoOf = async (token: string) => ok(await server.call("getUserView", {}, as(token))).id as string;
const members = async (input: object = {}) => ok(await server.call("listMembers", { ...input }, as(organisation)));
const rows = async (query: string) =>
  (await withActor(server.services.db, systemActor, (trx) => sql.raw<Record<string, unknown>>(query).execute(trx)))
    .rows;

describe("becoming a member of an organisation", () => {
  beforeAll(start);
  afterAll(() => server?.close());

  it("is signing up at its site, which the person then sees, and may leave", async () => {
    const mobile = people.newMobile();
    const token = await people.newToken("1001", mobile);
    expect(await membership(token)).toMatchObject({
      orgNo: "1001",
      orgName: "江城工业职业学校",
      gmtJoin: expect.stringMatching(/^\d{4}-/),
      mayLeave: true,
      sees: { profile: true, questions: false, selfie: true },
      reviewState: "none",
    });
    expect((await members({ keyword: mobile })).list).toMatchObject([{ joinKind: "site", reviewState: "none" }]);
    const left = await server.call("cancelMembership", {}, as(token));
    expect(left).toMatchObject({ code: 200, data: { orgNo: "", mayLeave: false } });
    expect((await server.call("getUserView", {}, as(token))).data).toMatchObject({ orgNo: "", directUser: true });
    expect((await members({ keyword: mobile })).list).toEqual([]);
    expect((await server.call("cancelMembership", {}, as(token))).code).toBe(errorCode.MEMBER_NONE);
  });

  it("is asking to, with what it means told before; nobody belongs to two", async () => {
    const token = await people.newToken();
    expect((await server.call("getMemberOffer", { siteOrgNo: "1002" }, as(token))).data).toMatchObject({
      orgNo: "1002",
      orgName: "安途道路运输培训中心",
      state: "open",
      sees: { selfie: false },
    });
    expect((await membership(token)).orgNo).toBe("");
    const joined = await server.call("startMembership", { siteOrgNo: "1002" }, as(token));
    expect(joined).toMatchObject({ code: 200, data: { orgNo: "1002" } });
    expect((await server.call("getUserView", {}, as(token))).data).toMatchObject({
      orgNo: "1002",
      directUser: false,
      roadTransportationUser: true,
    });
    expect((await server.call("startMembership", { siteOrgNo: "1002" }, as(token))).code).toBe(
      errorCode.MEMBER_ALREADY,
    );
    expect((await server.call("startMembership", { siteOrgNo: "1001" }, as(token))).code).toBe(
      errorCode.MEMBER_ELSEWHERE,
    );
    expect((await server.call("getMemberOffer", { siteOrgNo: "1001" }, as(token))).data).toMatchObject({
      state: "elsewhere",
      currentOrgName: "安途道路运输培训中心",
    });
    for (const siteOrgNo of ["default", "9999"])
      expect((await server.call("startMembership", { siteOrgNo }, as(token))).code).toBe(errorCode.NOT_FOUND);
  });

  it.each(["13800000002", ORGANISATION, OPERATOR])("is nothing for %s, who is no learner", async (name) => {
    const token = name === ORGANISATION ? organisation : await server.signIn(name);
    expect((await server.call("startMembership", { siteOrgNo: "1002" }, as(token))).code).toBe(
      errorCode.MEMBER_NOT_LEARNER,
    );
    expect(ok(await server.call("getMemberOffer", { siteOrgNo: "1002" }, as(token))).state).toBe("other");
  });

  it("takes an invitation where its site is for those invited alone", async () => {
    const site = { members: { join: "invited" } };
    expect((await publishSite(server, organisation, "1001", { site })).code).toBe(200);
    const token = await people.newToken("1001");
    expect((await server.call("getUserView", {}, as(token))).data).toMatchObject({ orgNo: "", directUser: true });
    expect(ok(await server.call("getMemberOffer", { siteOrgNo: "1001" }, as(token))).state).toBe("invited");
    expect((await server.call("startMembership", { siteOrgNo: "1001" }, as(token))).code).toBe(
      errorCode.MEMBER_INVITED_ONLY,
    );
    const made = ok(await server.call("addMemberCode", { maxUses: 1, days: 7, note: "春季班" }, as(organisation)));
    expect(made).toMatchObject({ code: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{8}$/), isOpen: true, usedCount: 0 });
    // The code alone names its organisation, and is read as people type it.
    const typed = ` ${made.code.slice(0, 4).toLowerCase()}-${made.code.slice(4)}`;
    expect((await server.call("getMemberOffer", { code: typed }, as(token))).data).toMatchObject({
      orgNo: "1001",
      state: "open",
    });
    expect((await server.call("startMembership", { siteOrgNo: "1002", code: typed }, as(token))).code).toBe(
      errorCode.MEMBER_CODE_REFUSED,
    );
    expect((await server.call("startMembership", { siteOrgNo: "1001", code: typed }, as(token))).code).toBe(200);
    const [member] = (await members({ keyword: ok(await server.call("getUserView", {}, as(token))).name })).list;
    expect(member!.joinKind).toBe("code");
    const second = await people.newToken();
    expect((await server.call("startMembership", { siteOrgNo: "1001", code: typed }, as(second))).code).toBe(
      errorCode.MEMBER_CODE_REFUSED,
    );
    expect(ok(await server.call("listMemberCodes", {}, as(organisation))).list[0]).toMatchObject({
      usedCount: 1,
      isOpen: false,
      note: "春季班",
    });
    await publishSite(server, organisation, "1001", { site: { members: { join: "open" } } });
  });

  it("refuses a code that was ended or is too old, and stops who tries codes", async () => {
    const token = await people.newToken();
    const ended = ok(await server.call("addMemberCode", { maxUses: 0, days: 1 }, as(organisation)));
    await server.call("removeMemberCode", { id: ended.id }, as(organisation));
    const old = ok(await server.call("addMemberCode", { maxUses: 0, days: 1 }, as(organisation)));
    const use = (code: string) => server.call("startMembership", { siteOrgNo: "1001", code }, as(token));
    expect((await use(ended.code)).code).toBe(errorCode.MEMBER_CODE_REFUSED);
    await rows(`update member_code set gmt_expire = now() - interval '1 minute' where id = ${old.id}`);
    expect((await use(old.code)).code).toBe(errorCode.MEMBER_CODE_REFUSED);
    for (let tried = 2; tried < 20; tried += 1)
      expect((await use(`AAAA${String(tried).padStart(4, "0")}`)).code).toBe(errorCode.MEMBER_CODE_REFUSED);
    expect((await use("AAAA9999")).code).toBe(errorCode.MEMBER_CODE_TOO_MANY);
    expect((await server.call("getMemberOffer", { code: "AAAA9999" }, as(token))).code).toBe(
      errorCode.MEMBER_CODE_TOO_MANY,
    );
  });

  it("is accepting what the organisation asked of one's number, before or after signing up", async () => {
    const [known, unknown, declining] = [people.newMobile(), people.newMobile(), people.newMobile()];
    const token = await people.newToken("", known);
    const decliner = await people.newToken("", declining);
    const list = `姓名,手机号\n王芳,${known}\n李强,${unknown}\n赵一,${declining}\n王芳,${known}\n,12345\n周晓明,13800000001\n`;
    const { data: preview } = await server.call("checkMemberList", { text: list }, as(organisation));
    expect(preview).toEqual({
      columnList: [
        { column: 1, heading: "姓名", kind: "name", example: "王芳" },
        { column: 2, heading: "手机号", kind: "mobile", example: known },
      ],
      recordList: [
        { row: 2, record: { personName: "王芳", mobile: known } },
        { row: 3, record: { personName: "李强", mobile: unknown } },
        { row: 4, record: { personName: "赵一", mobile: declining } },
      ],
      refusedList: [
        { row: 5, reason: "twice" },
        { row: 6, reason: "mobile" },
        { row: 7, reason: "member" },
      ],
    });
    expect((await membership(token)).invitationList).toEqual([]);
    const personList = [known, unknown, declining, known, "12345", "13800000001"].map((mobile, index) => ({
      personName: index === 0 ? "王芳" : "",
      mobile,
    }));
    const invite = async () => ok(await server.call("importMembers", { personList }, as(organisation)));
    const refused = [
      { index: 3, reason: "twice" },
      { index: 4, reason: "mobile" },
      { index: 5, reason: "member" },
    ];
    expect(await invite()).toEqual({ invitedCount: 3, refusedList: refused });
    expect(await invite()).toEqual({
      invitedCount: 0,
      refusedList: [...[0, 1, 2].map((index) => ({ index, reason: "invited" })), ...refused],
    });
    // Nobody is a member yet, and nothing of them is told.
    expect((await members({ keyword: known })).list).toEqual([]);
    const { invitationList } = await membership(token);
    expect(invitationList).toMatchObject([{ orgNo: "1001", orgName: "江城工业职业学校", mayAccept: true }]);
    expect(ok(await server.call("listMessages", {}, as(token))).list[0]!.msgTitle).toContain("邀请你成为学员");
    const answer = (who: string, id: string, isAccepted: boolean) =>
      server.call("updateMemberInvitation", { id, isAccepted }, as(who));
    expect((await answer(decliner, invitationList[0]!.id, true)).code).toBe(errorCode.NOT_FOUND);
    expect(await answer(token, invitationList[0]!.id, true)).toMatchObject({ code: 200, data: { orgNo: "1001" } });
    expect((await answer(token, invitationList[0]!.id, true)).code).toBe(errorCode.NOT_FOUND);
    const own = (await membership(decliner)).invitationList[0];
    expect((await answer(decliner, own!.id, false)).data).toMatchObject({ orgNo: "", invitationList: [] });
    // Whoever signs up with an invited number finds it.
    const late = await people.newToken("", unknown);
    expect((await membership(late)).invitationList).toMatchObject([{ orgNo: "1001" }]);
    // The newest first; the demo has some as well.
    const all = ok(await server.call("listMemberInvitations", {}, as(organisation))).list.slice(0, 3);
    expect(all.map(({ state }) => state).toSorted()).toEqual(["accepted", "declined", "waiting"]);
    const waiting = all.find(({ state }) => state === "waiting");
    expect(ok(await server.call("withdrawMemberInvitation", { id: waiting!.id }, as(organisation))).state).toBe(
      "withdrawn",
    );
    expect((await membership(late)).invitationList).toEqual([]);
  });

  it("reads a workbook, and says of other files and of too long lists that they are not taken", async () => {
    const workbook = await workbookOf({ name: "名单", head: ["姓名", "手机"], rows: [["王芳", 13_511_110_001]] });
    const read = (file: Blob) => server.call("getSheetText", { file }, as(organisation));
    const check = (text: string) => server.call("checkMemberList", { text }, as(organisation));
    const { text } = ok(await read(new Blob([new Uint8Array(workbook)])));
    expect(ok(await check(text)).recordList).toEqual([
      { row: 2, record: { personName: "王芳", mobile: "13511110001" } },
    ]);
    expect((await read(new Blob([new Uint8Array([0x89, 0x50, 0, 1])]))).code).toBe(errorCode.FILE_KIND_REFUSED);
    expect((await check("姓名,手机号\n")).code).toBe(errorCode.MEMBER_LIST_EMPTY);
    const long = (count: number) =>
      Array.from({ length: count }, (_, index) => `人${index},135${String(index).padStart(8, "0")}`);
    expect((await check(long(20_001).join("\n"))).code).toBe(errorCode.MEMBER_LIST_TOO_LONG);
    // A twentieth have no mobile number, a twentieth one that stands above: the rest is not lost.
    const lines = long(20_000);
    const mixed = lines.map((line, index) =>
      index % 20 === 1
        ? `人${index},1350000`
        : index % 20 === 2
          ? `又${index},${lines[index - 2]?.split(",")[1]}`
          : line,
    );
    const { recordList, refusedList } = ok(await check(mixed.join("\n")));
    expect(recordList).toHaveLength(18_000);
    expect(refusedList).toHaveLength(2000);
    expect(refusedList.slice(0, 2)).toEqual([
      { row: 2, reason: "mobile" },
      { row: 3, reason: "twice" },
    ]);
    const invite = async (personList: OperationInput<"importMembers">["personList"]) =>
      ok(await server.call("importMembers", { personList }, as(organisation)));
    expect(await invite(recordList.map(({ record }) => record))).toEqual({ invitedCount: 18_000, refusedList: [] });
    const all = ok(await check(lines.join("\n")));
    expect(all.recordList).toHaveLength(2000);
    expect(await invite(all.recordList.map(({ record }) => record))).toEqual({ invitedCount: 2000, refusedList: [] });
  });

  it("ends when the organisation says so, in its words; what was studied stays", async () => {
    const mobile = people.newMobile();
    const token = await people.newToken("1001", mobile);
    const userNo = await userNoOf(token);
    await server.call("saveCourseApply", { courseId: "1" }, as(token)).catch(() => undefined);
    const held = await rows(`select count(*)::int as held from course_user where user_no = ${userNo}`);
    expect((await server.call("removeMember", { userNo, opinion: "已毕业" }, as(organisation))).code).toBe(200);
    expect((await membership(token)).orgNo).toBe("");
    expect(JSON.stringify(ok(await server.call("listMessages", {}, as(token))).list[0])).toContain("你已不再是");
    expect(await rows(`select count(*)::int as held from course_user where user_no = ${userNo}`)).toEqual(held);
    expect((await server.call("removeMember", { userNo }, as(organisation))).code).toBe(errorCode.NOT_FOUND);
    expect(await rows(`select end_kind, end_opinion from org_membership where user_no = ${userNo}`)).toEqual([
      { end_kind: "removed", end_opinion: "已毕业" },
    ]);
    const [entry] = await rows(
      `select action, detail from audit_entry where subject = 'user:${userNo}' order by 1 desc`,
    );
    expect(entry).toMatchObject({ action: "member.remove" });
  });

  it("is for the organisation itself and for operators to see and change, and for nobody else", async () => {
    const learner = await server.signIn("13800000001");
    const other = (await rows("select user_no from app_user where org_no = '1002' and user_type = 1"))[0]?.["user_no"];
    for (const [id, input] of [
      ["listMemberCodes", {}],
      ["addMemberCode", { maxUses: 0, days: 1 }],
      ["listMemberInvitations", {}],
      ["removeMember", { userNo: String(other) }],
    ] as const) {
      expect((await server.call(id, input, as(learner))).code).toBe(errorCode.NO_PERMISSION);
      expect((await server.call(id, input)).code).toBe(errorCode.SESSION_MISSING);
    }
    // Whatever an organisation names, it acts for itself.
    expect(
      (await server.call("removeMember", { siteOrgNo: "1002", userNo: String(other) }, as(organisation))).code,
    ).toBe(errorCode.NOT_FOUND);
    const operator = await server.signIn(OPERATOR);
    const seen = ok(await server.call("listMembers", { siteOrgNo: "1002" }, as(operator)));
    expect(seen.list.map(({ userNo }) => userNo)).toContain(String(other));
    const codes = ok(await server.call("listMemberCodes", { siteOrgNo: "1001" }, as(operator))).list;
    expect((await server.call("removeMemberCode", { siteOrgNo: "1002", id: codes[0]!.id }, as(operator))).code).toBe(
      errorCode.NOT_FOUND,
    );
  });
});

describeOnPostgres("a code for 20 used by 40 at once", () => {
  beforeAll(start);
  afterAll(() => server?.close());

  it("makes 20 members", async () => {
    const made = ok(await server.call("addMemberCode", { maxUses: 20, days: 7 }, as(organisation)));
    const tokens: string[] = [];
    for (let count = 0; count < 40; count += 1) tokens.push(await people.newToken());
    const replies = await Promise.all(
      tokens.map((token, index) =>
        server.call(
          "startMembership",
          { siteOrgNo: "1001", code: made.code },
          { token, headers: { "x-forwarded-for": `10.70.0.${index}` } },
        ),
      ),
    );
    expect(replies.filter(({ code }) => code === 200)).toHaveLength(20);
    expect(await rows(`select used_count from member_code where id = ${made.id}`)).toEqual([{ used_count: 20 }]);
    expect(
      await rows(`select count(*)::int as all from org_membership where join_kind = 'code' and gmt_end is null`),
    ).toEqual([{ all: 20 }]);
  });
});
