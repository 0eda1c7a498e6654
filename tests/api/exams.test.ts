import { sql } from "kysely";
import type pg from "pg";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import * as errorCode from "../../src/generated/error-codes.ts";
import type { ExamAnswerBody, ExamQuestionKey } from "../../src/generated/types.ts";
import { withActor, type Actor } from "../../src/server/database/actor.ts";
import { closeDue, markDue } from "../../src/server/modules/exams/index.ts";
import type { OperationInput } from "../../src/generated/operations.ts";
import { useExams } from "./exam-fixture.ts";
import { ok } from "./client.ts";
import type { TestServer } from "./harness.ts";
import { richText } from "./rich-text.ts";

const holder = "page-one-0001";
const otherPage = "page-two-0002";

describe("exams", () => {
  const demo = useExams();
  const { as, run, newLearners } = demo;
  let server: TestServer;
  let practice = "";
  let english = "";
  let paid = "";
  beforeAll(() => {
    ({ server, practice, english, paid } = demo);
  });

  const tend = async () => {
    const now = server.services.now();
    await closeDue(server.services.db, now);
    await markDue(server.services.db, now, {
      failed: (error) => {
        throw error;
      },
    });
  };
  const begin = async (who: string, id = practice): Promise<string> => {
    const reply = await server.call("startExamAttempt", { id }, as(who));
    expect(reply.code, reply.msg).toBe(200);
    return ok(reply).id;
  };
  const save = (
    who: string,
    attemptId: string,
    answerList: OperationInput<"saveExamAnswers">["answerList"],
    more: object = {},
  ) => server.call("saveExamAnswers", { attemptId, holder, answerList, ...more }, as(who));
  const rightAnswers = async (attemptId: string) => {
    const rows = await run<{ slot: number; key: ExamQuestionKey }>(sql`select slot, key from exam_attempt_slot
      join exam_question_key on version_id = question_version_id where attempt_id = ${attemptId} order by slot`);
    return rows.map(({ slot, key }) => ({ slot, seq: 1, body: answerOf(key) }));
  };
  const finish = async (who: string, attemptId: string) =>
    ok(await server.call("submitExamAttempt", { attemptId }, as(who)));

  it("lists what is on offer, by words, and on an organisation's site its own", async () => {
    const all = ok(await server.call("listExams"));
    expect(all.totalCount).toBe(4);
    expect(all.list.map(({ examState }) => examState)).toEqual([2, 2, 2, 2]);
    expect(ok(await server.call("listExams", { str: "英语" })).list.map(({ id }) => id)).toEqual([english]);
    expect(ok(await server.call("listExams", { str: "没有这个" })).totalCount).toBe(0);
    const own = ok(await server.call("listExams", { orgNo: "1001" }));
    expect(own.list.map(({ id }) => id).sort()).toEqual([practice, paid].sort());
    expect(ok(await server.call("listExams", { examState: 1 })).totalCount).toBe(0);
  });

  it("lists the exams of a category with those below it", async () => {
    const [at] = await run<{ first: string; second: string; third: string; other: string }>(sql`
      select above.parent_id as first, above.id as second, one.id as third,
        (select min(id) from category where floor = 1 and id <> above.parent_id) as other
      from category as one join category as above on above.id = one.parent_id where one.floor = 3 order by one.id limit 1`);
    const { first = "", second = "", third = "", other = "" } = at ?? {};
    const [before] = await run<{ category_id: string }>(sql`select category_id from exam where id = ${english}`);
    await run(sql`update exam set category_id = ${third} where id = ${english}`);
    const found = async (input: object) =>
      ok(await server.call("listExams", { str: "英语", ...input })).list.map(({ id }) => id);
    for (const input of [
      { categoryId: third },
      { categoryId: first },
      { categoryno1: first },
      { categoryno1: first, categoryno2: second },
      { categoryno1: first, categoryno2: second, categoryno3: third },
    ])
      expect(await found(input), JSON.stringify(input)).toEqual([english]);
    expect(await found({ categoryno1: other })).toEqual([]);
    await run(sql`update exam set category_id = ${before?.category_id ?? null} where id = ${english}`);
  });

  it("lists the free ones or those that are sold", async () => {
    const found = async (priceType: OperationInput<"listExams">["priceType"]) =>
      ok(await server.call("listExams", { priceType }));
    const [free, sold] = [await found("free"), await found("paid")];
    expect(free.list.map(({ isFree }) => isFree)).toEqual(free.list.map(() => 1));
    expect(sold.list.map(({ id }) => id)).toEqual([paid]);
    expect(free.totalCount + sold.totalCount).toBe(ok(await server.call("listExams")).totalCount);
    expect((await server.callUnchecked("listExams", { priceType: "member" })).code).toBe(errorCode.VALIDATION);
  });

  it("says what an exam is before one sits it, and nothing of its questions", async () => {
    const data = ok(await server.call("getExam", { id: english }));
    expect(data.sections.map(({ questionCount }) => questionCount)).toEqual([10, 3, 4, 3, 1, 2]);
    expect(data.sections.reduce((sum, { maxScore }) => sum + maxScore, 0)).toBe(data.maxScore);
    expect(Object.keys(data.sections[0]!).sort()).toEqual(["maxScore", "questionCount", "title"]);
    expect((await server.call("getExam", { id: "999999" })).code).toBe(errorCode.NOT_FOUND);
    expect((await server.call("getExam", { id: english }, { headers: { orgno: "1001" } })).code).toBe(
      errorCode.NOT_FOUND,
    );
  });

  it("does not find what an address names wrongly", async () => {
    for (const id of ["", "abc", "0", "9".repeat(30)]) {
      expect((await server.call("getExam", { id })).code, id).toBe(errorCode.NOT_FOUND);
      expect((await server.call("getExamStanding", { id }, as("other"))).code, id).toBe(errorCode.NOT_FOUND);
      for (const name of ["getExamAttempt", "getExamResult", "getExamExplanations"] as const)
        expect((await server.call(name, { attemptId: id }, as("other"))).code, `${name} ${id}`).toBe(
          errorCode.NOT_FOUND,
        );
    }
  });

  it("begins one attempt however often at once, with a paper that stays", async () => {
    expect((await server.call("startExamAttempt", { id: practice })).code).toBe(errorCode.SESSION_MISSING);
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => server.call("startExamAttempt", { id: practice }, as("other"))),
    );
    expect(replies.map(({ code }) => code)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(replies.map((reply) => ok(reply).id)).size).toBe(1);
    const attemptId = ok(replies[0]!).id;
    const paper = ok(await server.call("getExamAttempt", { attemptId }, as("other")));
    const again = ok(await server.call("getExamAttempt", { attemptId }, as("other")));
    expect(again.slotList).toEqual(paper.slotList);
    expect(paper.slotList).toHaveLength(21);
    expect(paper.remainingMs).toBeGreaterThan(3_500_000);
    expect((await server.call("getExamAttempt", { attemptId }, as("learner"))).code).toBe(errorCode.NOT_FOUND);
    await finish("other", attemptId);
  });

  it("lets many begin at once in a few statements, each with an attempt of their own", async () => {
    const many = 40;
    const ownTokens = await newLearners("beginning", many);
    const sent = await statementsDuring(server, async () => {
      const replies = await Promise.all(
        ownTokens.map((token) => server.call("startExamAttempt", { id: english }, { token })),
      );
      expect(replies.map(({ code }) => code)).toEqual(replies.map(() => 200));
      expect(new Set(replies.map((reply) => ok(reply).id)).size).toBe(many);
      for (const { data } of replies) expect(data).toMatchObject({ attemptNo: 1, attemptState: 1, examId: english });
    });
    // One by one they are 15 statements each, with those that find the session.
    expect(sent.length).toBeLessThan(many * 2);
    const rows = await run<{ places: number; drawn: number }>(sql`select count(*)::int as places,
        count(distinct question_version_id)::int as drawn from exam_attempt_slot
        join exam_attempt on exam_attempt.id = attempt_id join app_user using (user_no)
      where login_name like 'beginning-%' group by attempt_id`);
    expect(rows).toEqual(Array.from({ length: many }, () => ({ places: 23, drawn: 23 })));
    const papers = await run<{ seed: string; orders: string }>(sql`select seed,
        string_agg(question_version_id::text || option_order::text, ' ' order by slot) as orders from exam_attempt
        join exam_attempt_slot on attempt_id = exam_attempt.id join app_user using (user_no)
      where login_name like 'beginning-%' group by seed`);
    expect(new Set(papers.map(({ seed }) => seed)).size).toBe(many);
  });

  it("closes and marks many at once in a few statements, also twice at once, and one that cannot be marked alone", async () => {
    const ownTokens = await newLearners("closed", 40);
    await Promise.all(ownTokens.map((token) => begin(token, english)));
    const own = sql`user_no in (select user_no from app_user where login_name like 'closed-%')`;
    const [spoilt] = await run<{ id: string }>(sql`select min(id) as id from exam_attempt where ${own}`);
    const id = spoilt?.id ?? "";
    await run(sql`insert into exam_answer (attempt_id, slot, seq, body, gmt_saved) values (${id}, 1, 1, '{}', now())`);
    // Later than now, so that the server's own job, which runs each second, leaves them to the test.
    await run(sql`update exam_attempt set gmt_deadline = now() + interval '5 minutes', grace_seconds = 0 where ${own}`);
    const failed: string[] = [];
    const now = new Date(server.services.now().getTime() + 6 * 60_000);
    const markAll = () => markDue(server.services.db, now, { failed: (_error, attemptId) => failed.push(attemptId) });
    const states = () =>
      run<{ state: number; count: number; marks: number }>(sql`select state, count(*)::int, sum((select count(*)
        from exam_mark where attempt_id = exam_attempt.id and is_current))::int as marks
        from exam_attempt where ${own} group by state order by state`);
    const sent = await statementsDuring(server, async () => {
      expect(await closeDue(server.services.db, now)).toBe(40);
      await Promise.all([markAll(), markAll()]);
    });
    expect(failed).toEqual([]);
    expect(sent.length).toBeLessThan(40);
    expect(await states()).toEqual([{ state: 4, count: 40, marks: 40 * 23 }]);

    await run(
      sql`update exam_mark set is_current = false where attempt_id in (select id from exam_attempt where ${own})`,
    );
    await run(sql`update exam_attempt set grading_needed = true, state = 2, cents = null where ${own}`);
    // What no call stores, and no mark can be made of.
    await run(sql`update exam_answer set body = '{ "chosen": 5 }' where attempt_id = ${id}`);
    expect(await markAll()).toBe(39);
    expect(failed).toEqual([id]);
    expect(await states()).toEqual([
      { state: 2, count: 1, marks: 0 },
      { state: 4, count: 39, marks: 39 * 23 },
    ]);
    await run(sql`update exam_answer set body = '{}' where attempt_id = ${id}`);
    expect(await markAll()).toBe(1);
  });

  it("submits many at once in a few statements, each for who asks", async () => {
    const ownTokens = await newLearners("submitting", 40);
    const begun = await Promise.all(
      ownTokens.map(async (token) => ok(await server.call("startExamAttempt", { id: english }, { token })).id),
    );
    const sent = await statementsDuring(server, async () => {
      const replies = await Promise.all(
        // The last asks for the attempt of another.
        ownTokens.map((token, index) =>
          server.call("submitExamAttempt", { attemptId: begun[index === 39 ? 0 : index]! }, { token }),
        ),
      );
      expect(replies.map(({ code }) => code)).toEqual(
        replies.map((_, index) => (index === 39 ? errorCode.NOT_FOUND : 200)),
      );
      for (const { data } of replies.slice(0, 39)) expect(data).toMatchObject({ attemptState: 4, isByServer: false });
    });
    expect(sent.length).toBeLessThan(40 * 2);
    const left = await run<{ id: string }>(sql`select id from exam_attempt where id = ${begun[39]} and state = 1`);
    expect(left).toHaveLength(1);
    await server.call("submitExamAttempt", { attemptId: begun[39]! }, { token: ownTokens[39] ?? "" });
  });

  it("says why somebody may not begin", async () => {
    const standing = async (id: string, who: string) => ok(await server.call("getExamStanding", { id }, as(who)));
    expect(await standing(paid, "other")).toMatchObject({ canStart: false, startReason: "price", canBuy: true });
    expect((await server.call("startExamAttempt", { id: paid }, as("other"))).code).toBe(errorCode.EXAM_NOT_HELD);
    await run(sql`insert into exam_member (exam_id, user_no, org_no)
      select ${paid}, user_no, '1001' from app_user where mobile = '13800000007'`);
    expect(await standing(paid, "other")).toMatchObject({ canStart: true, canBuy: false, attemptsLeft: 1 });
    await finish("other", await begin("other", paid));
    expect((await server.call("startExamAttempt", { id: paid }, as("other"))).code).toBe(errorCode.EXAM_ATTEMPTS_USED);
    await run(sql`update exam set gmt_begin = ${new Date(Date.now() + 60_000)} where id = ${english}`);
    expect((await server.call("startExamAttempt", { id: english }, as("other"))).code).toBe(errorCode.EXAM_COMING);
    const waiting = await standing(english, "other");
    expect(waiting.startReason).toBe("coming");
    expect(waiting.beginsInMs).toBeGreaterThan(50_000);
    expect(Math.abs(waiting.serverMs - Date.now())).toBeLessThan(10_000);
    // Who may not sit it does not wait for it; what is for a list does not exist for others.
    await run(sql`update exam set audience = 3 where id = ${english}`);
    expect(await standing(english, "other")).toMatchObject({ startReason: "right" });
    await run(sql`update exam set audience = 4 where id = ${english}`);
    expect((await server.call("getExamStanding", { id: english }, as("other"))).code).toBe(errorCode.NOT_FOUND);
    await run(sql`update exam set audience = 1 where id = ${english}`);
    await run(sql`update exam set gmt_begin = ${new Date(Date.now() - 86_400_000)} where id = ${english}`);
  });

  it("stores answers by their sequence, and names what is stored", async () => {
    const attemptId = await begin("learner");
    const first = ok(await save("learner", attemptId, [{ slot: 1, seq: 5, body: { chosen: ["place1"] } }]));
    expect(first).toMatchObject({
      attemptState: 1,
      isHolder: true,
      savedList: [{ slot: 1, seq: 5, isCounted: true, lateMs: 0 }],
    });
    const older = ok(await save("learner", attemptId, [{ slot: 1, seq: 4, body: { chosen: ["place2"] } }]));
    expect(older.savedList).toMatchObject([{ slot: 1, seq: 5 }]);
    const both = ok(
      await save("learner", attemptId, [
        { slot: 1, seq: 7, body: { chosen: ["place3"] } },
        { slot: 1, seq: 6, body: { chosen: ["place2"] } },
        { slot: 99, seq: 1, body: { chosen: ["place2"] } },
      ]),
    );
    expect(both.savedList).toMatchObject([{ slot: 1, seq: 7 }]);
    const [slot] = ok(await server.call("getExamAttempt", { attemptId, holder }, as("learner"))).slotList;
    expect([slot!.answer, slot!.seq]).toEqual([{ chosen: ["place3"] }, 7]);
    expect((await save("other", attemptId, [{ slot: 1, seq: 9, body: {} }])).code).toBe(errorCode.NOT_FOUND);
    expect(await run(sql`select seq from exam_answer_log where attempt_id = ${attemptId} order by seq`)).toHaveLength(
      4,
    );
    await finish("learner", attemptId);
  });

  it("stores a save with two statements, and asks for notices only where there are some", async () => {
    const attemptId = await begin("learner");
    const answer = (seq: number) => save("learner", attemptId, [{ slot: 1, seq, body: { chosen: ["a"] } }]);
    // The first makes the page the one that answers.
    await answer(1);
    const ofExams = async (seq: number) =>
      (await statementsDuring(server, async () => expect((await answer(seq)).code).toBe(200))).filter(
        ({ text, values }) => text.includes("exam_attempt") && values.flat().includes(attemptId),
      );
    expect(await ofExams(2)).toHaveLength(2);
    const [notice] = await run<{ id: string }>(sql`insert into exam_notice (exam_id, attempt_id, org_no, body)
      select exam_id, id, org_no, '还有十分钟' from exam_attempt where id = ${attemptId} returning id`);
    expect(await ofExams(3)).toHaveLength(3);
    expect(ok(await answer(4)).noticeList).toMatchObject([{ id: notice?.id, text: "还有十分钟" }]);
    await finish("learner", attemptId);
  });

  it("stores answers where there is no clock, and no window either", async () => {
    const attemptId = await begin("learner");
    await run(sql`update exam_attempt set gmt_deadline = null where id = ${attemptId}`);
    const stored = ok(await save("learner", attemptId, [{ slot: 1, seq: 1, body: { chosen: ["a"] } }]));
    expect(stored.savedList).toMatchObject([{ slot: 1, seq: 1, isCounted: true, lateMs: 0 }]);
    await finish("learner", attemptId);
  });

  it("lets one page answer, and another after it has asked for it", async () => {
    const attemptId = await begin("learner");
    await save("learner", attemptId, []);
    const second = { holder: otherPage };
    expect(ok(await server.call("getExamAttempt", { attemptId, ...second }, as("learner"))).isHolder).toBe(false);
    const refused = ok(await save("learner", attemptId, [{ slot: 1, seq: 1, body: { chosen: ["a"] } }], second));
    expect(refused).toMatchObject({ isHolder: false, savedList: [] });
    const taken = ok(await save("learner", attemptId, [{ slot: 1, seq: 2, body: {} }], { ...second, takeOver: true }));
    expect(taken).toMatchObject({ isHolder: true, savedList: [{ slot: 1, seq: 2 }] });
    expect(ok(await save("learner", attemptId, [])).isHolder).toBe(false);
    await finish("learner", attemptId);
  });

  it("marks what is right by the keys, and shows it at once where the exam says so", async () => {
    const attemptId = await begin("learner");
    const answers = await rightAnswers(attemptId);
    await save("learner", attemptId, answers);
    expect((await server.call("getExamResult", { attemptId }, as("learner"))).code).toBe(errorCode.EXAM_ATTEMPT_OPEN);
    const done = await finish("learner", attemptId);
    expect(done).toMatchObject({ attemptState: 4, score: done.maxScore, isPassed: true });
    expect(await finish("learner", attemptId)).toEqual(done);
    const result = ok(await server.call("getExamResult", { attemptId }, as("learner")));
    expect(result).toMatchObject({ answeredCount: 21, lateCount: 0, uncountedCount: 0 });
    const explained = ok(await server.call("getExamExplanations", { attemptId }, as("learner")));
    expect(explained.slotList.every(({ isRight, explanation }) => isRight && explanation)).toBe(true);
    expect(JSON.stringify(explained)).not.toContain("rubric");
    const closed = await save("learner", attemptId, [{ slot: 1, seq: 50, body: { chosen: ["a"] } }]);
    expect(closed.data).toMatchObject({ attemptState: 4, savedList: [{ slot: 1, seq: 50, isCounted: false }] });
    expect((await server.call("getExamResult", { attemptId }, as("learner"))).data).toMatchObject({
      score: done.maxScore,
      uncountedCount: 1,
    });
  });

  it("submits at the deadline, counts what was late within the time of grace, and keeps the rest without counting it", async () => {
    const attemptId = await begin("member");
    const answers = await rightAnswers(attemptId);
    const [first, second, third] = answers;
    await save("member", attemptId, [first!]);
    server.advance(60 * 60_000 + 20_000);
    await tend();
    const late = ok(await save("member", attemptId, [second!]));
    expect(late).toMatchObject({ attemptState: 2, savedList: [{ slot: 2, isCounted: true }] });
    expect(late.savedList[0]!.lateMs).toBeGreaterThan(15_000);
    await tend();
    expect(ok(await server.call("getExamResult", { attemptId }, as("member"))).attemptState).toBe(2);
    server.advance(60_000);
    const tooLate = ok(await save("member", attemptId, [third!]));
    expect(tooLate.savedList).toMatchObject([{ slot: 3, isCounted: false }]);
    await Promise.all([tend(), tend()]);
    const result = ok(await server.call("getExamResult", { attemptId }, as("member")));
    expect(result).toMatchObject({
      attemptState: 4,
      isByServer: true,
      answeredCount: 2,
      lateCount: 1,
      uncountedCount: 1,
    });
    expect(result.gmtSubmit).toBe(result.gmtDeadline);
    const [{ rows }] = (await run(
      sql`select count(*)::int as rows from exam_mark where attempt_id = ${attemptId}`,
    )) as [{ rows: number }];
    expect(rows).toBe(21);
  });

  it("counts to the end of the time of grace to the second, and keeps what comes after it", async () => {
    const attemptId = await begin("member");
    const [first, second, third] = await rightAnswers(attemptId);
    const endedAgo = (ms: number) =>
      run(
        sql`update exam_attempt set gmt_deadline = ${new Date(server.services.now().getTime() - ms)} where id = ${attemptId}`,
      );
    await save("member", attemptId, [first!]);
    await endedAgo(59_000);
    const within = ok(await save("member", attemptId, [second!])).savedList[0];
    expect(within).toMatchObject({ slot: 2, isCounted: true });
    expect(within!.lateMs).toBeGreaterThanOrEqual(59_000);
    await endedAgo(61_000);
    expect(ok(await save("member", attemptId, [third!])).savedList).toMatchObject([{ slot: 3, isCounted: false }]);
    // Closed and marked by what is stored, whoever comes first.
    await tend();
    expect((await server.call("getExamResult", { attemptId }, as("member"))).data).toMatchObject({
      attemptState: 4,
      answeredCount: 2,
      lateCount: 1,
      uncountedCount: 1,
    });
    const logged = await run(
      sql`select slot, is_counted from exam_answer_log where attempt_id = ${attemptId} order by slot`,
    );
    expect(logged).toEqual([
      { slot: 1, is_counted: true },
      { slot: 2, is_counted: true },
      { slot: 3, is_counted: false },
    ]);
  });

  it("refuses in words what no page sends, and loses nothing by it", async () => {
    const attemptId = await begin("other");
    const theirs = await begin("learner");
    const good = { slot: 1, seq: 10, body: { chosen: ["place1"] } };
    await save("other", attemptId, [good]);
    const refused = async (code: number, reply: Promise<{ code: number; msg: string }>) => {
      const { code: given, msg } = await reply;
      expect([given, msg]).toEqual([code, expect.stringMatching(/[\u4e00-\u9fff]/)]);
    };
    const { VALIDATION, BODY_TOO_LARGE, NOT_FOUND } = errorCode;
    const next = (more: object) => save("other", attemptId, [{ ...good, seq: 11, ...more }]);
    await refused(VALIDATION, next({ body: { text: "长".repeat(20_001) } }));
    await refused(BODY_TOO_LARGE, next({ body: { text: "x".repeat(1024 * 1024) } }));
    for (const seq of [0, -1, 1.5, "11", 2 ** 53]) await refused(VALIDATION, next({ seq }));
    for (const slot of [0, -1, 501, "1"]) await refused(VALIDATION, next({ slot }));
    // A score of the client's own.
    await refused(VALIDATION, next({ score: 100 }));
    await refused(VALIDATION, next({ body: { chosen: ["place1"], score: 100 } }));
    await refused(VALIDATION, save("other", attemptId, [], { score: 100 }));
    await refused(VALIDATION, server.callUnchecked("submitExamAttempt", { attemptId, score: 100 }, as("other")));
    // Another's attempt, one that is not there, and places of another attempt beside one's own.
    await refused(NOT_FOUND, save("other", theirs, [good]));
    await refused(NOT_FOUND, save("other", "999999", [good]));
    const mixed = ok(await next({}));
    expect(mixed.refusedList).toBeUndefined();
    const beside = ok(
      await save("other", attemptId, [
        { ...good, slot: 77 },
        { ...good, slot: 2 },
      ]),
    );
    expect(beside).toMatchObject({
      savedList: [{ slot: 2, seq: 10 }],
      refusedList: [{ slot: 77, msg: "这份答卷没有第 77 题，这个答案没有保存" }],
    });
    // From the past: known, and not taken.
    expect(
      ok(await save("other", attemptId, [{ ...good, seq: 3, body: { chosen: ["place2"] } }])).savedList,
    ).toMatchObject([{ slot: 1, seq: 11 }]);
    const { slotList } = ok(await server.call("getExamAttempt", { attemptId }, as("other")));
    expect(slotList.slice(0, 2).map(({ answer, seq }) => [answer, seq])).toEqual([
      [{ chosen: ["place1"] }, 11],
      [{ chosen: ["place1"] }, 10],
    ]);
    // The exams of another organisation, at its site and by whom makes some.
    const own = { headers: { orgno: "1002" } };
    await refused(NOT_FOUND, server.call("getExam", { id: practice }, own));
    await refused(NOT_FOUND, server.call("getOwnExam", { id: practice }, as("lecturer")));
    await refused(NOT_FOUND, server.call("publishExam", { id: practice, isPutaway: 0 }, as("lecturer")));
    for (const [who, id] of [
      ["other", attemptId],
      ["learner", theirs],
    ] as const)
      await finish(who, id);
  });

  it("lets the lecturer mark what a person has to, and finishes the attempt with the last mark", async () => {
    const queue = ok(await server.call("listExamMarking", {}, as("lecturer")));
    expect(queue.totalCount).toBeGreaterThanOrEqual(3);
    expect((await server.call("listExamMarking", {}, as("learner"))).code).toBe(errorCode.NO_PERMISSION);
    expect(ok(await server.call("listExamMarking", { examId: english }, as("organisation"))).totalCount).toBe(0);
    const { attemptId } = queue.list[0]!;
    const own = queue.list.filter((one) => one.attemptId === attemptId);
    for (const { slot } of own) {
      const one = ok(await server.call("getExamMarking", { attemptId, slot }, as("lecturer")));
      expect(one.key.rubric!.length).toBeGreaterThan(0);
      expect((await server.call("getExamMarking", { attemptId, slot }, as("organisation"))).code).toBe(
        errorCode.NOT_FOUND,
      );
      const mark = { attemptId, slot, version: one.version };
      expect((await server.call("saveExamMark", { ...mark, score: 99 }, as("lecturer"))).code).toBe(
        errorCode.VALIDATION,
      );
      expect(
        (await server.call("saveExamMark", { ...mark, score: 7.5, note: "好" }, as("lecturer"))).data,
      ).toMatchObject({
        score: 7.5,
        isMarked: true,
      });
      expect((await server.call("saveExamMark", { ...mark, score: 1 }, as("lecturer"))).code).toBe(
        errorCode.EXAM_CHANGED,
      );
    }
    expect(await run(sql`select state from exam_attempt where id = ${attemptId}`)).toEqual([{ state: 4 }]);
    // Its learner is told once, where the score may be seen, and led there.
    const told = await run<{ text: string }>(sql`select msg_title || msg_text::text as text from msg
      join msg_user on msg_user.msg_id = msg.id join exam_attempt as attempt using (user_no)
      where attempt.id = ${attemptId} and msg_title like '%批改完了'`);
    expect(told).toEqual([{ text: expect.stringContaining(`/exam/result?attempt=${attemptId}`) }]);
  });

  it("keeps a question's versions: an open paper does not change with the bank", async () => {
    const subject = ok(await server.call("saveExamSubject", { subjectName: "试验" }, as("lecturer")));
    const body = {
      stem: richText("一加一等于几？"),
      options: ["2", "3"].map((text, index) => ({ id: "ab"[index]!, content: richText(text) })),
    };
    const question = { subjectId: subject.id, questionKind: 1, body, key: { right: ["a"] } } satisfies Partial<
      OperationInput<"saveExamQuestion">
    >;
    expect((await server.call("saveExamQuestion", { ...question, key: { right: ["x"] } }, as("lecturer"))).code).toBe(
      errorCode.VALIDATION,
    );
    const made = ok(await server.call("saveExamQuestion", question, as("lecturer")));
    expect(made.versionNo).toBe(1);
    const paper = ok(
      await server.call(
        "saveExamPaper",
        { paperName: "小卷", sections: [{ title: "一", fixed: [{ questionId: made.id, score: 10 }] }] },
        as("lecturer"),
      ),
    );
    expect(paper).toMatchObject({ questionCount: 1, maxScore: 10, versionNo: 1 });
    const settings: OperationInput<"saveExam">["settings"] = {
      examName: "小考",
      examKind: 1,
      paperId: paper.id,
      attemptsAllowed: 0,
      passScore: 6,
      graceSeconds: 60,
      isQuestionsShuffled: false,
      isOptionsShuffled: false,
      showAnswers: 1,
      showScore: 2,
      showExplanations: 1,
      examPrice: "0.00",
      examAudience: 1,
      limitMinutes: 10,
    };
    // Nobody reaches the pass mark, and nobody can get in.
    for (const wrong of [{ passScore: 11 }, { examAudience: 2 }] as const)
      expect((await server.call("saveExam", { settings: { ...settings, ...wrong } }, as("lecturer"))).code).toBe(
        errorCode.VALIDATION,
      );
    const exam = ok(await server.call("saveExam", { settings }, as("lecturer")));
    expect((await server.call("startExamAttempt", { id: exam.id }, as("learner"))).code).toBe(errorCode.NOT_FOUND);
    expect((await server.call("publishExam", { id: exam.id, isPutaway: 1 }, as("organisation"))).code).toBe(
      errorCode.NOT_FOUND,
    );
    expect(ok(await server.call("publishExam", { id: exam.id, isPutaway: 1 }, as("lecturer"))).isPutaway).toBe(1);
    const attemptId = await begin("learner", exam.id);
    const edited: OperationInput<"saveExamQuestion"> = {
      ...question,
      id: made.id,
      versionNo: 1,
      key: { right: ["b"] },
      body: { ...body, stem: richText("一加二等于几？") },
    };
    expect(ok(await server.call("saveExamQuestion", edited, as("lecturer"))).versionNo).toBe(2);
    expect((await server.call("saveExamQuestion", edited, as("lecturer"))).code).toBe(errorCode.EXAM_CHANGED);
    const [slot] = ok(await server.call("getExamAttempt", { attemptId }, as("learner"))).slotList;
    expect(slot!.body.stem).toEqual(body.stem);
    await save("learner", attemptId, [{ slot: 1, seq: 1, body: { chosen: ["a"] } }]);
    expect(await finish("learner", attemptId)).toMatchObject({ score: 10, isAnswersShown: false });
    expect((await server.call("getExamExplanations", { attemptId }, as("learner"))).code).toBe(
      errorCode.EXAM_NOT_SHOWN,
    );
    expect((await server.call("deleteExamSubject", { id: subject.id }, as("lecturer"))).code).toBe(
      errorCode.EXAM_SUBJECT_IN_USE,
    );
    expect((await server.call("getExamQuestion", { id: made.id }, as("organisation"))).code).toBe(errorCode.NOT_FOUND);
    expect(ok(await server.call("listExamQuestions", { str: "一加二" }, as("lecturer"))).totalCount).toBe(1);
    // The demo's exam and its class's homework, and this one.
    expect(ok(await server.call("listExamPapers", {}, as("lecturer"))).totalCount).toBe(6);
    expect(ok(await server.call("listOwnExams", {}, as("lecturer"))).totalCount).toBe(6);
    await server.call("publishExam", { id: exam.id, isPutaway: 0 }, as("lecturer"));
  });

  it("lets a paper draw from one's own subjects and the organisation's, and from no other lecturer's", async () => {
    const own = ok(await server.call("saveExamSubject", { subjectName: "自己的" }, as("lecturer"))).id;
    const subjectOf = async (owner: ReturnType<typeof sql>) =>
      (
        await run<{ id: string }>(sql`insert into exam_subject (org_no, owner_user_no, subject_name)
          select org_no, ${owner}, '试验' from exam_subject where id = ${own} returning id`)
      )[0]!.id;
    const shared = await subjectOf(sql`null`);
    const theirs = await subjectOf(sql`(select user_no from app_user where mobile = '13800000007')`);
    const drawFrom = async (...subjects: string[]) => {
      const random = subjects.map((subjectId) => ({ subjectId, count: 1, score: 5 }));
      return server.call("saveExamPaper", { paperName: "抽题", sections: [{ title: "一", random }] }, as("lecturer"));
    };
    expect((await drawFrom(theirs)).code).toBe(errorCode.NOT_FOUND);
    expect((await drawFrom(own, theirs)).code).toBe(errorCode.NOT_FOUND);
    expect((await drawFrom("999999")).code).toBe(errorCode.NOT_FOUND);
    const data = ok(await drawFrom(own, shared));
    expect(data).toMatchObject({ questionCount: 2, maxScore: 10 });
    await server.call("deleteExamPaper", { id: data.id }, as("lecturer"));
    await run(sql`delete from exam_subject where id in (${own}, ${shared}, ${theirs})`);
  });

  it("shows a learner's transaction no key, no mark and nobody else's attempt", async () => {
    const [{ user_no }] = (await run(sql`select user_no from app_user where mobile = '13800000001'`)) as [
      { user_no: string },
    ];
    const learner: Actor = { scope: "user", userNo: user_no, orgNo: "1001" };
    const count = async (table: string, actor: Actor) =>
      (
        await withActor(server.services.db, actor, (trx) =>
          sql<{ rows: number }>`select count(*)::int as rows from ${sql.table(table)}`.execute(trx),
        )
      ).rows[0]?.rows;
    for (const table of [
      "exam_question",
      "exam_question_key",
      "exam_paper",
      "exam_paper_version",
      "exam_mark",
      "exam_event",
    ])
      expect(await count(table, learner), table).toBe(0);
    const others = await withActor(server.services.db, learner, (trx) =>
      sql`select 1 from exam_attempt where user_no <> ${user_no}`.execute(trx),
    );
    expect(others.rows).toEqual([]);
    for (const change of [sql`update exam_attempt set cents = 10000`, sql`update exam_answer set body = '{}'`])
      expect((await withActor(server.services.db, learner, (trx) => change.execute(trx))).numAffectedRows).toBe(0n);
    // An organisation reads its own keys, and not the platform's; an account of the platform is no organisation.
    const organisation: Actor = { scope: "organisation", userNo: user_no, orgNo: "1001" };
    // 30 questions that exams draw from, and 14 to practise.
    expect(await count("exam_question_key", organisation)).toBe(44);
    expect(await count("exam_question_key", { ...organisation, orgNo: "default" })).toBe(0);
    expect(await count("exam_question_key", { ...organisation, orgNo: "1002" })).toBe(0);
  });

  it("lets no key, score or explanation leave before its time, in any phase, to anybody who sits the exam", async () => {
    const forbidden = /"(key|right|rightAnswer|explanation|score|isRight|sample|rubric|accept|isPassed)":/;
    const calls = async (who: string, attemptId: string) => {
      const options = who === "visitor" ? {} : as(who);
      const replies = await Promise.all([
        server.call("listExams", {}, options),
        server.call("getExam", { id: english }, options),
        server.call("getExamStanding", { id: english }, options),
        server.call("getExamAttempt", { attemptId }, options),
        server.call(
          "saveExamAnswers",
          { attemptId, holder, answerList: [{ slot: 1, seq: 1, body: { chosen: ["a"] } }] },
          options,
        ),
        server.call("getExamResult", { attemptId }, options),
        server.call("getExamExplanations", { attemptId }, options),
      ]);
      // What earlier attempts of the demo came to may be seen.
      const standing = replies[2]?.data;
      if (standing) standing.attemptList = standing.attemptList.filter(({ id }) => id === attemptId);
      return replies.map(({ data }) => JSON.stringify(data)).filter((text) => forbidden.test(text));
    };
    const attemptId = await begin("learner", english);
    await save("learner", attemptId, await rightAnswers(attemptId));
    const everybody = ["visitor", "learner", "other", "lecturer", "organisation", "operator"];
    for (const who of everybody) expect(await calls(who, attemptId), `open, ${who}`).toEqual([]);
    await finish("learner", attemptId);
    expect(await run(sql`select state from exam_attempt where id = ${attemptId}`)).toEqual([{ state: 3 }]);
    for (const who of everybody) expect(await calls(who, attemptId), `being marked, ${who}`).toEqual([]);
    await run(sql`update exam_mark set needs_marker = false where attempt_id = ${attemptId}`);
    await run(sql`update exam_attempt set state = 4 where id = ${attemptId}`);
    for (const [shown, phase] of [
      [1, "never shown"],
      [4, "window open"],
    ] as const) {
      await run(
        sql`update exam set show_answers = ${shown}, show_score = ${shown}, show_explanations = ${shown} where id = ${english}`,
      );
      for (const who of everybody) expect(await calls(who, attemptId), `${phase}, ${who}`).toEqual([]);
    }
    await run(sql`update exam set show_answers = 3, show_score = 3, show_explanations = 3 where id = ${english}`);
    expect((await calls("learner", attemptId)).length).toBe(3);
    for (const who of everybody.filter((one) => one !== "learner")) expect(await calls(who, attemptId)).toEqual([]);
  });

  it("names the exams that a course opens to those who hold it, and lets only them in", async () => {
    // Of the exam's own organisation: beside a course of another no exam is named.
    const [held] = await run<{ course_id: string }>(
      sql`select id as course_id from course where org_no = '1001' and is_public order by id limit 1`,
    );
    await run(sql`insert into course_user (user_no, org_no, course_id, source)
      select user_no, '1001', ${held?.course_id}, 'grant' from app_user as one where mobile = '13800000001'
        and not exists (select from course_user where user_no = one.user_no and course_id = ${held?.course_id}
          and gmt_revoke is null)`);
    const [before] = await run<{ audience: number; course_id: string | null; price_fen: number }>(
      sql`select audience, course_id, price_fen from exam where id = ${paid}`,
    );
    await run(sql`update exam set audience = 3, course_id = ${held?.course_id}, price_fen = 0 where id = ${paid}`);
    onTestFinished(async () => {
      await run(sql`update exam set audience = ${before!.audience}, course_id = ${before!.course_id},
        price_fen = ${before!.price_fen} where id = ${paid}`);
    });
    const { list } = ok(await server.call("listCourseExams", {}, as("learner")));
    const course = list.find(({ courseId }) => courseId === held?.course_id);
    expect(course!.examList.map(({ examId }) => examId)).toEqual([paid]);
    expect(ok(await server.call("getExamStanding", { id: paid }, as("learner"))).canStart).toBe(true);
    await run(
      sql`update course_user set gmt_revoke = now() where course_id = ${held?.course_id} and user_no = (select user_no from app_user where mobile = '13800000004')`,
    );
    expect(ok(await server.call("getExamStanding", { id: paid }, as("member"))).startReason).toBe("right");
  });
});

