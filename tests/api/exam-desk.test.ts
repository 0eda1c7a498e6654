import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as errorCode from "../../src/generated/error-codes.ts";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import { closeDue, markDue } from "../../src/server/modules/exams/index.ts";
import { admit, findAdmission } from "../../src/server/modules/exams/desk/admission.ts";
import type { OperationInput, OperationReply } from "../../src/generated/operations.ts";
import { useExams } from "./exam-fixture.ts";
import { fieldsOf, ok } from "./client.ts";
import type { TestServer } from "./harness.ts";
import { restoreRowsAfterTest } from "./restore-rows.ts";

describe("the desk of an exam", () => {
  const exams = useExams();
  const { as, call, codeOf, run } = exams;
  let server: TestServer;
  let practice = "";
  let english = "";
  beforeAll(() => {
    ({ server, practice, english } = exams);
  });
  // Whoever sat it in one test can sit it again in the next, and it is as it was then.
  beforeEach(async () => {
    await run(sql`update exam set attempts_allowed = 0 where id = ${english}`);
    await restoreRowsAfterTest(server.services.db, { table: "exam", where: sql`id in (${practice}, ${english})` });
  });

  const system = <Result>(work: Parameters<typeof withActor<Result>>[2]) =>
    withActor(server.services.db, systemActor, work);

  it("finds who comes to the exam room by code and name or number, and makes them one account", async () => {
    await run(sql`insert into exam_admission (exam_id, org_no, person_name, person_number, code)
      values (${practice}, '1001', '张 伟', 'A-17', 'ACD4EF679K')`);
    const find = (code: string, who: string) => system((trx) => findAdmission(trx, code, who));
    expect(await find("ACD4EF679K", "李娜")).toBeUndefined();
    expect(await find("ACD4EF679M", "张伟")).toBeUndefined();
    expect(await find("ACD4EF679K", " ")).toBeUndefined();
    expect(await find("acd4-ef679k", "张伟")).toMatchObject({ examId: practice, userNo: null });
    const found = (await find("ACD4EF679K", "ａ-17"))!;
    const now = server.services.now();
    const [first, second] = await Promise.all([1, 2].map(() => system((trx) => admit(trx, found, now))));
    expect(first).toBe(second);
    expect(await find("ACD4EF679K", "张伟")).toMatchObject({ userNo: first });
    await run(sql`update exam_admission set gmt_revoke = now() where code = 'ACD4EF679K'`);
    expect(await find("ACD4EF679K", "张伟")).toBeUndefined();
  });

  it("takes the account with the mobile number on the list for the person, with their extra time", async () => {
    // One that has nobody on its list, and that one person has sat.
    const { settings } = await call("lecturer", "getOwnExam", { id: english });
    const { id } = await call("lecturer", "saveExam", { settings });
    await call("lecturer", "publishExam", { id, isPutaway: 1 });
    await call("member", "submitExamAttempt", { attemptId: await begin("member", id) });
    await run(sql`update exam set audience = 4 where id = ${id}`);
    const standing = async (who: string) => ok(await server.call("getExamStanding", { id }, as(who)));
    expect(await codeOf("other", "getExamStanding", { id })).toBe(errorCode.NOT_FOUND);
    await run(sql`insert into exam_admission (exam_id, org_no, person_name, person_number, code, extra_ms)
      select id, org_no, '某人', '13800000007', 'ACD4EF679N', 600000 from exam where id = ${id}`);
    expect(await standing("other")).toMatchObject({ canStart: true, extraMinutes: 10 });
    expect((await standing("member")).startReason).toBe("right");
    const data = ok(await server.call("startExamAttempt", { id }, as("other")));
    const [bound] = await run<{ mobile: string }>(sql`select mobile from exam_admission join app_user using (user_no)
      where code = 'ACD4EF679N'`);
    expect(bound?.mobile).toBe("13800000007");
    await server.call("submitExamAttempt", { attemptId: data.id }, as("other"));
    await run(sql`update exam_admission set gmt_revoke = now() where code = 'ACD4EF679N'`);
    expect((await server.call("startExamAttempt", { id }, as("other"))).code).toBe(errorCode.EXAM_NOT_HELD);
  });

  /** A new attempt: one that another test left open is handed in first. */
  const begin = async (who: string, id = english): Promise<string> => {
    const { attemptId } = await call(who, "getExamStanding", { id });
    if (attemptId) await call(who, "submitExamAttempt", { attemptId });
    return (await call(who, "startExamAttempt", { id })).id;
  };
  /** The line of the list with the member, who has come; with no more time than others. */
  const memberOnList = async () => {
    const personNumber = "13800000004";
    const peopleList = [{ personName: "会员", personNumber }];
    await call("lecturer", "addExamPeople", { examId: english, peopleList });
    const [person] = (await call("lecturer", "listExamPeople", { examId: english, str: personNumber })).list;
    await run(sql`update exam_admission set extra_ms = 0,
        user_no = (select user_no from app_user where mobile = ${personNumber}) where id = ${person!.id}`);
    return person!;
  };
  const save = (
    who: string,
    attemptId: string,
    answerList: OperationInput<"saveExamAnswers">["answerList"],
    more: object = {},
  ) => call(who, "saveExamAnswers", { attemptId, holder: "page-one-0001", answerList, ...more });
  const tend = async () => {
    const now = server.services.now();
    await closeDue(server.services.db, now);
    await markDue(server.services.db, now, {
      failed: (error) => {
        throw error;
      },
    });
  };

  it("refuses settings that somebody else changed meanwhile, and filters the list by where exams stand", async () => {
    const exam = await call("lecturer", "getOwnExam", { id: english });
    const first = await call("lecturer", "saveExam", {
      id: english,
      version: exam.version,
      settings: { ...exam.settings, place: " 301 教室 ", isCalculatorAllowed: true },
    });
    expect(first).toMatchObject({
      version: exam.version + 1,
      settings: { place: "301 教室", isCalculatorAllowed: true },
    });
    expect(await codeOf("lecturer", "saveExam", { id: english, version: exam.version, settings: exam.settings })).toBe(
      errorCode.EXAM_CHANGED,
    );
    expect((await server.call("getExam", { id: english })).data).toMatchObject({ place: "301 教室" });
    const backwards = { ...exam.settings, gmtBegin: "2026-01-02 08:00:00", gmtEnd: "2026-01-01 08:00:00" };
    const refused = await server.call("saveExam", { id: english, settings: backwards }, as("lecturer"));
    expect(fieldsOf(refused).map(({ path }) => path)).toContain("settings.gmtEnd");
    await call("lecturer", "saveExam", { id: english, settings: exam.settings });
    const listed = async (state: OperationInput<"listOwnExams">["state"]) =>
      (await call("lecturer", "listOwnExams", { state })).list.map(({ id }) => id);
    expect(await listed("open")).toContain(english);
    expect(await listed("draft")).not.toContain(english);
  });

  it("says which part of a paper the bank cannot fill, and does not publish it", async () => {
    const subjectId = (await call("lecturer", "saveExamSubject", { subjectName: "空的" })).id;
    const sections = [{ title: "一", random: [{ subjectId, count: 3, score: 5 }] }];
    const paper = await call("lecturer", "saveExamPaper", { paperName: "抽不满", sections });
    const { settings } = await call("lecturer", "getOwnExam", { id: english });
    const exam = await call("lecturer", "saveExam", { settings: { ...settings, paperId: paper.id, passScore: 1 } });
    const short = await server.call("publishExam", { id: exam.id, isPutaway: 1 }, as("lecturer"));
    expect(fieldsOf(short, errorCode.EXAM_PAPER_SHORT)).toEqual([
      { path: "settings.paperId", message: "第 1 部分要抽 3 题，题库里只有 0 题可用" },
    ]);
    expect((await call("lecturer", "getOwnExam", { id: exam.id })).isPutaway).toBe(0);
  });

  it("keeps the paper of an exam that people have begun, also where it was removed", async () => {
    const exam = await call("lecturer", "getOwnExam", { id: english });
    expect(exam.attemptCount).toBeGreaterThan(0);
    await restoreRowsAfterTest(server.services.db, {
      table: "exam_paper",
      where: sql`id = ${exam.settings.paperId}`,
    });
    await run(sql`update exam_paper set is_removed = true where id = ${exam.settings.paperId}`);
    expect(await call("lecturer", "saveExam", { id: english, settings: exam.settings })).toMatchObject({
      settings: { paperId: exam.settings.paperId },
    });
    expect(await codeOf("lecturer", "saveExam", { settings: exam.settings })).toBe(errorCode.NOT_FOUND);
  });

  it("never shortens the time of those who sit, and lengthens it with the exam's or their own", async () => {
    const exam = await call("lecturer", "getOwnExam", { id: english });
    const attemptId = await begin("member");
    const minutesLeft = async () =>
      Math.round((await call("member", "getExamAttempt", { attemptId })).remainingMs! / 60_000);
    const limit = await minutesLeft();
    const change = (limitMinutes: number) =>
      call("lecturer", "saveExam", { id: english, settings: { ...exam.settings, limitMinutes } });
    expect((await change(5)).openCount).toBeGreaterThan(0);
    expect(await minutesLeft()).toBe(limit);
    await change(limit + 30);
    expect(await minutesLeft()).toBe(limit + 30);
    await change(exam.settings.limitMinutes!);
    expect(await minutesLeft()).toBe(limit + 30);
    const { id, personName, personNumber } = await memberOnList();
    const edited = { id, personName, personNumber, extraMinutes: 60, extraAttempts: 1 };
    expect(await call("lecturer", "saveExamPerson", edited)).toMatchObject({ extraMinutes: 60, attemptState: 1 });
    expect(await minutesLeft()).toBe(limit + 60);
    await call("member", "submitExamAttempt", { attemptId });
  });

  it("takes a list of people line by line, names those refused, and gives, renews and revokes codes", async () => {
    const add = (peopleList: OperationInput<"addExamPeople">["peopleList"]) =>
      call("lecturer", "addExamPeople", { examId: english, peopleList });
    const given = [
      { personName: "王芳", personNumber: "S-1", extraMinutes: 15 },
      { personName: "王芳" },
      { personName: "  " },
      { personName: "李强", personNumber: "ｓ-1 ".normalize("NFKC").toUpperCase() },
      { personName: "王芳" },
    ];
    const check = (text: string) => call("lecturer", "checkExamPeople", { examId: english, text });
    expect(await check("姓名\t学号\n王芳\tS-1\t15\n王芳\n赵一\t9\t许多\n李强，ｓ-1")).toMatchObject({
      columnList: [{ kind: "name" }, { kind: "memberNumber" }, { kind: "extraMinutes" }],
      recordList: [
        { row: 2, record: { personName: "王芳", personNumber: "S-1", extraMinutes: 15 } },
        { row: 3, record: { personName: "王芳" } },
        { row: 5, record: { personName: "李强", personNumber: "s-1" } },
      ],
      refusedList: [{ row: 4, reason: "unreadable" }],
    });
    expect(await add(given)).toEqual({
      addedCount: 2,
      refusedList: [
        { index: 2, reason: "name" },
        { index: 3, reason: "twice" },
        { index: 4, reason: "twice" },
      ],
    });
    expect((await add(given)).refusedList.map(({ reason }) => reason)).toEqual([
      "there",
      "there",
      "name",
      "there",
      "there",
    ]);
    expect((await check("王芳,S-1\n李强,S-2\n李强,S-2")).refusedList).toEqual([
      { row: 1, reason: "there" },
      { row: 3, reason: "twice" },
    ]);
    const people = async () => (await call("lecturer", "listExamPeople", { examId: english, str: "王芳" })).list;
    const [first, second] = await people();
    expect(first).toMatchObject({ personNumber: "S-1", extraMinutes: 15, isRevoked: false, isCome: false });
    expect(first!.code).not.toBe(second!.code);
    const twin = { id: second!.id, personName: "王芳", personNumber: "S-1", extraMinutes: 0, extraAttempts: 0 };
    expect(await codeOf("lecturer", "saveExamPerson", twin)).toBe(errorCode.EXAM_PERSON_THERE);
    const change = (idList: string[], how: OperationInput<"updateExamCodes">["change"]) =>
      call("lecturer", "updateExamCodes", { examId: english, idList, change: how });
    expect(await change([first!.id], "renew")).toEqual({ changedCount: 1 });
    expect((await people())[0]!.code).not.toBe(first!.code);
    expect(await change([first!.id], "revoke")).toEqual({ changedCount: 1 });
    expect((await people())[0]).toMatchObject({ isRevoked: true, personState: 7 });
    expect(await change([first!.id], "restore")).toEqual({ changedCount: 1 });
    expect((await people())[0]).toMatchObject({ isRevoked: false, personState: 1 });
    for (const [name, input] of [
      ["listExamPeople", { examId: english }],
      ["checkExamPeople", { examId: english, text: "王芳" }],
      ["addExamPeople", { examId: english, peopleList: given }],
      ["saveExamPerson", twin],
      ["updateExamCodes", { examId: english, change: "renew" }],
      ["getExamBoard", { examId: english }],
      ["submitOpenAttempts", { examId: english }],
    ] as const) {
      expect(await codeOf("organisation", name, input), name).toBe(errorCode.NOT_FOUND);
      expect(await codeOf("learner", name, input), name).toBe(errorCode.NO_PERMISSION);
    }
  });

  it("shows who sits with what was noticed, tells them something, gives them time, and submits for them", async () => {
    await memberOnList();
    const attemptId = await begin("member");
    await save("member", attemptId, [{ slot: 1, seq: 1, body: { chosen: ["a"] } }]);
    await save("member", attemptId, [], { holder: "page-two-0002", takeOver: true });
    await call("member", "saveExamEvents", {
      attemptId,
      eventList: [
        { eventKind: "away", durationMs: 5000 },
        { eventKind: "copy", durationMs: 0 },
        { eventKind: "offline", durationMs: 9000 },
      ],
    });
    const board = () => call("lecturer", "getExamBoard", { examId: english, isOpen: true });
    const line = async () => (await board()).list.find((one) => one.attemptId === attemptId);
    expect(await line()).toMatchObject({
      personName: "会员",
      isHere: true,
      answeredCount: 1,
      awayCount: 1,
      awayMs: 5000,
      copyCount: 1,
      deviceCount: 1,
      offlineCount: 1,
      offlineMs: 9000,
    });
    expect((await board()).sittingCount).toBe((await board()).totalCount);
    const { remainingMs } = (await line())!;
    expect(await call("lecturer", "addExamTime", { examId: english, attemptId, minutes: 10 })).toEqual({
      changedCount: 1,
    });
    expect((await line())!.remainingMs! - remainingMs!).toBeGreaterThan(590_000);

    const notice = await call("lecturer", "sendExamNotice", { examId: english, text: " 还有半小时 " });
    expect(await codeOf("lecturer", "sendExamNotice", { examId: english, text: "  " })).toBe(errorCode.VALIDATION);
    const second = { holder: "page-two-0002" };
    expect((await save("member", attemptId, [], second)).noticeList).toEqual([
      { id: notice.id, text: "还有半小时", gmtCreate: notice.gmtCreate },
    ]);
    expect((await save("member", attemptId, [], { ...second, noticeId: notice.id })).noticeList).toBeUndefined();
    expect((await call("member", "getExamAttempt", { attemptId })).noticeList).toHaveLength(1);

    expect(await call("lecturer", "submitOpenAttempts", { examId: english, attemptId })).toEqual({ changedCount: 1 });
    expect(await call("lecturer", "submitOpenAttempts", { examId: english, attemptId })).toEqual({ changedCount: 0 });
    // What was under way when it was submitted counts within the time of grace.
    const under = await save("member", attemptId, [{ slot: 2, seq: 2, body: { chosen: ["a"] } }], second);
    expect(under).toMatchObject({ attemptState: 2, savedList: [{ slot: 2, isCounted: true }] });
    server.advance(70_000);
    await tend();
    expect((await call("member", "getExamResult", { attemptId })).answeredCount).toBe(2);
    const audit = await run<{ action: string }>(
      sql`select action from audit_entry where subject = ${`examAttempt:${attemptId}`}`,
    );
    expect(audit.map(({ action }) => action)).toEqual(["exam.extend", "exam.stop"]);
  });

  it("shows nothing after the window as long as somebody sits it with more time", async () => {
    await run(
      sql`update exam set show_answers = 4, show_explanations = 4, gmt_end = now() + interval '30 minutes' where id = ${english}`,
    );
    const early = await begin("learner");
    const late = await begin("member");
    await call("learner", "submitExamAttempt", { attemptId: early });
    await call("lecturer", "addExamTime", { examId: english, attemptId: late, minutes: 20 });
    const explained = () => codeOf("learner", "getExamExplanations", { attemptId: early });
    server.advance(29 * 60_000);
    expect(await explained()).toBe(errorCode.EXAM_NOT_SHOWN);
    server.advance(60_000 + 30_000);
    // Over, and answers of others may still count: the time of grace.
    expect(await explained()).toBe(errorCode.EXAM_NOT_SHOWN);
    server.advance(60_000);
    expect(await explained()).toBe(errorCode.EXAM_NOT_SHOWN);
    await call("member", "submitExamAttempt", { attemptId: late });
    expect(await explained()).toBe(200);
  });

  it("gives each marker another answer, hides what the first gave, and asks a third where two differ", async () => {
    const exam = await call("lecturer", "getOwnExam", { id: english });
    const twice = { ...exam.settings, isAnonymous: true, isMarkedTwice: true, maxDifference: 1 };
    await call("lecturer", "saveExam", { id: english, settings: twice });
    expect(await codeOf("lecturer", "addExamAssistant", { examId: english, mobile: "13800000004" })).toBe(
      errorCode.EXAM_NO_MARKER,
    );
    expect(await codeOf("organisation", "startExamMarking", { examId: english })).toBe(errorCode.NOT_FOUND);
    const { list } = await call("lecturer", "addExamAssistant", { examId: english, mobile: "13800000003" });
    expect(list).toMatchObject([{ mobile: "138****0003" }]);
    expect((await call("organisation", "listOwnExams", { state: "assisted" })).list).toMatchObject([
      { id: english, isAssisted: true },
    ]);
    // Whoever marks without names sees the analysis, which has none; results with names, files and regrades are the maker's.
    const reads = ["listExamResults", "getExamAnalysis", "getExamRegrade"] as const;
    const codes = (who: string) =>
      Promise.all(
        reads.map((operation) =>
          codeOf(who, operation, {
            examId: english,
            ...(operation === "getExamRegrade" ? { questionId: "1", how: "key" } : {}),
          }),
        ),
      );
    const [ok, none] = [200, errorCode.NOT_FOUND];
    expect(await codes("organisation")).toEqual([none, ok, none]);
    expect((await codes("lecturer")).slice(0, 2)).toEqual([ok, ok]);
    // What each reply says of it is what pages show: no button that is refused.
    const may = async (who: string) => {
      const { isMaker, isResultShown, itemList } = await call(who, "getExamAnalysis", { examId: english });
      const [isEditable, isRegradable] = [
        itemList.some((item) => item.isEditable),
        itemList.some((item) => item.isRegradable),
      ];
      return { isMaker, isResultShown, isEditable, isRegradable };
    };
    const nothing = { isMaker: false, isResultShown: false, isEditable: false, isRegradable: false };
    expect(await may("organisation")).toEqual(nothing);
    expect(await may("lecturer")).toEqual({
      isMaker: true,
      isResultShown: true,
      isEditable: true,
      isRegradable: true,
    });
    const assisted = async () => (await call("organisation", "listOwnExams", { state: "assisted" })).list[0];
    expect(await assisted()).toMatchObject({ isResultShown: false });
    await call("lecturer", "saveExam", { id: english, settings: { ...twice, isAnonymous: false } });
    expect(await codes("organisation")).toEqual([ok, ok, none]);
    expect(await assisted()).toMatchObject({ isResultShown: true });
    expect(await call("organisation", "listExamResults", { examId: english })).toMatchObject({ isMaker: false });
    await call("lecturer", "saveExam", { id: english, settings: twice });
    const start = async (who: string, more: object = {}) => call(who, "startExamMarking", { examId: english, ...more });
    // Two may have the same one in hand, a third not.
    const [one, two, three] = await Promise.all(["lecturer", "organisation", "operator"].map((who) => start(who)));
    const placeOf = ({ marking }: OperationReply<"startExamMarking">) => `${marking!.attemptId}/${marking!.slot}`;
    expect(new Set([one!, two!, three!].map(placeOf)).size).toBe(2);
    expect(one!.marking!.learnerName).toBeUndefined();
    const { attemptId, slot, version, maxScore } = one!.marking!;
    const mark = (who: string, score: number) =>
      call(who, "saveExamMark", { attemptId, slot, version, score, note: who });
    expect(await mark("lecturer", maxScore)).toMatchObject({ isMarked: false, opinionCount: 1 });
    const blind = (await start("organisation", { attemptId, slot })).marking;
    expect(blind).toMatchObject({ opinionCount: 1, opinionList: [], score: 0, note: "" });
    expect(await mark("organisation", 1)).toMatchObject({ isMarked: false, opinionCount: 2 });
    const again = await start("lecturer");
    expect(placeOf(again)).not.toBe(placeOf(one!));
    const third = (await start("operator", { attemptId, slot })).marking;
    expect(third!.opinionList.map(({ score }) => score)).toEqual([maxScore, 1]);
    expect(await mark("operator", 3)).toMatchObject({ isMarked: true, score: 3, markerName: expect.any(String) });
    expect(await codeOf("lecturer", "saveExamMark", { attemptId, slot, version, score: 1 })).toBe(
      errorCode.EXAM_CHANGED,
    );
    await call("lecturer", "saveExam", { id: english, settings: exam.settings });
    // Once: nobody gets what another has open, until the lease is over.
    const [mine, theirs] = [await start("lecturer"), await start("organisation")];
    expect(placeOf(mine)).not.toBe(placeOf(theirs));
    expect(
      (await start("organisation", { attemptId: mine.marking!.attemptId, slot: mine.marking!.slot })).marking!
        .claimedBy,
    ).toEqual(expect.any(String));
    const skipped = await start("lecturer", {
      skipList: [{ attemptId: mine.marking!.attemptId, slot: mine.marking!.slot }],
    });
    expect(placeOf(skipped)).not.toBe(placeOf(mine));
    const { userNo } = (await call("lecturer", "listExamAssistants", { examId: english })).list[0]!;
    await call("lecturer", "removeExamAssistant", { examId: english, userNo });
    expect(await codeOf("organisation", "startExamMarking", { examId: english })).toBe(errorCode.NOT_FOUND);
    expect(await codes("organisation")).toEqual([none, none, none]);
  });

  it("keeps an answer that came too late, and lets it count once somebody accepts it", async () => {
    const attemptId = await begin("member", practice);
    await save("member", attemptId, [{ slot: 1, seq: 1, body: { chosen: ["zz"] } }]);
    await run(sql`update exam_attempt set gmt_deadline = now() - interval '10 minutes' where id = ${attemptId}`);
    await tend();
    const key = await run<{ key: { right: string[] } }>(sql`select key from exam_attempt_slot
      join exam_question_key on version_id = question_version_id where attempt_id = ${attemptId} and slot = 1`);
    const tooLate = { slot: 1, seq: 7, body: { chosen: key[0]?.key.right } };
    expect((await save("member", attemptId, [tooLate])).savedList).toMatchObject([{ isCounted: false }]);
    const before = await call("member", "getExamResult", { attemptId });
    expect(before).toMatchObject({ attemptState: 4, uncountedCount: 1, score: 0 });
    const [late] = (await call("organisation", "listExamLateAnswers", { examId: practice })).list;
    expect(late).toMatchObject({ attemptId, slot: 1, seq: 7, isAccepted: false, counted: { chosen: ["zz"] } });
    expect(late!.lateMs).toBeGreaterThan(590_000);
    const accept = { attemptId, slot: 1, seq: 7 };
    expect(await codeOf("lecturer", "acceptExamLateAnswer", accept)).toBe(errorCode.NOT_FOUND);
    const both = await Promise.all([1, 2].map(() => codeOf("organisation", "acceptExamLateAnswer", accept)));
    expect(both.sort()).toEqual([errorCode.EXAM_CHANGED, 200]);
    const after = await call("member", "getExamResult", { attemptId });
    expect(after).toMatchObject({ attemptState: 4, uncountedCount: 0 });
    expect(after.score).toBeGreaterThan(0);
    expect((await call("organisation", "listExamLateAnswers", { examId: practice })).list[0]!.isAccepted).toBe(true);
  });
});
