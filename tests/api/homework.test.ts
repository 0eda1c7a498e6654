import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as errorCode from "../../src/generated/error-codes.ts";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import { closeDue, markDue, releaseUnnamedFiles } from "../../src/server/modules/exams/index.ts";
import type { OperationInput } from "../../src/generated/operations.ts";
import { ok } from "./client.ts";
import { createParts } from "./chunks.ts";
import { createCallers } from "./callers.ts";
import { startTestServer, type TestServer } from "./harness.ts";
import { pdfOf } from "./media-files.ts";

const PAGE = "homework-page-0001-abc";
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const rubricList = [
  { text: "论点清楚", share: 6 },
  { text: "有实例", share: 4 },
];

type HomeworkSettings = OperationInput<"saveHomework">["settings"];

describe("homework", () => {
  let server: TestServer;
  const { signIn, as, call, codeOf } = createCallers(() => server);
  let gradeId = "";
  let code = "";
  beforeAll(async () => {
    server = await startTestServer();
    await signIn({
      learner: "13800000001",
      lecturer: "13800000002",
      organisation: "13800000003",
      member: "13800000004",
      other: "13800000007",
    });
    const settings: OperationInput<"saveGrade">["settings"] = {
      gradeName: "写作班",
      price: "0.00",
      gradeJoin: 2,
      beginTime: "2026-01-01 19:00:00",
      endTime: "2099-02-01 21:00:00",
      isListed: true,
      isMembersShown: true,
    };
    gradeId = (await call("lecturer", "saveGrade", { settings })).id;
    await call("lecturer", "saveGradeState", { id: gradeId, gradeState: 2 });
    code = (await call("lecturer", "addGradeCode", { gradeId })).code;
    for (const who of ["learner", "member"]) await call(who, "joinGrade", { code });
  });
  afterAll(() => server?.close());

  const run = async <Row>(query: ReturnType<typeof sql>) =>
    (await withActor(server.services.db, systemActor, (trx) => query.execute(trx))).rows as Row[];
  /** So many milliseconds from now, as a date-time of the site. */
  const after = (ms: number) =>
    new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Shanghai", dateStyle: "short", timeStyle: "medium" }).format(
      server.services.now().getTime() + ms,
    );
  /** Lets time pass for all homework: of sessions it would be the end. */
  const pass = async (ms: number) => {
    const by = sql`${ms / 1000} * interval '1 second'`;
    await run(sql`update exam set gmt_begin = gmt_begin - ${by}, gmt_due = gmt_due - ${by}, gmt_end = gmt_end - ${by}
      where exam_kind = 2`);
    await run(sql`update exam_attempt set gmt_start = gmt_start - ${by}, gmt_deadline = gmt_deadline - ${by},
      gmt_submit = gmt_submit - ${by} from exam where exam.id = exam_id and exam_kind = 2`);
    await run(sql`update grade_member set gmt_join = gmt_join - ${by} where grade_id = ${gradeId}`);
  };
  const settingsOf = (more: Partial<HomeworkSettings> = {}): HomeworkSettings => ({
    homeworkName: "短文一",
    task: "写一篇短文。\n不少于 300 字。",
    gmtDue: after(DAY),
    homeworkLate: 1,
    isFileTaken: true,
    maxScore: 10,
    rubricList,
    ...more,
  });
  const give = async (more: Partial<HomeworkSettings> = {}): Promise<string> =>
    (await call("lecturer", "saveHomework", { gradeId, settings: settingsOf(more) })).id;
  const ownOf = async (id: string) =>
    (await call("lecturer", "listOwnHomework", { gradeId })).list.find((one) => one.id === id);
  const write = async (who: string, id: string, body: object): Promise<string> => {
    const { id: attemptId } = await call(who, "startExamAttempt", { id });
    const { slotList } = await call(who, "getExamAttempt", { attemptId, holder: PAGE });
    const saved = await call(who, "saveExamAnswers", {
      attemptId,
      holder: PAGE,
      answerList: [{ slot: 1, seq: slotList[0]!.seq + 1, body }],
    });
    expect(saved.savedList).toHaveLength(1);
    return attemptId;
  };
  const handIn = async (who: string, id: string, body: object): Promise<string> => {
    const attemptId = await write(who, id, body);
    await call(who, "submitExamAttempt", { attemptId });
    return attemptId;
  };
  const waiting = async (examId: string): Promise<string[]> =>
    (await call("lecturer", "listExamMarking", { examId })).list.map((one) => one.attemptId);
  const mark = async (attemptId: string, score: number, more: object = {}) =>
    call("lecturer", "saveExamMark", { attemptId, slot: 1, version: 1, score, rubric: [0], note: "开头很好", ...more });
  /** What the gradebook says of a homework: by name, with who was late. */
  const book = async (id: string) => {
    const { examList, list } = await call("lecturer", "getGradeBook", { gradeId });
    const at = examList.findIndex((one) => one.id === id);
    return list.map((row) => [row.scoreList[at], row.lateList?.includes(id) ?? false]);
  };
  const inRoom = async (who: string, id: string) =>
    (await call(who, "getGradeRoom", { id: gradeId })).homeworkList.find((one) => one.id === id);

  it("of the demo's class is marked, handed in and open for its members, and waits for its lecturer", async () => {
    const [grade] = await run<{ id: string }>(sql`select grade_id as id from grade_code where code = 'FRNT2026'`);
    // What is still to be done stands first.
    const room = async (who: string) =>
      (await call(who, "getGradeRoom", { id: grade!.id })).homeworkList.map((one) => [
        one.homeworkState,
        one.isLate ?? false,
        one.score,
      ]);
    expect(await room("learner")).toEqual([
      ["none", false, undefined],
      ["marked", false, 18],
      ["handedIn", false, undefined],
    ]);
    // Handed in on the day after: a tenth less.
    expect(await room("member")).toEqual([
      ["none", false, undefined],
      ["begun", false, undefined],
      ["marked", true, 12.6],
    ]);
    const { list } = await call("lecturer", "listOwnHomework", { gradeId: grade!.id });
    const counts = list.map((one) => [one.handedInCount, one.waitingCount, one.lateCount]);
    expect(counts).toEqual([
      [0, 0, 0],
      [3, 3, 0],
      [3, 0, 1],
    ]);
  });

  it("is given by who owns the class, found by its members alone, and in no catalogue of exams", async () => {
    const settings = settingsOf();
    for (const who of ["learner", "organisation", "other"])
      expect(await codeOf(who, "saveHomework", { gradeId, settings }), who).toBe(errorCode.NOT_FOUND);
    const made = await call("lecturer", "saveHomework", { gradeId, settings });
    expect(made).toMatchObject({ settings, isBegun: false, isOwnKind: true, handedInCount: 0, memberCount: 2 });
    const { id } = made;
    expect(await inRoom("learner", id)).toMatchObject({ examKind: 2, gmtDue: settings.gmtDue, homeworkState: "none" });
    expect(await call("learner", "getHomework", { id })).toMatchObject({
      homeworkName: "短文一",
      gradeId,
      canStart: true,
      maxScore: 10,
      rubricList,
      attemptCount: 0,
    });
    expect(await codeOf("other", "getHomework", { id })).toBe(errorCode.GRADE_NOT_IN);
    expect(await codeOf("other", "startExamAttempt", { id })).toBe(errorCode.NOT_FOUND);
    for (const who of ["learner", "other"])
      expect(await codeOf(who, "listOwnHomework", { gradeId }), who).toBe(errorCode.NOT_FOUND);
    const { list } = ok(await server.call("listExams", { pageSize: 100 }));
    expect(list.map((one) => one.id)).not.toContain(id);
    const wrongs: Partial<HomeworkSettings>[] = [
      { gmtBegin: after(2 * DAY) },
      { homeworkLate: 2, gmtEnd: after(HOUR) },
      { homeworkLate: 3 },
      { rubricList: [], maxScore: 0 },
      { task: "  " },
    ];
    for (const wrong of wrongs)
      expect(
        await codeOf("lecturer", "saveHomework", { gradeId, settings: settingsOf(wrong) }),
        JSON.stringify(wrong),
      ).toBe(errorCode.VALIDATION);
  });

  it("is changed as long as nobody has begun, and afterwards but for its task and points", async () => {
    const id = await give();
    const other = settingsOf({ task: "写一首诗。", rubricList: [], maxScore: 20 });
    const changed = await call("lecturer", "saveHomework", { gradeId, id, version: 1, settings: other });
    expect(changed).toMatchObject({ version: 2, settings: other });
    expect(await codeOf("lecturer", "saveHomework", { gradeId, id, version: 1, settings: other })).toBe(
      errorCode.EXAM_CHANGED,
    );
    const { id: attemptId } = await call("learner", "startExamAttempt", { id });
    const { slotList } = await call("learner", "getExamAttempt", { attemptId, holder: PAGE });
    expect(JSON.stringify(slotList[0]!.body)).toContain("写一首诗");
    expect(slotList[0]!.maxScore).toBe(20);
    expect(await codeOf("lecturer", "saveHomework", { gradeId, id, settings: settingsOf() })).toBe(
      errorCode.VALIDATION,
    );
    const gmtDue = after(3 * DAY);
    const later = await call("lecturer", "saveHomework", { gradeId, id, settings: { ...other, gmtDue } });
    expect(later).toMatchObject({ isBegun: true, settings: { gmtDue } });
    expect(await codeOf("lecturer", "deleteHomework", { gradeId, id })).toBe(errorCode.HOMEWORK_IN_USE);
    const unbegun = await give();
    await call("lecturer", "deleteHomework", { gradeId, id: unbegun });
    expect(await codeOf("learner", "getHomework", { id: unbegun })).toBe(errorCode.NOT_FOUND);
    expect(await inRoom("learner", unbegun)).toBeUndefined();
  });

  it("is handed in again from what was handed in; the last counts, and the one before waits for no mark", async () => {
    const id = await give();
    const first = await handIn("learner", id, { text: "第一稿" });
    expect(await waiting(id)).toEqual([first]);
    expect(await book(id)).toEqual([
      ["?", false],
      ["", false],
    ]);
    await mark(first, 6);
    expect((await call("learner", "getHomework", { id })).work).toMatchObject({
      score: 6,
      isLate: false,
      answerList: [
        {
          answerText: "第一稿",
          note: "开头很好",
          criterionList: rubricList.map((one, at) => ({ ...one, isMet: at === 0 })),
        },
      ],
    });
    // Begun again, what was handed in counts until it is handed in again.
    const { id: second } = await call("learner", "startExamAttempt", { id });
    expect((await call("learner", "getExamAttempt", { attemptId: second, holder: PAGE })).slotList[0]!.answer).toEqual({
      text: "第一稿",
    });
    expect(await call("learner", "getHomework", { id })).toMatchObject({ attemptId: second, work: { score: 6 } });
    expect((await book(id))[0]).toEqual(["6", false]);
    const again = await handIn("learner", id, { text: "第二稿" });
    expect(again).toBe(second);
    expect(await waiting(id)).toEqual([second]);
    expect((await book(id))[0]).toEqual(["?", false]);
    await mark(second, 4);
    expect((await book(id))[0]).toEqual(["4", false]);
    expect(await inRoom("learner", id)).toMatchObject({ homeworkState: "marked", score: 4, maxScore: 10 });
    expect(await ownOf(id)).toMatchObject({ handedInCount: 1, waitingCount: 0, lateCount: 0 });
    // What was replaced is listed, and stands in no figure.
    const results = await call("lecturer", "listExamResults", { examId: id });
    expect(results.figures).toMatchObject({ attemptCount: 1, finishedCount: 1, passedCount: 0, mean: 4, highest: 4 });
    expect(results.figures.histogram.reduce((sum: number, count: number) => sum + count)).toBe(1);
    expect(results.list.map((one) => [one.attemptId, one.isReplaced, one.isPassed])).toEqual([
      [second, undefined, false],
      [first, true, undefined],
    ]);
    expect((await call("lecturer", "listExamResults", { examId: id, show: "passed" })).list).toEqual([]);
    const third = await handIn("learner", id, { text: "第三稿" });
    await handIn("learner", id, { text: "第四稿" });
    expect(await waiting(id)).not.toContain(third);
    expect(await waiting(id)).toHaveLength(1);
  });

  it("waits among the member's classes until it is handed in, and not of what was due before they joined", async () => {
    const mine = async (who: string) => (await call(who, "listMyGrades")).list.find((one) => one.id === gradeId);
    const todo = async (who: string) =>
      ((await mine(who))!.todoList ?? []).map((one): [string, string?] => [one.id, one.homeworkState]);
    const before = await mine("member");
    const later = await give({ homeworkName: "短文后", gmtDue: after(2 * HOUR) });
    const sooner = await give({ homeworkName: "短文先", gmtDue: after(HOUR) });
    expect((await todo("learner")).slice(0, 2)).toEqual([
      [sooner, "none"],
      [later, "none"],
    ]);
    expect((await mine("member"))!.todoCount).toBe((before!.todoCount ?? 0) + 2);
    await write("learner", sooner, { text: "写了一半" });
    expect((await todo("learner"))[0]).toEqual([sooner, "begun"]);
    await handIn("learner", later, { text: "交了" });
    // Begun again, it is handed in all the same.
    await call("learner", "startExamAttempt", { id: later });
    expect((await todo("learner")).map(([id]) => id)).not.toContain(later);
    expect((await todo("member")).map(([id]) => id)).toEqual(expect.arrayContaining([sooner, later]));
    // At most five are shown, and all are counted.
    const many = await Promise.all([1, 2, 3, 4, 5].map((place) => give({ homeworkName: `短文多${place}` })));
    expect((await mine("member"))!.todoList).toHaveLength(5);
    expect((await mine("member"))!.todoCount).toBe((before!.todoCount ?? 0) + 7);
    // What was due before they joined, and what is over, waits for nobody.
    await run(sql`update exam set gmt_due = now() - interval '3 days', gmt_end = null where id = ${sooner}`);
    await run(sql`update grade_member set gmt_join = now() - interval '1 day' where grade_id = ${gradeId}`);
    await run(sql`update exam set gmt_end = now() - interval '1 hour', gmt_due = now() - interval '1 hour'
      where id = any(${many}::bigint[])`);
    expect((await mine("member"))!.todoCount).toBe((before!.todoCount ?? 0) + 1);
  });

  it("that was begun again and never handed in leaves what was handed in", async () => {
    const id = await give({ homeworkLate: 2, gmtEnd: after(10 * DAY) });
    const first = await handIn("learner", id, { text: "交了" });
    await write("learner", id, { text: "改到一半" });
    const own = await write("member", id, { text: "没交" });
    await pass(DAY + HOUR);
    await closeDue(server.services.db, server.services.now());
    await markDue(server.services.db, server.services.now(), { failed: (error) => expect(error).toBeUndefined() });
    expect(await waiting(id)).toEqual([first]);
    expect((await call("learner", "getHomework", { id })).work).toMatchObject({ attemptId: first, isLate: false });
    // Handed in in time, it is not handed in again too late; who has not handed it in still can.
    expect(await codeOf("learner", "startExamAttempt", { id })).toBe(errorCode.EXAM_ATTEMPTS_USED);
    expect(await call("member", "getHomework", { id })).toMatchObject({ attemptId: own, canStart: true });
  });

  it("that is late is refused, marked late, or loses points for each day, as it says", async () => {
    const refused = await give();
    const taken = await give({ homeworkLate: 2 });
    const off = await give({ homeworkLate: 3, latePercent: 10, gmtEnd: after(5 * DAY) });
    const attemptId = await write("learner", refused, { text: "差一点" });
    await pass(2 * DAY + HOUR);
    expect(await codeOf("member", "startExamAttempt", { id: refused })).toBe(errorCode.EXAM_OVER);
    await closeDue(server.services.db, server.services.now());
    await markDue(server.services.db, server.services.now(), { failed: (error) => expect(error).toBeUndefined() });
    // What was written until then was handed in by the clock, in time.
    expect((await call("learner", "getHomework", { id: refused })).work).toMatchObject({ attemptId, isLate: false });
    const late = await handIn("learner", taken, { text: "晚了" });
    await mark(late, 8);
    expect((await book(taken))[0]).toEqual(["8", true]);
    expect(await ownOf(taken)).toMatchObject({ lateCount: 1 });
    // Two days were begun after the due date: a day and an hour.
    const less = await handIn("learner", off, { text: "更晚" });
    expect(await call("lecturer", "getExamMarking", { attemptId: less, slot: 1 })).toMatchObject({ isDueMissed: true });
    await mark(less, 8);
    expect((await call("learner", "getHomework", { id: off })).work).toMatchObject({
      score: 6.4,
      pointsOff: 1.6,
      isLate: true,
    });
    expect((await book(off))[0]).toEqual(["6.4", true]);
    // Given more time afterwards, nothing is late, and all points are back.
    const { version, settings } = (await ownOf(off))!;
    await call("lecturer", "saveHomework", {
      gradeId,
      id: off,
      version,
      settings: { ...settings, gmtDue: after(DAY), gmtEnd: after(5 * DAY) },
    });
    expect((await book(off))[0]).toEqual(["8", false]);
  });

  it("takes files of one's own alone, which their author and who marks them can read", async () => {
    const id = await give();
    const parts = createParts(server, as("learner").token);
    const pdf = pdfOf({});
    const sent = await parts.send(pdf, { purpose: "homework", fileName: "短文.pdf" });
    expect(sent.data).toMatchObject({ fileName: "短文.pdf", mediaType: "application/pdf" });
    expect(sent.data.mediaNo).toBeUndefined();
    const { fileNo } = sent;
    // It is nobody's teaching material.
    expect(await run(sql`select from media_asset where media_no = ${fileNo}`)).toEqual([]);
    const theirs = await call("member", "startExamAttempt", { id });
    const stolen = await call("member", "saveExamAnswers", {
      attemptId: theirs.id,
      holder: PAGE,
      answerList: [{ slot: 1, seq: 1, body: { files: [fileNo] } }],
    });
    expect(stolen.savedList).toEqual([]);
    expect(stolen.refusedList).toHaveLength(1);
    const attemptId = await handIn("learner", id, { text: "见附件", files: [fileNo] });
    expect((await call("learner", "getHomework", { id })).fileList).toEqual([
      { fileNo, fileName: "短文.pdf", fileSize: pdf.length },
    ]);
    const marking = await call("lecturer", "getExamMarking", { attemptId, slot: 1 });
    expect(marking.fileList).toMatchObject([{ fileNo, fileName: "短文.pdf" }]);
    const read = (who: string, address: string) => fetch(server.url + address, { headers: as(who) });
    for (const who of ["learner", "lecturer"]) {
      const { url } = await call(who, "getHomeworkFile", { attemptId, fileNo });
      const reply = await read(who, url);
      expect(reply.status).toBe(200);
      expect(Buffer.from(await reply.arrayBuffer()).equals(pdf)).toBe(true);
      expect(reply.headers.get("content-disposition")).toContain(encodeURIComponent("短文.pdf"));
      expect((await read(who, url.replace(/sign=.{4}/, "sign=AAAA"))).status).toBe(404);
    }
    for (const who of ["member", "other", "organisation"])
      expect(await codeOf(who, "getHomeworkFile", { attemptId, fileNo }), who).toBe(errorCode.NOT_FOUND);
    // What no answer names goes after a day, and what one names stays.
    const unnamed = await parts.send(pdfOf({}), { purpose: "homework", fileName: "没用.pdf" });
    const cleanUp = async (days: number) => {
      const { db, now, uploads } = server.services;
      await releaseUnnamedFiles(db, new Date(now().getTime() + days * DAY));
      await run(sql`update upload set gmt_modified = gmt_modified - ${days} * interval '1 day' where state = 'failed'`);
      await uploads.cleanUp();
    };
    await cleanUp(0);
    expect(await server.services.uploads.addressOf(unnamed.fileNo, { userNo: "1" })).toBeDefined();
    await cleanUp(2);
    expect(await server.services.uploads.addressOf(unnamed.fileNo, { userNo: "1" })).toBeUndefined();
    expect(await run(sql`select from upload where file_no = ${unnamed.fileNo}`)).toEqual([]);
    const { url: still } = await call("lecturer", "getHomeworkFile", { attemptId, fileNo });
    expect((await read("lecturer", still)).status).toBe(200);
    // Handed in again it is still there, and a homework that takes no files takes none.
    const { id: again } = await call("learner", "startExamAttempt", { id });
    expect(await codeOf("learner", "getHomeworkFile", { attemptId: again, fileNo })).toBe(200);
    const plain = await give({ isFileTaken: false });
    const { id: begun } = await call("learner", "startExamAttempt", { id: plain });
    const answerList = [{ slot: 1, seq: 1, body: { files: [fileNo] } }];
    const reply = await call("learner", "saveExamAnswers", { attemptId: begun, holder: PAGE, answerList });
    expect(reply.refusedList).toHaveLength(1);
  });

  it("asks who joins later only for what is still to come, and keeps the work of who leaves and comes back", async () => {
    const old = await give();
    await handIn("learner", old, { text: "早交了" });
    await pass(DAY + HOUR);
    const next = await give({ gmtDue: after(DAY) });
    await call("other", "joinGrade", { code });
    expect(await inRoom("other", old)).toBeUndefined();
    expect(await inRoom("other", next)).toMatchObject({ homeworkState: "none" });
    expect((await book(old)).at(-1)).toEqual(["-", false]);
    expect(await ownOf(old)).toMatchObject({ memberCount: 2 });
    const attemptId = await handIn("other", next, { text: "我的" });
    await mark(attemptId, 9);
    await call("other", "leaveGrade", { id: gradeId });
    expect(await codeOf("other", "getHomework", { id: next })).toBe(errorCode.GRADE_NOT_IN);
    await pass(2 * DAY);
    await call("other", "joinGrade", { code });
    expect(await inRoom("other", next)).toMatchObject({ homeworkState: "marked", score: 9 });
    expect((await book(next)).at(-1)).toEqual(["9", false]);
  });
});