function answerOf({ right, pairs, blanks, parts }: ExamQuestionKey): ExamAnswerBody {
  return {
    ...(right ? { chosen: right } : {}),
    ...(pairs ? { pairs } : {}),
    ...(blanks ? { blanks: blanks.map(({ accept, number }) => accept?.[0] ?? String(number)) } : {}),
    ...(parts
      ? {
          parts: parts.map((part) => {
            const { chosen, blanks: written } = answerOf(part);
            return { id: part.id, ...(chosen ? { chosen } : {}), ...(written ? { blanks: written } : {}) };
          }),
        }
      : {}),
    ...(!right && !pairs && !blanks && !parts ? { text: "写几句话" } : {}),
  };
}

interface Statement {
  text: string;
  values: readonly unknown[];
}

/** What the server sends to the database meanwhile: also what its clocks send. */
async function statementsDuring(server: TestServer, work: () => Promise<void>): Promise<Statement[]> {
  const sent: Statement[] = [];
  const heard = new Set<pg.PoolClient>();
  const hear = (client: pg.PoolClient): void => {
    if (heard.has(client)) return;
    const query: unknown = Reflect.get(client, "query");
    heard.add(client);
    Object.defineProperty(client, "query", {
      configurable: true,
      writable: true,
      value(...args: unknown[]): unknown {
        const [asked, values = []] = args as [string | { text: string; values?: unknown[] }, unknown[]?];
        sent.push(typeof asked === "string" ? { text: asked, values } : { values: [], ...asked });
        return Reflect.apply(query as () => unknown, client, args);
      },
    });
  };
  server.database.pool.on("acquire", hear);
  try {
    await work();
  } finally {
    server.database.pool.off("acquire", hear);
    for (const client of heard) Reflect.deleteProperty(client, "query");
  }
  return sent;
}
