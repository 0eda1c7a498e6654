import { zipSync } from "fflate";
import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { QuestionKindEnum } from "../../src/generated/enums.ts";
import * as errorCode from "../../src/generated/error-codes.ts";
import type { OperationInput, OperationReply } from "../../src/generated/operations.ts";
import { useExams } from "./exam-fixture.ts";
import { ok } from "./client.ts";
import type { TestServer } from "./harness.ts";
import { itInWholeRun } from "../whole-run.ts";

describe("questions in and out, results, analysis and regrades", () => {
  const exams = useExams();
  const { as, run } = exams;
  let server: TestServer;
  let subjectId = "";
  beforeAll(() => {
    server = exams.server;
  });
  // Each test has a subject of its own, with no questions in it.
  beforeEach(async () => {
    subjectId = ok(await server.call("saveExamSubject", { subjectName: "导入" }, as("lecturer"))).id;
  });

  const check = (text: string | Uint8Array, more: object = {}, who = "lecturer") =>
    server.call(
      "checkExamQuestions",
      { format: "auto", ...more, file: new Blob([typeof text === "string" ? text : Buffer.from(text)]) },
      as(who),
    );
  const draftsOf = (read: OperationReply<"checkExamQuestions">) => read.recordList.map(({ record }) => record);
  const store = (questionList: OperationInput<"importExamQuestions">["questionList"], who = "lecturer") =>
    server.call("importExamQuestions", { subjectId, questionList }, as(who));
  const written = (count: number) =>
    Array.from({ length: count }, (_, n) => `${n + 1}．第 ${n} 题\nA．甲\nB．乙\n答案：A\n知识点：导入`).join("\n");

  it("reads a file, names what is wrong by its line, and stores nothing", async () => {
    const text = "1．问一\nA．甲\nB．乙\n答案：A\n2．问二\nA．甲\nB．乙\n答案：Z\n3．问一\nA．甲\nB．乙\n答案：A";
    const read = ok(await check(text, { subjectId }));
    expect(read.format).toBe("text");
    expect(read.formatName).toBe("纯文本试卷");
    expect(read.recordList.map(({ row, isDuplicate }) => [row, isDuplicate])).toEqual([
      [1, false],
      [9, true],
    ]);
    expect(read.refusedList).toEqual([
      { row: 8, problem: "unknownOption", message: "答案里的“Z”不是这道题的选项 A、B" },
    ]);
    expect(ok(await server.call("listExamQuestions", { subjectId }, as("lecturer"))).totalCount).toBe(0);
    expect((await check(text, {}, "learner")).code).toBe(errorCode.NO_PERMISSION);
    expect((await check(text, { subjectId }, "organisation")).code).toBe(errorCode.NOT_FOUND);
    expect((await check("问｛＝甲 ～乙｝")).data).toMatchObject({ canHalve: true, recordList: [] });
    expect(ok(await check("问｛＝甲 ～乙｝", { halfWidth: "yes" })).recordList).toHaveLength(1);
  });

  it("reads nine of ten questions where each tenth has a mistake, and names the line of each", async () => {
    const text = Array.from(
      { length: 200 },
      (_, n) => `${n + 1}．第 ${n} 问\nA．甲\nB．乙\n答案：${n % 10 === 9 ? "Z" : "A"}`,
    ).join("\n");
    const { recordList, refusedList } = ok(await check(text));
    expect(recordList).toHaveLength(180);
    expect(refusedList.map(({ row, problem }) => [row, problem])).toEqual(
      Array.from({ length: 20 }, (_, n) => [n * 40 + 40, "unknownOption"]),
    );
  });

  itInWholeRun("refuses hostile files in words, and goes on", async () => {
    const problems = async (file: string | Uint8Array) =>
      ok(await check(file)).refusedList.map(({ problem }) => problem);
    const bomb = zipSync({ "items/a.xml": new Uint8Array(34 * 1024 * 1024) }, { level: 1 });
    expect(await problems(bomb)).toEqual(["fileTooLarge"]);
    expect(await problems('<?xml version="1.0"?><!DOCTYPE q [<!ENTITY a "b">]><quiz/>')).toEqual(["fileWithEntities"]);
    expect(await problems("问 {T}\n\n".repeat(50_000))).toEqual(["tooManyQuestions"]);
    const tooMuch = await check(new Uint8Array(11 * 1024 * 1024));
    expect(tooMuch.code).toBe(errorCode.FILE_TOO_LARGE);
    expect(ok(await check("问 {T}")).recordList).toHaveLength(1);
  });

  it("stores each question once, however often and at once", async () => {
    const text = written(30);
    const drafts = draftsOf(ok(await check(text)));
    const replies = await Promise.all([store(drafts), store(drafts), store(drafts.slice(0, 10))]);
    expect(replies.map(({ code }) => code)).toEqual([200, 200, 200]);
    expect(replies.reduce((sum, reply) => sum + ok(reply).addedCount, 0)).toBe(30);
    const bank = ok(await server.call("listExamQuestions", { subjectId, pageSize: 50 }, as("lecturer")));
    expect(bank.totalCount).toBe(30);
    const one = ok(await server.call("getExamQuestion", { id: bank.list.at(-1)!.id }, as("lecturer")));
    expect(one).toMatchObject({ versionNo: 1, key: { right: ["a"] }, tags: ["导入"], questionKind: 1 });
    expect(bank.list.at(-1)!.words).toContain("第 0 题");
    expect(ok(await check(text, { subjectId })).recordList.every((q) => q.isDuplicate)).toBe(true);
    const wrong = [{ ...drafts[0]!, key: { right: ["z"] } }];
    expect((await store(wrong)).code).toBe(errorCode.VALIDATION);
    expect((await store(drafts, "organisation")).code).toBe(errorCode.NOT_FOUND);
    expect((await store(drafts, "learner")).code).toBe(errorCode.NO_PERMISSION);
  });

  it("exports what can be imported again, and a template whose examples are not", async () => {
    ok(await store(draftsOf(ok(await check(written(30))))));
    for (const format of ["gift", "xlsx", "qti"] as const) {
      const file = ok(await server.call("exportExamQuestions", { format, subjectId }, as("lecturer")));
      expect([format, file.questionCount, file.omissionList]).toEqual([format, 30, []]);
      const again = ok(await check(Buffer.from(file.content, "base64"), { subjectId }));
      expect(again.format).toBe(format);
      expect(again.refusedList).toEqual([]);
      expect(again.recordList.every((q) => q.isDuplicate)).toBe(true);
    }
    expect(
      ok(await server.call("exportExamQuestions", { format: "gift", subjectId }, as("organisation"))).questionCount,
    ).toBe(0);
    for (const locale of ["zh-CN", "en"]) {
      const call = { ...as("lecturer"), headers: { "accept-language": locale } };
      const sheet = ok(await server.call("getExamQuestionTemplate", { format: "xlsx" }, call));
      const read = ok(await check(Buffer.from(sheet.content, "base64")));
      expect(read.refusedList.map(({ problem }) => problem)).toEqual(["fileWithoutQuestions"]);
    }
    for (const [locale, count] of [
      ["zh-CN", 5],
      ["en", 4],
    ] as const) {
      const call = { ...as("lecturer"), headers: { "accept-language": locale } };
      const text = ok(await server.call("getExamQuestionTemplate", { format: "text" }, call));
      const read = ok(await check(Buffer.from(text.content, "base64")));
      expect([read.refusedList, read.recordList.length]).toEqual([[], count]);
    }
  });

  it("says page by page what a file could not have, before it is made, and of whose questions", async () => {
    const [first, ...others] = draftsOf(ok(await check(written(3))));
    // GIFT has no ordering.
    ok(await store([{ ...first!, questionKind: QuestionKindEnum.ordering, key: { right: ["b", "a"] } }, ...others]));
    const plan = async (input: object, who = "lecturer") =>
      ok(await server.call("listExamExportOmissions", { format: "gift", subjectId, ...input }, as(who)));
    const bank = ok(await server.call("listExamQuestions", { subjectId }, as("lecturer"))).list;
    const planned = await plan({});
    expect(planned).toMatchObject({
      totalCount: 1,
      planned: { format: "gift", foundCount: 3, questionCount: 2 },
      list: [{ no: 1, row: 1, questionId: bank.at(-1)!.id, message: "这种格式存不下这道题：第 0 题" }],
    });
    // It is what the file then says too.
    const made = ok(await server.call("exportExamQuestions", { format: "gift", subjectId }, as("lecturer")));
    expect(made.questionCount).toBe(2);
    expect(made.omissionList).toEqual([{ row: 1, problem: "question", message: planned.list[0]!.message }]);
    expect(await plan({ pageCurrent: 2, pageSize: 1 })).toMatchObject({ list: [], totalCount: 1, totalPage: 1 });
    expect((await plan({ format: "qti" })).planned).toEqual({ format: "qti", foundCount: 3, questionCount: 3 });
    expect((await plan({ tag: "导入", str: "第 1 题" })).planned).toMatchObject({ foundCount: 1, tag: "导入" });
    expect((await plan({}, "organisation")).planned.foundCount).toBe(0);
    const refused = await server.call("listExamExportOmissions", { format: "gift" }, as("learner"));
    expect(refused.code).toBe(errorCode.NO_PERMISSION);
  });

  it("finds a subject by words of its name", async () => {
    const find = async (keyword: string) =>
      ok(await server.call("listExamSubjects", { keyword }, as("lecturer"))).list.map(({ subjectName }) => subjectName);
    ok(await server.call("saveExamSubject", { subjectName: "高压 Electric" }, as("lecturer")));
    expect(await find("electric 高压")).toEqual(["高压 Electric"]);
    expect(await find("没有这样的科目")).toEqual([]);
    expect(await find(" ")).toContain("导入");
  });

  describe("of an exam that 60 people have sat", () => {
    const [people, questionCount] = [60, 5];
    let [examId, examName] = ["", ""];
    let questions: string[] = [];
    beforeAll(() =>
      run(sql`insert into app_user (login_name, name)
        select 'sat' || n, '考生' || n from generate_series(1, ${people}::int) as n`),
    );
    // Each test has an exam and questions of its own: a regrade changes both.
    let count = 0;
    beforeEach(async () => {
      count += 1;
      examName = `统计考试 ${count}`;
      ok(await store(draftsOf(ok(await check(written(questionCount))))));
      const bank = ok(await server.call("listExamQuestions", { subjectId, pageSize: 50 }, as("lecturer"))).list;
      questions = bank.map(({ id }) => id);
      const fixed = questions.map((questionId) => ({ questionId, score: 20 }));
      const paper = await server.call(
        "saveExamPaper",
        { paperName: "卷", sections: [{ title: "一", fixed }] },
        as("lecturer"),
      );
      const settings: OperationInput<"saveExam">["settings"] = {
        examName,
        examKind: 1,
        paperId: ok(paper).id,
        attemptsAllowed: 1,
        passScore: 60,
        graceSeconds: 60,
        isQuestionsShuffled: false,
        isOptionsShuffled: false,
        showAnswers: 2,
        showScore: 2,
        showExplanations: 1,
        examPrice: "0.00",
        examAudience: 1,
        limitMinutes: 60,
      };
      examId = ok(await server.call("saveExam", { settings }, as("lecturer"))).id;
      await server.call("publishExam", { id: examId, isPutaway: 1 }, as("lecturer"));
      // Person n answers the first n mod 6 questions right; the last question is right where the others are wrong.
      await run(sql`insert into exam_attempt (exam_id, user_no, org_no, owner_user_no, attempt_no, state, gmt_start,
          grace_seconds, gmt_submit, seed, grading_needed, paper_version_id, pass_cents, max_cents)
        select exam.id, app_user.user_no, exam.org_no, exam.owner_user_no, 1, 2, now() - interval '30 minutes', 60,
          now() - interval '10 minutes', 's', true, exam.paper_version_id, exam.pass_cents, 10000
        from exam, app_user where exam.id = ${examId} and app_user.login_name like 'sat%'`);
      await run(sql`insert into exam_attempt_slot (attempt_id, slot, section, question_version_id, max_cents)
        select attempt.id, place.slot, 0, question.version_id, 2000 from exam_attempt as attempt,
          unnest(${questions}::bigint[]) with ordinality as place (question, slot)
        join exam_question as question on question.id = place.question where attempt.exam_id = ${examId}`);
      await run(sql`insert into exam_answer (attempt_id, slot, seq, body, gmt_saved)
        select attempt.id, slot, 1, jsonb_build_object('chosen', jsonb_build_array(
            case when (slot = 5) <> (slot <= substr(login_name, 4)::int % 6) then 'a' else 'b' end)), now()
        from exam_attempt as attempt join app_user on app_user.user_no = attempt.user_no, generate_series(1, 5) as slot
        where attempt.exam_id = ${examId}`);
      const { markDue } = await import("../../src/server/modules/exams/index.ts");
      await markDue(server.services.db, server.services.now(), {
        failed: (error) => {
          throw error;
        },
      });
    });

    it("lists the attempts by outcome and name, and as a file; its maker's alone", async () => {
      const all = ok(await server.call("listExamResults", { examId, sort: "-score" }, as("lecturer")));
      expect(all).toMatchObject({ examName, totalCount: 60 });
      expect(all.figures).toMatchObject({ attemptCount: 60, finishedCount: 60, openCount: 0, maxScore: 100 });
      expect(all.figures.histogram.reduce((sum: number, count: number) => sum + count, 0)).toBe(60);
      expect(all.list[0]).toMatchObject({ attemptState: 4, isPassed: true, minutes: 20, answeredCount: 5 });
      const passed = ok(await server.call("listExamResults", { examId, show: "passed" }, as("lecturer"))).totalCount;
      const failed = ok(await server.call("listExamResults", { examId, show: "failed" }, as("lecturer"))).totalCount;
      expect(passed + failed).toBe(60);
      expect(passed).toBe(all.figures.passedCount);
      expect(all.figures.passedShare).toBeCloseTo(passed / all.figures.finishedCount, 9);
      const named = ok(await server.call("listExamResults", { examId, str: "考生60" }, as("lecturer")));
      expect(named.list.map(({ learnerName }) => learnerName)).toEqual(["考生60"]);
      for (const who of ["learner", "organisation"])
        for (const [id, input] of [
          ["listExamResults", {}],
          ["getExamAnalysis", {}],
          ["getExamRegrade", { questionId: questions[0], how: "key" }],
        ] as const)
          expect((await server.call(id, { examId, ...input }, as(who))).code).toBe(
            who === "learner" ? errorCode.NO_PERMISSION : errorCode.NOT_FOUND,
          );
    });

    it("names people as the exam's list does, finds them by that name, and sorts by it", async () => {
      const names = async (input: object): Promise<string[]> =>
        ok(await server.call("listExamResults", { examId, pageSize: 100, ...input }, as("lecturer"))).list.map(
          ({ learnerName }) => learnerName,
        );
      // By the account 考生1 comes before all others; by the list the last of all.
      expect((await names({ sort: "learnerName" }))[0]).toBe("考生1");
      await run(sql`insert into exam_admission (exam_id, org_no, person_name, person_number, code, user_no)
        select exam.id, exam.org_no, '龥名单', 'A-1', 'ACD4EF679Q', app_user.user_no
        from exam, app_user where exam.id = ${examId} and app_user.login_name = 'sat1'`);
      const byName = await names({ sort: "learnerName" });
      expect(byName).toHaveLength(60);
      expect(byName.at(-1)).toBe("龥名单");
      expect(byName).not.toContain("考生1");
      expect(await names({ str: "龥名单" })).toEqual(["龥名单"]);
    });

    it("analyses its questions, and says which goes against the test", async () => {
      const found = ok(await server.call("getExamAnalysis", { examId }, as("lecturer")));
      expect(found).toMatchObject({ attemptCount: 60, confidence: "enough" });
      expect(found.itemList.map(({ questionId }) => questionId)).toEqual(questions);
      expect(found.itemList.map(({ isNegative }) => isNegative)).toEqual([false, false, false, false, true]);
      expect(found.itemList[0]!.facility).toBeCloseTo(50 / 60, 9);
      const [right, wrong] = found.itemList[0]!.optionList;
      expect([right!.isRight, wrong!.isRight]).toEqual([true, false]);
      const chosen = [right!, wrong!].flatMap((one) => [one.lowerCount, one.middleCount, one.upperCount]);
      expect(chosen.reduce((sum, count) => sum + count, 0)).toBe(60);
      expect(right!.thirdCount).toBe(20);
      // What goes against the test can be looked at alone, by the number that it has among all.
      const noticed = ok(await server.call("getExamAnalysis", { examId, isNegative: true }, as("lecturer")));
      expect([noticed.noticedCount, noticed.itemList.map(({ no }) => no)]).toEqual([1, [5]]);
      const none = await run<{ id: string }>(sql`select id from exam where exam_name = '低压电工证模拟考试'`);
      const few = ok(await server.call("getExamAnalysis", { examId: none[0]!.id }, as("operator")));
      expect(few.confidence).toBe("none");
      expect(few).not.toHaveProperty("mean");
      expect(few.itemList.every((item: object) => !("facility" in item))).toBe(true);
    });

    it("shows what a regrade changes, carries it out as shown, keeps both scores, and holds for later attempts", async () => {
      const questionId = questions[4]!;
      // It has the version that is wrong.
      const open = ok(await server.call("startExamAttempt", { id: examId }, as("learner"))).id;
      const { body } = ok(await server.call("getExamQuestion", { id: questionId }, as("lecturer")));
      await server.call(
        "saveExamQuestion",
        { id: questionId, versionNo: 1, subjectId, questionKind: 1, body, key: { right: ["b"] } },
        as("lecturer"),
      );
      const input = { examId, questionId, how: "key" } satisfies Partial<OperationInput<"saveExamRegrade">>;
      const before = ok(await server.call("getExamRegrade", input, as("lecturer")));
      expect(before).toMatchObject({ attemptCount: 60, changedCount: 60, personCount: 0 });
      expect(before.upCount + before.downCount).toBe(60);
      const scores = () =>
        run<{ cents: number }>(sql`select cents from exam_attempt where exam_id = ${examId} and state = 4 order by id`);
      const old = await scores();
      const refused = await server.call("saveExamRegrade", { ...input, digest: "other" }, as("lecturer"));
      expect(refused.code).toBe(errorCode.EXAM_CHANGED);
      expect(await scores()).toEqual(old);
      const twice = await Promise.all(
        [1, 2].map(() =>
          server.call("saveExamRegrade", { ...input, digest: before.digest, note: "答案有误" }, as("lecturer")),
        ),
      );
      expect(twice.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual(
        [200, errorCode.EXAM_CHANGED].toSorted((a, b) => a - b),
      );
      const now = await scores();
      expect(now.filter(({ cents }, place) => cents !== old[place]?.cents)).toHaveLength(60);
      const kept = await run<{ before: number; after: number }>(
        sql`select cents_before as before, cents_after as after from exam_regrade_attempt
          join exam_attempt on exam_attempt.id = attempt_id where exam_id = ${examId} order by attempt_id`,
      );
      expect(kept.map((row) => row.before)).toEqual(old.map(({ cents }) => cents));
      expect(kept.map((row) => row.after)).toEqual(now.map(({ cents }) => cents));
      const marks = await run<{ source: number }>(sql`select mark_source as source from exam_mark
        join exam_attempt on exam_attempt.id = attempt_id where exam_id = ${examId} and slot = 5 and not is_current`);
      expect(marks).toHaveLength(60);
      const subject = `exam:${examId}`;
      expect(
        await run(sql`select 1 from audit_entry where action = 'exam.regrade' and subject = ${subject}`),
      ).toHaveLength(1);
      const notified = await run(sql`select 1 from msg join msg_user on msg_user.msg_id = msg.id
        where msg_title like ${`%${examName}%成绩有更正`}`);
      const learners = await run(
        sql`select distinct user_no from exam_attempt where exam_id = ${examId} and state = 4`,
      );
      expect(notified).toHaveLength(learners.length);
      expect(ok(await server.call("listExamResults", { examId, show: "regraded" }, as("lecturer"))).totalCount).toBe(
        60,
      );
      const item = ok(await server.call("getExamAnalysis", { examId }, as("lecturer"))).itemList[4];
      expect(item!.isNegative).toBe(false);
      // The attempt that was open then is marked by what is right.
      await server.call(
        "saveExamAnswers",
        { attemptId: open, holder: "page-one-0001", answerList: [{ slot: 5, seq: 1, body: { chosen: ["b"] } }] },
        as("learner"),
      );
      const done = ok(await server.call("submitExamAttempt", { attemptId: open }, as("learner")));
      expect(done.score).toBe(20);
      const explained = ok(await server.call("getExamExplanations", { attemptId: open }, as("learner")));
      expect(explained.slotList[4]!.rightAnswer).toEqual({ right: ["b"] });
    });

    it("gives everyone the points of a question, and changes what it gives", async () => {
      const input = { examId, questionId: questions[0]!, how: "everyone", score: 40 } satisfies Partial<
        OperationInput<"saveExamRegrade">
      >;
      // One more, who has answered nothing.
      const { id } = ok(await server.call("startExamAttempt", { id: examId }, as("learner")));
      ok(await server.call("submitExamAttempt", { attemptId: id }, as("learner")));
      const plan = ok(await server.call("getExamRegrade", input, as("lecturer")));
      expect(plan).toMatchObject({ attemptCount: 61, changedCount: 61, downCount: 0 });
      expect((await server.call("saveExamRegrade", { ...input, digest: plan.digest }, as("lecturer"))).code).toBe(200);
      const rows = await run<{
        cents: number;
        most: number;
        place: number;
      }>(sql`select mark.cents, attempt.max_cents as most,
          place.max_cents as place
        from exam_attempt as attempt join exam_mark as mark on mark.attempt_id = attempt.id and mark.slot = 1 and is_current
        join exam_attempt_slot as place on place.attempt_id = attempt.id and place.slot = 1
        where attempt.exam_id = ${examId}`);
      expect(rows).toHaveLength(61);
      expect(rows.every(({ cents, most, place }) => cents === 4000 && most === 12_000 && place === 4000)).toBe(true);
      expect((await server.call("getExamRegrade", { ...input, questionId: "999999" }, as("lecturer"))).code).toBe(
        errorCode.NOT_FOUND,
      );
    });
  });
});
