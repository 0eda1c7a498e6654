import { sql } from "kysely";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as errorCode from "../../src/generated/error-codes.ts";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import { workbookOf } from "../../src/server/lib/sheets.ts";
import type { OperationId, OperationInput } from "../../src/generated/operations.ts";
import { ok } from "./client.ts";
import { createCallers } from "./callers.ts";
import { startTestServer, type TestServer } from "./harness.ts";
import { itInWholeRun } from "../whole-run.ts";

const settings: OperationInput<"saveGrade">["settings"] = {
  gradeName: "夜校一班",
  intro: "每周两次",
  price: "0.00",
  gradeJoin: 2,
  beginTime: "2026-12-01 19:00:00",
  endTime: "2099-02-01 21:00:00",
  isListed: true,
  isMembersShown: true,
};

describe("classes", () => {
  let server: TestServer;
  const { signIn, call, codeOf } = createCallers(() => server);
  const users: Record<string, string> = {};
  beforeAll(async () => {
    server = await startTestServer();
    const people = {
      learner: "13800000001",
      lecturer: "13800000002",
      organisation: "13800000003",
      member: "13800000004",
      other: "13800000007",
      stranger: "13800000011",
      operator: "13800000009",
    };
    await signIn(people);
    const rows = await run<{ user_no: string; mobile: string }>(sql`select user_no, mobile from app_user`);
    for (const [who, mobile] of Object.entries(people))
      users[who] = rows.find((row) => row.mobile === mobile)?.user_no ?? "";
  });
  afterAll(() => server?.close());
  beforeEach(() => run(sql`delete from use_count`));

  const run = async <Row>(query: ReturnType<typeof sql>) =>
    (await withActor(server.services.db, systemActor, (trx) => query.execute(trx))).rows as Row[];
  const newGrade = async (
    more: Partial<OperationInput<"saveGrade">["settings"]> = {},
    who = "lecturer",
  ): Promise<string> => {
    const { id } = await call(who, "saveGrade", { settings: { ...settings, ...more } });
    await call(who, "saveGradeState", { id, gradeState: 2 });
    return id;
  };
  const newCode = async (gradeId: string, more: object = {}): Promise<string> =>
    (await call("lecturer", "addGradeCode", { gradeId, ...more })).code;
  const countOf = async (id: string) =>
    (
      await run<{ member_count: number; there: number }>(sql`select member_count,
        (select count(*)::int from grade_member where grade_id = grade.id and state = 1 and role = 3) as there
        from grade where id = ${id}`)
    )[0];
  const titlesOf = async (who: string): Promise<string[]> =>
    (await call(who, "listMessages")).list.map(({ msgTitle }) => msgTitle);
  /** Sessions of people who are made for this. */
  const crowd = async (size: number, prefix: string): Promise<string[]> => {
    const rows = await run<{ user_no: string }>(sql`insert into app_user (login_name, name, mobile)
      select ${prefix} || n, '学员' || n, ${prefix} || lpad(n::text, 8, '0') from generate_series(1, ${size}::int) as n
      returning user_no`);
    return withActor(server.services.db, systemActor, async (trx) => {
      const opened: string[] = [];
      for (const { user_no: userNo } of rows)
        opened.push(await server.services.sessions.open(trx, { userNo, ip: "127.0.0.1", userAgent: "test" }));
      return opened;
    });
  };

  it("are made by lecturers and organisations as drafts that others do not see, and open when they say so", async () => {
    expect(await codeOf("learner", "saveGrade", { settings })).toBe(errorCode.NO_PERMISSION);
    const made = await call("lecturer", "saveGrade", { settings });
    expect(made).toMatchObject({ gradeState: 1, memberCount: 0, settings });
    const { id, version } = made;
    const listed = async () => {
      const { list } = ok(await server.call("listGrades", { pageSize: 100 }));
      return list.map((one) => one.id).includes(id);
    };
    expect(await listed()).toBe(false);
    expect((await server.call("getGrade", { id })).code).toBe(errorCode.NOT_FOUND);
    expect(await call("lecturer", "getGrade", { id })).toMatchObject({ gradeName: "夜校一班", gradeStatus: 1 });
    for (const who of ["learner", "stranger", "organisation"])
      expect(await codeOf(who, "getOwnGrade", { id }), who).toBe(errorCode.NOT_FOUND);
    expect((await call("operator", "getOwnGrade", { id })).id).toBe(id);
    const edited = await call("lecturer", "saveGrade", { id, version, settings: { ...settings, capacity: 30 } });
    expect(edited.settings.capacity).toBe(30);
    expect(await codeOf("lecturer", "saveGrade", { id, version, settings })).toBe(errorCode.GRADE_CHANGED);
    const backwards: OperationInput<"saveGrade">["settings"] = { ...settings, endTime: settings.beginTime };
    expect(await codeOf("lecturer", "saveGrade", { id, settings: backwards })).toBe(errorCode.VALIDATION);
    await call("lecturer", "saveGradeState", { id, gradeState: 2 });
    expect(await listed()).toBe(true);
    expect((await server.call("getGrade", { id })).data).toMatchObject({
      lecturerName: "林知远",
      capacity: 30,
      placesLeft: 30,
      gradeState: 2,
    });
    expect(await codeOf("lecturer", "saveGradeState", { id, gradeState: 1 })).toBe(errorCode.GRADE_NOT_DRAFT);
    expect((await call("lecturer", "listOwnGrades", { keyword: "夜校" })).list[0]).toMatchObject({ id, gradeState: 2 });
    await call("lecturer", "deleteGrade", { id });
    expect(await codeOf("lecturer", "getOwnGrade", { id })).toBe(errorCode.NOT_FOUND);
  });

  it("have a cover that their makers uploaded, in the list and on their page", async () => {
    const { id } = await call("lecturer", "saveGrade", { settings });
    const png = await sharp({ create: { width: 640, height: 360, channels: 3, background: "teal" } })
      .png()
      .toBuffer();
    const file: OperationInput<"getUpload"> = { purpose: "cover", fileName: "c.png", fileSize: png.length };
    const { fileNo, sign } = await call("lecturer", "getUpload", file);
    const sent = { fileNo, sign, file: new Blob([Uint8Array.from(png)], { type: "image/png" }) };
    const { fileUrl: cover } = await call("lecturer", "uploadFile", sent);
    for (const [who, foreign] of [
      ["organisation", cover],
      ["lecturer", "https://elsewhere.example/a.png"],
    ])
      expect(await codeOf(who!, "saveGrade", { settings: { ...settings, cover: foreign } }), foreign).toBe(
        errorCode.VALIDATION,
      );
    await call("lecturer", "saveGrade", { id, settings: { ...settings, cover } });
    await call("lecturer", "saveGradeState", { id, gradeState: 2 });
    // Somebody else who may change the class keeps the cover that it has.
    await call("operator", "saveGrade", { id, settings: { ...settings, cover, capacity: 9 } });
    expect((await server.call("getGrade", { id })).data).toMatchObject({ cover, capacity: 9 });
    const { list } = ok(await server.call("listGrades", { pageSize: 100 }));
    expect(list.find((one) => one.id === id)!.cover).toBe(cover);
    expect((await fetch(server.url + cover)).status).toBe(200);
    await call("lecturer", "saveGrade", { id, settings });
    expect(ok(await server.call("getGrade", { id })).cover).toBe("");
    await call("lecturer", "deleteGrade", { id });
  });

  it("of an organisation are managed by its account and by no other lecturer", async () => {
    const id = await newGrade({}, "organisation");
    expect((await call("organisation", "getOwnGrade", { id })).isAssisted).toBe(false);
    for (const name of ["getOwnGrade", "deleteGrade"] as const)
      expect(await codeOf("lecturer", name, { id }), name).toBe(errorCode.NOT_FOUND);
    const calls: [OperationId, object][] = [
      ["listGradeMembers", {}],
      ["listGradeCandidates", {}],
      ["listGradeCodes", {}],
      ["addGradeCode", {}],
      ["listGradeApplications", {}],
      ["saveGradeMembers", { addList: [], removeList: [] }],
      ["addGradeNotice", { title: "x", body: "y" }],
      ["listGradeChoices", {}],
      ["listGradeCourses", {}],
    ];
    for (const [name, input] of calls)
      for (const who of ["lecturer", "learner"])
        expect(await codeOf(who, name, { gradeId: id, ...input }), `${who} ${name}`).toBe(errorCode.NOT_FOUND);
  });

  it("are joined by a code, however it is typed, as often and as long as it says", async () => {
    const id = await newGrade();
    const code = await newCode(id, { maxUses: 2, days: 3 });
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
    const typed = ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `.replaceAll("0", "o").replaceAll("1", "l");
    expect(await call("learner", "getGradeStanding", { id })).toMatchObject({ canUseCode: true, isGradeAdmin: false });
    expect(await call("learner", "joinGrade", { code: typed })).toEqual({ id, gradeName: settings.gradeName });
    expect(await codeOf("learner", "joinGrade", { code })).toBe(errorCode.GRADE_ALREADY_IN);
    expect(await codeOf("lecturer", "joinGrade", { code })).toBe(errorCode.GRADE_ALREADY_IN);
    await call("member", "joinGrade", { code });
    expect(await codeOf("other", "joinGrade", { code })).toBe(errorCode.GRADE_CODE_WRONG);
    expect(await countOf(id)).toEqual({ member_count: 2, there: 2 });
    const late = await newCode(id, { days: 1 });
    await run(sql`update grade_code set gmt_expire = now() - interval '1 second' where code = ${late}`);
    expect(await codeOf("other", "joinGrade", { code: late })).toBe(errorCode.GRADE_CODE_WRONG);
    const revoked = await call("lecturer", "addGradeCode", { gradeId: id });
    await call("lecturer", "cancelGradeCode", { gradeId: id, id: revoked.id });
    expect(await codeOf("other", "joinGrade", { code: revoked.code })).toBe(errorCode.GRADE_CODE_WRONG);
    const open = await newCode(id);
    await call("lecturer", "saveGradeState", { id, gradeState: 4 });
    expect(await codeOf("other", "joinGrade", { code: open })).toBe(errorCode.GRADE_CLOSED);
  });

  itInWholeRun(
    "read ten of a thousand wrong codes of one person at once, and then not even the right one",
    async () => {
      const id = await newGrade();
      const code = await newCode(id);
      const wrong = Array.from({ length: 1000 }, (_, at) => code.slice(0, 4) + String(at).padStart(4, "0"));
      const replies: number[] = [];
      for (let at = 0; at < wrong.length; at += 100)
        replies.push(
          ...(await Promise.all(wrong.slice(at, at + 100).map((one) => codeOf("other", "joinGrade", { code: one })))),
        );
      const count = (one: number) => replies.filter((reply) => reply === one).length;
      expect(count(errorCode.GRADE_CODE_WRONG)).toBe(10);
      expect(count(errorCode.GRADE_CODE_LOCKED)).toBe(990);
      expect(await codeOf("other", "joinGrade", { code })).toBe(errorCode.GRADE_CODE_LOCKED);
      // Others of the same network go on.
      await call("member", "joinGrade", { code });
      server.advance(3_601_000);
      await call("other", "joinGrade", { code });
      server.advance(-3_601_000);
    },
  );

  itInWholeRun("of a hundred places take a hundred of two hundred who join at once", async () => {
    const id = await newGrade({ capacity: 100 });
    const code = await newCode(id);
    const people = await crowd(200, "171");
    const replies = await Promise.all(people.map((token) => server.call("joinGrade", { code }, { token })));
    const codes = replies.map((reply) => reply.code);
    expect(codes.filter((one) => one === 200)).toHaveLength(100);
    expect(codes.filter((one) => one === errorCode.GRADE_FULL)).toHaveLength(100);
    expect(await countOf(id)).toEqual({ member_count: 100, there: 100 });
    expect(ok(await server.call("getGrade", { id })).placesLeft).toBe(0);
    // One leaves: of the others, all at once, one comes in.
    const inside = people[codes.indexOf(200)] ?? "";
    expect((await server.call("leaveGrade", { id }, { token: inside })).code).toBe(200);
    const again = await Promise.all(
      people.filter((_, at) => codes[at] !== 200).map((token) => server.call("joinGrade", { code }, { token })),
    );
    expect(again.filter((reply) => reply.code === 200)).toHaveLength(1);
    expect(await countOf(id)).toEqual({ member_count: 100, there: 100 });
  });

  it("keep who left and came back the same member, and those who were removed out of the room", async () => {
    const id = await newGrade();
    const code = await newCode(id);
    await call("learner", "joinGrade", { code });
    await run(sql`update grade_member set member_number = 'A-7' where grade_id = ${id}`);
    expect((await call("learner", "getGradeRoom", { id })).role).toBe(3);
    await call("learner", "leaveGrade", { id });
    expect(await codeOf("learner", "leaveGrade", { id })).toBe(errorCode.NOT_FOUND);
    expect(await codeOf("learner", "getGradeRoom", { id })).toBe(errorCode.GRADE_NOT_IN);
    await call("learner", "joinGrade", { code });
    expect((await call("lecturer", "listGradeMembers", { gradeId: id })).list).toMatchObject([
      { userNo: users["learner"], memberNumber: "A-7", joinedBy: "code", role: 3 },
    ]);
    await call("lecturer", "saveGradeMembers", { gradeId: id, addList: [], removeList: [users["learner"]!] });
    expect(await codeOf("learner", "getGradeRoom", { id })).toBe(errorCode.GRADE_NOT_IN);
    expect(await codeOf("lecturer", "deleteGrade", { id })).toBe(errorCode.GRADE_IN_USE);
  });

  it("are applied to once, answered with words, and accept as many as they have places", async () => {
    const id = await newGrade({ capacity: 1 });
    const asked = await call("learner", "saveGradeApplication", { id, words: "想系统学一遍" });
    expect(asked).toMatchObject({ canApply: false, application: { applicationState: 1, words: "想系统学一遍" } });
    expect(await codeOf("learner", "saveGradeApplication", { id })).toBe(errorCode.GRADE_APPLIED);
    await call("member", "saveGradeApplication", { id });
    await call("other", "saveGradeApplication", { id });
    await call("other", "withdrawGradeApplication", { id });
    const { list } = await call("lecturer", "listGradeApplications", { gradeId: id });
    expect(list.map((one) => one.applicationState)).toEqual([1, 1, 4]);
    const [second, first, third] = list.map((one) => one.id);
    const decided = await call("lecturer", "auditGradeApplications", {
      gradeId: id,
      idList: [second!, first!, third!],
      isAccepted: true,
      answer: "欢迎",
    });
    expect(decided).toEqual({ decidedCount: 1, fullList: [second] });
    expect(await call("learner", "getGradeStanding", { id })).toMatchObject({ role: 3 });
    expect(await titlesOf("learner")).toContain("你已加入班级“夜校一班”");
    const accept: OperationInput<"auditGradeApplications"> = { gradeId: id, idList: [second!], isAccepted: true };
    expect(await codeOf("lecturer", "auditGradeApplications", accept)).toBe(errorCode.GRADE_FULL);
    await call("lecturer", "auditGradeApplications", {
      gradeId: id,
      idList: [second!],
      isAccepted: false,
      answer: "名额已满，下期再来",
    });
    expect((await call("member", "listMyGrades")).list).toContainEqual(
      expect.objectContaining({ id, applicationState: 3, answer: "名额已满，下期再来" }),
    );
    // Who was refused may ask again.
    expect((await call("member", "getGradeStanding", { id })).canApply).toBe(true);
    const closed = await newGrade({ gradeJoin: 3 });
    expect(await codeOf("learner", "saveGradeApplication", { id: closed })).toBe(errorCode.GRADE_CLOSED);
  });

  it("put those in by hand whom their makers know, take others out first, and put in all who were chosen or nobody", async () => {
    const id = await newGrade({ capacity: 1 }, "organisation");
    const { list } = await call("organisation", "listGradeCandidates", { gradeId: id });
    const names = list.map((one) => one.name);
    expect(names).toEqual(expect.arrayContaining(["周晓明", "黄敏"]));
    expect(names).not.toContain("李佳慧");
    expect(JSON.stringify(list)).not.toContain("13800000001");
    const save = (addList: string[], removeList: string[] = []) =>
      call("organisation", "saveGradeMembers", { gradeId: id, addList, removeList });
    const [learner = "", other = "", member = ""] = [users["learner"], users["other"], users["member"]];
    // Who of two has the only place is for whoever chose them to say: neither is put in.
    const both: OperationInput<"saveGradeMembers"> = { gradeId: id, addList: [learner, other], removeList: [] };
    expect(await codeOf("organisation", "saveGradeMembers", both)).toBe(errorCode.GRADE_PLACES_FEW);
    expect(await countOf(id)).toEqual({ member_count: 0, there: 0 });
    expect(await save([learner, member])).toEqual({
      addedCount: 1,
      removedCount: 0,
      refusedList: [{ userNo: member, reason: "unknown" }],
    });
    expect(await save([other], [learner])).toEqual({ addedCount: 1, removedCount: 1, refusedList: [] });
    expect(await save([other])).toEqual({ addedCount: 0, removedCount: 0, refusedList: [] });
    expect(await countOf(id)).toEqual({ member_count: 1, there: 1 });
    // An assistant takes no place and manages, but decides nothing about the class itself.
    await call("organisation", "saveGradeRole", { gradeId: id, userNo: other, role: 2 });
    expect(await countOf(id)).toEqual({ member_count: 0, there: 0 });
    expect((await call("other", "getGradeStanding", { id })).isGradeAdmin).toBe(true);
    expect((await call("other", "listGradeMembers", { gradeId: id })).totalCount).toBe(1);
    expect(await codeOf("other", "saveGradeState", { id, gradeState: 4 })).toBe(errorCode.NOT_FOUND);
    await save([learner]);
    const back: OperationInput<"saveGradeRole"> = { gradeId: id, userNo: other, role: 3 };
    expect(await codeOf("organisation", "saveGradeRole", back)).toBe(errorCode.GRADE_FULL);
  });

  it("take a list from a file: who is known is in, everybody else is asked, and each refused row is named", async () => {
    const id = await newGrade({}, "organisation");
    const gradeId = id;
    const rows = [
      ["周晓明", "138 0000 0001", "S1"],
      ["", "13800000007", ""],
      ["李佳慧", "+86 13800000004", "S2"],
      ["没有号码", "12345", ""],
      ["重复", "13800000004", ""],
      ["=HYPERLINK(1)", "17999999999", ""],
    ];
    const book = await workbookOf({ name: "名单", head: ["姓名", "手机号", "学号"], rows });
    const { text } = await call("organisation", "getSheetText", { file: new Blob([Uint8Array.from(book)]) });
    const read = (lines: string) => call("organisation", "checkGradeList", { gradeId, text: lines });
    expect(await read(text)).toEqual({
      columnList: [
        { column: 1, heading: "姓名", kind: "name", example: "周晓明" },
        { column: 2, heading: "手机号", kind: "mobile", example: "138 0000 0001" },
        { column: 3, heading: "学号", kind: "memberNumber", example: "S1" },
      ],
      recordList: [
        { row: 2, record: { name: "周晓明", mobile: "138 0000 0001", memberNumber: "S1" } },
        { row: 4, record: { name: "李佳慧", mobile: "+86 13800000004", memberNumber: "S2" } },
        { row: 7, record: { name: "=HYPERLINK(1)", mobile: "17999999999" } },
      ],
      refusedList: [
        { row: 3, reason: "name" },
        { row: 5, reason: "mobile" },
        { row: 6, reason: "twice" },
      ],
      joinedCount: 1,
      invitedCount: 2,
    });
    expect(await countOf(id)).toEqual({ member_count: 0, there: 0 });
    const csv = 'name,"mobile"\r\n"Lee, Ann",13800000004\r\n\r\nBo;13800000001\r\n';
    expect((await read(csv)).recordList).toEqual([
      { row: 2, record: { name: "Lee, Ann", mobile: "13800000004" } },
      { row: 4, record: { name: "Bo", mobile: "13800000001" } },
    ]);
    expect(await codeOf("organisation", "checkGradeList", { gradeId, text: "hello" })).toBe(
      errorCode.MEMBER_LIST_EMPTY,
    );
    expect(await codeOf("lecturer", "checkGradeList", { gradeId, text })).toBe(errorCode.NOT_FOUND);
    const broken = { file: new Blob([Uint8Array.from([0x50, 0x4b, 3, 4, 9, 9])]) };
    expect(await codeOf("organisation", "getSheetText", broken)).toBe(errorCode.FILE_KIND_REFUSED);
    expect(await codeOf("learner", "getSheetText", broken)).toBe(errorCode.NO_PERMISSION);
    const list = rows.map(([name = "", mobile = "", memberNumber = ""]) => ({ name, mobile, memberNumber }));
    const take = () => call("organisation", "importGradeMembers", { gradeId, personList: list });
    expect(await take()).toEqual({
      joinedCount: 1,
      invitedCount: 2,
      refusedList: [
        { index: 1, reason: "name" },
        { index: 3, reason: "mobile" },
        { index: 4, reason: "twice" },
      ],
    });
    expect((await take()).refusedList.map(({ reason }) => reason)).toEqual([
      "there",
      "name",
      "there",
      "mobile",
      "twice",
      "there",
    ]);
    // Nobody is told who has an account: the learner of another place is asked.
    expect(await call("organisation", "listGradeMembers", { gradeId })).toMatchObject({
      totalCount: 1,
      inviteeCount: 2,
    });
    expect((await call("member", "listMyGrades")).list).toContainEqual(
      expect.objectContaining({ id, isInvited: true }),
    );
    expect(await call("member", "acceptGradeInvitation", { id })).toMatchObject({ role: 3, isInvited: false });
    expect(await codeOf("other", "acceptGradeInvitation", { id })).toBe(errorCode.NOT_FOUND);
  });

  itInWholeRun(
    "take a file of 20,000 rows with doubles and wrong numbers as far as there is room, and none that is longer",
    async () => {
      const gradeId = await newGrade({ capacity: 5 }, "organisation");
      await run(sql`insert into app_user (login_name, name, mobile, org_no)
      select 'long' || n, '学员' || n, '150' || lpad(n::text, 8, '0'), '1001' from generate_series(1, 10) as n`);
      const mobileOf = (at: number) => `150${String(at + 1).padStart(8, "0")}`;
      // After the first hundred a twentieth have no mobile number, and a twentieth one that stands above.
      const kindOf = (at: number) => (at < 100 ? undefined : ({ 1: "mobile", 2: "twice" } as const)[at % 20]);
      const lines = Array.from({ length: 20_000 }, (_, at) => {
        const kind = kindOf(at);
        return `学员${at + 1},${kind === "mobile" ? "1500000" : mobileOf(kind === "twice" ? at - 2 : at)}`;
      });
      const textWith = (more: string[]) => ["姓名,手机号", ...lines, ...more].join("\n");
      const long = { gradeId, text: textWith(["多一个,15100000000"]) };
      expect(await codeOf("organisation", "checkGradeList", long)).toBe(errorCode.MEMBER_LIST_TOO_LONG);
      const refused = lines.flatMap((_, index) => {
        const reason = kindOf(index);
        return reason ? [{ index, reason }] : [];
      });
      const read = await call("organisation", "checkGradeList", { gradeId, text: textWith([]) });
      expect(read.recordList).toHaveLength(20_000 - 5 - refused.length);
      expect(read.refusedList.slice(5)).toEqual(refused.map(({ index, reason }) => ({ row: index + 2, reason })));
      const list = lines.map((line) => {
        const [name = "", mobile = ""] = line.split(",");
        return { name, mobile };
      });
      const taken = await call("organisation", "importGradeMembers", { gradeId, personList: list });
      expect(taken).toMatchObject({ joinedCount: 5, invitedCount: 20_000 - 10 - refused.length });
      expect(taken.refusedList).toEqual([...[5, 6, 7, 8, 9].map((index) => ({ index, reason: "full" })), ...refused]);
      expect(await countOf(gradeId)).toEqual({ member_count: 5, there: 5 });
      expect((await call("organisation", "listGradeMembers", { gradeId })).inviteeCount).toBe(taken.invitedCount);
    },
  );

  it("ask as many numbers in a day as their lecturer may, in one list or in many, and no more", async () => {
    const gradeId = await newGrade();
    const list = (first: number, count: number) =>
      Array.from({ length: count }, (_, at) => ({
        name: "陌生人",
        mobile: `151${String(first + at).padStart(8, "0")}`,
      }));
    type People = ReturnType<typeof list>;
    const take = (personList: People) => codeOf("lecturer", "importGradeMembers", { gradeId, personList });
    const check = (personList: People) =>
      codeOf("lecturer", "checkGradeList", {
        gradeId,
        text: personList.map(({ name, mobile }) => `${name},${mobile}`).join("\n"),
      });
    expect(await take(list(0, 501))).toBe(errorCode.GRADE_INVITED_MANY);
    expect(await take(list(0, 499))).toBe(200);
    expect(await check(list(499, 2))).toBe(errorCode.GRADE_INVITED_MANY);
    expect(await take(list(499, 2))).toBe(errorCode.GRADE_INVITED_MANY);
    expect(await take(list(499, 1))).toBe(200);
    // Who is on the list already is not asked again, so the same list may be taken in twice.
    expect(await take(list(0, 500))).toBe(200);
    const { inviteeCount } = await call("lecturer", "listGradeMembers", { gradeId });
    expect(inviteeCount).toBe(500);
  });

  it("announce to everybody in them, have a timetable for calendars, and show courses and exams inside", async () => {
    const id = await newGrade();
    const gradeId = id;
    await call("learner", "joinGrade", { code: await newCode(id) });
    await call("lecturer", "addGradeNotice", { gradeId, title: "开班", body: "周二见\n带电脑" });
    expect(await titlesOf("learner")).toContain("夜校一班：开班");
    expect(await titlesOf("member")).not.toContain("夜校一班：开班");
    const { courseList, examList } = await call("lecturer", "listGradeChoices", { gradeId });
    const courseId = courseList[0]!.courseId;
    const content = { gradeId, courseIdList: [courseId], examIdList: [examList[0]!.id] };
    expect((await call("lecturer", "saveGradeContent", content)).courseList).toMatchObject([{ courseId }]);
    const [taught] = courseList;
    const found = async (keyword: string) =>
      (await call("lecturer", "listGradeCourses", { gradeId, keyword })).list.map((one) => one.courseId);
    expect(await found(taught!.courseName.slice(0, 3).toUpperCase())).toEqual([courseId]);
    expect(await found("没有这样的课程")).toEqual([]);
    const checked = async (who: string) =>
      (await call(who, "checkCourseGrade", { courseId })).list.map((one) => one.id);
    expect(await checked("member")).toContain(id);
    const { version, settings: own } = await call("lecturer", "getOwnGrade", { id });
    await call("lecturer", "saveGrade", { id, version, settings: { ...own, isListed: false } });
    expect(await checked("member")).not.toContain(id);
    expect(await checked("learner")).toContain(id);
    expect((await server.call("getGrade", { id })).code).toBe(errorCode.NOT_FOUND);
    const [theirs] = await run<{ id: string }>(
      sql`select id from course where is_public and lecturer_user_no <> ${users["lecturer"]} limit 1`,
    );
    expect(await codeOf("lecturer", "saveGradeContent", { ...content, courseIdList: [theirs!.id] })).toBe(
      errorCode.NOT_FOUND,
    );
    const lesson = { gradeId, lessonName: "第一课；导入, 练习", place: "301", gmtBegin: "2099-01-02 19:00:00" };
    expect(await codeOf("lecturer", "saveGradeLesson", { ...lesson, gmtEnd: "2099-01-02 18:00:00" })).toBe(
      errorCode.VALIDATION,
    );
    const saved = await call("lecturer", "saveGradeLesson", { ...lesson, courseId, gmtEnd: "2099-01-02 20:30:00" });
    // Half of each lesson: none is complete, and yet one is somewhere in the course.
    await run(sql`update period set period_type = 1, video_seconds = 100 where course_id = ${courseId}`);
    await run(sql`insert into study_progress (user_no, period_id, org_no, course_id, seconds)
      select ${users["learner"]}, period.id, course.org_no, course.id, 50
      from period join course on course.id = course_id where course_id = ${courseId}
      on conflict (user_no, period_id) do update set seconds = excluded.seconds, gmt_complete = null`);
    const { percent } = await call("learner", "getStudyCourse", { courseId });
    expect(percent).toBe(50);
    const room = await call("learner", "getGradeRoom", { id });
    expect(room).toMatchObject({
      role: 3,
      isGradeAdmin: false,
      noticeList: [{ title: "开班", authorName: "林知远" }],
      lessonList: [{ id: saved.id, courseId }],
      // The same as on the page of the course.
      courseList: [{ courseId, progress: percent }],
      examList: [{ id: examList[0]!.id }],
    });
    expect((await call("learner", "listMyGrades")).list.find((one) => one.id === id)).toMatchObject({
      nextLesson: { id: saved.id },
    });
    expect((await call("learner", "listGradeMates", { id })).list).toEqual([{ name: "周晓明", role: 3 }]);
    const file = await call("learner", "exportGradeTimetable", { id });
    const calendar = Buffer.from(file.content, "base64").toString();
    expect(calendar).toContain("DTSTART:20990102T110000Z\r\n");
    expect(calendar).toContain(String.raw`第一课；导入\, 练习`);
    expect(await codeOf("member", "exportGradeTimetable", { id })).toBe(errorCode.NOT_FOUND);
    const [first] = (await call("learner", "getGradeRoom", { id })).noticeList;
    await call("lecturer", "deleteGradeNotice", { gradeId, id: first!.id });
    await call("lecturer", "deleteGradeLesson", { gradeId, id: saved.id });
    expect(await call("learner", "getGradeRoom", { id })).toMatchObject({ noticeList: [], lessonList: [] });
  });

  it("open an exam for their members to those who are in them, and to nobody else", async () => {
    const id = await newGrade();
    const [exam] = await run<{ id: string }>(
      sql`select id from exam where owner_user_no = ${users["lecturer"]} and is_putaway order by id limit 1`,
    );
    const examId = exam?.id ?? "";
    await call("lecturer", "saveGradeContent", { gradeId: id, courseIdList: [], examIdList: [examId] });
    const own = await call("lecturer", "getOwnExam", { id: examId });
    await call("lecturer", "saveExam", { id: examId, settings: { ...own.settings, examAudience: 5 } });
    const reason = async (who: string) => (await call(who, "getExamStanding", { id: examId })).startReason;
    expect(await codeOf("other", "getExamStanding", { id: examId })).toBe(errorCode.NOT_FOUND);
    expect(await codeOf("other", "startExamAttempt", { id: examId })).toBe(errorCode.NOT_FOUND);
    await call("other", "joinGrade", { code: await newCode(id) });
    expect(await reason("other")).toBe("");
    await call("lecturer", "saveGradeState", { id, gradeState: 4 });
    expect(await reason("other")).toBe("right");
    await call("lecturer", "saveGradeState", { id, gradeState: 3 });
    await call("other", "leaveGrade", { id });
    expect(await codeOf("other", "getExamStanding", { id: examId })).toBe(errorCode.NOT_FOUND);
    await call("lecturer", "saveExam", { id: examId, settings: own.settings });
  });

  it("have a gradebook of best marks, safe as a file, and figures of courses and exams", async () => {
    const id = await newGrade();
    const gradeId = id;
    // One of its own, that nobody has sat.
    const [exam] = await run<{ id: string }>(sql`
      insert into exam (org_no, owner_user_no, paper_version_id, max_cents, question_count, exam_name, pass_cents)
      select org_no, owner_user_no, paper_version_id, max_cents, question_count, '成绩册考试', 200
      from exam where owner_user_no = ${users["lecturer"]} order by id limit 1 returning id`);
    const examId = exam?.id ?? "";
    const { courseList } = await call("lecturer", "listGradeChoices", { gradeId });
    await call("lecturer", "saveGradeContent", {
      gradeId,
      courseIdList: [courseList[0]!.courseId],
      examIdList: [examId],
    });
    const code = await newCode(id);
    await call("learner", "joinGrade", { code });
    await call("other", "joinGrade", { code });
    const attempt = (who: string, no: number, state: number, cents: number | null) =>
      run(sql`insert into exam_attempt (exam_id, user_no, org_no, owner_user_no, attempt_no, state, gmt_start,
          grace_seconds, seed, paper_version_id, pass_cents, cents, max_cents)
        select id, ${users[who]}, org_no, owner_user_no, ${no}, ${state}, now(), 60, 's', paper_version_id, pass_cents,
          ${cents}, max_cents from exam where id = ${examId}`);
    await attempt("learner", 1, 4, 100);
    await attempt("learner", 2, 4, 250);
    await attempt("other", 1, 3, null);
    await run(sql`update app_user set name = '=1+1' where user_no = ${users["other"]}`);
    const book = await call("lecturer", "getGradeBook", { gradeId });
    expect(book.list.map(({ scoreList }) => scoreList)).toEqual([["2.5"], ["?"]]);
    const figures = await call("lecturer", "getGradeFigures", { gradeId });
    expect(figures).toMatchObject({
      memberCount: 2,
      examList: [{ id: examId, satCount: 1, meanScore: 2.5 }],
      courseList: [{ courseId: courseList[0]!.courseId, percent: expect.any(Number) }],
    });
    const ofClass = courseList[0]!.courseId;
    await run(sql`insert into study_progress (user_no, period_id, org_no, course_id, seconds, gmt_complete)
      select ${users["learner"]}, period.id, course.org_no, course.id, 1, now()
      from period join course on course.id = course_id where course_id = ${ofClass} and gmt_remove is null
      on conflict (user_no, period_id) do update set gmt_complete = now()`);
    expect((await call("lecturer", "getGradeFigures", { gradeId })).courseList).toMatchObject([
      { courseId: ofClass, completeCount: 1, percent: 50 },
    ]);
    const csv = Buffer.from(
      (await call("lecturer", "exportGradeBook", { gradeId, format: "csv" })).content,
      "base64",
    ).toString();
    expect(csv).toContain('"周晓明","",2.5');
    expect(csv).toContain(`"'=1+1","","阅卷中"`);
    expect((await call("lecturer", "exportGradeBook", { gradeId, format: "xlsx" })).fileName).toMatch(/\.xlsx$/);
    for (const name of ["getGradeBook", "getGradeFigures"] as const)
      expect(await codeOf("learner", name, { gradeId }), name).toBe(errorCode.NOT_FOUND);
    await call("learner", "leaveGrade", { id });
    expect((await call("lecturer", "getGradeBook", { gradeId })).list).toHaveLength(1);
    await call("learner", "joinGrade", { code });
    expect((await call("lecturer", "getGradeBook", { gradeId })).list[1]!.scoreList).toEqual(["2.5"]);
  });
});
